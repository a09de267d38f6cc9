//go:build ((!darwin || cgo) && !nopictures) || ci

package command

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"drevo/app/config"
	"drevo/app/file"
	"drevo/app/link"
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

// pictureFlags say what a picture shows.
type pictureFlags struct {
	searchFlags
	show                                       link.State
	think, first, still, list                  bool
	out, script, link, line, layers, size, cut string
	present                                    string
}

func newPictureFlags(flags *flag.FlagSet) *pictureFlags {
	f := &pictureFlags{searchFlags: newSearchFlags(flags)}
	flags.StringVar(&f.out, "out", "", "draw into this `FILE`, such as window.png or window.svg; without it nothing "+
		"is drawn")
	flags.StringVar(&f.show.Game, "open", "", "open this `FILE`, such as games.pgn or engine.trace, as does its name "+
		"behind the command; without it no file")
	flags.StringVar(&f.link, "link", "", "show what this `LINK` says, such as drevo:pane=why (Game, Copy link); "+
		"without it the flags say all")
	flags.StringVar(&f.show.Theme, "theme", workbench.ThemeLight, "the colours: `light|dark`")
	flags.StringVar(&f.show.Face, "face", config.FaceEverything, "the face of the window: `simple|everything`")
	flags.BoolVar(&f.first, "first", false, "show the window as at a first start")
	flags.BoolVar(&f.think, "think", false, "let the programme think; -depth, -nodes and -line do, too")
	flags.StringVar(&f.show.Choose, "choose", "", "choose this `WORD` in the tab, such as ablation; without it nothing")
	flags.StringVar(&f.line, "line", "", "show the node of these `MOVES` of the tree, such as \"Ba3 Qxa3\"; without it "+
		"the root")
	flags.StringVar(&f.size, "size", "1440x900", "width and height `WxH` in pixels, such as 1280x800")
	flags.StringVar(&f.cut, "crop", "", "keep this part of the picture, `X,Y,W,H` in pixels, such as 0,60,830,500; "+
		"without it all")
	flags.StringVar(&f.show.Pane, "tab", "", "show this `TAB`, or a part of one, such as compare or trajectories/hope; "+
		"without it the first one")
	flags.StringVar(&f.show.Attack, "attack", "", "show this `TRAJECTORY`, such as Bb2-a3xe7; without it none")
	flags.StringVar(&f.layers, "layers", "", "show these `LAYERS` of the board, such as threats,pins; without it none")
	flags.BoolVar(&f.still, "still", false, "leave times and rates out, so that the picture is the same everywhere")
	flags.StringVar(&f.script, "script", "", "draw a film, a GIF, of the states in this `FILE`, such as film.txt: a line "+
		"has seconds and a link; without it one picture")
	flags.StringVar(&f.present, "present", "", "show the board and this `PART` in large type, as on a projector, such as "+
		"tree: "+strings.Join(workbench.Presented, "|")+"; without it the whole window")
	flags.BoolVar(&f.list, "list", false, "list the tabs, with what can be chosen in them, and the layers")
	return f
}

// snapshot draws the window into a file.
func snapshot(ctx context.Context, args []string, to streams) error {
	flags := flag.NewFlagSet("snapshot", flag.ContinueOnError)
	f := newPictureFlags(flags)
	words, err := parseWords(flags, args)
	if err != nil {
		return err
	}
	of, err := f.picture(ctx, words, to)
	if err != nil {
		return err
	}
	cut, err := parseCut(f.cut, of.Width, of.Height)
	if err != nil {
		return err
	}
	for _, sentence := range toolkit.Guard() {
		fmt.Fprintln(to.err, "drevo snapshot:", sentence)
	}
	defer endSoonAfter(ctx, to)()
	if f.list {
		return listChoices(of, to)
	}
	draw := f.drawPicture
	if f.script != "" {
		draw = f.drawFilm
	}
	data, said, err := draw(ctx, of, cut)
	if ctx.Err() != nil {
		return errStopped
	}
	if err != nil {
		return usageError{err}
	}
	if err := file.Replace(f.out, data, 0o644); err != nil {
		return err
	}
	_, err = fmt.Fprintf(to.out, "%s: %s\n", f.out, said)
	return err
}

// drawPicture returns a part of a picture as PNG, or as SVG where the file is named so, and what it is.
func (f *pictureFlags) drawPicture(ctx context.Context, of workbench.PictureOf, cut image.Rectangle) (data []byte,
	said string, err error) {
	said = fmt.Sprintf("the window at %dx%d, %s", of.Width, of.Height, of.Show.Theme)
	if strings.HasSuffix(f.out, ".svg") {
		data, err = workbench.Drawing(ctx, of, cut)
		return data, said, err
	}
	picture, err := workbench.Picture(ctx, of)
	if err != nil {
		return nil, "", err
	}
	var b bytes.Buffer
	err = png.Encode(&b, part(picture, cut))
	return b.Bytes(), said, err
}

// part is a part of a picture, without the rest.
func part(picture image.Image, cut image.Rectangle) *image.RGBA {
	p := image.NewRGBA(image.Rect(0, 0, cut.Dx(), cut.Dy()))
	draw.Draw(p, p.Bounds(), picture, cut.Min, draw.Src)
	return p
}

// listChoices prints what a picture can be asked for.
func listChoices(of workbench.PictureOf, to streams) error {
	tabs, layers, err := workbench.Choices(of)
	if err != nil {
		return usageError{err}
	}
	_, err = fmt.Fprintf(to.out, "-tab, and behind the colon what -choose takes there:\n  %s\n\n-layers:\n  %s\n\n"+
		"-programme and -set: see drevo programmes, and drevo programmes NAME\n", strings.Join(tabs, "\n  "),
		strings.Join(layers, " "))
	return err
}

// picture is what the flags and the words behind the command ask for.
func (f *pictureFlags) picture(ctx context.Context, words []string, to streams) (of workbench.PictureOf, err error) {
	if f.out == "" && !f.list {
		return of, wrong("-out names the file to write, or -list lists what can be shown")
	}
	of = workbench.PictureOf{Programmes: to.programmes, First: f.first, Still: f.still, Nodes: *f.nodes,
		Present: f.present}
	if of.Width, of.Height, err = parseSize(f.size); err != nil {
		return of, err
	}
	if len(words) > 0 && isFile(words[0]) {
		if f.show.Game != "" {
			return of, wrong("-open and %.200q name two files", words[0])
		}
		f.show.Game, words = words[0], words[1:]
	}
	if err := f.check(); err != nil {
		return of, err
	}
	if err := f.state(to); err != nil {
		return of, err
	}
	of.Show, of.Item = f.show, *f.position.game
	of.Think = f.think || len(f.show.Node.Moves) > 0 || isSet(f.flags, "depth") || isSet(f.flags, "nodes")
	if !isSet(f.flags, "game") {
		of.Item = 0 // the first that can be read
	}
	if f.show.Game != "" && len(words) > 0 {
		return of, wrong("%.200q: no moves can be played behind a file; -ply goes into its game", words[0])
	}
	if isSet(f.flags, "fen") || len(words) > 0 {
		spots, err := f.position.spots(ctx, words, to)
		if err != nil {
			return of, err
		}
		start := spots[0].game.Start()
		of.Show.FEN, of.Moves = start.FEN(), spots[0].game.Moves()
	}
	return of, f.follow(&of)
}

// isFile reports whether a word names a file.
func isFile(word string) bool {
	info, err := os.Stat(word)
	return err == nil && info.Mode().IsRegular()
}

// check refuses flags that don't go together, and words of which there are few.
func (f *pictureFlags) check() error {
	s := f.show
	switch {
	case isSet(f.flags, "fen") && s.Game != "":
		return wrong("-fen and -open name two positions")
	case f.first && (isSet(f.flags, "fen") || s.Game != "" || isSet(f.flags, "programme")):
		return wrong("-first shows a position and a programme of its own")
	case s.Face != config.FaceSimple && s.Face != config.FaceEverything:
		return wrong("-face is %s or %s, not %.40q", config.FaceSimple, config.FaceEverything, s.Face)
	case s.Theme != workbench.ThemeLight && s.Theme != workbench.ThemeDark:
		return wrong("-theme is light or dark, not %.40q", s.Theme)
	case f.present != "" && !slices.Contains(workbench.Presented, f.present):
		return wrong("-present is %s, not %.40q", strings.Join(workbench.Presented, ", "), f.present)
	case s.Choose != "" && s.Pane == "":
		return wrong("-choose goes with -tab, which says where")
	}
	return nil
}

// state completes the state that the picture shows.
func (f *pictureFlags) state(to streams) error {
	options, err := f.options(&to)
	if err != nil {
		return usageError{err}
	}
	s := &f.show
	if isSet(f.flags, "programme") {
		s.Programme = *f.programme
	}
	if isSet(f.flags, "set") || isSet(f.flags, "depth") {
		s.Programme, s.Set = options.Programme.About().ID, options.Values.Map()
	}
	s.Node.Moves = strings.Fields(f.line)
	s.Pane = strings.ReplaceAll(strings.ToLower(s.Pane), " ", "-")
	if f.layers != "" {
		s.Layers = strings.Split(f.layers, ",")
	}
	s.Ply = *f.position.ply
	return nil
}

// follow takes a link in the place of what the flags say.
func (f *pictureFlags) follow(of *workbench.PictureOf) error {
	if f.link == "" {
		return nil
	}
	s, err := link.Parse(f.link)
	if err != nil {
		return usageError{err}
	}
	if s.Game != "" {
		return wrong("-link: a file is named by -open")
	}
	s.Face, s.Theme = f.show.Face, f.show.Theme
	s.Game, s.Ply = f.show.Game, f.show.Ply
	of.Show, of.Think = s, s.Thinks()
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

// parseCut reads "0,60,830,500", a part of a picture; nothing is all of it.
func parseCut(text string, width, height int) (image.Rectangle, error) {
	all := image.Rect(0, 0, width, height)
	if text == "" {
		return all, nil
	}
	var x, y, w, h int
	if _, err := fmt.Sscanf(text, "%d,%d,%d,%d", &x, &y, &w, &h); err != nil || min(w, h) < 1 ||
		!image.Rect(x, y, x+w, y+h).In(all) {
		return all, wrong("-crop is X,Y,W,H, a part of the picture of %dx%d, not %.40q", width, height, text)
	}
	return image.Rect(x, y, x+w, y+h), nil
}
