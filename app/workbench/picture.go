package workbench

import (
	"context"
	"fmt"
	"image"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"drevo/app/config"
	"drevo/app/pane"
)

// PictureOf says what a picture of the window shows.
type PictureOf struct {
	FEN           string   // empty: the first position
	Width, Height int      // in pixels
	Theme         string   // ThemeLight or ThemeDark
	Programme     string   // its id; empty: the first one
	Think         bool     // analyse the position first
	Tab           pane.Key // of the pane in front; empty: the first
	Choose        string   // what is chosen in that pane, by its name; empty: nothing
	Layers        []string // of the board, by key, shown beside those that are on at first
}

// Picture draws the content of the window in software: no display is needed. It returns the
// context's error if that ends before the drawing begins.
func Picture(ctx context.Context, of PictureOf) (image.Image, error) {
	app := test.NewApp()
	defer app.Quit()
	queue := make(chan func(), 64)
	w, err := New(Start{
		Settings: config.InMemory(config.Config{Theme: of.Theme, Programme: of.Programme}),
		FEN:      of.FEN,
		Post:     func(f func()) { queue <- f },
		SetTheme: app.Settings().SetTheme,
		Dark:     func() bool { return of.Theme == ThemeDark },
	})
	if err != nil {
		return nil, err
	}
	defer w.Close()
	canvas := software.NewCanvas()
	canvas.SetPadded(false)
	content := w.Content()
	if least := content.MinSize(); float32(of.Width) < least.Width || float32(of.Height) < least.Height {
		return nil, fmt.Errorf("the window needs at least %.0fx%.0f", math.Ceil(float64(least.Width)), math.Ceil(float64(least.Height)))
	}
	canvas.SetContent(content)
	canvas.Resize(fyne.NewSize(float32(of.Width), float32(of.Height)))
	w.board.SetStill()
	if of.Think {
		w.thinkThrough(ctx, queue)
		w.toolbar.rest(false) // as it is half a second later
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if of.Tab != "" {
		if err := (host{w}).Open(of.Tab, of.Choose); err != nil {
			return nil, err
		}
	}
	for _, key := range of.Layers {
		if !slices.Contains(w.board.LayerKeys(), pane.LayerKey(key)) {
			return nil, fmt.Errorf("there is no layer %q, but %v", key, w.board.LayerKeys())
		}
		w.showLayer(pane.LayerKey(key), true)
	}
	canvas.Capture() // which asks for what is worked out for the rows that can be seen
	if err := w.workThrough(ctx, queue); err != nil {
		return nil, err
	}
	w.relayout() // texts that wrap know their heights now
	return canvas.Capture(), nil
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

// thinkThrough searches the position and does what the search posts until it, or the
// context, has ended.
func (w *Workbench) thinkThrough(ctx context.Context, queue <-chan func()) {
	w.think()
	for w.toolbar.thinking {
		select {
		case do := <-queue:
			do()
		case <-ctx.Done():
			return
		}
	}
}
