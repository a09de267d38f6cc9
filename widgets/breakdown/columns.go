package breakdown

import (
	"fmt"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/number"
	"drevo/widgets/rows"
)

// The columns, by their place.
const (
	columnName = iota
	columnBar
	columnCount
	columnWhite
	columnBlack
	columnNet
	columnWeight
)

// Widths at the usual size of text, and how far a term stands below its group.
const (
	nameWidth = 140 // like all, with the gap to the next column
	barWidth  = 82
	wideBar   = 150
	indent    = 10
)

// columns are those of the present data. Counts give way first, then weights, then the two sides; weights that
// can be edited go after the sides.
func (b *View) columns() []rows.Column {
	const right = fyne.TextAlignTrailing
	sides, weight := 1, 2
	if b.OnWeight != nil {
		sides, weight = 2, 1
	}
	return []rows.Column{
		columnName: {Name: b.termHead(), Width: nameWidth, Fit: true, Wrap: true},
		columnBar: {Name: lang.L("Bar"), Width: barWidth, Most: wideBar, Share: 1, Head: drawBarHead,
			Hint: hintBar(b.data.Scales, barScales(&b.data))},
		columnCount: {Name: lang.L("Count"), Fit: true, Align: right, Priority: 3,
			Hint: lang.L("How many things were counted for White and for Black.")},
		columnWhite: {Name: lang.L("White"), Fit: true, Align: right, Priority: sides, Stays: true,
			Hint: lang.L("What the term gives White for White's own pieces.")},
		columnBlack: {Name: lang.L("Black"), Fit: true, Align: right, Priority: sides, Stays: true,
			Hint: lang.L("What the term gives Black for Black's own pieces.")},
		columnNet: {Name: lang.L("Net"), Fit: true, Align: right,
			Hint: lang.L("What the term adds to the evaluation, seen from White.")},
		columnWeight: {Name: b.weightHead(), Fit: true, Align: right, Priority: weight, Stays: true,
			Hint: hintWeight(b.data.WeightScale)},
	}
}

// drawBarHead names the side that each half of the bars is good for.
func drawBarHead(p *draw.Context, at draw.Rect) {
	style := draw.Style{Size: theme.SizeNameCaptionText, Bold: true}
	half := draw.Rect{X: at.X, W: at.W/2 - 3, H: at.H}
	p.Text(lang.L("Black"), half, style.In(draw.ColourBlack))
	half.X = at.X + at.W/2 + 3
	p.Text(lang.L("White"), half, style.Right().In(draw.ColourWhite))
}

// tableLines are the lines as the table shows them.
func (b *View) tableLines() []rows.Line {
	full, decimals := barScales(&b.data), weightDecimals(b.data.Rows)
	grouped := b.order == BySource && hasGroups(b.data.Rows)
	list := make([]rows.Line, len(b.lines))
	for i, l := range b.lines {
		row := &b.data.Rows[l.row]
		scale := b.data.Scales.At(row.Scale)
		if l.level != levelTerm {
			name := row.Group
			if l.level == levelScale {
				name = scale.Name
			}
			list[i] = rows.Line{Heading: true, Cells: b.cells(name, scale, l.total, bar{l.total.net, full[row.Scale], 4}),
				Hint: name + ": " + textGroup(l.members)}
			list[i].Cells[columnName].Bold = true
			continue
		}
		list[i] = rows.Line{Cells: b.cells(row.Name, scale, sums{row.White, row.Black, row.Net},
			bar{row.Net, full[row.Scale], 10}), Hint: row.hint()}
		if grouped {
			list[i].Indent = indent
		}
		cells := list[i].Cells
		if row.counts() && !b.Plain {
			cells[columnCount] = rows.Cell{Text: fmt.Sprintf("%d : %d", row.CountWhite, row.CountBlack), Tone: rows.Faint}
		}
		cells[columnWeight] = b.weightCell(row, decimals)
		for k := range cells {
			if row.Zero {
				cells[k].Tone = rows.Faint
			}
		}
	}
	return list
}

// bar is a bar from the middle: a value, that whose bar reaches the edge, and the bar's height.
type bar struct {
	value, full float64
	thick       float32
}

// draw draws a bar on the line of zero.
func (b bar) draw(p *rows.Row, at draw.Rect) {
	p.Fill(draw.Rect{X: at.X + at.W/2 - 0.5, W: 1, H: p.Height}, theme.ColorNameInputBorder)
	p.Bar(draw.Rect{X: at.X, Y: (p.Height - b.thick) / 2, W: at.W, H: b.thick}, b.value, b.full)
}

// cells are name, bar and values of a row or a group.
func (b *View) cells(name string, scale number.Scale, s sums, of bar) []rows.Cell {
	list := []rows.Cell{
		columnName:   {Text: name},
		columnBar:    {Draw: of.draw},
		columnNet:    {Text: scale.Signed(s.net), Bold: true},
		columnWeight: {},
	}
	if !b.Plain {
		list[columnWhite].Text, list[columnBlack].Text = scale.Format(s.white), scale.Format(s.black)
	}
	return list
}

// weightCell is the weight of a row with as many decimals as any of the weights needs; it looks like a field
// under the mouse where it can be edited.
func (b *View) weightCell(row *Row, decimals int) rows.Cell {
	if b.Plain {
		return rows.Cell{}
	}
	cell := rows.Cell{Text: number.Format(row.Weight, decimals)}
	if b.OnWeight == nil {
		return cell
	}
	if cell.Hint = row.hint() + "\n" + textEditWeight(row.Fixed); !row.Fixed {
		cell.Draw = func(p *rows.Row, at draw.Rect) {
			if p.Hovered {
				field := draw.Rect{X: at.X - 4, Y: 2, W: at.W + 8, H: p.Height - 4}
				p.RoundRect(field, 3, p.Colour(theme.ColorNameInputBackground))
			}
		}
	}
	return cell
}

// totals are the total, and below it unit, point of view and who is to move, or what is wrong with a weight. A total
// of several units has no bar.
func (b *View) totals() []rows.Line {
	scales, total := b.data.Scales, b.data.Total
	line := []rows.Cell{
		columnName:   {Text: lang.L("Total"), Bold: true},
		columnBar:    {},
		columnNet:    {Text: scales.Signed(total.Net), Bold: true},
		columnWeight: {},
	}
	if !b.Plain {
		line[columnWhite].Text, line[columnBlack].Text = scales.Format(total.White), scales.Format(total.Black)
	}
	if scales.One() {
		sum := total.Net.Sum()
		line[columnBar].Draw = bar{sum, max(slices.Max(barScales(&b.data)), math.Abs(sum)), 10}.draw
	}
	note := rows.Piece{Text: textCaption(scales.Unit(), b.data.Note, b.data.WhiteToMove), Tone: rows.Faint}
	if b.data.Units != "" {
		note.Text += ". " + b.data.Units
	}
	if b.editor.trouble != "" {
		note.Text, note.Tone = b.editor.trouble, rows.Bad
	}
	below := rows.Passage{Pieces: []rows.Piece{note}, Small: true, Wraps: true, Hint: note.Text}
	return []rows.Line{{Cells: line}, {Below: []rows.Passage{below}}}
}

// weightDecimals returns the number of decimals that the rows' weights need.
func weightDecimals(rows []Row) int {
	decimals := 0
	for _, row := range rows {
		decimals = max(decimals, number.Decimals(row.Weight))
	}
	return decimals
}

// counts reports whether the term counts something here.
func (r *Row) counts() bool { return r.CountWhite != 0 || r.CountBlack != 0 }

// hint says what a term is, and how much it counted.
func (r *Row) hint() string {
	hint := r.Name
	if r.Hint != "" {
		hint += ": " + r.Hint
	}
	if r.counts() {
		hint += "\n" + textCounted(r.CountWhite, r.CountBlack)
	}
	return hint
}

// termHead names the units of the values, at the head of the table.
func (b *View) termHead() string {
	if unit := b.data.Scales.Unit(); unit != "" {
		return lang.L("Term") + ", " + unit
	}
	return lang.L("Term")
}

// weightHead names the unit of the weights, where it is not that of the values.
func (b *View) weightHead() string {
	if b.data.WeightScale == "" {
		return lang.L("Weight")
	}
	return "× " + b.data.WeightScale
}
