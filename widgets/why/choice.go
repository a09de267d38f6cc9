package why

import (
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/number"
	"drevo/widgets/rows"
)

// sentenceOf is what stands at the head of a part.
func (p *View) sentenceOf(part Part) string {
	if part == Versus {
		return p.data.Comparison.Sentence
	}
	return p.data.Choice.Summary
}

// proseLines wraps the sentence of a part to the width of the panel.
func (s source) proseLines(part Part) []string {
	room := s.list.Size().Width - edge - gutter
	return draw.Wrap(s.sentenceOf(part), func(text string) bool { return s.list.TextWidth(text, plain) <= room })
}

// drawProse draws the sentence of a part.
func (s source) drawProse(part Part, p *rows.Row) {
	height := s.list.Surface.LineHeight(plain)
	for i, text := range s.proseLines(part) {
		at := draw.Rect{X: edge, Y: 4 + float32(i)*height, W: p.Width - edge - gutter, H: height}
		p.Text(text, at, plain)
		p.Links(text, s.Links(text), at, plain, theme.ColorNamePrimary)
	}
}

// drawCandidate draws a move of the choice: what it was given, and the nodes that it took, as a bar
// and in numbers.
func (s source) drawCandidate(at int, p *rows.Row) {
	c := s.data.Choice.Moves[at]
	x := p.Width - gutter - s.widths.nodes
	p.Text(number.Grouped(c.Nodes), draw.Rect{X: x, W: s.widths.nodes, H: p.Height}, faint.Right())
	move := c.Move
	place := half(p.Width, 0)
	place.H = p.Height
	place.W = min(place.W+2*gap, x-gap-edge)
	s.drawMove(move, place, false, p)
	bar := draw.Rect{X: place.X + place.W + gap, Y: (p.Height - 10) / 2, H: 10}
	if bar.W = x - gap - bar.X; bar.W < minBar/2 {
		return
	}
	p.RoundRect(bar, 2, p.Colour(theme.ColorNameInputBackground))
	bar.W = max(1.5, bar.W*float32(c.Nodes)/float32(max(s.mostNodes(), 1)))
	p.RoundRect(bar, min(2, bar.W/2), p.Colour(theme.ColorNamePrimary))
}

// mostNodes is the largest number of nodes that a move of the choice took.
func (p *View) mostNodes() int64 {
	most := int64(0)
	for _, c := range p.data.Choice.Moves {
		most = max(most, c.Nodes)
	}
	return most
}
