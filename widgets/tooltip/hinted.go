package tooltip

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// control is what Fyne's controls have in common.
type control interface {
	fyne.Focusable
	fyne.Tappable
	Hide()
}

// hinted makes a control explain itself: its hint is shown while the mouse rests on it, also where it is
// disabled, because that is when people wonder. Who clicks or types has done with the hint. Keys that the
// control has no use for go to the window.
//
// It stands beside the control in a struct, one level above it, so that Fyne finds its hooks first.
type hinted struct {
	layer *Layer // nil until it is known
	hint  string
	owner fyne.CanvasObject
	by    area // the control on the canvas, while its hint is asked for

	control control
	own     func(fyne.KeyName) bool // the keys that the control has a use for
	writes  bool                    // it takes characters
}

// Hint is the sentence that the control shows.
func (h *hinted) Hint() string { return h.hint }

// SetHint changes the sentence, also under a resting mouse.
func (h *hinted) SetHint(hint string) {
	h.hint = hint
	if h.layer != nil && h.layer.owner == h && (h.layer.shown || h.layer.waiting) {
		h.layer.show(h, hint, h.by)
	}
}

// SetLayer says where the hint appears.
func (h *hinted) SetLayer(layer *Layer) { h.layer = layer }

// ask asks for the hint, the control being at a place of the canvas.
func (h *hinted) ask(at fyne.Position) {
	if h.layer != nil {
		h.by = area{at, h.owner.Size(), true}
		h.layer.show(h, h.hint, h.by)
	}
}

func (h *hinted) release() {
	if h.layer != nil {
		h.layer.release(h)
	}
}

// MouseIn is Fyne's hook.
func (h *hinted) MouseIn(e *desktop.MouseEvent) {
	if c, ok := h.control.(desktop.Hoverable); ok {
		c.MouseIn(e)
	}
	h.ask(e.AbsolutePosition.Subtract(e.Position))
}

// MouseMoved is Fyne's hook.
func (h *hinted) MouseMoved(e *desktop.MouseEvent) {
	if c, ok := h.control.(desktop.Hoverable); ok {
		c.MouseMoved(e)
	}
}

// MouseOut is Fyne's hook.
func (h *hinted) MouseOut() {
	if c, ok := h.control.(desktop.Hoverable); ok {
		c.MouseOut()
	}
	h.release()
}

// FocusLost is Fyne's hook.
func (h *hinted) FocusLost() { h.control.FocusLost(); h.release() }

// Tapped is Fyne's hook.
func (h *hinted) Tapped(e *fyne.PointEvent) { h.release(); h.control.Tapped(e) }

// Hide takes the control away, and its hint with it.
func (h *hinted) Hide() { h.release(); h.control.Hide() }

// TypedKey is Fyne's hook.
func (h *hinted) TypedKey(e *fyne.KeyEvent) {
	if h.release(); h.own(e.Name) {
		h.control.TypedKey(e)
		return
	}
	PassKey(h.owner, e)
}

// TypedRune is Fyne's hook.
func (h *hinted) TypedRune(r rune) {
	if h.release(); h.writes || r == ' ' {
		h.control.TypedRune(r)
		return
	}
	PassRune(h.owner, r)
}

// PassKey hands a key that a control has no use for to the window, whose own keys so work wherever
// the focus is.
func PassKey(from fyne.CanvasObject, e *fyne.KeyEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(from); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(e)
	}
}

// PassRune is PassKey for a character.
func PassRune(from fyne.CanvasObject, r rune) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(from); c != nil && c.OnTypedRune() != nil {
		c.OnTypedRune()(r)
	}
}

// only returns which keys are some of few.
func only(keys ...fyne.KeyName) func(fyne.KeyName) bool {
	return func(key fyne.KeyName) bool { return slices.Contains(keys, key) }
}

// typing reports whether a key is one that types something in a field, or moves in it.
func typing(key fyne.KeyName) bool {
	function := len(key) >= 2 && key[0] == 'F' && key[1] >= '1' && key[1] <= '9'
	return !function && key != fyne.KeyEscape
}
