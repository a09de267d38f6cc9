package readout

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// minHeight is the height of a strip in the usual fonts.
const minHeight = 44

// The looks of all texts.
var (
	nameStyle  = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
	valueStyle = draw.Style{}
)

// Cell is one readout: a value with its name above it.
type Cell struct {
	Name   string
	Value  string
	Hint   string // a sentence, shown on hovering
	Widest string // the widest value that is expected; the cell is as wide, whatever the value

	// Object is shown instead of the value, below the name, or in the cell's whole height when
	// there is no name. It is at least as wide as its MinSize, and has hints of its own.
	Object fyne.CanvasObject
	// Grow gives the cell what room the strip has to spare.
	Grow bool
	// Priority decides who stays in a strip that is too narrow: the lowest leave first, of equals the rightmost.
	Priority int
}

// sameShape reports whether two cells take the same place.
func (c Cell) sameShape(d Cell) bool {
	return c.Name == d.Name && c.Widest == d.Widest && c.Object == d.Object && c.Grow == d.Grow && c.Priority == d.Priority
}

// Strip is a line of readouts side by side. A value that is wider than expected is cut with an
// ellipsis, and its hint gives it whole.
type Strip struct {
	draw.Widget

	cells  []Cell
	spans  []span
	cursor int // the cell that has the keys, or noCell
}

// NewStrip returns an empty strip.
func NewStrip() *Strip {
	s := &Strip{cursor: noCell}
	s.Init(s, s.draw, s.hintAt)
	s.HintsAbove = true
	return s
}

// SetCells shows other values, or other cells. Cost: nothing when all is as before, one drawing of
// the strip when only values have changed; anything else lays the cells out anew.
func (s *Strip) SetCells(cells []Cell) {
	moved := !slices.EqualFunc(cells, s.cells, Cell.sameShape)
	changed := !slices.Equal(cells, s.cells)
	s.cells = append(s.cells[:0], cells...)
	switch {
	case moved:
		s.Refresh()
	case changed:
		s.Surface.Refresh()
	}
	if changed {
		s.Tell()
	}
}

// MinSize returns the height of the two lines; the width may be as small as one likes.
func (s *Strip) MinSize() fyne.Size {
	lines := s.Surface.LineHeight(nameStyle) + s.Surface.LineHeight(valueStyle)
	return fyne.NewSize(1, max(minHeight, lines+2*theme.SizeForWidget(theme.SizeNamePadding, s)))
}

// width returns the least width of a cell in the present theme.
func (s *Strip) width(c Cell) float32 {
	value := s.Surface.TextWidth(c.Widest, valueStyle)
	if c.Object != nil {
		value = c.Object.MinSize().Width
	}
	return max(s.Surface.TextWidth(c.Name, nameStyle), value) + 2*s.air()
}

// arrange gives every cell its place.
func (s *Strip) arrange() {
	slots := make([]slot, len(s.cells))
	for i, c := range s.cells {
		slots[i] = slot{s.width(c), c.Priority, c.Grow}
	}
	s.spans = arrange(slots, s.Size().Width)
	s.Surface.Resize(s.Size())
	for i, c := range s.cells {
		if c.Object == nil {
			continue
		}
		if s.spans[i].w == 0 {
			c.Object.Hide()
			continue
		}
		b := s.body(i)
		c.Object.Move(fyne.NewPos(b.X, b.Y))
		c.Object.Resize(fyne.NewSize(b.W, b.H))
		c.Object.Show()
	}
}

// air returns the room at both sides of a cell's content.
func (s *Strip) air() float32 { return 2 * theme.SizeForWidget(theme.SizeNamePadding, s) }

// lines are the places of a cell's name and of what stands below it.
func (s *Strip) lines(i int) (name, value draw.Rect) {
	air := s.air()
	x, w := s.spans[i].x+air, s.spans[i].w-2*air
	upper, lower := s.Surface.LineHeight(nameStyle), s.Surface.LineHeight(valueStyle)
	top := (s.Size().Height - upper - lower) / 2
	return draw.Rect{X: x, Y: top, W: w, H: upper}, draw.Rect{X: x, Y: top + upper, W: w, H: lower}
}

// body returns the place of a cell's object.
func (s *Strip) body(i int) draw.Rect {
	name, value := s.lines(i)
	if s.cells[i].Name == "" {
		pad := theme.SizeForWidget(theme.SizeNamePadding, s)
		return draw.Rect{X: name.X, Y: pad, W: name.W, H: s.Size().Height - 2*pad}
	}
	return value
}

// draw draws names, values and the lines between the cells.
func (s *Strip) draw(p *draw.Context) {
	line := p.Colour(theme.ColorNameSeparator)
	inset := p.Px(theme.SizeForWidget(theme.SizeNamePadding, s) * 2)
	for i, c := range s.cells {
		if i >= len(s.spans) || s.spans[i].w == 0 {
			continue
		}
		if x := p.Px(s.spans[i].x); x > 0 {
			edge := p.Bounds()
			edge.Min.X, edge.Max.X = x, x+p.Hair()
			edge.Min.Y, edge.Max.Y = edge.Min.Y+inset, edge.Max.Y-inset
			p.FillPixels(edge, line)
		}
		name, value := s.lines(i)
		if i == s.cursor {
			p.Frame(draw.Rect{X: s.spans[i].x, W: s.spans[i].w, H: p.Size.Height}, 2, p.Colour(theme.ColorNamePrimary))
		}
		p.Text(c.Name, name, nameStyle)
		if c.Object == nil {
			p.Text(c.Value, value, valueStyle)
		}
	}
}

// hintAt returns the hint of the cell at a place of the strip.
func (s *Strip) hintAt(at fyne.Position, inside bool) string {
	if !inside {
		return ""
	}
	for i, span := range s.spans {
		if i >= len(s.cells) || at.X < span.x || at.X >= span.x+span.w {
			continue
		}
		c := s.cells[i]
		if c.Object == nil && s.Surface.TextWidth(c.Value, valueStyle) > span.w-2*s.air() {
			return strings.TrimSpace(c.Hint + "\n" + c.Value)
		}
		return c.Hint
	}
	return ""
}

// Refresh reads cells and theme anew.
func (s *Strip) Refresh() { s.BaseWidget.Refresh() }

// CreateRenderer is Fyne's hook.
func (s *Strip) CreateRenderer() fyne.WidgetRenderer { return stripRenderer{s} }

// stripRenderer hands the raster and, above it, the cells' objects to Fyne.
type stripRenderer struct{ *Strip }

func (r stripRenderer) Layout(fyne.Size) { r.arrange() }
func (r stripRenderer) Destroy()         {}

func (r stripRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.Surface.Raster}
	for _, c := range r.cells {
		if c.Object != nil {
			objects = append(objects, c.Object)
		}
	}
	return objects
}

// Refresh reads cells and theme anew.
func (r stripRenderer) Refresh() {
	r.arrange()
	r.Surface.Refresh()
	canvas.Refresh(r.Strip)
}
