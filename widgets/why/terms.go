package why

import (
	"fmt"
	"math"

	"fyne.io/fyne/v2/theme"

	"drevo/widgets/sheet"
)

// nameWidth is what names get of the room that they share with bars.
func nameWidth(natural, room float32) float32 {
	return max(0, min(natural+1, max(room*0.55, room-minBar-gap), room-minBar-gap))
}

// drawTerm draws a name, a signed bar and a value.
func (s panelSource) drawTerm(pen *sheet.Pen, name string, net float64, style sheet.Style) {
	room := pen.Width - edge - gutter - s.widths.net - gap
	label := nameWidth(s.widths.name, room)
	pen.Text(name, sheet.Rect{X: edge, W: label, H: pen.Height}, style)
	s.drawBar(sheet.Rect{X: edge + label + gap, W: room - label - gap, H: pen.Height}, net, s.termScale(), pen)
	pen.Text(s.signed(net), sheet.Rect{X: pen.Width - gutter - s.widths.net, W: s.widths.net, H: pen.Height}, bold(number))
}

// drawBar draws the line of zero and a bar on it, over the height of r.
func (s panelSource) drawBar(r sheet.Rect, value, scale float64, pen *sheet.Pen) {
	const thick = 10
	pen.Fill(sheet.Rect{X: r.X + r.W/2 - 0.5, Y: r.Y, W: 1, H: r.H}, theme.ColorNameInputBorder)
	pen.Bar(sheet.Rect{X: r.X, Y: r.Y + (r.H-thick)/2, W: r.W, H: thick}, value, scale)
}

// termScale is the value whose bar reaches the edge: the largest of the terms, their rest and the total.
func (p *Panel) termScale() float64 {
	scale := math.Abs(p.data.Total)
	if len(p.data.Terms) > 0 {
		scale = math.Max(scale, math.Abs(p.data.Terms[0].Net)) // they are sorted
	}
	if len(p.data.Terms) > topTerms {
		scale = math.Max(scale, math.Abs(sumTerms(p.data.Terms[topTerms:])))
	}
	return scale
}

// drawRest draws the line that stands for the smaller terms, or that takes them away again.
func (s panelSource) drawRest(l line, pen *sheet.Pen) {
	if s.all[l.part] {
		pen.Text(textFewer(), sheet.Rect{X: edge, W: pen.Width - edge - gutter, H: pen.Height}, faint)
		return
	}
	if l.kind == rest {
		others := s.data.Terms[topTerms:]
		s.drawTerm(pen, textMore(len(others)), sumTerms(others), faint)
		return
	}
	others := s.data.Comparison.Terms[topTerms:]
	s.drawPair(pen, sheet.Rect{H: pen.Height}, textMore(len(others)), sumDifferences(others), faint)
}

// drawReason draws how often a rule was applied, as a bar and in numbers.
func (s panelSource) drawReason(at int, pen *sheet.Pen) {
	r := s.data.Reasons[at]
	x := pen.Width - gutter - s.widths.percent
	pen.Text(percent(r.Count, s.allReasons()), sheet.Rect{X: x, W: s.widths.percent, H: pen.Height}, right(faint))
	x -= gap + s.widths.count
	pen.Text(sheet.Grouped(r.Count), sheet.Rect{X: x, W: s.widths.count, H: pen.Height}, number)
	room := x - gap - edge
	label := nameWidth(s.widths.reason, room)
	pen.Text(r.Name, sheet.Rect{X: edge, W: label, H: pen.Height}, plain)
	bar := sheet.Rect{X: edge + label + gap, Y: (pen.Height - 10) / 2, W: room - label - gap, H: 10}
	if bar.W <= 0 || r.Count <= 0 {
		return
	}
	pen.Fill(bar, theme.ColorNameInputBackground).CornerRadius = 2
	largest := float32(s.data.Reasons[0].Count) // they are sorted
	bar.W = max(1.5, bar.W*float32(r.Count)/largest)
	pen.Fill(bar, theme.ColorNamePrimary).CornerRadius = min(2, bar.W/2)
}

// drawAbsence draws a move that was not looked at, and the rule.
func (s panelSource) drawAbsence(at int, pen *sheet.Pen) {
	a := s.data.Absent[at]
	pen.Text(a.Move, sheet.Rect{X: edge, W: s.widths.absent + 1, H: pen.Height}, plain)
	x := edge + s.widths.absent + 2*gap
	pen.Text(a.Reason, sheet.Rect{X: x, W: pen.Width - gutter - x, H: pen.Height}, faint)
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
