package breakdown

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/sheet"
)

// Styles of the texts.
var (
	plain   = sheet.Style{}
	number  = sheet.Style{Align: fyne.TextAlignTrailing}
	faint   = sheet.Style{Colour: theme.ColorNamePlaceHolder}
	caption = sheet.Style{Colour: theme.ColorNamePlaceHolder, Size: theme.SizeNameCaptionText}
)

// bold, right and in are styles derived from another.
func bold(s sheet.Style) sheet.Style  { s.Bold = true; return s }
func right(s sheet.Style) sheet.Style { s.Align = fyne.TextAlignTrailing; return s }
func in(c fyne.ThemeColorName, s sheet.Style) sheet.Style {
	s.Colour = c
	return s
}

// measure finds the natural widths of the columns. Columns without content have none.
func (b *Breakdown) measure() widths {
	page := b.body.Page
	width := func(s string, style sheet.Style) float32 { return page.TextWidth(s, style) }
	w := widths{name: width(textTotal(), bold(plain))}
	w.white, w.black = width(textWhite(), caption), width(textBlack(), caption)
	w.net, w.weight = width(textNet(), caption), width(textWeight(), caption)
	numbers := func(t Total) {
		w.white = max(w.white, width(b.plain(t.White), plain))
		w.black = max(w.black, width(b.plain(t.Black), plain))
		w.net = max(w.net, width(b.signed(t.Net), bold(plain)))
	}
	numbers(b.data.Total)
	for _, l := range arrange(b.data.Rows, BySource, false) {
		row := b.data.Rows[l.row]
		if l.heading {
			w.name = max(w.name, width(row.Group, bold(plain)))
			numbers(l.total)
			continue
		}
		w.name = max(w.name, indent+width(row.Name, plain))
		w.weight = max(w.weight, width(b.weight(row.Weight), plain))
		numbers(Total{row.White, row.Black, row.Net})
		if row.CountWhite != 0 || row.CountBlack != 0 {
			w.count = max(w.count, width(textCount(), caption), width(counted(row), plain))
		}
	}
	w.name++ // rounding in layout must not shorten the longest name
	return w
}

// plain and signed write values with the data's decimals.
func (b *Breakdown) plain(v float64) string  { return sheet.Number(v, b.data.Decimals) }
func (b *Breakdown) signed(v float64) string { return sheet.Signed(v, b.data.Decimals) }

// weight writes a weight with as many decimals as any of the weights needs.
func (b *Breakdown) weight(v float64) string { return sheet.Number(v, b.weightDecimals) }

// weightDecimals is the number of decimals that the rows' weights need.
func weightDecimals(rows []Row) int {
	decimals := 0
	for _, row := range rows {
		decimals = max(decimals, sheet.Decimals(row.Weight))
	}
	return decimals
}

// counted writes a row's counts, White's first.
func counted(row Row) string { return fmt.Sprintf("%d : %d", row.CountWhite, row.CountBlack) }

// bodySource is the list of terms.
type bodySource struct{ *Breakdown }

func (s bodySource) Len() int                 { return len(s.lines) }
func (s bodySource) Height(int) float32       { return s.body.Page.LineHeight(plain) }
func (s bodySource) Selectable(line int) bool { return !s.lines[line].heading }

func (s bodySource) Draw(at int, pen *sheet.Pen) {
	l := s.lines[at]
	if l.heading {
		s.drawHeading(l, pen)
		return
	}
	row := s.data.Rows[l.row]
	c := s.columns()
	name, value := plain, number
	if row.Zero {
		name, value = faint, right(faint)
	}
	label := cell(c.name, pen)
	if s.order == BySource && hasGroups(s.data.Rows) {
		label.X, label.W = label.X+indent, label.W-indent
	}
	pen.Text(row.Name, label, name)
	s.drawBar(c, pen, row.Net, 10)
	s.drawNumbers(c, pen, Total{row.White, row.Black, row.Net}, value, bold(value))
	if row.CountWhite != 0 || row.CountBlack != 0 {
		pen.Text(counted(row), cell(c.count, pen), right(faint))
	}
	s.drawWeight(c, pen, row, value)
}

// drawWeight writes a weight, as a field when it can be edited.
func (s bodySource) drawWeight(c columns, pen *sheet.Pen, row Row, style sheet.Style) {
	if s.OnWeight != nil && !row.Fixed && c.weight.W > 0 && pen.Hovered {
		field := sheet.Rect{X: c.weight.X - 4, Y: 2, W: c.weight.W + 8, H: pen.Height - 4}
		pen.Fill(field, theme.ColorNameInputBackground).CornerRadius = 3
	}
	pen.Text(s.weight(row.Weight), cell(c.weight, pen), style)
}

// drawHeading draws a group's name and subtotal.
func (s bodySource) drawHeading(l line, pen *sheet.Pen) {
	c := s.columns()
	pen.Fill(sheet.Rect{W: pen.Width, H: pen.Height}, theme.ColorNameHeaderBackground)
	pen.Text(s.data.Rows[l.row].Group, cell(c.name, pen), bold(plain))
	s.drawBar(c, pen, l.total.Net, 4)
	s.drawNumbers(c, pen, l.total, number, bold(number))
}

// drawBar draws the line of zero, and a value's bar of the given thickness on it.
func (b *Breakdown) drawBar(c columns, pen *sheet.Pen, net float64, thick float32) {
	pen.Fill(sheet.Rect{X: c.bar.X + c.bar.W/2 - 0.5, W: 1, H: pen.Height}, theme.ColorNameInputBorder)
	pen.Bar(sheet.Rect{X: c.bar.X, Y: (pen.Height - thick) / 2, W: c.bar.W, H: thick}, net, b.scale)
}

// drawNumbers writes the values of the two sides and the net value.
func (b *Breakdown) drawNumbers(c columns, pen *sheet.Pen, t Total, side, net sheet.Style) {
	pen.Text(b.plain(t.White), cell(c.white, pen), side)
	pen.Text(b.plain(t.Black), cell(c.black, pen), side)
	pen.Text(b.signed(t.Net), cell(c.net, pen), net)
}

// cell gives a column the height of the pen's line.
func cell(column sheet.Rect, pen *sheet.Pen) sheet.Rect {
	column.Y, column.H = 0, pen.Height
	return column
}

func (s bodySource) Hint(at int, pos fyne.Position) string {
	l := s.lines[at]
	row := s.data.Rows[l.row]
	if l.heading {
		return row.Group + ": " + textGroup(l.members)
	}
	hint := row.Name
	if row.Hint != "" {
		hint += ": " + row.Hint
	}
	if row.CountWhite != 0 || row.CountBlack != 0 {
		hint += "\n" + textCounted(row.CountWhite, row.CountBlack)
	}
	if s.onWeight(pos.X) {
		hint += "\n" + textEditWeight(row.Fixed)
	}
	return hint
}

// headSource is the line of the columns' headings.
type headSource struct{ *Breakdown }

func (s headSource) Len() int            { return 1 }
func (s headSource) Height(int) float32  { return s.head.LineHeight(caption) }
func (s headSource) Selectable(int) bool { return false }

func (s headSource) Draw(_ int, pen *sheet.Pen) {
	c := s.columns()
	pen.Text(textTerm(), cell(c.name, pen), caption)
	half := sheet.Rect{X: c.bar.X, W: c.bar.W/2 - 3, H: pen.Height}
	pen.Text(textBlack(), half, in(sheet.ColourBlack, bold(caption)))
	half.X = c.bar.X + c.bar.W/2 + 3
	pen.Text(textWhite(), half, right(in(sheet.ColourWhite, bold(caption))))
	for _, column := range []struct {
		text string
		at   sheet.Rect
	}{{textCount(), c.count}, {textWhite(), c.white}, {textBlack(), c.black}, {textNet(), c.net}, {textWeight(), c.weight}} {
		pen.Text(column.text, cell(column.at, pen), right(caption))
	}
	pen.Fill(sheet.Rect{Y: pen.Height - 1, W: pen.Width, H: 1}, theme.ColorNameInputBorder)
}

func (s headSource) Hint(_ int, pos fyne.Position) string {
	c := s.columns()
	for _, column := range []struct {
		at   sheet.Rect
		hint string
	}{
		{c.bar, hintBar(s.plain(s.scale) + " " + s.data.Scale)}, {c.count, hintCount()}, {c.white, hintWhite()},
		{c.black, hintBlack()}, {c.net, hintNet()}, {c.weight, hintWeight()},
	} {
		if column.at.W > 0 && pos.X >= column.at.X && pos.X < column.at.X+column.at.W {
			return column.hint
		}
	}
	return ""
}

// totalSource is the total, and below it the caption: unit, point of view, who is to move.
type totalSource struct{ *Breakdown }

func (s totalSource) Len() int            { return 2 }
func (s totalSource) Selectable(int) bool { return false }

func (s totalSource) Height(line int) float32 {
	return s.total.LineHeight([]sheet.Style{plain, caption}[line])
}

func (s totalSource) Draw(at int, pen *sheet.Pen) {
	if at == 1 {
		text, style := textCaption(s.data.Scale, s.data.WhiteToMove), caption
		if s.editor.trouble != "" {
			text, style = s.editor.trouble, in(theme.ColorNameError, caption)
		}
		pen.Text(text, sheet.Rect{X: margin, W: pen.Width - 2*margin, H: pen.Height}, style)
		return
	}
	c := s.columns()
	pen.Fill(sheet.Rect{W: pen.Width, H: 1}, theme.ColorNameForeground)
	pen.Text(textTotal(), cell(c.name, pen), bold(plain))
	s.drawBar(c, pen, s.data.Total.Net, 10)
	s.drawNumbers(c, pen, s.data.Total, number, bold(number))
}

func (s totalSource) Hint(int, fyne.Position) string { return "" }
