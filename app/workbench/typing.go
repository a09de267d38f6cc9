package workbench

import (
	"reflect"

	"fyne.io/fyne/v2"
)

// field is what a text is being typed into. It has an undo of its own.
type field interface {
	fyne.Focusable
	Undo()
	Redo()
}

// inField does something in the field that has the keys, and reports whether that changed its text.
func (d *dialogs) inField(do func(field)) bool {
	if d.window == nil {
		return false
	}
	f, ok := d.window.Canvas().Focused().(field)
	if !ok {
		return false
	}
	text := func() string { // of whatever is made of a widget.Entry
		return reflect.Indirect(reflect.ValueOf(f)).FieldByName("Text").String()
	}
	before := text()
	do(f)
	return text() != before
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
	w.Undo()
}

func (w *Workbench) redo() {
	if w.inField(field.Redo) {
		return
	}
	if e := w.editing(); e != nil {
		e.Redo()
		return
	}
	w.Redo()
}
