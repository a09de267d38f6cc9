// Package panetest tests panes without a window: a [Window] holds a workspace and some panes,
// and notes what they ask of their host.
package panetest

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/config"
	"drevo/app/glossary"
	"drevo/app/journal"
	"drevo/app/pane"
	"drevo/app/work"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/chessboard"
	"drevo/widgets/tooltip"
)

// Window is the host of the panes under test, all of which can be seen.
type Window struct {
	*workspacetest.Window

	Previewed []board.Move           // the line that the board shows
	Opened    []string               // key and name of what was asked for, a space between them
	Title     string                 // of the nodes that were asked for
	Passes    func(tree.Node) bool   // which of them
	Redraws   int                    // how often the layers of the board were to be drawn again
	Layers    map[pane.LayerKey]bool // switched by panes
	Saved     string                 // text that was to be saved

	panes []pane.Pane
	hints *tooltip.Layer
}

var (
	_ pane.Host  = (*Window)(nil)
	_ pane.Files = (*Window)(nil)
)

// New returns a window with a programme, some options of it, and the position of a FEN:
// the first one if it is empty.
func New(t testing.TB, programme string, options map[string]string, fen string) *Window {
	t.Helper()
	return over(t, workspacetest.New(t, programme, options, fen))
}

// With is New at the first position, or as a journal has it.
func With(t testing.TB, programme string, options map[string]string, kept *journal.Journal) *Window {
	t.Helper()
	return over(t, workspacetest.With(t, config.InMemory(config.Config{Programme: programme, Options: options}), kept))
}

func over(t testing.TB, workspace *workspacetest.Window) *Window {
	t.Helper()
	test.NewTempApp(t)
	w := &Window{Window: workspace, Layers: map[pane.LayerKey]bool{}, hints: tooltip.NewLayer()}
	w.hints.Post = w.Post
	w.OnShow = func() {
		for _, p := range w.panes {
			p.Show(w.View())
		}
	}
	return w
}

// Put puts panes into the window, and shows them.
func (w *Window) Put(panes ...pane.Pane) {
	w.panes = append(w.panes, panes...)
	w.Show()
}

// View is what the panes are shown.
func (w *Window) View() pane.View { return pane.NewView(w.Session, w.Unit) }

// Layer draws a layer of the panes.
func (w *Window) Layer(key pane.LayerKey) chessboard.Layer {
	w.T.Helper()
	for _, p := range w.panes {
		for _, l := range p.Layers() {
			if l.Key == key {
				return l.Draw()
			}
		}
	}
	w.T.Fatalf("there is no layer %s", key)
	return chessboard.Layer{}
}

func (w *Window) Open(key pane.Key, name string) error {
	w.Opened = append(w.Opened, string(key)+" "+name)
	return nil
}

func (w *Window) Compare(first, second pane.Side) {
	for _, p := range w.panes {
		if c, ok := p.(pane.Comparer); ok {
			c.Compare(first, second)
		}
	}
}

func (w *Window) ShowNodes(title string, passes func(tree.Node) bool, found func(int)) {
	w.Title, w.Passes = title, passes
	if passes == nil {
		return
	}
	count := 0
	for id := tree.Root; int(id) < w.Session.Tree().Len(); id++ {
		if passes(w.Session.Tree().Node(id)) {
			count++
		}
	}
	found(count)
}

func (w *Window) Grow() {
	for _, p := range w.panes {
		if g, ok := p.(pane.Grower); ok {
			g.Grow()
		}
	}
}

func (w *Window) Preview(_ board.Position, moves []board.Move) { w.Previewed = moves }
func (w *Window) Word(word glossary.Word, _ fyne.Position)     { w.Opened = append(w.Opened, word.Name) }
func (w *Window) Redraw()                                      { w.Redraws++ }
func (w *Window) ShowLayer(key pane.LayerKey, on bool)         { w.Layers[key] = on }
func (w *Window) Hints() *tooltip.Layer                        { return w.hints }
func (w *Window) Slot(name string) *work.Slot                  { return w.Desk.Slot(name) }
func (w *Window) Ask(title string, _ func(string))             { w.Opened = append(w.Opened, title) }
func (w *Window) Save(_, text string)                          { w.Saved = text }
