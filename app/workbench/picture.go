//go:build !js

package workbench

import (
	"cmp"
	"context"
	"fmt"
	"image"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"drevo/app/config"
	"drevo/app/library"
	"drevo/app/pane"
	"drevo/engine/search"
	"drevo/engine/trace"
)

// PictureOf says what a picture of the window shows.
type PictureOf struct {
	Programmes    search.List // that can be chosen; nil: all
	FEN           string      // empty: the first position
	File          string      // a game to be opened instead, the first of several
	Ply           int         // after so many half-moves of it
	Width, Height int         // in pixels
	Theme         string      // ThemeLight or ThemeDark
	Face          string      // config.FaceSimple or config.FaceEverything, which is that of an empty one
	First         bool        // as at a first start: the position at hand is that of 1938
	Programme     string      // its id; empty: the first one
	Think         bool        // analyse the position first
	Tab           pane.Key    // of the pane in front; empty: the first
	Choose        string      // what is chosen in that pane, by its name; empty: nothing
	Layers        []string    // of the board, by key, shown beside those that are on at first
}

// Picture draws the content of the window in software: no display is needed. It returns the
// context's error if that ends before the drawing begins.
func Picture(ctx context.Context, of PictureOf) (image.Image, error) {
	app := test.NewApp()
	defer app.Quit()
	queue := make(chan func(), 64)
	w, err := New(Start{
		Settings: config.InMemory(config.Config{Theme: of.Theme, Programme: of.Programme,
			Face: cmp.Or(of.Face, config.FaceEverything)}),
		Programmes: of.Programmes,
		FEN:        of.FEN,
		Post:       func(f func()) { queue <- f },
		SetTheme:   app.Settings().SetTheme,
		Dark:       func() bool { return of.Theme == ThemeDark },
	})
	if err != nil {
		return nil, err
	}
	defer w.Close()
	canvas := software.NewCanvas()
	canvas.SetPadded(false)
	content := w.Content()
	if least := content.MinSize(); float32(of.Width) < least.Width || float32(of.Height) < least.Height {
		return nil, fmt.Errorf("the window needs at least %.0fx%.0f", math.Ceil(float64(least.Width)),
			math.Ceil(float64(least.Height)))
	}
	canvas.SetContent(content)
	size := fyne.NewSize(float32(of.Width), float32(of.Height))
	canvas.Resize(size)
	w.board.SetStill()
	if err := w.arrange(ctx, of, queue); err != nil {
		return nil, err
	}
	canvas.Capture() // which asks for what is worked out for the rows that can be seen
	if err := w.workThrough(ctx, queue); err != nil {
		return nil, err
	}
	canvas.Capture()        // which throws away what Fyne has made for parts that nothing has touched for a minute
	layOut(content)         // as what it makes anew is not
	w.appearance.relayout() // texts that wrap know their heights now
	canvas.Resize(size.SubtractWidthHeight(1, 1))
	canvas.Resize(size)
	return canvas.Capture(), nil
}

// layOut gives all that stands in an object that can be seen its place again.
func layOut(o fyne.CanvasObject) {
	var inside []fyne.CanvasObject
	switch x := o.(type) {
	case *fyne.Container:
		inside = x.Objects
	case fyne.Widget:
		r := test.WidgetRenderer(x)
		r.Layout(x.Size())
		inside = r.Objects()
	}
	for _, part := range inside {
		if part.Visible() {
			layOut(part)
		}
	}
}

// arrange brings about what a picture shows, as a user does: opens the game, lets the programme think,
// turns to the tab, chooses in it, and shows the layers.
func (w *Workbench) arrange(ctx context.Context, of PictureOf, queue <-chan func()) error {
	switch {
	case of.File == "":
	case trace.IsFile(of.File):
		w.openTrace(of.File)
		if err := w.workThrough(ctx, queue); err != nil {
			return err
		}
	default:
		if err := w.openFirst(of.File, of.Ply); err != nil {
			return err
		}
	}
	switch {
	case of.First:
		w.firstStart()
		w.finishThrough(ctx, queue)
	case of.Think:
		w.Think()
		w.finishThrough(ctx, queue)
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	if of.Tab != "" {
		if err := w.Open(of.Tab, of.Choose); err != nil {
			return err
		}
	}
	for _, key := range of.Layers {
		if !slices.Contains(w.board.LayerKeys(), pane.LayerKey(key)) {
			return fmt.Errorf("there is no layer %q, but %v", key, w.board.LayerKeys())
		}
		w.ShowLayer(pane.LayerKey(key), true)
	}
	return nil
}

// openFirst opens the first game of a file that can be read, after so many half-moves.
func (w *Workbench) openFirst(path string, ply int) error {
	c := library.New(path)
	opened := c.Open(true, func(float64, int) bool { return true })
	if opened.Nothing() {
		return opened.Err
	}
	w.openItem(opened.First, c.Name, ply, opened.Err)
	return nil
}

// workThrough does what is posted until nothing is at work beside the window any more.
func (w *Workbench) workThrough(ctx context.Context, queue <-chan func()) error {
	for len(queue) > 0 || w.desk.Busy() {
		select {
		case do := <-queue:
			do()
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

// finishThrough does what the search posts until it, or the context, has ended.
func (w *Workbench) finishThrough(ctx context.Context, queue <-chan func()) {
	for w.toolbar.thinking {
		select {
		case do := <-queue:
			do()
		case <-ctx.Done():
			return
		}
	}
	w.toolbar.rest(false) // as it is half a second later
}
