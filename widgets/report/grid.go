package report

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Table is words and numbers in columns.
type Table struct {
	Title   string
	Columns []string
	Rows    [][]Cell
}

// Cell is one of them.
type Cell struct {
	Text   string
	Number bool // stands to the right
}

// Grid is the picture of a table: the columns as wide as their content.
type Grid struct {
	draw.Widget
	table  Table
	widths []float32
}

// NewGrid returns the picture of a table.
func NewGrid(table Table) *Grid {
	g := &Grid{table: table}
	g.Init(g, g.draw, func(fyne.Position, bool) string { return "" })
	return g
}

// between is the room between two columns.
const between = 16

// measure finds the widths of the columns in the present theme.
func (g *Grid) measure() {
	g.widths = make([]float32, len(g.table.Columns))
	for i, name := range g.table.Columns {
		g.widths[i] = g.Surface.TextWidth(name, small)
		for _, row := range g.table.Rows {
			g.widths[i] = max(g.widths[i], g.Surface.TextWidth(row[i].Text, plain))
		}
	}
}

func (g *Grid) line() float32 { return g.Surface.LineHeight(plain) + 2 }

// MinSize is as large as the table.
func (g *Grid) MinSize() fyne.Size {
	g.measure()
	width := float32(2 * edge)
	for _, w := range g.widths {
		width += w + between
	}
	return fyne.NewSize(max(width, g.Surface.TextWidth(g.table.Title, heading)+2*edge), g.line()*float32(len(g.table.Rows)+2)+gap)
}

// draw draws title, heads and rows.
func (g *Grid) draw(p *draw.Context) {
	line := g.line()
	p.Text(g.table.Title, draw.Rect{X: edge, W: p.Size.Width - 2*edge, H: line}, heading)
	x := float32(edge)
	for i, name := range g.table.Columns {
		column := draw.Rect{X: x, Y: line, W: g.widths[i], H: line}
		head := small
		if g.isNumber(i) {
			head = head.Right()
		}
		p.Text(name, column, head)
		for _, row := range g.table.Rows {
			column = column.Down(line)
			style := plain
			if row[i].Number {
				style = style.Right()
			}
			p.Text(row[i].Text, column, style)
		}
		x += g.widths[i] + between
	}
	p.Fill(draw.Rect{X: edge, Y: 2*line - 1, W: x - between - edge, H: 1}, theme.ColorNameSeparator)
}

// isNumber reports whether a column begins with a number.
func (g *Grid) isNumber(column int) bool {
	return len(g.table.Rows) > 0 && g.table.Rows[0][column].Number
}
