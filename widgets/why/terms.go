package why

import (
	"fmt"
	"math"
	"slices"

	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/number"
	"drevo/widgets/rows"
)

// nameWidth returns what names get of the room that they share with bars.
func nameWidth(natural, room float32) float32 {
	return max(0, min(natural, max(room*0.55, room-minBar-gap), room-minBar-gap))
}

// drawTerm draws a name, a signed bar and a value.
func (s source) drawTerm(p *rows.Row, name string, net number.Amount, style draw.Style) {
	room := p.Width - edge - gutter - s.widths.net - gap
	label := nameWidth(s.widths.name, room)
	p.Words(name, draw.Rect{X: edge, W: label, H: p.Height}, style)
	s.drawBar(draw.Rect{X: edge + label + gap, W: room - label - gap, H: p.Height}, s.data.Scales, net, s.termScales(), p)
	p.Text(s.data.Scales.Signed(net), draw.Rect{X: p.Width - gutter - s.widths.net, W: s.widths.net, H: p.Height},
		figure.Strong())
}

// nameLines breaks the name of a term into the lines that it needs.
func (s source) nameLines(at int) []string {
	room := nameWidth(s.widths.name, s.list.Size().Width-edge-gutter-s.widths.net-gap)
	return draw.Wrap(s.data.Terms[at].Name, func(text string) bool { return s.list.TextWidth(text, plain) <= room })
}

// unitLines breaks the sentence about the units into lines.
func (s source) unitLines() []string {
	room := s.list.Size().Width - edge - gutter
	return draw.Wrap(s.data.Units, func(text string) bool { return s.list.TextWidth(text, caption) <= room })
}

// drawUnits says what the units of the terms above are.
func (s source) drawUnits(p *rows.Row) {
	height := s.list.Surface.LineHeight(caption)
	for i, text := range s.unitLines() {
		p.Text(text, draw.Rect{X: edge, Y: 2 + float32(i)*height, W: p.Width - edge - gutter, H: height}, caption)
	}
}

// drawBar draws the line of zero and a bar on it, over the height of r; no bar where several units make up a value.
func (s source) drawBar(r draw.Rect, scales number.Scales, value, full number.Amount, p *rows.Row) {
	const thick = 10
	p.Fill(draw.Rect{X: r.X + r.W/2 - 0.5, Y: r.Y, W: 1, H: r.H}, theme.ColorNameInputBorder)
	at := slices.IndexFunc(value, func(v float64) bool { return v != 0 })
	if at < 0 || !scales.One() && value[at] != value.Sum() {
		return
	}
	most, v := full[at], value[at]
	if v != value.Sum() {
		most, v = slices.Max(full), value.Sum()
	}
	p.Bar(draw.Rect{X: r.X, Y: r.Y + (r.H-thick)/2, W: r.W, H: thick}, v, max(most, math.Abs(v)))
}

// fullBars returns for each scale the value whose bar reaches the edge: the largest that is shown on it.
func fullBars(scales number.Scales, shown []number.Amount) number.Amount {
	full := make(number.Amount, max(len(scales), 1))
	for _, amount := range shown {
		for i, v := range amount {
			full[i] = max(full[i], math.Abs(v))
		}
	}
	return full
}

// termScales are those of the terms and their rest.
func (p *View) termScales() number.Amount {
	shown := []number.Amount{sumTerms(p.data.Terms[min(topTerms, len(p.data.Terms)):])}
	for _, t := range p.data.Terms {
		shown = append(shown, sumTerms([]Term{t}))
	}
	return fullBars(p.data.Scales, shown)
}

// drawRest draws the line that stands for the smaller terms, or that takes them away again.
func (s source) drawRest(l line, p *rows.Row) {
	if s.all[l.part] {
		p.Text(lang.L("Show the largest only"), draw.Rect{X: edge, W: p.Width - edge - gutter, H: p.Height}, faint)
		return
	}
	if l.kind == restCandidates {
		p.Text(textMoreMoves(len(s.data.Choice.Moves)-topTerms), draw.Rect{X: edge, W: p.Width - edge - gutter, H: p.Height},
			faint)
		return
	}
	if l.kind == rest {
		others := s.data.Terms[topTerms:]
		s.drawTerm(p, textMore(len(others)), sumTerms(others), faint)
		return
	}
	others := s.data.Comparison.Terms[topTerms:]
	s.drawPair(p, draw.Rect{H: p.Height}, textMore(len(others)), sumDifferences(others), faint)
}

// drawReason draws how often a rule was applied, as a bar and in numbers.
func (s source) drawReason(at int, p *rows.Row) {
	r := s.data.Reasons[at]
	x := p.Width - gutter - s.widths.percent
	p.Text(percent(r.Count, s.allReasons()), draw.Rect{X: x, W: s.widths.percent, H: p.Height}, faint.Right())
	x -= gap + s.widths.count
	p.Text(number.Grouped(r.Count), draw.Rect{X: x, W: s.widths.count, H: p.Height}, figure)
	room := x - gap - edge
	label := nameWidth(s.widths.reason, room)
	p.Text(r.Name, draw.Rect{X: edge, W: label, H: p.Height}, plain)
	bar := draw.Rect{X: edge + label + gap, Y: (p.Height - 10) / 2, W: room - label - gap, H: 10}
	if bar.W <= 0 || r.Count <= 0 {
		return
	}
	p.RoundRect(bar, 2, p.Colour(theme.ColorNameInputBackground))
	largest := float32(s.data.Reasons[0].Count) // they are sorted
	bar.W = max(1.5, bar.W*float32(r.Count)/largest)
	p.RoundRect(bar, min(2, bar.W/2), p.Colour(theme.ColorNamePrimary))
}

// drawAbsence draws a move that was not looked at, and the rule.
func (s source) drawAbsence(at int, p *rows.Row) {
	a := s.data.Absent[at]
	p.Text(a.Move, draw.Rect{X: edge, W: s.widths.absent, H: p.Height}, plain)
	x := edge + s.widths.absent + 2*gap
	p.Text(a.Reason, draw.Rect{X: x, W: p.Width - gutter - x, H: p.Height}, faint)
}

// drawAbsences draws how many moves were not looked at by one rule, and the rule.
func (s source) drawAbsences(at int, p *rows.Row) {
	a := s.data.Absent[at]
	marker := draw.TriangleRight
	if s.open[a.Rule] {
		marker = draw.TriangleDown
	}
	p.Mark(p.Bounds(), p.Pixels(draw.Rect{X: edge, Y: (p.Height - 9) / 2, W: 9, H: 9}), marker,
		p.Colour(theme.ColorNamePlaceHolder))
	count := textMovesOf(s.alike(at))
	x := float32(edge + 18)
	width := p.TextWidth(count, plain)
	p.Text(count, draw.Rect{X: x, W: width, H: p.Height}, plain)
	x += width + 2*gap
	p.Text(a.Reason, draw.Rect{X: x, W: p.Width - gutter - x, H: p.Height}, faint)
}

// percent writes a share with one decimal, and never as nothing what is something.
func percent(part, whole int64) string {
	if whole == 0 {
		return ""
	}
	share := 100 * float64(part) / float64(whole)
	if part > 0 && share < 0.05 {
		return "<0.1 %"
	}
	return fmt.Sprintf("%.1f %%", share)
}

// allReasons adds the counts up.
func (p *View) allReasons() int64 {
	sum := int64(0)
	for _, r := range p.data.Reasons {
		sum += r.Count
	}
	return sum
}
