package draw

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Widget is the base of a widget that is one picture. Embed it, and call Init where the widget is
// made.
type Widget struct {
	widget.BaseWidget

	OnHover Hover
	// Surface is the picture.
	Surface *Surface
	// HintsAbove tells hints for the widget's upper edge, so that a hint beside the mouse leaves
	// the picture in view.
	HintsAbove bool

	point  func(at fyne.Position, inside bool) string
	inside bool
	at     fyne.Position // of the mouse in the widget
	abs    fyne.Position // and in the window
	hint   Hint
}

var _ desktop.Hoverable = (*Widget)(nil)

// Init makes the surface of a widget. The function point is called when the mouse has moved, and
// when it has left; it returns the hint of that place, and draws anew if the picture depends on the
// mouse.
func (w *Widget) Init(owner fyne.Widget, draw func(*Context), point func(at fyne.Position, inside bool) string) {
	w.Surface, w.point = NewSurface(owner, draw), point
	w.ExtendBaseWidget(owner)
}

// Tell looks again what is under the mouse, which may rest while the widget changes.
func (w *Widget) Tell() {
	if w.inside {
		w.hint.Tell(w.point(w.at, true), w.abs, w.OnHover)
	}
}

// Mouse is where the mouse is in the widget, or was last.
func (w *Widget) Mouse() fyne.Position { return w.at }

// MouseIn is Fyne's hook.
func (w *Widget) MouseIn(e *desktop.MouseEvent) { w.MouseMoved(e) }

// MouseMoved is Fyne's hook.
func (w *Widget) MouseMoved(e *desktop.MouseEvent) {
	w.inside, w.at, w.abs = true, e.Position, e.AbsolutePosition
	if w.HintsAbove {
		w.abs = w.abs.SubtractXY(0, e.Position.Y)
	}
	w.Tell()
}

// MouseOut is Fyne's hook.
func (w *Widget) MouseOut() {
	w.inside = false
	w.hint.Tell(w.point(fyne.Position{}, false), fyne.Position{}, w.OnHover)
}

// Refresh draws anew, as a change of theme needs.
func (w *Widget) Refresh() { w.Surface.Refresh() }

// CreateRenderer is Fyne's hook.
func (w *Widget) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(w.Surface.Raster)
}
