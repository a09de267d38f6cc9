package planlist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Card shows one plan: a title, its statements with their words, and sentences, of which some lead
// to other plans and places. Set the fields before it is shown.
type Card struct {
	rows.List

	// OnOpen is called for a click, or Return, on a line with a target.
	OnOpen func(line int)

	lines []Line
}

// NewCard returns an empty card.
func NewCard() *Card {
	c := &Card{}
	c.Init(c, lineSource{c})
	c.OnTap = func(row int, _ fyne.Position) bool { c.open(row); return true }
	c.OnSelect = func(int) {}
	c.OnEnter = c.open
	c.CursorAt = func(row int, _ fyne.Position) desktop.Cursor {
		if row < len(c.lines) && c.lines[row].Target != 0 {
			return desktop.PointerCursor
		}
		return desktop.DefaultCursor
	}
	return c
}

// SetLines shows another plan, from its first line on.
func (c *Card) SetLines(lines []Line) {
	c.lines = lines
	c.ScrollTo(0, 0)
	c.Reset(-1)
}

// UpdateLines shows news of the same plan; what is in view stays.
func (c *Card) UpdateLines(lines []Line) {
	c.lines = lines
	c.Reload()
}

func (c *Card) open(line int) {
	if c.lines[line].Target != 0 {
		rows.Call(c.OnOpen, line)
	}
}

// lineSource is a card as the source of its rows.
type lineSource struct{ *Card }

func (s lineSource) Len() int                             { return len(s.lines) }
func (s lineSource) Selectable(row int) bool              { return s.lines[row].Target != 0 }
func (s lineSource) Hint(row int, _ fyne.Position) string { return s.lines[row].Hint }
func (s lineSource) style(l *Line) draw.Style             { return lineStyles[l.Kind] }
func (s lineSource) height(l *Line) float32               { return s.Surface.LineHeight(s.style(l)) + 1 }
func (s lineSource) room(left float32) float32            { return s.Size().Width - left - gutter }
func (s lineSource) fits(left float32, style draw.Style) func(string) bool {
	return func(text string) bool { return s.TextWidth(text, style) <= s.room(left) }
}

var lineStyles = map[LineKind]draw.Style{Sentence: stepStyle, Title: headingStyle, Statement: lit}

// texts breaks a line: the words of a statement stand beside its notation where the longest of the
// card leaves them room, else below.
func (s lineSource) texts(l *Line) (left float32, lines []string, beside bool) {
	if l.Kind != Statement {
		return edge, draw.Wrap(l.Text, s.fits(edge, s.style(l))), false
	}
	left = edge + indent
	widest := float32(0)
	for _, other := range s.lines {
		if other.Kind == Statement {
			widest = max(widest, s.TextWidth(other.Text, lit))
		}
	}
	const least = 180 // a column of words narrower than that is no pleasure to read
	if at := left + widest + 2*gap; s.room(at) >= least {
		return at, draw.Wrap(l.Words, s.fits(at, stepStyle)), true
	}
	return left, draw.Wrap(l.Words, s.fits(left, stepStyle)), false
}

func (s lineSource) Height(row int) float32 {
	l := &s.lines[row]
	_, lines, beside := s.texts(l)
	n := len(lines)
	if l.Kind == Statement && !beside {
		n++
	}
	return float32(n)*s.height(l) + air
}

// Draw draws a line of the card.
func (s lineSource) Draw(row int, p *rows.Row) {
	l := &s.lines[row]
	left, lines, beside := s.texts(l)
	height, style, y := s.height(l), s.style(l), float32(air)/2
	if l.Kind == Statement {
		s.drawStatement(l, p, y, height)
		style = stepStyle
		if l.State == Gone {
			style = faint
		}
		if !beside {
			y += height
		}
	}
	if l.Target != 0 {
		style = style.In(theme.ColorNamePrimary)
	}
	for _, text := range lines {
		p.Text(text, draw.Rect{X: left, Y: y, W: p.Width - left - gutter, H: height}, style)
		y += height
	}
}

// drawStatement draws the notation, on a ground with a wedge before it while it is current.
func (s lineSource) drawStatement(l *Line, p *rows.Row, y, height float32) {
	style := stepStyle
	switch l.State {
	case Current:
		p.RoundRect(draw.Rect{X: edge - 4, W: p.Width - edge - gutter + 4, H: p.Height}, 4, p.Faded(theme.ColorNamePrimary,
			0x28))
		drawMark(p, draw.Rect{X: edge - 2, Y: y, W: indent, H: height}, draw.Chevron, p.Colour(theme.ColorNamePrimary))
		style = lit
	case Gone:
		style = faint
	}
	p.Text(l.Text, draw.Rect{X: edge + indent, Y: y, W: p.Width - edge - indent - gutter, H: height}, style)
}
