package readout

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// hover follows the mouse over a widget and tells of every new hint once.
type hover struct {
	inside bool
	at     fyne.Position // in the widget
	abs    fyne.Position // in the window, on the widget's upper edge
	hint   string
}

// move follows the mouse.
func (h *hover) move(e *desktop.MouseEvent, hintAt func(fyne.Position) string, on func(string, fyne.Position)) {
	h.inside, h.at = true, e.Position
	h.abs = e.AbsolutePosition.SubtractXY(0, e.Position.Y)
	h.tell(hintAt, on)
}

// tell looks again what is under the mouse, which may rest while the widget changes.
func (h *hover) tell(hintAt func(fyne.Position) string, on func(string, fyne.Position)) {
	if !h.inside {
		return
	}
	h.set(hintAt(h.at), h.abs, on)
}

// leave takes the hint back.
func (h *hover) leave(on func(string, fyne.Position)) {
	h.inside = false
	h.set("", fyne.Position{}, on)
}

func (h *hover) set(hint string, at fyne.Position, on func(string, fyne.Position)) {
	if hint == h.hint {
		return
	}
	h.hint = hint
	if on != nil {
		on(hint, at)
	}
}
