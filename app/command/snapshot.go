//go:build !darwin || cgo || ci

package command

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"image/png"
	"os"
	"strconv"
	"strings"
	"time"

	"drevo/app/file"
	"drevo/app/pane"
	"drevo/app/toolkit"
	"drevo/app/workbench"
	"drevo/engine"
)

// The sizes that make sense for a picture of the window, in pixels.
const (
	leastSide = 320
	mostSide  = 8192
)

// Draws says whether this build has the snapshot.
const Draws = true

func snapshot(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("snapshot", flag.ContinueOnError)
	out := flags.String("out", "", "")
	fen := flags.String("fen", "", "")
	size := flags.String("size", "1440x900", "")
	theme := flags.String("theme", workbench.ThemeLight, "")
	think := flags.Bool("think", false, "")
	programme := flags.String("programme", "", "")
	tab := flags.String("tab", "", "")
	choose := flags.String("choose", "", "")
	attack := flags.String("attack", "", "")
	layers := flags.String("layers", "", "")
	if err := parse(flags, args); err != nil {
		return err
	}
	if *out == "" {
		return wrong("-out names the file to write")
	}
	if *theme != workbench.ThemeLight && *theme != workbench.ThemeDark {
		return wrong("-theme is light or dark, not %.40q", *theme)
	}
	width, height, err := parseSize(*size)
	if err != nil {
		return err
	}
	if *fen != "" {
		p, err := parseFEN(*fen)
		if err != nil {
			return err
		}
		*fen = p.FEN()
	}
	if *programme != "" {
		if _, err := engine.Find(*programme); err != nil {
			return usageError{err}
		}
	}
	of := workbench.PictureOf{
		FEN: *fen, Width: width, Height: height, Theme: *theme, Think: *think, Programme: *programme, Tab: pane.Key(strings.ToLower(*tab)),
		Choose: *choose,
	}
	if *choose != "" && *tab == "" {
		return wrong("-choose goes with -tab, which says where")
	}
	if *layers != "" {
		of.Layers = strings.Split(*layers, ",")
	}
	if *attack != "" {
		of.Tab, of.Choose = pane.Trajectories, *attack
	}
	for _, sentence := range toolkit.Guard() {
		fmt.Fprintln(to.err, "drevo snapshot:", sentence)
	}
	defer endSoonAfter(ctx, to)()
	picture, err := workbench.Picture(ctx, of)
	if ctx.Err() != nil {
		return errStopped
	}
	if err != nil {
		return usageError{err}
	}
	var data bytes.Buffer
	if err := png.Encode(&data, picture); err != nil {
		return err
	}
	if err := file.Replace(*out, data.Bytes(), 0o644); err != nil {
		return err
	}
	_, err = fmt.Fprintf(to.out, "%s: the window at %dx%d, %s\n", *out, width, height, *theme)
	return err
}

// endSoonAfter ends the program soon after ctx does, for drawing, which can't be stopped
// half-way. The function that it returns takes that back.
func endSoonAfter(ctx context.Context, to streams) (stop func() bool) {
	return context.AfterFunc(ctx, func() {
		time.Sleep(50 * time.Millisecond)
		fmt.Fprintf(to.err, "drevo snapshot: %v\n", errStopped)
		os.Exit(Failed)
	})
}

// parseSize reads "1440x900".
func parseSize(text string) (width, height int, err error) {
	w, h, ok := strings.Cut(text, "x")
	width, errW := strconv.Atoi(w)
	height, errH := strconv.Atoi(h)
	if !ok || errW != nil || errH != nil || fmt.Sprintf("%dx%d", width, height) != text || min(width, height) < leastSide || max(width, height) > mostSide {
		return 0, 0, wrong("-size is WIDTHxHEIGHT with sides from %d to %d, not %.40q", leastSide, mostSide, text)
	}
	return width, height, nil
}
