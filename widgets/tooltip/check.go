package tooltip

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Check is a [widget.Check] that shows a hint while the mouse rests on it, a disabled one too.
type Check struct {
	widget.Check
	layer *Layer
	hint  string
	by    area // the box on the canvas, while its hint is asked for
}

// NewCheck makes a box whose hint appears on the layer.
func NewCheck(layer *Layer, text, hint string, changed func(on bool)) *Check {
	c := &Check{layer: layer, hint: hint}
	c.Text, c.OnChanged = text, changed
	c.ExtendBaseWidget(c)
	return c
}

// Hint is the sentence that the box shows.
func (c *Check) Hint() string { return c.hint }

// SetHint changes the sentence, also under a resting mouse.
func (c *Check) SetHint(hint string) {
	c.hint = hint
	if c.layer.owner == c && (c.layer.shown || c.layer.waiting) {
		c.layer.show(c, hint, c.by)
	}
}

// MouseIn is Fyne's hook.
func (c *Check) MouseIn(e *desktop.MouseEvent) {
	c.Check.MouseIn(e)
	c.by = area{e.AbsolutePosition.Subtract(e.Position), c.Size()}
	c.layer.show(c, c.hint, c.by)
}

// MouseOut is Fyne's hook.
func (c *Check) MouseOut() {
	c.Check.MouseOut()
	c.layer.release(c)
}

// Tapped is Fyne's hook. Who switches a box has done with its hint.
func (c *Check) Tapped(e *fyne.PointEvent) {
	c.layer.release(c)
	c.Check.Tapped(e)
}

var _ desktop.Hoverable = (*Check)(nil)
