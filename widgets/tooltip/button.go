package tooltip

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Button is a flat button with an icon, for a tool bar. It shows its hint while the mouse rests on
// it, and when the keyboard's focus comes to it; a disabled button does so too, because that is
// when people wonder. Everything else is a [widget.Button]'s: icon, text, focus, space key, Enable
// and Disable.
type Button struct {
	widget.Button
	layer *Layer
	hint  string
	by    area // the button on the canvas, while its hint is asked for
}

// NewButton makes a button whose hint appears on the layer.
func NewButton(layer *Layer, icon fyne.Resource, hint string, tapped func()) *Button {
	b := &Button{layer: layer, hint: hint}
	b.Icon, b.Importance, b.OnTapped = icon, widget.LowImportance, tapped
	b.ExtendBaseWidget(b)
	return b
}

// Hint is the sentence that the button shows.
func (b *Button) Hint() string { return b.hint }

// SetHint changes the sentence, also under a resting mouse.
func (b *Button) SetHint(hint string) {
	b.hint = hint
	if b.layer.owner == b && (b.layer.shown || b.layer.waiting) {
		b.layer.show(b, hint, b.by)
	}
}

// MouseIn is Fyne's hook.
func (b *Button) MouseIn(e *desktop.MouseEvent) {
	b.Button.MouseIn(e)
	b.ask(e.AbsolutePosition.Subtract(e.Position))
}

// MouseOut is Fyne's hook.
func (b *Button) MouseOut() {
	b.Button.MouseOut()
	b.layer.release(b)
}

// FocusGained is Fyne's hook.
func (b *Button) FocusGained() {
	b.Button.FocusGained()
	b.ask(fyne.CurrentApp().Driver().AbsolutePositionForObject(b))
}

// FocusLost is Fyne's hook.
func (b *Button) FocusLost() {
	b.Button.FocusLost()
	b.layer.release(b)
}

// Tapped is Fyne's hook. Who presses a button has done with its hint.
func (b *Button) Tapped(e *fyne.PointEvent) {
	b.layer.release(b)
	b.Button.Tapped(e)
}

// TypedKey is Fyne's hook. The space key presses the button and leaves the focus where it is; a tap
// would take it away.
func (b *Button) TypedKey(e *fyne.KeyEvent) {
	b.layer.release(b)
	if e.Name == fyne.KeySpace && !b.Disabled() && b.OnTapped != nil {
		b.OnTapped()
	}
}

// Hide takes the button away, and its hint with it.
func (b *Button) Hide() {
	b.layer.release(b)
	b.Button.Hide()
}

// ask asks for the hint, the button being at a place of the canvas.
func (b *Button) ask(at fyne.Position) {
	b.by = area{at, b.Size()}
	b.layer.show(b, b.hint, b.by)
}

var (
	_ desktop.Hoverable = (*Button)(nil)
	_ fyne.Focusable    = (*Button)(nil)
	_ fyne.Disableable  = (*Button)(nil)
)
