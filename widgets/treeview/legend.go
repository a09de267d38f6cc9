package treeview

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Sizes of a legend in units of the canvas.
const (
	legendSide float32 = 11 // of a swatch
	legendGap  float32 = 5
)

// Swatch is one colour of a legend, and what it means.
type Swatch struct {
	Name    string
	Hint    string // what the tooltip says
	Colour  func(*draw.Context) color.NRGBA
	Hatched bool
}

// Legend is the line below an icicle that says what its colours mean. A click on the title asks
// for other colours; a drag up or down changes the height of the icicle. Where nobody listens it only says.
type Legend struct {
	draw.Widget

	OnTitle func(at fyne.Position) // a place on the screen
	OnDrag  func(dy float32)
	OnDrop  func() // the drag has ended

	title    string
	swatches []Swatch
	x        float32 // of the mouse
}

var (
	_ fyne.Tappable      = (*Legend)(nil)
	_ fyne.Draggable     = (*Legend)(nil)
	_ desktop.Cursorable = (*Legend)(nil)
)

// NewLegend returns a legend without swatches.
func NewLegend() *Legend {
	l := &Legend{}
	l.Init(l, l.draw, l.point)
	return l
}

// Set shows a title and swatches.
func (l *Legend) Set(title string, swatches []Swatch) {
	l.title, l.swatches = title, swatches
	l.Surface.Refresh()
}

// Names lists the title and what the swatches mean.
func (l *Legend) Names() []string {
	names := []string{l.title}
	for _, s := range l.swatches {
		names = append(names, s.Name)
	}
	return names
}

var legendStyle = draw.Style{Colour: theme.ColorNamePlaceHolder, Size: theme.SizeNameCaptionText}

// titleWidth is the width of the title with the sign behind it.
func (l *Legend) titleWidth() float32 {
	return l.Surface.TextWidth(l.title, legendStyle) + legendSide + 2*legendGap
}

// at returns the swatch at x, or -1, and where each begins.
func (l *Legend) places() (places []float32) {
	x := l.titleWidth() + legendGap
	for _, s := range l.swatches {
		places = append(places, x)
		x += legendSide + legendGap + l.Surface.TextWidth(s.Name, legendStyle) + 2*legendGap
	}
	return append(places, x)
}

// draw draws the title, the swatches that have room, and in the middle the grip.
func (l *Legend) draw(p *draw.Context) {
	size := p.Size
	p.Text(l.title, draw.Rect{X: legendGap, W: l.titleWidth(), H: size.Height}, legendStyle)
	if l.OnTitle != nil {
		sign := p.Pixels(draw.Rect{X: l.titleWidth() - legendSide, Y: (size.Height - 8) / 2, W: 8, H: 8})
		p.Mark(p.Bounds(), sign, draw.TriangleDown, p.Colour(theme.ColorNamePlaceHolder))
	}
	places := l.places()
	for i, s := range l.swatches {
		box := draw.Rect{X: places[i], Y: (size.Height - legendSide) / 2, W: legendSide, H: legendSide}
		if s.Hatched {
			hatch(p, p.Pixels(box))
		} else {
			p.FillWith(box, s.Colour(p))
		}
		text := draw.Rect{X: box.X + legendSide + legendGap, W: places[i+1] - box.X - legendSide - 2*legendGap,
			H: size.Height}
		text.W = min(text.W, size.Width-text.X)
		p.Text(s.Name, text, legendStyle)
	}
	p.FillWith(draw.Rect{X: 0, Y: size.Height - 1, W: size.Width, H: 1}, p.Colour(theme.ColorNameSeparator))
}

// hatch covers a rectangle of pixels with thin oblique lines: what was counted and not kept.
func hatch(p *draw.Context, area image.Rectangle) {
	if area = area.Intersect(p.Bounds()); area.Empty() {
		return
	}
	step, height := max(p.Px(5), 3), area.Dy()
	p.Shape(area, p.Faded(theme.ColorNameForeground, 0x70), func(path *draw.Path) {
		for x := area.Min.X - height; x < area.Max.X; x += step {
			from, to := draw.Point{X: float64(x), Y: float64(area.Max.Y)}, draw.Point{X: float64(x + height),
				Y: float64(area.Min.Y)}
			path.Line([]draw.Point{from, to}, float64(p.Hair()), draw.Butt)
		}
	})
}

// point says what a swatch means, and what can be done with the line.
func (l *Legend) point(at fyne.Position, inside bool) string {
	l.x = at.X
	if !inside {
		return ""
	}
	if at.X < l.titleWidth() && l.OnTitle != nil {
		return "What the colours above mean: a click chooses."
	}
	places := l.places()
	for i, s := range l.swatches {
		if at.X >= places[i] && at.X < places[i+1] {
			return draw.Whole(s.Name, s.Hint)
		}
	}
	if l.OnDrag == nil {
		return ""
	}
	return "Drag up or down to change the height of the picture above."
}

// Tapped opens the choice of colours.
func (l *Legend) Tapped(e *fyne.PointEvent) {
	if e.Position.X < l.titleWidth() && l.OnTitle != nil {
		l.OnTitle(e.AbsolutePosition)
	}
}

// Dragged changes the height.
func (l *Legend) Dragged(e *fyne.DragEvent) {
	if l.OnDrag != nil {
		l.OnDrag(e.Dragged.DY)
	}
}

// DragEnd is for Fyne.
func (l *Legend) DragEnd() {
	if l.OnDrop != nil {
		l.OnDrop()
	}
}

// Cursor shows that the line can be dragged, and that the title can be clicked.
func (l *Legend) Cursor() desktop.Cursor {
	switch {
	case l.OnTitle != nil && l.x < l.titleWidth():
		return desktop.PointerCursor
	case l.OnDrag != nil:
		return desktop.VResizeCursor
	}
	return desktop.DefaultCursor
}

// MinSize is as high as the line.
func (l *Legend) MinSize() fyne.Size { return fyne.NewSize(120, draw.Zoomed(20)) }
