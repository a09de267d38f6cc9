// Package workspacetest tests what stands on a workspace without a window: a [Window] holds a workspace, and
// notes what it is told.
package workspacetest

import (
	"maps"
	"testing"
	"time"

	"drevo/app/config"
	"drevo/app/journal"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/app/workspace"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// Window is the window of a workspace under test.
type Window struct {
	*workspace.Workspace
	T     testing.TB
	Desk  *work.Desk
	Queue chan func() // what was posted for the window's goroutine, which is the test's

	Message string // that was said last
	Wrong   bool   // something went wrong
	Busy    bool   // a search was begun, and its end not told
	Resumed int    // how often the search of the last time was repeated
	OnShow  func() // optional
}

var _ workspace.Window = (*Window)(nil)

// New returns a window with a programme, some options of it, and the position of a FEN:
// the first one if it is empty.
func New(t testing.TB, programme string, options map[string]string, fen string) *Window {
	t.Helper()
	return On(t, config.InMemory(config.Config{Programme: programme, Options: options}), fen)
}

// On is New with settings.
func On(t testing.TB, settings *config.Store, fen string) *Window {
	t.Helper()
	return start(t, workspace.Start{Settings: settings, FEN: fen})
}

// With is New with settings and a journal.
func With(t testing.TB, settings *config.Store, kept *journal.Journal) *Window {
	t.Helper()
	return start(t, workspace.Start{Settings: settings, Journal: kept})
}

func start(t testing.TB, with workspace.Start) *Window {
	t.Helper()
	w := &Window{T: t, Queue: make(chan func(), 1024)}
	with.Programmes, with.Post, with.Window = engine.Programmes(), func(do func()) { w.Queue <- do }, w
	var err error
	w.Workspace, err = workspace.New(with)
	if err != nil {
		t.Fatal(err)
	}
	w.Desk = work.NewDesk(t.Context(), w.Post)
	t.Cleanup(w.Close)
	return w
}

// Absolute returns the options of ITEP's preset "absolute", whose tree has a node for every move at
// the root, with others over them: name, value, name, value.
func Absolute(over ...string) map[string]string {
	p, err := engine.Programmes().Find("itep")
	if err != nil {
		panic(err)
	}
	preset, err := search.FindPreset(p, "absolute")
	if err != nil {
		panic(err)
	}
	options := maps.Clone(preset.Values)
	for i := 0; i < len(over); i += 2 {
		options[over[i]] = over[i+1]
	}
	return options
}

func (w *Window) Show() {
	if w.OnShow != nil {
		w.OnShow()
	}
}

func (w *Window) Grow()               {}
func (w *Window) Leave()              {}
func (w *Window) Status(text string)  { w.Message, w.Wrong = text, false }
func (w *Window) Outcome(text string) { w.Message, w.Wrong = text, false }
func (w *Window) Fault(text string)   { w.Message, w.Wrong = text, true }
func (w *Window) Thinking(on bool)    { w.Busy = on }
func (w *Window) Mark()               {}
func (w *Window) Resume()             { w.Resumed++ }

// Config is what is kept.
func (w *Window) Config() config.Config { return w.Settings().Config() }

// Keep changes what is kept.
func (w *Window) Keep(change func(*config.Config)) { w.Settings().Change(change) }

// Think searches the position to the end, and shows the tree.
func (w *Window) Think() {
	w.T.Helper()
	s := w.Session
	if _, err := s.ThinkAs(w.Context(), s.Game, s.Programme, s.Values).Wait(); err != nil {
		w.T.Fatal(err)
	}
	w.Session.Locate()
	w.Show()
}

// Finish lets the search that was begun come to its end, and shows what has come of it.
func (w *Window) Finish() {
	w.T.Helper()
	w.Until(func() bool { return !w.Busy })
}

// Until does what was posted until a condition is met.
func (w *Window) Until(met func() bool) {
	w.T.Helper()
	for late := time.After(needs.Patience); !met(); {
		select {
		case do := <-w.Queue:
			do()
		case <-late:
			w.T.Fatal("it takes too long")
		}
	}
}

// Child returns the node of a move at the root.
func (w *Window) Child(san string) tree.ID {
	w.T.Helper()
	id, ok := w.Session.Tree().Find(tree.Root, w.move(w.Session.Search().Position, san))
	if !ok {
		w.T.Fatalf("%s has no node", san)
	}
	return id
}

// Go goes to a node of the tree that is shown.
func (w *Window) Go(id tree.ID) { w.Select(session.At{Search: w.Session.Search(), Node: id}) }

// PlayText plays a move by its SAN.
func (w *Window) PlayText(san string) {
	w.T.Helper()
	w.Play(w.move(w.Session.Position(), san))
}

func (w *Window) move(p board.Position, san string) board.Move {
	w.T.Helper()
	move, err := p.ParseSAN(san)
	if err != nil {
		w.T.Fatal(err)
	}
	return move
}
