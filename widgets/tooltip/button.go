package tooltip

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Button is a button that explains itself. It shows its hint while the mouse rests on it, and when
// the keyboard's focus comes to it; a disabled button does so too, because that is when people
// wonder. Everything else is a [widget.Button]'s: text, icon, focus, space key, Enable and Disable.
type Button struct {
	widget.Button
	hinted
}

// NewButton makes a flat button with an icon, for a tool bar, whose hint appears on the layer.
func NewButton(layer *Layer, icon fyne.Resource, hint string, tapped func()) *Button {
	b := NewTextButton(layer, "", icon, hint, tapped)
	b.Importance = widget.LowImportance
	return b
}

// NewTextButton makes a button with a text, and an icon if one is given.
func NewTextButton(layer *Layer, text string, icon fyne.Resource, hint string, tapped func()) *Button {
	b := &Button{}
	b.Text, b.Icon, b.OnTapped = text, icon, tapped
	b.hinted = hinted{layer: layer, hint: hint, owner: b}
	b.ExtendBaseWidget(b)
	return b
}

// MouseIn is Fyne's hook.
func (b *Button) MouseIn(e *desktop.MouseEvent) {
	b.Button.MouseIn(e)
	b.in(e)
}

// MouseOut is Fyne's hook.
func (b *Button) MouseOut() {
	b.Button.MouseOut()
	b.release()
}

// FocusGained is Fyne's hook.
func (b *Button) FocusGained() {
	b.Button.FocusGained()
	b.gained()
}

// FocusLost is Fyne's hook.
func (b *Button) FocusLost() {
	b.Button.FocusLost()
	b.release()
}

// Tapped is Fyne's hook. Who presses a button has done with its hint.
func (b *Button) Tapped(e *fyne.PointEvent) {
	b.release()
	b.Button.Tapped(e)
}

// TypedKey is Fyne's hook. The space key presses the button and leaves the focus where it is; a tap
// would take it away.
func (b *Button) TypedKey(e *fyne.KeyEvent) {
	b.release()
	if e.Name != fyne.KeySpace {
		PassKey(b, e)
		return
	}
	if !b.Disabled() && b.OnTapped != nil {
		b.OnTapped()
	}
}

// TypedRune is Fyne's hook.
func (b *Button) TypedRune(r rune) {
	if r != ' ' {
		PassRune(b, r)
	}
}

// Hide takes the button away, and its hint with it.
func (b *Button) Hide() {
	b.release()
	b.Button.Hide()
}

var (
	_ desktop.Hoverable = (*Button)(nil)
	_ fyne.Focusable    = (*Button)(nil)
	_ fyne.Disableable  = (*Button)(nil)
)
