package why

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/sheet"
)

const margin float32 = 10

var (
	headStyle   = sheet.Style{Bold: true}
	asideStyle  = sheet.Style{Bold: true, Align: fyne.TextAlignTrailing}
	noteStyle   = sheet.Style{Colour: theme.ColorNamePlaceHolder}
	labelStyle  = sheet.Style{}
	detailStyle = sheet.Style{Colour: theme.ColorNamePlaceHolder}
	valueStyle  = sheet.Style{Align: fyne.TextAlignTrailing}
)

// source draws the rows of a Why.
type source struct{ *Why }

func (s source) Len() int { return len(s.rows) }

func (s source) Height(at int) float32 {
	if s.rows[at].line == headingRow {
		return s.sheet.Page.LineHeight(headStyle) + 8
	}
	return s.sheet.Page.LineHeight(labelStyle) + 1
}

// Selectable reports whether the row leads to a node.
func (s source) Selectable(at int) bool {
	r := s.rows[at]
	return r.line >= 0 && s.lineOf(r).Linked
}

// Hint is the line's own hint.
func (s source) Hint(at int, _ fyne.Position) string {
	if r := s.rows[at]; r.line >= 0 {
		return s.lineOf(r).Hint
	}
	return ""
}

// Draw paints a row.
func (s source) Draw(at int, pen *sheet.Pen) {
	switch r := s.rows[at]; r.line {
	case headingRow:
		s.drawHeading(s.sections[r.section], pen)
	case noteRow:
		pen.Text(r.text, sheet.Rect{X: margin, W: pen.Width - 2*margin, H: pen.Height}, noteStyle)
	default:
		drawLine(s.lineOf(r), r.scale, pen)
	}
}

func (s source) drawHeading(section Section, pen *sheet.Pen) {
	pen.Fill(sheet.Rect{Y: 4, W: pen.Width, H: pen.Height - 6}, theme.ColorNameHeaderBackground)
	sign := "▾"
	if s.folded[section.Title] {
		sign = "▸"
	}
	room := sheet.Rect{X: margin, Y: 1, W: pen.Width - 2*margin, H: pen.Height}
	pen.Text(section.Aside, room, asideStyle)
	room.W -= pen.TextWidth(section.Aside, asideStyle) + margin
	pen.Text(sign+"  "+section.Title, room, headStyle)
}

// The columns of a line: shares of the width.
const (
	labelShare = 0.42
	valueWidth = 84
)

func drawLine(l Line, scale float64, pen *sheet.Pen) {
	label, value := labelStyle, valueStyle
	label.Bold, value.Bold = l.Strong, l.Strong
	right := sheet.Rect{X: pen.Width - margin - valueWidth, W: valueWidth, H: pen.Height}
	pen.Text(l.Value, right, value)
	left := sheet.Rect{X: margin, W: (pen.Width - 2*margin) * labelShare, H: pen.Height}
	middle := sheet.Rect{X: left.X + left.W + 6, H: pen.Height}
	middle.W = right.X - middle.X - 6
	switch {
	case l.Share > 0:
		bar := sheet.Rect{X: middle.X, Y: pen.Height * 0.3, W: max(middle.W*float32(l.Share), 1.5), H: pen.Height * 0.4}
		pen.Fill(bar, theme.ColorNamePrimary).CornerRadius = 2
	case scale > 0:
		pen.Fill(sheet.Rect{X: middle.X + middle.W/2, Y: 2, W: 1, H: pen.Height - 4}, theme.ColorNameSeparator)
		pen.Bar(sheet.Rect{X: middle.X, Y: pen.Height * 0.25, W: middle.W, H: pen.Height * 0.5}, l.Net, scale)
	default:
		pen.Text(l.Detail, middle, detailStyle)
	}
	pen.Text(l.Label, left, label)
}
