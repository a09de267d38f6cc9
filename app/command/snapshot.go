//go:build ((!darwin || cgo) && !nopictures) || ci

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

	"drevo/app/config"
	"drevo/app/file"
	"drevo/app/pane"
	"drevo/app/toolkit"
	"drevo/app/workbench"
)

// The sizes that make sense for a picture of the window, in pixels.
const (
	leastSide = 320
	mostSide  = 8192
)

// Draws says whether this build has the snapshot.
const Draws = true

// snapshot draws the window into a file.
func snapshot(ctx context.Context, args []string, to streams) error {
	of, out, err := pictureAsked(args, to)
	if err != nil {
		return err
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
	if err := file.Replace(out, data.Bytes(), 0o644); err != nil {
		return err
	}
	_, err = fmt.Fprintf(to.out, "%s: the window at %dx%d, %s\n", out, of.Width, of.Height, of.Theme)
	return err
}

// pictureAsked reads what the picture is to show, and into which file it goes.
func pictureAsked(args []string, to streams) (of workbench.PictureOf, out string, err error) {
	flags := flag.NewFlagSet("snapshot", flag.ContinueOnError)
	of.Programmes = to.programmes
	flags.StringVar(&out, "out", "", "draw into this `FILE`, such as window.png; without it nothing is drawn")
	flags.StringVar(&of.FEN, "fen", "", "the position as a `FEN`; without it the first one")
	flags.StringVar(&of.File, "open", "", "open this `FILE`, such as games.pgn or engine.trace; without it no file")
	flags.IntVar(&of.Ply, "ply", 0, "go `N` half-moves into the game, such as 30; without it none")
	flags.StringVar(&of.Theme, "theme", workbench.ThemeLight, "the colours: `light|dark`")
	flags.StringVar(&of.Face, "face", config.FaceEverything, "the face of the window: `simple|everything`")
	flags.BoolVar(&of.First, "first", false, "show the window as at a first start")
	flags.BoolVar(&of.Think, "think", false, "let the programme think")
	flags.StringVar(&of.Programme, "programme", "", "the `PROGRAMME` that is chosen, such as botvinnik; without it "+
		"ITEP")
	flags.StringVar(&of.Choose, "choose", "", "choose this `WORD` in the tab, such as ablation; without it nothing")
	size := flags.String("size", "1440x900", "width and height `WxH` in pixels, such as 1280x800")
	tab := flags.String("tab", "", "show this `TAB`, such as Compare; without it the first one")
	attack := flags.String("attack", "", "show this `TRAJECTORY`, such as Bb2-a3xe7; without it none")
	layers := flags.String("layers", "", "show these `LAYERS` of the board, such as threats,pins; without it none")
	if err := parse(flags, args); err != nil {
		return of, "", err
	}
	if out == "" {
		return of, "", wrong("-out names the file to write")
	}
	if of.FEN != "" && of.File != "" {
		return of, "", wrong("-fen and -open name two positions")
	}
	if of.First && (of.FEN != "" || of.File != "" || of.Programme != "") {
		return of, "", wrong("-first shows a position and a programme of its own")
	}
	if of.Face != config.FaceSimple && of.Face != config.FaceEverything {
		return of, "", wrong("-face is %s or %s, not %.40q", config.FaceSimple, config.FaceEverything, of.Face)
	}
	if of.Choose != "" && *tab == "" {
		return of, "", wrong("-choose goes with -tab, which says where")
	}
	of.Tab = pane.Key(strings.ToLower(*tab))
	if *attack != "" {
		of.Tab, of.Choose = pane.Trajectories, *attack
	}
	if *layers != "" {
		of.Layers = strings.Split(*layers, ",")
	}
	if of.Width, of.Height, err = parseSize(*size); err != nil {
		return of, "", err
	}
	return of, out, checkPicture(&of, to)
}

// checkPicture refuses a theme, position or programme that there is not, and writes the position as
// the window does.
func checkPicture(of *workbench.PictureOf, to streams) error {
	if of.Theme != workbench.ThemeLight && of.Theme != workbench.ThemeDark {
		return wrong("-theme is light or dark, not %.40q", of.Theme)
	}
	if of.Programme != "" {
		if _, err := of.Programmes.Find(of.Programme); err != nil {
			return usageError{err}
		}
	}
	if of.FEN == "" {
		return nil
	}
	p, err := to.position(of.FEN)
	if err != nil {
		return err
	}
	of.FEN = p.FEN()
	return nil
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
	if !ok || errW != nil || errH != nil || fmt.Sprintf("%dx%d", width, height) != text ||
		min(width, height) < leastSide || max(width, height) > mostSide {
		return 0, 0, wrong("-size is WIDTHxHEIGHT with sides from %d to %d, not %.40q", leastSide, mostSide, text)
	}
	return width, height, nil
}
