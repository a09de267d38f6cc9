package workbench

import (
	"fmt"
	"maps"
	"reflect"

	"drevo/app/config"
	"drevo/app/session"
	"drevo/engine/search"
)

// place is a game, the place in it, and the search whose tree is shown.
type place struct {
	game   *session.Game
	search *session.Search
}

func (w *Workbench) place() place { return place{w.session.Game.Clone(), w.session.Search()} }

// changeGame does what alters the game, and notes it for undo.
func (w *Workbench) changeGame(name string, change func()) {
	before := w.place()
	change()
	after := w.place()
	if before.game.Equal(after.game) && before.search == after.search {
		return
	}
	w.note(step{
		name: name,
		undo: func() string { return w.goBackTo(before) },
		redo: func() string { return w.goBackTo(after) },
	})
}

// goBackTo shows a game and tree that were shown before.
func (w *Workbench) goBackTo(p place) (lost string) {
	w.closePanes()
	if p.search != nil && !w.session.Has(p.search) {
		lost = "Its tree had to make room."
	}
	w.session.SetGame(p.game.Clone(), p.search)
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
	Undo()
	Redo()
}

// inField is the field that has the keys, nil for none.
func (w *Workbench) inField() field {
	if w.window == nil {
		return nil
	}
	f, _ := w.window.Canvas().Focused().(field)
	return f
}

// undo takes back what was done last; redo does again what was taken back last.
func (w *Workbench) undo() {
	if f := w.inField(); f != nil {
		f.Undo()
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
	if f := w.inField(); f != nil {
		f.Redo()
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
