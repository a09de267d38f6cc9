package why

import (
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/number"
	"drevo/widgets/rows"
)

func (s source) Len() int { return len(s.lines) }

func (s source) Height(at int) float32 {
	list, l := s.list, s.lines[at]
	height := list.RowHeight(plain)
	switch l.kind {
	case heading:
		height += 4
	case step:
		if s.data.Steps[l.at].remark() != "" {
			height += list.RowHeight(caption) - 3
		}
	case term:
		height += s.list.Surface.LineHeight(plain) * float32(len(s.nameLines(l.at))-1)
	case units:
		height = float32(len(s.unitLines()))*list.Surface.LineHeight(caption) + 6
	case prose:
		height = float32(len(s.proseLines(l.part)))*list.Surface.LineHeight(plain) + 8
	case difference:
		if l.at == 0 {
			height += list.RowHeight(caption) + 4
		}
	}
	return height
}

func (s source) Selectable(at int) bool {
	k := s.lines[at].kind
	return k != total && k != equalDifference && k != totalDifference && k != prose && k != units
}

func (s source) Draw(at int, p *rows.Row) {
	l := s.lines[at]
	switch l.kind {
	case heading:
		s.drawHeading(l.part, p)
	case step:
		s.drawStep(l.at, p)
	case term:
		t := s.data.Terms[l.at]
		s.drawTerm(p, t.Name, sumTerms([]Term{t}), plain)
	case rest, restDifference:
		s.drawRest(l, p)
	case total:
		p.Fill(draw.Rect{X: edge, W: p.Width - 2*edge, H: 1}, theme.ColorNameInputBorder)
		s.drawTerm(p, lang.L("Total"), s.data.Total, strong)
	case moves:
		s.drawMoves(l.at, p)
	case difference, equalDifference, totalDifference:
		s.drawDifference(l, p)
	case units:
		s.drawUnits(p)
	case prose:
		s.drawProse(l.part, p)
	case ask:
		p.Text(s.data.Comparison.Ask, draw.Rect{X: edge, W: p.Width - edge - gutter, H: p.Height},
			draw.Style{Colour: theme.ColorNameHyperlink})
	case candidate:
		s.drawCandidate(l.at, p)
	case restCandidates:
		s.drawRest(l, p)
	case absence:
		s.drawAbsence(l.at, p)
	case absences:
		s.drawAbsences(l.at, p)
	case reason:
		s.drawReason(l.at, p)
	}
}

// drawHeading draws the bar of a part: marker, name, and in short what is in it.
func (s source) drawHeading(part Part, p *rows.Row) {
	if !p.Selected {
		p.Fill(draw.Rect{W: p.Width, H: p.Height}, theme.ColorNameHeaderBackground)
	}
	p.Fill(draw.Rect{W: p.Width, H: 1}, theme.ColorNameInputBorder)
	marker := draw.TriangleDown
	if s.folded[part] {
		marker = draw.TriangleRight
	}
	p.Mark(p.Bounds(), p.Pixels(draw.Rect{X: edge, Y: (p.Height - 9) / 2, W: 9, H: 9}), marker,
		p.Colour(theme.ColorNamePlaceHolder))
	summary := s.summary(part)
	width := p.TextWidth(summary, caption)
	p.Text(summary, draw.Rect{X: p.Width - gutter - width, W: width, H: p.Height}, caption.Right())
	left := float32(edge + 18)
	p.Text(s.heading(part), draw.Rect{X: left, W: p.Width - gutter - width - gap - left, H: p.Height}, strong)
}

// heading names a part.
func (s source) heading(part Part) string {
	if part == Versus && s.data.Comparison.Title != "" {
		return s.data.Comparison.Title
	}
	return textHeading(part)
}

// headingHint says what a part shows.
func (s source) headingHint(part Part) string {
	if part == Versus && s.data.Comparison.Title != "" {
		return textAlone()
	}
	return hintHeading(part)
}

// ownUnit is the unit of the values where it is not that of the rest of the window.
func (s source) ownUnit() string {
	if s.data.Unit == "pawns" {
		return ""
	}
	return s.data.Unit
}

// summary returns what a part says while folded, with the unit of its values unless those are pawns.
func (s source) summary(part Part) string {
	switch part {
	case Chain:
		if s.data.Columns != "" {
			return s.data.Columns
		}
		return joined(" · ", s.data.Node, joined(" · ", s.length(), s.ownUnit()))
	case Leaf:
		return joined(" · ", s.data.LeafNode, s.data.Scales.Words(s.data.Total))
	case Versus:
		c := s.data.Comparison
		if c.Title != "" {
			return c.Because
		}
		return joined(", ", c.First.Name+" : "+c.Second.Name, c.Because)
	case Candidates:
		return joined(" · ", s.data.Node, number.Grouped(int64(len(s.data.Choice.Moves))))
	case Absent:
		return joined(" · ", s.data.Node, number.Grouped(int64(len(s.data.Absent))))
	default:
		return joined(" · ", s.data.Counted, number.Grouped(s.allReasons()))
	}
}

// length is how many half-moves the chain has, where headings count.
func (p *View) length() string {
	if p.data.Plain {
		return ""
	}
	return textSteps(p.data.halfMoves())
}
