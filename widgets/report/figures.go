package report

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// FigureTable is a table whose rows have a name and some numbers.
type FigureTable struct {
	Heads []Named // of the numbers
	Rows  []FigureRow
}

// Named is a name, and a sentence that is shown where the pointer rests on it.
type Named struct{ Name, Hint string }

// FigureRow is a name with its numbers, as texts.
type FigureRow struct {
	Named
	Figures []string // one a head; "–" where there is none
}

// none stands for a number that there is not.
const none = "–"

// empty reports whether a row has no number.
func (r FigureRow) empty() bool {
	return !slices.ContainsFunc(r.Figures, func(text string) bool { return text != none })
}

// Figures is the picture of such a table: the name of a row stands above its numbers, which share the
// width. A row without a number has one line.
type Figures struct {
	draw.Widget
	table FigureTable
}

// NewFigures returns the picture of a table.
func NewFigures(table FigureTable) *Figures {
	f := &Figures{table: table}
	f.Init(f, f.draw, f.hint)
	return f
}

var faint = draw.Style{Colour: theme.ColorNamePlaceHolder}

func (f *Figures) line() float32 { return f.Surface.LineHeight(plain) }

// height of a row, with the room between it and the next.
func (f *Figures) height(r FigureRow) float32 {
	if r.empty() {
		return f.line() + gap
	}
	return 2*f.line() + gap
}

// MinSize has room for the longest number in every column.
func (f *Figures) MinSize() fyne.Size {
	column, height := float32(0), f.line()+gap
	for _, head := range f.table.Heads {
		column = max(column, f.Surface.TextWidth(head.Name, small))
	}
	for _, row := range f.table.Rows {
		height += f.height(row)
		for _, text := range row.Figures {
			column = max(column, f.Surface.TextWidth(text, plain))
		}
	}
	return fyne.NewSize((column+gap)*float32(len(f.table.Heads))+2*edge, height)
}

// draw draws heads and rows.
func (f *Figures) draw(p *draw.Context) {
	line, y := f.line(), f.line()+gap
	f.across(p, 0, func(i int) (string, draw.Style) { return f.table.Heads[i].Name, small })
	for _, row := range f.table.Rows {
		p.Fill(draw.Rect{X: edge, Y: y - gap/2, W: p.Size.Width - 2*edge, H: 1}, theme.ColorNameSeparator)
		name := draw.Rect{X: edge, Y: y, W: p.Size.Width - 2*edge, H: line}
		if row.empty() {
			p.Text(row.Name, name, faint)
		} else {
			p.Text(row.Name, name, plain)
			f.across(p, y+line, func(i int) (string, draw.Style) {
				if row.Figures[i] == none {
					return none, faint
				}
				return row.Figures[i], plain
			})
		}
		y += f.height(row)
	}
}

// across writes a text into every column, to the right.
func (f *Figures) across(p *draw.Context, y float32, of func(column int) (string, draw.Style)) {
	width := (p.Size.Width - 2*edge) / float32(max(len(f.table.Heads), 1))
	for i := range f.table.Heads {
		text, style := of(i)
		p.Text(text, draw.Rect{X: edge + float32(i)*width, Y: y, W: width, H: f.line()}, style.Right())
	}
}

// hint is the sentence of the head or the row at a place.
func (f *Figures) hint(at fyne.Position, inside bool) string {
	if !inside {
		return ""
	}
	y := f.line() + gap/2
	if at.Y < y {
		i := int((at.X - edge) * float32(len(f.table.Heads)) / max(f.Size().Width-2*edge, 1))
		if i < 0 || i >= len(f.table.Heads) {
			return ""
		}
		return f.table.Heads[i].Hint
	}
	for _, row := range f.table.Rows {
		if y += f.height(row); at.Y < y {
			return row.Hint
		}
	}
	return ""
}
