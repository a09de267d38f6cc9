// Package panetest tests panes without a window: a [Window] holds a session and some panes,
// and does for them what they ask of their host.
package panetest

import (
	"context"
	"fmt"
	"maps"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/opinion"
	"drevo/app/pane"
	"drevo/app/play"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/chessboard"
	"drevo/widgets/tooltip"
)

// Window is the host of the panes under test, all of which can be seen.
type Window struct {
	T       testing.TB
	Session *session.Session
	Unit    present.Unit
	Config  config.Config
	Queue   chan func() // what was posted for the window's goroutine, which is the test's

	Previewed []board.Move // the line that the board shows

	Message   string                 // of the status bar
	Wrong     bool                   // something went wrong
	Opened    []string               // key and name of what was asked for, a space between them
	Title     string                 // of the nodes that were asked for
	Passes    func(tree.Node) bool   // which of them
	Redraws   int                    // how often the layers of the board were to be drawn again
	Layers    map[pane.LayerKey]bool // switched by panes
	Asked     []string               // what was asked for about games and books
	Questions []opinion.Question     // that were asked of an engine

	table   *play.Table
	contest *play.Contest
	shelf   *books.Shelf
	adviser *opinion.Adviser

	panes []pane.Pane
	hints *tooltip.Layer
	desk  *work.Desk
}

var _ pane.Host = (*Window)(nil)

// New returns a window with a programme, some options of it, and the position of a FEN:
// the first one if it is empty.
func New(t testing.TB, programme string, options map[string]string, fen string) *Window {
	t.Helper()
	test.NewTempApp(t)
	p, err := engine.Find(programme)
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(p, options)
	if err != nil {
		t.Fatal(err)
	}
	if fen == "" {
		fen = session.FirstPosition
	}
	position, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	w := &Window{T: t, Session: session.New(position, p, values), Queue: make(chan func(), 1024),
		Layers: map[pane.LayerKey]bool{}}
	w.table, w.contest, w.shelf = &play.Table{Post: w.Post}, &play.Contest{Post: w.Post}, books.NewShelf("")
	w.adviser = &opinion.Adviser{Post: w.Post}
	w.hints = tooltip.NewLayer()
	w.hints.Post = w.Post
	w.desk = work.NewDesk(t.Context(), w.Post)
	t.Cleanup(w.Session.Stop)
	return w
}

// Absolute returns the options of ITEP's preset "absolute", whose tree has a node for every move at
// the root, with others over them: name, value, name, value.
func Absolute(over ...string) map[string]string {
	p, err := engine.Find("itep")
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

// Put puts panes into the window, and shows them.
func (w *Window) Put(panes ...pane.Pane) {
	w.panes = append(w.panes, panes...)
	w.Show()
}

// View is what the panes are shown.
func (w *Window) View() pane.View { return pane.NewView(w.Session, w.Unit) }

// Show shows the view to the panes.
func (w *Window) Show() {
	for _, p := range w.panes {
		p.Show(w.View())
	}
}

// Think searches the position to the end, and shows the tree.
func (w *Window) Think() {
	w.T.Helper()
	s := w.Session.Think(context.Background())
	if _, err := s.Wait(); err != nil {
		w.T.Fatal(err)
	}
	w.Session.Locate()
	w.Show()
}

// Until does what was posted until a condition is met.
func (w *Window) Until(met func() bool) {
	w.T.Helper()
	for late := time.After(30 * time.Second); !met(); {
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
	move, err := w.Session.Search().Position.ParseSAN(san)
	if err != nil {
		w.T.Fatal(err)
	}
	id, ok := w.Session.Tree().Find(tree.Root, move)
	if !ok {
		w.T.Fatalf("%s has no node", san)
	}
	return id
}

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

func (w *Window) Select(id tree.ID) { w.Session.Select(id); w.Show() }

func (w *Window) Play(move board.Move) { w.Session.Play(move); w.Show() }

func (w *Window) Walk(to func(*session.Game)) { to(w.Session.Game); w.Session.Locate(); w.Show() }

func (w *Window) EditGame(_ string, change func(*session.Game)) { w.Walk(change) }

// PlayText plays a move by its SAN.
func (w *Window) PlayText(san string) {
	w.T.Helper()
	p := w.Session.Position()
	move, err := p.ParseSAN(san)
	if err != nil {
		w.T.Fatal(err)
	}
	w.Play(move)
}

// Table, Contest and Shelf are the window's own; nothing else is done for what is played.
func (w *Window) Table() *play.Table        { return w.table }
func (w *Window) Contest() *play.Contest    { return w.contest }
func (w *Window) Shelf() *books.Shelf       { return w.shelf }
func (w *Window) Adviser() *opinion.Adviser { return w.adviser }
func (w *Window) Ask(q opinion.Question)    { w.Questions = append(w.Questions, q) }
func (w *Window) AddEngine()                { w.Asked = append(w.Asked, "add engine") }
func (w *Window) PlayGame(here bool)        { w.Asked = append(w.Asked, fmt.Sprintf("game, here %v", here)) }
func (w *Window) GoOn()                     { w.Asked = append(w.Asked, "go on") }
func (w *Window) ShowGame()                 { w.Asked = append(w.Asked, "show game") }
func (w *Window) TakeBack()                 { w.Asked = append(w.Asked, "take back") }
func (w *Window) StartContest()             { w.Asked = append(w.Asked, "start contest") }
func (w *Window) SaveContest()              { w.Asked = append(w.Asked, "save contest") }
func (w *Window) OpenBook()                 { w.Asked = append(w.Asked, "open book") }
func (w *Window) AddToBook()                { w.Asked = append(w.Asked, "add to book") }

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

func (w *Window) Preview(_ board.Position, moves []board.Move) { w.Previewed = moves }

func (w *Window) OpenSearch(s *session.Search) { w.Session.Adopt(s); w.Show() }

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

func (w *Window) ShowSearch(s *session.Search) { w.Session.Show(s); w.Show() }

func (w *Window) DeleteSearch(s *session.Search) { w.Session.Delete(s); w.Show() }

func (w *Window) NameSearch(s *session.Search, name string) { s.Name = name; w.Show() }

func (w *Window) Do(_ string, change func()) { change() }

func (w *Window) Redraw() { w.Redraws++ }

func (w *Window) ShowLayer(key pane.LayerKey, on bool) { w.Layers[key] = on }

func (w *Window) Set(option, value string) {
	given := w.Session.Values.Map()
	given[option] = value
	w.SetPreset(given)
}

func (w *Window) SetPreset(given map[string]string) {
	values, err := search.Resolve(w.Session.Programme, given)
	if err != nil {
		w.Message = err.Error()
		return
	}
	w.Session.Values = values
	w.Show()
}

func (w *Window) SetUnit(unit present.Unit) { w.Unit = unit; w.Show() }

func (w *Window) Hint(string, fyne.Position)         {}
func (w *Window) Hints() *tooltip.Layer              { return w.hints }
func (w *Window) Status(text string)                 { w.Message = text }
func (w *Window) Fault(text string)                  { w.Message, w.Wrong = text, true }
func (w *Window) Settings() config.Config            { return w.Config }
func (w *Window) Keep(change func(c *config.Config)) { change(&w.Config) }
func (w *Window) Post(do func())                     { w.Queue <- do }
func (w *Window) Slot(name string) *work.Slot        { return w.desk.Slot(name) }
