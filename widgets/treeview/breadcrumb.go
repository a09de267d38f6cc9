package treeview

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
)

// Sizes of a breadcrumb in units of the canvas.
const (
	crumbPad  float32 = 6
	crumbSign float32 = 8 // the sign between two steps
)

// Crumb is one step of a path.
type Crumb struct {
	ID   ID
	Text string
}

// Breadcrumb shows the path to a node in one line. Where it is too long, steps in the middle give
// way to an ellipsis, which opens a menu of them: the first step and the last ones stay.
type Breadcrumb struct {
	draw.Widget

	OnSelect func(ID) // a click on a step

	path    []Crumb
	top     ID  // the node that the tree is shown from, NoID for the whole
	hovered int // segment under the pointer, -1 for none
}

var (
	_ fyne.Tappable      = (*Breadcrumb)(nil)
	_ desktop.Cursorable = (*Breadcrumb)(nil)
)

// NewBreadcrumb returns an empty breadcrumb.
func NewBreadcrumb() *Breadcrumb {
	b := &Breadcrumb{top: NoID, hovered: -1}
	b.Init(b, b.draw, b.point)
	return b
}

// SetPath shows a path from the root.
func (b *Breadcrumb) SetPath(path []Crumb) {
	b.path, b.hovered = path, -1
	b.Surface.Refresh()
}

// SetTop says from which node on the tree is shown: the step of that node stands in a frame, and
// those before it are pale. NoID says that all is shown.
func (b *Breadcrumb) SetTop(id ID) {
	b.top = id
	b.Surface.Refresh()
}

// Top returns what SetTop has set.
func (b *Breadcrumb) Top() ID { return b.top }

// topAt returns the place of the topmost node in the path, or -1.
func (b *Breadcrumb) topAt() int {
	return slices.IndexFunc(b.path, func(c Crumb) bool { return c.ID == b.top })
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
	width := func(text string) float32 {
		return b.Surface.TextWidth(text, draw.Style{Bold: true}) + 2*crumbPad + crumbSign
	}
	room := b.Size().Width
	var all float32
	for _, c := range b.path {
		all += width(c.Text)
	}
	from := 1 // first step behind the ellipsis
	if all-crumbSign > room {
		left := room - width(b.path[0].Text) - width(string(draw.Ellipsis)) + crumbSign
		from = len(b.path)
		for from > 1 && (from == len(b.path) || left >= width(b.path[from-1].Text)) {
			from--
			left -= width(b.path[from].Text)
		}
	}
	segments := []segment{{first: 0, last: 1, text: b.path[0].Text}}
	if from > 1 {
		segments = append(segments, segment{first: 1, last: from, text: string(draw.Ellipsis), elided: true})
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

// draw draws the steps, with a sign between two.
func (b *Breadcrumb) draw(p *draw.Context) {
	segments := b.segments()
	for i, s := range segments {
		style := draw.Style{Colour: theme.ColorNamePlaceHolder}
		if s.last == len(b.path) {
			style = draw.Style{Bold: true}
		}
		box := draw.Rect{X: s.x, W: s.w, H: p.Size.Height}
		if i == b.hovered {
			p.Fill(box.Inset(1), theme.ColorNameHover)
			style.Colour = theme.ColorNamePrimary
		}
		if top := b.topAt(); top >= s.first && top < s.last {
			p.Frame(box.Inset(2), 1, p.Colour(theme.ColorNamePrimary))
		} else if s.first < top && i != b.hovered {
			style.Colour = theme.ColorNameDisabled
		}
		p.Text(s.text, draw.Rect{X: s.x + crumbPad, W: s.w - 2*crumbPad, H: box.H}, style)
		if i < len(segments)-1 {
			sign := p.Pixels(draw.Rect{X: s.x + s.w, Y: (box.H - crumbSign) / 2, W: crumbSign, H: crumbSign})
			p.Mark(p.Bounds(), sign, draw.Chevron, p.Colour(theme.ColorNamePlaceHolder))
		}
	}
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

// point marks the step under the mouse.
func (b *Breadcrumb) point(at fyne.Position, inside bool) string {
	i := -1
	if inside {
		i = b.segmentAt(b.segments(), at.X)
	}
	if i != b.hovered {
		b.hovered = i
		b.Surface.Refresh()
	}
	return ""
}

// Cursor returns a hand over a step.
func (b *Breadcrumb) Cursor() desktop.Cursor {
	if b.hovered >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// MinSize leaves room for a step or two; the rest gives way.
func (b *Breadcrumb) MinSize() fyne.Size {
	return fyne.NewSize(80, draw.Zoomed(26))
}
