package planlist

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Distances that hold at any theme.
const (
	air    = 4  // above and below a plan
	lead   = 2  // between its lines
	indent = 12 // of a plan below the one that it came from, and of a statement
	deep   = 8  // more plans than that, one below the other, are not moved further in
	fold   = 16 // room of the triangle
	sign   = 16 // room of the sign
)

// The columns of a card, by their place. Narrow words are no pleasure to read: they then stand below.
const (
	columnNotation = iota
	columnWords
)

func cardColumns() []rows.Column {
	return []rows.Column{
		columnNotation: {Name: "Statement", Fit: true},
		columnWords:    {Name: "In words", Width: 196, Share: 1, Wrap: true, Priority: 1},
	}
}

// Card shows one plan: a title, its statements with their words, and sentences, of which some lead
// to other plans and places. Set the fields before it is shown.
type Card struct {
	rows.Table

	// OnTarget is called for a click, or Return, on a line with a target.
	OnTarget func(line int)

	lines []Line
}

// NewCard returns an empty card.
func NewCard() *Card {
	c := &Card{}
	c.Init(c, cardColumns(), nil)
	c.Air, c.Gap, c.Headless = 2, 16, true
	c.Follow(func() int { return len(c.lines) }, func(line int) rows.Line { return c.line(&c.lines[line]) })
	c.OnOpen = c.follow
	c.Rows.OnTap = func(row int, _ fyne.Position) bool { c.follow(row); return true }
	c.Rows.OnSelect = func(int) {}
	c.Rows.CursorAt = func(row int, _ fyne.Position) desktop.Cursor {
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
	c.Rows.ScrollTo(0, 0)
	c.Reset(-1)
}

// UpdateLines shows news of the same plan; what is in view stays.
func (c *Card) UpdateLines(lines []Line) {
	c.lines = lines
	c.Reload()
}

func (c *Card) follow(line int) {
	if c.lines[line].Target != 0 {
		rows.Call(c.OnTarget, line)
	}
}

// line returns the cells of a line: notation and words of a statement, or a text as wide as the card.
func (c *Card) line(l *Line) rows.Line {
	tone := rows.Plain
	switch {
	case l.Target != 0:
		tone = rows.Accent
	case l.Kind == Statement && l.State == Gone:
		tone = rows.Faint
	}
	line := rows.Line{Inert: l.Target == 0, Hint: l.Hint}
	if l.Kind != Statement {
		piece := rows.Piece{Text: l.Text, Tone: tone, Bold: l.Kind == Title}
		line.Below = []rows.Passage{{Lead: 1, Wraps: true, Pieces: []rows.Piece{piece}}}
		return line
	}
	line.Indent = indent
	notation := rows.Cell{Text: l.Text, Room: c.Rows.TextWidth(l.Text, draw.Style{Bold: true})}
	switch l.State {
	case Current:
		notation.Bold, notation.Draw = true, c.drawCurrent
	case Gone:
		notation.Tone = rows.Faint
	}
	line.Cells = []rows.Cell{columnNotation: notation, columnWords: {Text: l.Words, Tone: tone}}
	if c.ColumnWidth(columnWords) == 0 {
		words := rows.Piece{Text: l.Words, Tone: tone}
		line.Below = []rows.Passage{{Indent: indent, Lead: 1, Wraps: true, Pieces: []rows.Piece{words}}}
	}
	return line
}

// drawCurrent draws the ground of the statement that is current, with a wedge before it.
func (c *Card) drawCurrent(p *rows.Row, at draw.Rect) {
	ground := draw.Rect{X: c.Edge - 4, W: p.Width - c.Edge - c.Gutter + 4, H: p.Height}
	p.RoundRect(ground, 4, p.Faded(theme.ColorNamePrimary, 0x28))
	at.X = c.Edge - 2
	drawMark(p, at, draw.Chevron, p.Colour(theme.ColorNamePrimary))
}

// drawMark draws a mark at the left of a place.
func drawMark(p *rows.Row, at draw.Rect, shape draw.Mark, c color.NRGBA) {
	const size = 10
	p.Mark(p.Bounds(), p.Pixels(draw.Rect{X: at.X + 1, Y: at.Middle().Y - size/2, W: size, H: size}), shape, c)
}
