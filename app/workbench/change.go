package workbench

import (
	"fmt"
	"maps"
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
	"drevo/app/session"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/tooltip"
)

// place is a game, the place in it, and the search whose tree is shown, with the node there.
type place struct {
	game   *session.Game
	search *session.Search
	node   tree.ID
}

func (w *Workbench) place() place {
	node, _ := w.session.Node()
	return place{w.session.Game.Clone(), w.session.Search(), node}
}

// changeGame does what alters the game, and notes it for undo.
func (w *Workbench) changeGame(name string, change func()) {
	before := w.place()
	change()
	after := w.place()
	if before.game.Equal(after.game) && before.search == after.search {
		return
	}
	moves := 0
	if record := after.game.Record(); record != before.game.Record() { // which the step alone keeps
		moves = len(record.Nodes())
	}
	w.note(step{
		name:  name,
		undo:  func() string { return w.goBackTo(before) },
		redo:  func() string { return w.goBackTo(after) },
		moves: moves,
	})
}

// goBackTo shows a game and tree that were shown before.
func (w *Workbench) goBackTo(p place) (lost string) {
	w.closePanes()
	if p.search != nil && !w.session.Has(p.search) {
		lost = "Its tree had to make room."
	}
	w.session.SetGame(p.game.Clone(), p.search)
	w.session.SelectAt(p.node)
	w.follow()
	w.show()
	return lost
}

// setup is what the next search will be: the programme in hand, the options of all, and the
// named sets of weights. The maps do not change.
type setup struct {
	programme search.Programme
	values    search.Values
	others    map[string]map[string]string
	weights   map[string]map[string]string
}

func (w *Workbench) setup() setup {
	kept := w.settings.Config()
	return setup{w.session.Programme, w.session.Values, kept.Others, kept.Weights}
}

// same reports whether two set-ups are the same.
func (s setup) same(other setup) bool {
	return s.programme.About().ID == other.programme.About().ID && maps.Equal(s.values.Map(), other.values.Map()) &&
		reflect.DeepEqual(s.weights, other.weights)
}

// changeSettings does what alters the set-up, and notes it for undo as one step, however many
// changes are made within it.
func (w *Workbench) changeSettings(name string, change func()) {
	w.settling++
	before := w.setup()
	change()
	w.settling--
	after := w.setup()
	if w.settling > 0 || before.same(after) {
		return
	}
	w.note(step{
		name: name,
		undo: func() string { return w.setUp(before) },
		redo: func() string { return w.setUp(after) },
	})
}

// setUp takes over a set-up that was in force before.
func (w *Workbench) setUp(s setup) (lost string) {
	w.session.Programme, w.session.Values = s.programme, s.values
	w.settings.Change(func(c *config.Config) { c.Others, c.Weights = s.others, s.weights })
	w.keepSettings()
	w.show()
	return ""
}

// note keeps what was done, for undo.
func (w *Workbench) note(s step) {
	w.history.add(s)
	w.newMenu() // which names it
}

// field is what a text is being typed into. It has an undo of its own.
type field interface {
	fyne.Focusable
	Undo()
	Redo()
}

// inField does something in the field that has the keys, and reports whether that changed its text.
func (w *Workbench) inField(do func(field)) bool {
	if w.window == nil {
		return false
	}
	f, ok := w.window.Canvas().Focused().(field)
	if !ok {
		return false
	}
	before := content(f)
	do(f)
	return content(f) != before
}

// content is what stands in a field: one of ours, or of a dialog of Fyne's.
func content(f field) string {
	switch f := f.(type) {
	case tooltip.Field:
		return f.Content()
	case *widget.Entry:
		return f.Text
	}
	return ""
}

// undo takes back what was typed or done last; redo does again what was taken back last.
func (w *Workbench) undo() {
	if w.inField(field.Undo) {
		return
	}
	if e := w.editing(); e != nil {
		e.Undo()
		return
	}
	s, ok := w.history.back()
	if !ok {
		w.setStatus("There is nothing to undo.")
		return
	}
	w.restep("Undone", s.name, s.undo)
}

func (w *Workbench) redo() {
	if w.inField(field.Redo) {
		return
	}
	if e := w.editing(); e != nil {
		e.Redo()
		return
	}
	s, ok := w.history.again()
	if !ok {
		w.setStatus("There is nothing to do again.")
		return
	}
	w.restep("Done again", s.name, s.redo)
}

func (w *Workbench) restep(what, name string, do func() string) {
	text := fmt.Sprintf("%s: %s.", what, name)
	if lost := do(); lost != "" {
		text += " " + lost
	}
	w.setStatus(text)
	w.newMenu()
}
