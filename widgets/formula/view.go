package formula

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/easel"
)

// content is what a view scrolls. All places are in units from the top left corner of the whole content.
type content interface {
	height() float32                         // of everything, for the view's present width
	draw(pen *easel.Pen, top, below float32) // what lies between two heights, with top at the upper edge of the picture
	point(at fyne.Position) (text string, cursor desktop.Cursor)
	leave()               // the mouse has gone
	tap(at fyne.Position) // the mouse was clicked
	key(name fyne.KeyName)
}

// view scrolls a content that is drawn on one raster, which is as large as what can be seen and goes along with it.
type view struct {
	widget.BaseWidget

	// onHover passes on what point says, when it changes.
	onHover func(text string, at fyne.Position)

	content content
	scroll  *container.Scroll
	easel   *easel.Easel
	focused bool
	text    string
	cursor  desktop.Cursor
}

func newView(c content, onHover func(string, fyne.Position)) *view {
	v := &view{content: c, onHover: onHover, cursor: desktop.DefaultCursor}
	v.easel = easel.New(v, func(p *easel.Pen) {
		top := v.top()
		v.content.draw(p, top, top+v.scroll.Size().Height)
	})
	v.ExtendBaseWidget(v)
	v.scroll = container.NewVScroll(v)
	v.scroll.OnScrolled = func(fyne.Position) { v.scrolled() }
	return v
}

// top is the height of the content at the upper edge.
func (v *view) top() float32 { return v.scroll.Offset.Y }

// follow puts the raster where the view is, and draws it.
func (v *view) follow() {
	v.easel.Move(fyne.NewPos(0, v.top()))
	v.easel.Resize(fyne.NewSize(v.Size().Width, v.scroll.Size().Height))
	v.redraw()
}

// scrolled draws what has come into view. What was under the mouse has gone, and what is there now is found out when the
// mouse moves.
func (v *view) scrolled() {
	v.MouseOut()
	v.follow()
}

// redraw draws what can be seen again.
func (v *view) redraw() { canvas.Refresh(v.easel.Raster) }

// reload takes the content's new height, and brings top to the upper edge as far as there is content below it.
func (v *view) reload(top float32) {
	v.scroll.Refresh()
	v.scrollTo(top)
	v.follow()
}

// scrollTo brings a height to the upper edge, as far as there is content below it.
func (v *view) scrollTo(top float32) {
	lowest := max(v.content.height()-v.scroll.Size().Height, 0)
	if top = min(max(top, 0), lowest); top != v.top() {
		v.scroll.ScrollToOffset(fyne.NewPos(0, top))
		v.scrolled()
	}
}

// reveal scrolls as little as brings the stretch between two heights into view.
func (v *view) reveal(top, below float32) {
	height := v.scroll.Size().Height
	switch offset := v.top(); {
	case top < offset || below-top > height:
		v.scrollTo(top)
	case below > offset+height:
		v.scrollTo(below - height)
	}
}

// MinSize is as high as the content.
func (v *view) MinSize() fyne.Size { return fyne.NewSize(1, v.content.height()) }

// Refresh draws anew, as a change of theme needs.
func (v *view) Refresh() { v.follow() }

// MouseIn is Fyne's hook.
func (v *view) MouseIn(e *desktop.MouseEvent) { v.MouseMoved(e) }

// MouseMoved asks the content what is under the mouse.
func (v *view) MouseMoved(e *desktop.MouseEvent) {
	text, cursor := v.content.point(e.Position)
	v.cursor = cursor
	v.say(text, e.AbsolutePosition)
}

// MouseOut is Fyne's hook.
func (v *view) MouseOut() {
	v.cursor = desktop.DefaultCursor
	v.content.leave()
	v.say("", fyne.Position{})
}

// say reports a text if it is another one than before.
func (v *view) say(text string, at fyne.Position) {
	if text != v.text {
		v.text = text
		v.onHover(text, at)
	}
}

// Cursor is Fyne's hook.
func (v *view) Cursor() desktop.Cursor { return v.cursor }

// Tapped takes the keys and hands the click to the content.
func (v *view) Tapped(e *fyne.PointEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(v); c != nil {
		c.Focus(v)
	}
	v.content.tap(e.Position)
}

// FocusGained is Fyne's hook.
func (v *view) FocusGained() {
	v.focused = true
	v.redraw()
}

// FocusLost is Fyne's hook.
func (v *view) FocusLost() {
	v.focused = false
	v.redraw()
}

// TypedRune is Fyne's hook; letters mean nothing here.
func (v *view) TypedRune(rune) {}

// TypedKey hands the key to the content.
func (v *view) TypedKey(e *fyne.KeyEvent) { v.content.key(e.Name) }

// CreateRenderer is Fyne's hook.
func (v *view) CreateRenderer() fyne.WidgetRenderer { return viewRenderer{v} }

// viewRenderer keeps the raster in view.
type viewRenderer struct{ *view }

func (r viewRenderer) Layout(fyne.Size)             { r.follow() }
func (r viewRenderer) MinSize() fyne.Size           { return r.view.MinSize() }
func (r viewRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.easel.Raster} }
func (r viewRenderer) Destroy()                     {}

var (
	_ desktop.Hoverable  = (*view)(nil)
	_ desktop.Cursorable = (*view)(nil)
	_ fyne.Tappable      = (*view)(nil)
	_ fyne.Focusable     = (*view)(nil)
)
