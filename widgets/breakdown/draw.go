package breakdown

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/number"
	"drevo/widgets/rows"
)

// Styles of the texts.
var (
	plain   = draw.Style{}
	figure  = draw.Style{Align: fyne.TextAlignTrailing}
	faint   = draw.Style{Colour: theme.ColorNamePlaceHolder}
	caption = draw.Style{Colour: theme.ColorNamePlaceHolder, Size: theme.SizeNameCaptionText}
)

// measure finds the natural widths of the columns. Columns without content have none.
func (b *View) measure() widths {
	list := b.body
	width := func(s string, style draw.Style) float32 { return list.TextWidth(s, style) }
	w := widths{name: max(width(lang.L("Total"), plain.Strong()), width(b.termHead(), caption))}
	w.white, w.black = width(lang.L("White"), caption), width(lang.L("Black"), caption)
	w.net, w.weight = width(lang.L("Net"), caption), width(b.weightHead(), caption)
	numbers := func(t Total) {
		w.white = max(w.white, width(b.plain(t.White), plain))
		w.black = max(w.black, width(b.plain(t.Black), plain))
		w.net = max(w.net, width(b.signed(t.Net), plain.Strong()))
	}
	numbers(b.data.Total)
	for _, l := range arrange(b.data.Rows, BySource, false) {
		row := b.data.Rows[l.row]
		if l.heading {
			w.name = max(w.name, width(row.Group, plain.Strong()))
			numbers(l.total)
			continue
		}
		w.name = max(w.name, indent+width(row.Name, plain))
		w.weight = max(w.weight, width(b.weight(row.Weight), plain))
		numbers(Total{row.White, row.Black, row.Net})
		if row.CountWhite != 0 || row.CountBlack != 0 {
			w.count = max(w.count, width(lang.L("Count"), caption), width(counted(row), plain))
		}
	}
	return w
}

// plain and signed write values with the data's decimals.
func (b *View) plain(v float64) string  { return number.Format(v, b.data.Decimals) }
func (b *View) signed(v float64) string { return number.Signed(v, b.data.Decimals) }

// weight writes a weight with as many decimals as any of the weights needs.
func (b *View) weight(v float64) string { return number.Format(v, b.weightDecimals) }

// weightDecimals returns the number of decimals that the rows' weights need.
func weightDecimals(rows []Row) int {
	decimals := 0
	for _, row := range rows {
		decimals = max(decimals, number.Decimals(row.Weight))
	}
	return decimals
}

// counted writes a row's counts, White's first.
func counted(row Row) string { return fmt.Sprintf("%d : %d", row.CountWhite, row.CountBlack) }

// bodySource is the list of terms.
type bodySource struct{ *View }

func (s bodySource) Len() int                 { return len(s.lines) }
func (s bodySource) Selectable(line int) bool { return !s.lines[line].heading }

// Height is that of a line, or of more where a name has no room in one.
func (s bodySource) Height(at int) float32 {
	height := s.body.RowHeight(plain)
	if l := s.lines[at]; !l.heading {
		height += float32(len(s.nameLines(l))-1) * s.body.Surface.LineHeight(plain)
	}
	return height
}

// nameLines are the lines in which a row's name stands in its column. They are kept for as long as the
// column is as wide.
func (b *View) nameLines(l line) []string {
	room := b.nameColumn().W
	if b.wrapped.room != room {
		b.wrapped = wrapped{room, map[int][]string{}}
	}
	lines, known := b.wrapped.names[l.row]
	if !known {
		lines = draw.Wrap(b.data.Rows[l.row].Name, func(part string) bool { return b.body.TextWidth(part, plain) <= room })
		b.wrapped.names[l.row] = lines
	}
	return lines
}

// nameColumn is where the names of terms stand: a little to the right below the names of groups.
func (b *View) nameColumn() draw.Rect {
	column := b.columns().name
	if b.order == BySource && hasGroups(b.data.Rows) {
		column.X, column.W = column.X+indent, column.W-indent
	}
	return column
}

func (s bodySource) Draw(at int, p *rows.Row) {
	l := s.lines[at]
	if l.heading {
		s.drawHeading(l, p)
		return
	}
	row := s.data.Rows[l.row]
	c := s.columns()
	name, value := plain, figure
	if row.Zero {
		name, value = faint, faint.Right()
	}
	s.drawName(l, p, name)
	s.drawBar(c, p, row.Net, 10)
	s.drawNumbers(c, p, Total{row.White, row.Black, row.Net}, value, value.Strong())
	if row.CountWhite != 0 || row.CountBlack != 0 {
		p.Text(counted(row), cell(c.count, p), faint.Right())
	}
	s.drawWeight(c, p, row, value)
}

// drawName writes the name of a term, in the middle of its row.
func (s bodySource) drawName(l line, p *rows.Row, style draw.Style) {
	lines, height := s.nameLines(l), s.body.Surface.LineHeight(style)
	label := s.nameColumn()
	label.Y, label.H = (p.Height-float32(len(lines))*height)/2, height
	for _, text := range lines {
		p.Text(text, label, style)
		label = label.Down(height)
	}
}

// drawWeight writes a weight, as a field when it can be edited.
func (s bodySource) drawWeight(c columns, p *rows.Row, row Row, style draw.Style) {
	if s.OnWeight != nil && !row.Fixed && c.weight.W > 0 && p.Hovered {
		field := draw.Rect{X: c.weight.X - 4, Y: 2, W: c.weight.W + 8, H: p.Height - 4}
		p.RoundRect(field, 3, p.Colour(theme.ColorNameInputBackground))
	}
	p.Text(s.weight(row.Weight), cell(c.weight, p), style)
}

// drawHeading draws a group's name and subtotal.
func (s bodySource) drawHeading(l line, p *rows.Row) {
	c := s.columns()
	p.Fill(draw.Rect{W: p.Width, H: p.Height}, theme.ColorNameHeaderBackground)
	p.FitText(s.data.Rows[l.row].Group, cell(c.name, p), plain.Strong())
	s.drawBar(c, p, l.total.Net, 4)
	s.drawNumbers(c, p, l.total, figure, figure.Strong())
}

// drawBar draws the line of zero, and a value's bar of the given thickness on it.
func (b *View) drawBar(c columns, p *rows.Row, net float64, thick float32) {
	p.Fill(draw.Rect{X: c.bar.X + c.bar.W/2 - 0.5, W: 1, H: p.Height}, theme.ColorNameInputBorder)
	p.Bar(draw.Rect{X: c.bar.X, Y: (p.Height - thick) / 2, W: c.bar.W, H: thick}, net, b.scale)
}

// drawNumbers writes the values of the two sides and the net value.
func (b *View) drawNumbers(c columns, p *rows.Row, t Total, side, net draw.Style) {
	p.Text(b.plain(t.White), cell(c.white, p), side)
	p.Text(b.plain(t.Black), cell(c.black, p), side)
	p.Text(b.signed(t.Net), cell(c.net, p), net)
}

// cell returns a column the height of the p's line.
func cell(column draw.Rect, p *rows.Row) draw.Rect {
	column.Y, column.H = 0, p.Height
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

// termHead names the unit of all values, at the head of the table.
func (b *View) termHead() string {
	if b.data.Scale == "" {
		return lang.L("Term")
	}
	return lang.L("Term") + ", " + b.data.Scale
}

// weightHead names the unit of the weights, where it is not that of the values.
func (b *View) weightHead() string {
	if b.data.WeightScale == "" {
		return lang.L("Weight")
	}
	return "× " + b.data.WeightScale
}

// headSource is the line of the columns' headings.
type headSource struct{ *View }

func (s headSource) Len() int            { return 1 }
func (s headSource) Height(int) float32  { return s.head.RowHeight(caption) }
func (s headSource) Selectable(int) bool { return false }

func (s headSource) Draw(_ int, p *rows.Row) {
	c := s.columns()
	p.Text(s.termHead(), cell(c.name, p), caption)
	half := draw.Rect{X: c.bar.X, W: c.bar.W/2 - 3, H: p.Height}
	p.Text(lang.L("Black"), half, caption.Strong().In(draw.ColourBlack))
	half.X = c.bar.X + c.bar.W/2 + 3
	p.Text(lang.L("White"), half, caption.Strong().Right().In(draw.ColourWhite))
	for _, column := range []struct {
		text string
		at   draw.Rect
	}{{lang.L("Count"), c.count}, {lang.L("White"), c.white}, {lang.L("Black"), c.black}, {lang.L("Net"), c.net},
		{s.weightHead(), c.weight}} {
		p.Text(column.text, cell(column.at, p), caption.Right())
	}
	p.Fill(draw.Rect{Y: p.Height - 1, W: p.Width, H: 1}, theme.ColorNameInputBorder)
}

func (s headSource) Hint(_ int, pos fyne.Position) string {
	c := s.columns()
	for _, column := range []struct {
		at   draw.Rect
		hint string
	}{
		{c.bar, hintBar(s.plain(s.scale) + " " + s.data.Scale)}, {c.count, lang.L("How many things were counted for White " +
			"and for Black.")}, {c.white, lang.L("What the term gives White for White's own pieces.")},
		{c.black, lang.L("What the term gives Black for Black's own pieces.")}, {c.net, lang.L("What the term adds to the " +
			"evaluation, seen from White.")}, {c.weight, hintWeight(s.data.WeightScale)},
	} {
		if column.at.W > 0 && pos.X >= column.at.X && pos.X < column.at.X+column.at.W {
			return column.hint
		}
	}
	return ""
}

// totalSource is the total, and below it the caption: unit, point of view, who is to move.
type totalSource struct{ *View }

func (s totalSource) Len() int            { return 2 }
func (s totalSource) Selectable(int) bool { return false }

func (s totalSource) Height(line int) float32 {
	return s.total.RowHeight([]draw.Style{plain, caption}[line])
}

func (s totalSource) Draw(at int, p *rows.Row) {
	if at == 1 {
		text, style := textCaption(s.data.Scale, s.data.WhiteToMove), caption
		if s.editor.trouble != "" {
			text, style = s.editor.trouble, caption.In(theme.ColorNameError)
		}
		p.Text(text, draw.Rect{X: margin, W: p.Width - 2*margin, H: p.Height}, style)
		return
	}
	c := s.columns()
	p.Fill(draw.Rect{W: p.Width, H: 1}, theme.ColorNameForeground)
	p.Text(lang.L("Total"), cell(c.name, p), plain.Strong())
	s.drawBar(c, p, s.data.Total.Net, 10)
	s.drawNumbers(c, p, s.data.Total, figure, figure.Strong())
}

func (s totalSource) Hint(int, fyne.Position) string { return "" }
