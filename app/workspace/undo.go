package workspace

import "fmt"

// note keeps what was done, for undo.
func (w *Workspace) note(s step) {
	w.steps.add(s)
	w.Mark()
}

// Steps names what would be undone and done again next, empty for nothing.
func (w *Workspace) Steps() (undo, redo string) { return w.steps.names() }

// Undo takes back what was done last.
func (w *Workspace) Undo() {
	s, ok := w.steps.back()
	if !ok {
		w.Status("There is nothing to undo.")
		return
	}
	w.restep("Undone", s.name, s.undo)
}

// Redo does again what was taken back last.
func (w *Workspace) Redo() {
	s, ok := w.steps.again()
	if !ok {
		w.Status("There is nothing to do again.")
		return
	}
	w.restep("Done again", s.name, s.redo)
}

func (w *Workspace) restep(what, name string, do func() string) {
	text := fmt.Sprintf("%s: %s.", what, name)
	if lost := do(); lost != "" {
		text += " " + lost
	}
	w.Status(text)
	w.Mark()
}
