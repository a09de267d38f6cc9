package boundschart

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/number"
	"drevo/widgets/rows"
)

// The parts of a rung, from the top: a line of text, the bar on the scale, a line of numbers, the
// sentence.
const (
	margin    = 10 // left and right of everything
	barHeight = 8
	reach     = 4 // how near the mouse must come to a mark
)

var (
	plain   = draw.Style{}
	small   = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
	said    = draw.Style{Size: theme.SizeNameCaptionText}
	strong  = draw.Style{Bold: true, Align: fyne.TextAlignTrailing}
	centred = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder, Align: fyne.TextAlignCenter}
	atRight = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder,
		Align: fyne.TextAlignTrailing}
)

// rungs is the path as the rows of a list.
type source struct{ *View }

func (s source) Len() int            { return len(s.data.Rungs) }
func (s source) Selectable(int) bool { return true }

func (s source) Height(line int) float32 {
	height := s.textHeight() + barHeight + s.smallHeight() + 2
	if text := s.sentence(line); len(text) > 0 {
		height += float32(len(text))*s.body.Surface.LineHeight(said) + 6
	}
	return height
}

// sentence wraps the sentence of a rung.
func (s source) sentence(line int) []string {
	text := s.data.Rungs[line].Sentence
	if text == "" {
		return nil
	}
	room := s.body.Size().Width - 2*margin
	return draw.Wrap(text, func(part string) bool { return s.body.TextWidth(part, said) <= room })
}

func (s source) textHeight() float32  { return s.body.RowHeight(plain) }
func (s source) smallHeight() float32 { return s.body.RowHeight(small) }

// Draw draws one rung: who came here by which move, the bar between the bounds, and the numbers.
func (s source) Draw(line int, p *rows.Row) {
	r := s.data.Rungs[line]
	top, bottom := s.textHeight(), s.smallHeight()
	inner := p.Width - 2*margin
	value := s.body.TextWidth(r.Value.Text, strong)
	rank := s.body.TextWidth("888", plain)
	p.Text(strconv.Itoa(r.Rank), draw.Rect{X: margin, W: rank, H: top}, draw.Style{Colour: theme.ColorNamePlaceHolder})
	p.Text(r.Name, draw.Rect{X: margin + rank, W: inner - rank - value - 6, H: top}, draw.Style{Bold: p.Selected})
	p.Text(r.Value.Text, draw.Rect{X: margin + inner - value, W: value, H: top}, strong)
	s.drawBar(r, p, top)
	numbers := top + barHeight + 2
	third := inner / 3
	p.Text(r.Lower.Text, draw.Rect{X: margin, Y: numbers, W: third, H: bottom}, small)
	p.Text(r.Static.Text, draw.Rect{X: margin + third, Y: numbers, W: third, H: bottom}, centred)
	p.Text(r.Upper.Text, draw.Rect{X: margin + 2*third, Y: numbers, W: third, H: bottom}, atRight)
	height := s.body.Surface.LineHeight(said)
	for i, text := range s.sentence(line) {
		p.Text(text, draw.Rect{X: margin, Y: numbers + bottom + float32(i)*height, W: inner, H: height}, said)
	}
}

// drawBar draws the bounds and the marks between them.
func (s source) drawBar(r Rung, p *rows.Row, y float32) {
	inner := p.Width - 2*margin
	if inner <= 0 {
		return
	}
	p.Fill(draw.Rect{X: margin, Y: y + barHeight/2, W: inner, H: 1}, theme.ColorNameSeparator)
	low, high := margin+s.axis.Place(r.Lower.At, inner), margin+s.axis.Place(r.Upper.At, inner)
	side := draw.ColourBlack
	if r.White {
		side = draw.ColourWhite
	}
	p.Fill(draw.Rect{X: low, Y: y + 2, W: max(1, high-low), H: barHeight - 4}, side)
	for _, end := range []Mark{r.Lower, r.Upper} {
		if x := margin + s.axis.Place(end.At, inner); !math.IsInf(end.At, 0) { // an upright from rung to rung
			p.Fill(draw.Rect{X: x, W: 1, H: p.Height}, theme.ColorNameSeparator)
			p.Fill(draw.Rect{X: x - 1, Y: y - 1, W: 3, H: barHeight + 2}, side)
		}
	}
	if r.Static.Known {
		p.Fill(draw.Rect{X: margin + s.axis.Place(r.Static.At, inner) - 1, Y: y - 1, W: 3, H: barHeight + 2},
			theme.ColorNamePlaceHolder)
	}
	if r.Value.Known {
		p.Fill(draw.Rect{X: margin + s.axis.Place(r.Value.At, inner) - 3, Y: y, W: 7, H: barHeight},
			theme.ColorNameForeground)
	}
}

// Hint explains the number under the mouse, or the node.
func (s source) Hint(line int, at fyne.Position) string {
	r := s.data.Rungs[line]
	inner := s.body.Size().Width - 2*margin
	switch top := s.textHeight(); {
	case at.Y < top:
		value := s.body.TextWidth(r.Value.Text, strong)
		if r.Value.Known && at.X > margin+inner-value {
			return r.Value.Hint
		}
	case at.Y < top+barHeight:
		return s.hintOnBar(r, at.X-margin, inner)
	default:
		return or([]string{r.Lower.Hint, r.Static.Hint, r.Upper.Hint}[min(max(int(3*(at.X-margin)/inner), 0), 2)], r.Hint)
	}
	return r.Hint
}

// hintOnBar explains the mark at a place of the bar.
func (s source) hintOnBar(r Rung, x, width float32) string {
	for _, m := range []Mark{r.Value, r.Static, r.Lower, r.Upper} {
		if at := s.axis.Place(m.At, width); m.Known && x >= at-reach && x <= at+reach {
			return m.Hint
		}
	}
	return r.Hint
}

// or returns the first text that is not empty.
func or(text, other string) string {
	if text != "" {
		return text
	}
	return other
}

// header is the scale above the rungs.
type header struct{ *View }

func (h header) Len() int                       { return 1 }
func (h header) Selectable(int) bool            { return false }
func (h header) Height(int) float32             { return 2 * h.head.RowHeight(small) }
func (h header) Hint(int, fyne.Position) string { return "" }

// Draw draws the scale with its numbers.
func (h header) Draw(_ int, p *rows.Row) {
	half, inner := p.Height/2, p.Width-2*margin
	p.Text(h.data.Unit, draw.Rect{X: margin, W: inner, H: half}, small)
	p.Fill(draw.Rect{X: margin, Y: p.Height - 1, W: inner, H: 1}, theme.ColorNameSeparator)
	const room = 56 // of a number
	step := h.axis.Step(int(inner / room))
	for v := math.Ceil(h.axis.Low/step) * step; v <= h.axis.High; v += step {
		x := margin + h.axis.Place(v, inner)
		p.Fill(draw.Rect{X: x, Y: p.Height - 4, W: 1, H: 4}, theme.ColorNamePlaceHolder)
		p.Text(number.Short(v), draw.Rect{X: x - room/2, Y: half, W: room, H: half - 3}, centred)
	}
}
