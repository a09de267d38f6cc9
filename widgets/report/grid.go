package report

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Table is words and numbers in columns.
type Table struct {
	Title   string
	Columns []string
	Rows    [][]Cell
	Opens   []string // of a row, what a click on it opens, as a hint; empty or missing for nothing
}

// Cell is one of them.
type Cell struct {
	Text   string
	Number bool // stands to the right
}

// Grid is the picture of a table: the columns as wide as their content.
type Grid struct {
	draw.Widget
	OnOpen func(row int) // is called when a row that opens something is clicked

	table  Table
	widths []float32
	under  int // the row under the mouse, -1 for none
}

// NewGrid returns the picture of a table.
func NewGrid(table Table) *Grid {
	g := &Grid{table: table, under: -1}
	g.Init(g, g.draw, g.point)
	return g
}

// rowAt returns the row at a place that opens something, -1 for none.
func (g *Grid) rowAt(at fyne.Position) int {
	row := int(at.Y/g.line()) - 2
	if at.Y < 2*g.line() || row >= len(g.table.Opens) || g.table.Opens[row] == "" {
		return -1
	}
	return row
}

// point lights the row under the mouse, and says what a click opens.
func (g *Grid) point(at fyne.Position, inside bool) string {
	row := -1
	if inside {
		row = g.rowAt(at)
	}
	if row != g.under {
		g.under = row
		g.Refresh()
	}
	if row < 0 {
		return ""
	}
	return g.table.Opens[row]
}

// Tapped is Fyne's hook.
func (g *Grid) Tapped(e *fyne.PointEvent) {
	if row := g.rowAt(e.Position); row >= 0 && g.OnOpen != nil {
		g.OnOpen(row)
	}
}

// Cursor is Fyne's hook: a hand over what can be opened.
func (g *Grid) Cursor() desktop.Cursor {
	if g.under >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

const (
	edge    = 8
	gap     = 8
	between = 16 // two columns
)

var (
	heading = draw.Style{Bold: true}
	small   = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
	plain   = draw.Style{}
)

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
	return fyne.NewSize(max(width, g.Surface.TextWidth(g.table.Title, heading)+2*edge),
		g.line()*float32(len(g.table.Rows)+2)+gap)
}

// draw draws title, heads and rows.
func (g *Grid) draw(p *draw.Context) {
	line := g.line()
	p.Text(g.table.Title, draw.Rect{X: edge, W: p.Size.Width - 2*edge, H: line}, heading)
	if g.under >= 0 {
		p.Fill(draw.Rect{Y: line * float32(g.under+2), W: p.Size.Width, H: line}, theme.ColorNameHover)
	}
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
