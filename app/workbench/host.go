package workbench

import (
	"fmt"

	"fyne.io/fyne/v2"

	"drevo/app/books"
	"drevo/app/config"
	"drevo/app/opinion"
	"drevo/app/pane"
	"drevo/app/play"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/tooltip"
)

// host is the window as the panes see it.
type host struct{ w *Workbench }

var _ pane.Host = host{}

func (h host) Select(id tree.ID) {
	if node, inTree := h.w.session.Node(); inTree && node == id {
		return
	}
	h.w.session.Select(id)
	h.w.show()
}

func (h host) Play(move board.Move) {
	p := h.w.session.Position()
	var left bool
	h.w.changeGame("move "+present.Line(p, []board.Move{move}), func() { left = h.w.session.Play(move) })
	h.w.show()
	h.w.handIn(move)
	if !left {
		return
	}
	if missing, ok := h.w.view.WhyNot(); ok {
		h.Status(h.w.view.Nodes.WhyNot(missing))
	}
}

func (h host) Walk(to func(*session.Game)) {
	h.w.session.Walk(to)
	h.w.follow()
	h.w.show()
}

func (h host) EditGame(name string, change func(*session.Game)) {
	h.w.changeGame(name, func() { h.w.session.Walk(change) })
	h.w.show()
}

func (h host) Think() { h.w.think() }

func (h host) Table() *play.Table        { return h.w.table }
func (h host) Contest() *play.Contest    { return h.w.contest }
func (h host) Adviser() *opinion.Adviser { return h.w.adviser }
func (h host) Ask(q opinion.Question)    { h.w.adviser.Ask(h.w.ctx, q) }
func (h host) AddEngine()                { h.w.addEngine() }
func (h host) Shelf() *books.Shelf       { return h.w.shelf }
func (h host) PlayGame(here bool)        { h.w.playGame(here) }
func (h host) GoOn()                     { h.w.goOn() }
func (h host) ShowGame()                 { h.w.toTable() }
func (h host) TakeBack()                 { h.w.takeBack() }
func (h host) StartContest()             { h.w.startContest() }
func (h host) SaveContest()              { h.w.saveContest() }
func (h host) AddToBook()                { h.w.addToBook() }
func (h host) OpenBook()                 { h.w.openBook() }

func (h host) Open(key pane.Key, name string) error {
	s, ok := h.w.frame.find(key)
	if !ok {
		return fmt.Errorf("there is no tab %q", key)
	}
	h.w.frame.bringToFront(s)
	h.w.fronted()
	if name == "" {
		return nil
	}
	c, ok := s.Pane.(pane.Chooser)
	if !ok {
		return fmt.Errorf("in %s there is nothing to choose", s.Title())
	}
	return c.Choose(name)
}

func (h host) Compare(first, second pane.Side) {
	if err := h.Open(pane.Why, ""); err != nil {
		h.Status(err.Error())
		return
	}
	if s, ok := h.w.frame.find(pane.Why); ok {
		if c, ok := s.Pane.(pane.Comparer); ok {
			c.Compare(first, second)
		}
	}
}

func (h host) Preview(from board.Position, moves []board.Move) { h.w.board.Preview(from, moves) }

func (h host) OpenSearch(s *session.Search) { h.w.openSearch(s) }

func (h host) ShowNodes(title string, passes func(tree.Node) bool, found func(count int)) {
	h.w.tree.ShowNodes(title, passes, found)
}

func (h host) ShowSearch(s *session.Search)              { h.w.showSearch(s) }
func (h host) DeleteSearch(s *session.Search)            { h.w.deleteSearch(s) }
func (h host) NameSearch(s *session.Search, name string) { h.w.nameSearch(s, name) }
func (h host) Do(name string, change func())             { h.w.changeSettings(name, change) }

func (h host) Redraw() { h.w.update(func() { h.w.stale = true }) }

func (h host) ShowLayer(key pane.LayerKey, on bool) { h.w.showLayer(key, on) }

func (h host) Set(option, value string)           { h.w.setOption(option, value) }
func (h host) SetPreset(values map[string]string) { h.w.setPreset(values) }
func (h host) SetUnit(unit present.Unit)          { h.w.setUnit(unit) }

func (h host) Hint(text string, at fyne.Position) { h.w.hint(text, at) }
func (h host) Hints() *tooltip.Layer              { return h.w.hints }
func (h host) Status(text string)                 { h.w.setStatus(text) }
func (h host) Fault(text string)                  { h.w.setFault(text) }

func (h host) Settings() config.Config          { return h.w.settings.Config() }
func (h host) Keep(change func(*config.Config)) { h.w.settings.Change(change) }

func (h host) Post(do func())              { h.w.start.Post(do) }
func (h host) Slot(name string) *work.Slot { return h.w.desk.Slot(name) }
