package treeview

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/paint"
)

// Sizes of a breadcrumb in units of the canvas.
const (
	crumbHeight float32 = 26
	crumbPad    float32 = 6
	crumbSign   float32 = 8 // the sign between two steps
)

// Crumb is one step of a path.
type Crumb struct {
	ID   ID
	Text string
}

// Breadcrumb shows the path to a node in one line. Where it is too long, steps in the middle give
// way to an ellipsis, which opens a menu of them: the first step and the last ones stay.
type Breadcrumb struct {
	widget.BaseWidget

	OnSelect func(ID) // a click on a step

	path    []Crumb
	hovered int // segment under the pointer, -1 for none
	raster  *canvas.Raster
	faces   paint.Faces
	marks   paint.Marks
	picture *image.RGBA
}

var (
	_ fyne.Tappable      = (*Breadcrumb)(nil)
	_ desktop.Hoverable  = (*Breadcrumb)(nil)
	_ desktop.Cursorable = (*Breadcrumb)(nil)
)

// NewBreadcrumb returns an empty breadcrumb.
func NewBreadcrumb() *Breadcrumb {
	b := &Breadcrumb{hovered: -1}
	b.raster = canvas.NewRaster(b.draw)
	b.ExtendBaseWidget(b)
	return b
}

// SetPath shows a path from the root.
func (b *Breadcrumb) SetPath(path []Crumb) {
	b.path, b.hovered = path, -1
	b.raster.Refresh()
}

// segment is one piece of the line: a step, or all those from first up to last that gave way.
type segment struct {
	first, last int // of the path, last excluded
	text        string
	elided      bool
	x, w        float32
}

// segments lays the line out.
func (b *Breadcrumb) segments() []segment {
	if len(b.path) == 0 {
		return nil
	}
	width := func(text string) float32 { return b.textWidth(text) + 2*crumbPad + crumbSign }
	room := b.Size().Width
	var all float32
	for _, c := range b.path {
		all += width(c.Text)
	}
	from := 1 // first step behind the ellipsis
	if all-crumbSign > room {
		left := room - width(b.path[0].Text) - width(string(paint.Ellipsis)) + crumbSign
		from = len(b.path)
		for from > 1 && (from == len(b.path) || left >= width(b.path[from-1].Text)) {
			from--
			left -= width(b.path[from].Text)
		}
	}
	segments := []segment{{first: 0, last: 1, text: b.path[0].Text}}
	if from > 1 {
		segments = append(segments, segment{first: 1, last: from, text: string(paint.Ellipsis), elided: true})
	}
	for i := from; i < len(b.path); i++ {
		segments = append(segments, segment{first: i, last: i + 1, text: b.path[i].Text})
	}
	var x float32
	for i := range segments {
		s := &segments[i]
		s.x, s.w = x, width(s.text)-crumbSign
		x += s.w + crumbSign
	}
	return segments
}

// textWidth measures in units, with the type of a canvas that is not scaled: close enough for any
// scale, and independent of it.
func (b *Breadcrumb) textWidth(text string) float32 {
	th := theme.CurrentForWidget(b)
	return float32(b.faces.Of(th, fyne.TextStyle{Bold: true}, th.Size(theme.SizeNameText)).Width(text))
}

// draw is the generator of the raster.
func (b *Breadcrumb) draw(w, h int) image.Image {
	b.picture = canvasOf(b.picture, w, h)
	if w == 0 || h == 0 || b.Size().Width == 0 {
		return b.picture
	}
	ink := newInk(b.picture, b, &b.faces)
	segments := b.segments()
	for i, s := range segments {
		area := image.Rect(ink.px(s.x), 0, min(ink.px(s.x+s.w), w), h)
		face, c := ink.plain, ink.colour(theme.ColorNamePlaceHolder)
		if s.last == len(b.path) {
			face, c = ink.bold, ink.colour(theme.ColorNameForeground)
		}
		if i == b.hovered {
			ink.fill(area.Inset(ink.px(1)), ink.colour(theme.ColorNameHover))
			c = ink.colour(theme.ColorNamePrimary)
		}
		cell := area
		cell.Min.X, cell.Max.X = cell.Min.X+ink.px(crumbPad), cell.Max.X-ink.px(crumbPad)+1
		face.DrawCell(b.picture, cell, s.text, fyne.TextAlignLeading, c)
		if i < len(segments)-1 {
			side := ink.px(crumbSign)
			box := image.Rect(area.Max.X, (h-side)/2, area.Max.X+side, (h+side)/2)
			b.marks.Draw(b.picture, b.picture.Rect, box, paint.Chevron, ink.colour(theme.ColorNamePlaceHolder))
		}
	}
	return b.picture
}

// segmentAt returns the segment at x, or -1.
func (b *Breadcrumb) segmentAt(segments []segment, x float32) int {
	for i, s := range segments {
		if x >= s.x && x < s.x+s.w {
			return i
		}
	}
	return -1
}

// Tapped goes to a step, or opens the menu of those that gave way.
func (b *Breadcrumb) Tapped(event *fyne.PointEvent) {
	segments := b.segments()
	i := b.segmentAt(segments, event.Position.X)
	switch {
	case i < 0:
	case segments[i].elided:
		b.menu(segments[i], event.AbsolutePosition)
	default:
		b.choose(b.path[segments[i].first].ID)
	}
}

func (b *Breadcrumb) choose(id ID) {
	if b.OnSelect != nil {
		b.OnSelect(id)
	}
}

// menu lists the steps that gave way.
func (b *Breadcrumb) menu(s segment, at fyne.Position) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil {
		widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", b.items(s)...), c, at)
	}
}

func (b *Breadcrumb) items(s segment) []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, step := range b.path[s.first:s.last] {
		items = append(items, fyne.NewMenuItem(step.Text, func() { b.choose(step.ID) }))
	}
	return items
}

// MouseIn is for Fyne.
func (b *Breadcrumb) MouseIn(event *desktop.MouseEvent) { b.MouseMoved(event) }

// MouseMoved marks the step under the pointer.
func (b *Breadcrumb) MouseMoved(event *desktop.MouseEvent) {
	b.hover(b.segmentAt(b.segments(), event.Position.X))
}

// MouseOut forgets the pointer.
func (b *Breadcrumb) MouseOut() { b.hover(-1) }

func (b *Breadcrumb) hover(i int) {
	if i != b.hovered {
		b.hovered = i
		b.raster.Refresh()
	}
}

// Cursor is a hand over a step.
func (b *Breadcrumb) Cursor() desktop.Cursor {
	if b.hovered >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// MinSize leaves room for a step or two; the rest gives way.
func (b *Breadcrumb) MinSize() fyne.Size {
	b.ExtendBaseWidget(b)
	return fyne.NewSize(80, crumbHeight)
}

// CreateRenderer is for Fyne.
func (b *Breadcrumb) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(b.raster)
}
