//go:build !darwin || cgo || ci

package command

import (
	"context"
	"flag"
	"fmt"
	"image/png"
	"os"
	"strconv"
	"strings"

	"drevo/app/pane"
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

func snapshot(_ context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("snapshot", flag.ContinueOnError)
	out := flags.String("out", "", "")
	fen := flags.String("fen", "", "")
	size := flags.String("size", "1440x900", "")
	theme := flags.String("theme", workbench.ThemeLight, "")
	think := flags.Bool("think", false, "")
	programme := flags.String("programme", "", "")
	tab := flags.String("tab", "", "")
	attack := flags.String("attack", "", "")
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
		if _, err := parseFEN(*fen); err != nil {
			return err
		}
	}
	if *programme != "" {
		if _, err := engine.Find(*programme); err != nil {
			return usageError{err}
		}
	}
	of := workbench.PictureOf{
		FEN: *fen, Width: width, Height: height, Theme: *theme, Think: *think, Programme: *programme, Tab: pane.Key(strings.ToLower(*tab)),
	}
	if *attack != "" {
		of.Tab, of.Choose = pane.Trajectories, *attack
	}
	picture, err := workbench.Picture(of)
	if err != nil {
		return usageError{err}
	}
	file, err := os.Create(*out)
	if err != nil {
		return fmt.Errorf("snapshot: %w", err)
	}
	err = png.Encode(file, picture)
	if closing := file.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return fmt.Errorf("snapshot: %w", err)
	}
	_, err = fmt.Fprintf(to.out, "%s: the window at %dx%d, %s\n", *out, width, height, *theme)
	return err
}

// parseSize reads "1440x900".
func parseSize(text string) (width, height int, err error) {
	w, h, ok := strings.Cut(text, "x")
	width, errW := strconv.Atoi(w)
	height, errH := strconv.Atoi(h)
	if !ok || errW != nil || errH != nil || min(width, height) < leastSide || max(width, height) > mostSide {
		return 0, 0, wrong("-size is WIDTHxHEIGHT with sides from %d to %d, not %.40q", leastSide, mostSide, text)
	}
	return width, height, nil
}
