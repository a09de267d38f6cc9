package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/tooltip"
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
