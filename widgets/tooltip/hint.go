package tooltip

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Hint returns an object that looks and works like the given one and shows a hint while the mouse
// rests on it. Put the returned object in its place, and hide that one, too.
//
// Clicks, drags, keys and the shape of the mouse stay with the object: Fyne looks for the receiver
// of each kind of event by itself, and the wrapper offers to take hovering only. An object that
// follows the mouse itself, as a button does, is told of its movements as before. Inside an object
// made of several that do, such as a list, the hint appears only between them, because Fyne tells
// the innermost.
func (l *Layer) Hint(object fyne.CanvasObject, text string) fyne.CanvasObject {
	w := &watch{layer: l, text: text}
	w.ExtendBaseWidget(w)
	if follower, ok := object.(desktop.Hoverable); ok {
		w.follower = follower
		return container.NewStack(object, w)
	}
	w.inner = object
	return w
}

// watch asks for a hint when the mouse comes over it. It lies around an object, or, when that
// follows the mouse itself and would get all the movements, over it, and hands them on.
type watch struct {
	widget.BaseWidget
	layer    *Layer
	text     string
	inner    fyne.CanvasObject // around which it lies, or nil
	follower desktop.Hoverable // over which it lies, or nil
}

// Hint is the sentence that is shown.
func (w *watch) Hint() string { return w.text }

// MouseIn is Fyne's hook.
func (w *watch) MouseIn(e *desktop.MouseEvent) {
	w.layer.show(w, w.text, area{at: e.AbsolutePosition, size: pointer})
	if w.follower != nil {
		w.follower.MouseIn(e)
	}
}

// MouseMoved is Fyne's hook.
func (w *watch) MouseMoved(e *desktop.MouseEvent) {
	if w.layer.waiting && w.layer.owner == w {
		w.layer.by.at = e.AbsolutePosition // where the mouse comes to rest
	}
	if w.follower != nil {
		w.follower.MouseMoved(e)
	}
}

// MouseOut is Fyne's hook.
func (w *watch) MouseOut() {
	w.layer.release(w)
	if w.follower != nil {
		w.follower.MouseOut()
	}
}

// CreateRenderer is Fyne's hook.
func (w *watch) CreateRenderer() fyne.WidgetRenderer {
	w.ExtendBaseWidget(w)
	if w.inner == nil {
		return widget.NewSimpleRenderer(container.NewWithoutLayout())
	}
	return widget.NewSimpleRenderer(w.inner)
}

var _ desktop.Hoverable = (*watch)(nil)
