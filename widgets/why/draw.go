package why

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/sheet"
)

// Styles of the texts.
var (
	plain   = sheet.Style{}
	strong  = sheet.Style{Bold: true}
	number  = sheet.Style{Align: fyne.TextAlignTrailing}
	faint   = sheet.Style{Colour: theme.ColorNamePlaceHolder}
	caption = sheet.Style{Colour: theme.ColorNamePlaceHolder, Size: theme.SizeNameCaptionText}
)

// bold and right are styles derived from another.
func bold(s sheet.Style) sheet.Style  { s.Bold = true; return s }
func right(s sheet.Style) sheet.Style { s.Align = fyne.TextAlignTrailing; return s }

// Widths that hold at any theme.
const (
	gap    = 10 // between columns
	edge   = 8  // left of the first column
	gutter = 14 // right of the last one, where the scroll bar is
	spine  = 26 // left of the moves of the chain
	minBar = 56

	signWidth = 18 // of a sign that stands alone, because its letter comes from another font, however wide that is
)

// widths are the natural widths of the columns' contents.
type widths struct {
	value, window     float32 // of the chain
	name, net, both   float32 // of the terms
	reason, count     float32
	percent, moveText float32
	absent            float32 // the moves that were not looked at
}

// measure finds the natural widths.
func (p *Panel) measure() widths {
	width := p.sheet.Page.TextWidth
	var w widths
	for _, s := range p.data.Steps {
		w.value = max(w.value, width(s.Value, strong))
		w.window = max(w.window, width(s.Window, caption))
		w.moveText = max(w.moveText, width(s.Move, strong))
	}
	nets := func(v float64) { w.net = max(w.net, width(p.signed(v), strong)) }
	nets(p.data.Total)
	for _, t := range p.data.Terms {
		w.name = max(w.name, width(t.Name, plain))
		nets(t.Net)
	}
	if c := p.data.Comparison; c != nil {
		w.both = max(width(textBest(), caption), width(textSecond(), caption))
		for _, d := range append(c.Terms, sumDifferences(c.Terms)) {
			w.name = max(w.name, width(d.Name, plain))
			w.both = max(w.both, width(p.signed(d.Best), plain), width(p.signed(d.Second), plain))
			nets(d.net())
		}
	}
	for _, a := range p.data.Absent {
		w.absent = max(w.absent, width(a.Move, plain))
	}
	sum := int64(0)
	for _, r := range p.data.Reasons {
		w.reason = max(w.reason, width(r.Name, plain))
		sum += r.Count
	}
	w.count = width(sheet.Grouped(sum), plain)
	w.percent = width("100.0 %", plain)
	return w
}

// signed writes a value of a term.
func (p *Panel) signed(v float64) string { return sheet.Signed(v, p.data.Decimals) }

// panelSource hands the panel's lines to the sheet.
type panelSource struct{ *Panel }

func (s panelSource) Len() int { return len(s.lines) }

func (s panelSource) Height(at int) float32 {
	page, l := s.sheet.Page, s.lines[at]
	height := page.LineHeight(plain)
	switch l.kind {
	case heading:
		height += 4
	case step:
		if s.data.Steps[l.at].remark() != "" {
			height += page.LineHeight(caption) - 3
		}
	case moves:
		if l.at == 0 {
			height += page.LineHeight(caption) + 2
		}
	case difference:
		if l.at == 0 {
			height += page.LineHeight(caption) + 4
		}
	}
	return height
}

func (s panelSource) Selectable(at int) bool {
	k := s.lines[at].kind
	return k != total && k != totalDifference
}

func (s panelSource) Draw(at int, pen *sheet.Pen) {
	l := s.lines[at]
	switch l.kind {
	case heading:
		s.drawHeading(l.part, pen)
	case step:
		s.drawStep(l.at, pen)
	case term:
		t := s.data.Terms[l.at]
		s.drawTerm(pen, t.Name, t.Net, plain)
	case rest, restDifference:
		s.drawRest(l, pen)
	case total:
		pen.Fill(sheet.Rect{X: edge, W: pen.Width - 2*edge, H: 1}, theme.ColorNameInputBorder)
		s.drawTerm(pen, textTotal(), s.data.Total, strong)
	case moves:
		s.drawMoves(l.at, pen)
	case difference, totalDifference:
		s.drawDifference(l, pen)
	case absence:
		s.drawAbsence(l.at, pen)
	case reason:
		s.drawReason(l.at, pen)
	}
}

// drawHeading draws the bar of a part: marker, name, and in short what is in it.
func (s panelSource) drawHeading(part Part, pen *sheet.Pen) {
	if !pen.Selected {
		pen.Fill(sheet.Rect{W: pen.Width, H: pen.Height}, theme.ColorNameHeaderBackground)
	}
	pen.Fill(sheet.Rect{W: pen.Width, H: 1}, theme.ColorNameInputBorder)
	marker := "▾"
	if s.folded[part] {
		marker = "▸"
	}
	pen.Text(marker, sheet.Rect{X: edge, W: signWidth, H: pen.Height}, faint)
	summary := s.summary(part)
	width := pen.TextWidth(summary, caption) + 1
	pen.Text(summary, sheet.Rect{X: pen.Width - gutter - width, W: width, H: pen.Height}, right(caption))
	left := float32(edge + 18)
	pen.Text(textHeading(part), sheet.Rect{X: left, W: pen.Width - gutter - width - gap - left, H: pen.Height}, strong)
}

// summary is what a part says while folded.
func (s panelSource) summary(part Part) string {
	switch part {
	case Chain:
		return textSteps(len(s.data.Steps) - 1)
	case Leaf:
		return s.signed(s.data.Total)
	case Versus:
		return s.data.Comparison.Best.Value + " : " + s.data.Comparison.Second.Value
	case Absent:
		return sheet.Grouped(int64(len(s.data.Absent)))
	default:
		return sheet.Grouped(s.allReasons())
	}
}

// allReasons adds the counts up.
func (p *Panel) allReasons() int64 {
	sum := int64(0)
	for _, r := range p.data.Reasons {
		sum += r.Count
	}
	return sum
}
