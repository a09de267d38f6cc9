//go:build !js

package workbench

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"image"
	"math"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/app/config"
	"drevo/app/library"
	"drevo/app/link"
	"drevo/app/session"
	"drevo/app/svg"
	"drevo/app/workspace"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/trace"
)

// PictureOf says what a picture of the window shows.
type PictureOf struct {
	Programmes    search.List  // that can be chosen; nil: all
	Show          link.State   // position, game, programme, options, node, tab and the like; empty: the first position
	Item          int          // of a file of several the one with this number; 0: the first that can be read
	Moves         []board.Move // behind the position
	Width, Height int          // in pixels
	First         bool         // as at a first start: the position at hand is that of 1938
	Think         bool         // analyse the position first
	Nodes         uint64       // at most so many are searched; 0: no such limit
	Still         bool         // without times and rates, so that it is the same on every machine
	Present       string       // as a presentation with this beside the board, of Presented; empty: as usual
}

// never is a time after which no work is left.
const never = 1000 * time.Hour

// studio is a window that nobody sees, and is drawn in software: no display is needed.
type studio struct {
	*Workbench
	of      PictureOf
	queue   chan func()
	canvas  software.WindowlessCanvas
	content fyne.CanvasObject
}

// Picture draws the content of the window. It returns the context's error if that ends before the drawing begins.
func Picture(ctx context.Context, of PictureOf) (image.Image, error) {
	s, end, err := newStudio(of)
	if err != nil {
		return nil, err
	}
	defer end()
	if err := s.arrange(ctx); err != nil {
		return nil, err
	}
	return s.draw(ctx)
}

// Drawing is Picture as SVG, of a part of the window.
func Drawing(ctx context.Context, of PictureOf, part image.Rectangle) ([]byte, error) {
	s, end, err := newStudio(of)
	if err != nil {
		return nil, err
	}
	defer end()
	if err := s.arrange(ctx); err != nil {
		return nil, err
	}
	if _, err := s.draw(ctx); err != nil {
		return nil, err
	}
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameBackground))
	ground.Resize(s.size())
	return svg.Of(container.NewWithoutLayout(ground, s.content), part)
}

// newStudio returns a window, and what ends it.
func newStudio(of PictureOf) (s *studio, end func(), err error) {
	app := test.NewApp()
	s = &studio{of: of, queue: make(chan func(), 64), canvas: software.NewCanvas()}
	theme, programme := cmp.Or(of.Show.Theme, ThemeLight), of.Show.Programme
	if programme != "" {
		programme, _, _ = strings.Cut(programme, "/")
	}
	s.Workbench, err = New(Start{
		Settings: config.InMemory(config.Config{Theme: theme, Programme: programme,
			Face: cmp.Or(of.Show.Face, config.FaceEverything)}),
		Programmes: of.Programmes,
		FEN:        of.Show.FEN,
		Post:       func(f func()) { s.queue <- f },
		SetTheme:   app.Settings().SetTheme,
		Dark:       func() bool { return theme == ThemeDark },
		Still:      of.Still,
	})
	if err != nil {
		app.Quit()
		return nil, nil, err
	}
	s.desk.Patience = never // a picture shows what has come to its end
	end = func() { s.Close(); app.Quit() }
	s.content = s.Content()
	if least := s.content.MinSize(); float32(of.Width) < least.Width || float32(of.Height) < least.Height {
		end()
		return nil, nil, fmt.Errorf("the window needs at least %.0fx%.0f", math.Ceil(float64(least.Width)),
			math.Ceil(float64(least.Height)))
	}
	s.canvas.SetPadded(false)
	s.canvas.SetContent(s.content)
	s.canvas.Resize(s.size())
	s.board.SetStill()
	return s, end, nil
}

func (s *studio) size() fyne.Size { return fyne.NewSize(float32(s.of.Width), float32(s.of.Height)) }

// draw draws the window as it is when nothing is at work any more.
func (s *studio) draw(ctx context.Context) (image.Image, error) {
	s.canvas.Capture() // which asks for what is worked out for the rows that can be seen
	if err := s.workThrough(ctx); err != nil {
		return nil, err
	}
	if s.of.Still && s.frame.slim && s.saidOf == nil {
		s.bar.say("", false) // of what passes and what a search says it hangs on their times which comes last
	}
	s.canvas.Capture()      // which throws away what Fyne has made for parts that nothing has touched for a minute
	layOut(s.content)       // as what it makes anew is not
	s.appearance.relayout() // texts that wrap know their heights now
	s.canvas.Resize(s.size().SubtractWidthHeight(1, 1))
	s.canvas.Resize(s.size())
	return s.canvas.Capture(), nil
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

// arrange brings about what a picture shows, as a user does: opens the game, lets the programme think, goes to the
// node, turns to the tab, chooses in it, and shows the layers.
func (s *studio) arrange(ctx context.Context) error {
	of := s.of
	s.Session.Limits.Nodes = of.Nodes
	if err := s.openFile(ctx); err != nil {
		return err
	}
	if len(of.Moves) > 0 {
		s.Walk(func(g *session.Game) { g.GoTo(slices.Concat(g.Moves(), of.Moves)) })
	}
	if of.First {
		s.firstStart()
		s.finishThrough(ctx)
	}
	show := of.Show
	show.Game, show.Ply = "", 0
	if err := s.show(ctx, show, of.Think); err != nil {
		return err
	}
	if i := slices.Index(Presented, of.Present); i >= 0 {
		s.presentation().of(part(i + 1))
	}
	return nil
}

// show shows a state; thinks says whether its programme does, if nothing in the state asks for that.
func (s *studio) show(ctx context.Context, show link.State, thinks bool) error {
	if thinks && show.Programme == "" {
		show.Programme = workspace.PlayerOf(s.Session.Programme, s.Session.Values)
	}
	t, err := s.ReadLink(show)
	if err = errors.Join(err, s.lacks(show)); err != nil {
		return err
	}
	if !thinks {
		s.Prepare(t)
		return errors.Join(s.arrive(t, nil), ctx.Err())
	}
	shown := false
	s.OpenLink(t, func(of *session.Search) { err, shown = s.arrive(t, of), true })
	for !shown && ctx.Err() == nil {
		s.one(ctx)
	}
	s.finishThrough(ctx)
	return errors.Join(err, ctx.Err())
}

// openFile opens the file of a picture: a trace, or a game at a place of it.
func (s *studio) openFile(ctx context.Context) error {
	path := s.of.Show.Game
	switch {
	case path == "":
		return nil
	case trace.IsFile(path):
		s.openTrace(path)
		return s.workThrough(ctx)
	}
	c := library.New(path)
	opened := c.Open(true, func(float64, int) bool { return true })
	if opened.Nothing() {
		return opened.Err
	}
	item := opened.First
	if n := s.of.Item; n > 0 {
		if n > c.Len() {
			return fmt.Errorf("%s has no game %d, but %d", c.Name, n, c.Len())
		}
		var err error
		if item, err = c.Item(n - 1); err != nil {
			return err
		}
	}
	s.openItem(item, c.Name, s.of.Show.Ply, opened.Err)
	return nil
}

// workThrough does what is posted until nothing is at work beside the window any more.
func (s *studio) workThrough(ctx context.Context) error {
	for (len(s.queue) > 0 || s.desk.Busy()) && ctx.Err() == nil {
		s.one(ctx)
	}
	return ctx.Err()
}

// finishThrough does what the search posts until it, or the context, has ended.
func (s *studio) finishThrough(ctx context.Context) {
	for s.toolbar.thinking && ctx.Err() == nil {
		s.one(ctx)
	}
	s.toolbar.rest(false) // as it is half a second later
}

// one does the next thing that is posted.
func (s *studio) one(ctx context.Context) {
	select {
	case do := <-s.queue:
		do()
	case <-ctx.Done():
	}
}
