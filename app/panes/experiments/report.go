package experiments

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/experiment"
	"drevo/app/outcome"
	"drevo/app/pane"
	"drevo/widgets/chart"
	"drevo/widgets/number"
	"drevo/widgets/rows"
)

// reportView lays a report out: charts, tables, and what can't be compared. A click on a row about a
// search calls open.
func (p *Pane) reportView(r experiment.Report) fyne.CanvasObject {
	box := container.NewVBox()
	for _, c := range r.Charts {
		bars := chart.BarData{Title: c.Title, Unit: c.Unit, Source: c.Source}
		for _, pair := range c.Pairs {
			bars.Pairs = append(bars.Pairs, chart.Pair(pair))
		}
		box.Add(chart.NewBars(bars))
	}
	for _, t := range r.Tables {
		box.Add(pane.Heading(t.Title))
		if opens(t) {
			box.Add(pane.Note("A click on a row searches its position again, and shows the tree in the workbench."))
		}
		box.Add(p.whole(p.table(t), len(t.Rows)))
	}
	if len(r.Limits) > 0 {
		box.Add(pane.Heading("What can't be compared"))
	}
	for _, sentence := range r.Limits {
		box.Add(pane.Wrapped(sentence))
	}
	return box
}

// table is a table with columns as wide as what stands in them. A click on a row about a search opens that.
func (p *Pane) table(t *experiment.Table) *rows.Table {
	var columns []rows.Column
	for i, c := range t.Columns {
		column := rows.Column{Key: c.Key, Name: c.Name, Hint: c.Hint, Fit: true}
		if t.Numeric(i) {
			column.Align = fyne.TextAlignTrailing
		}
		if c.Unit != "" && c.Unit != outcome.NoUnit {
			column.Hint = "Unit: " + c.Unit
		}
		columns = append(columns, column)
	}
	var lines []rows.Line
	for i, row := range t.Rows {
		line := rows.Line{}
		if t.Case(i).Programme != "" {
			line.Hint = "A click searches the position again with these options, and shows the tree in the workbench."
		}
		for _, c := range row {
			line.Cells = append(line.Cells, rows.Cell{Text: text(c)})
		}
		lines = append(lines, line)
	}
	table := rows.NewTable(columns)
	table.OnHover = p.hints.Show
	table.Rows.OnTap = func(row int, _ fyne.Position) bool {
		p.open(t.Case(row))
		return true
	}
	table.SetLines(len(lines), func(row int) rows.Line { return lines[row] }, -1)
	return table
}

// opens reports whether a row of a table is about a search.
func opens(t *experiment.Table) bool {
	return slices.ContainsFunc(t.Cases, func(c experiment.Case) bool { return c.Programme != "" })
}

// text is a cell as people read it: long counts in groups of three digits.
func text(c outcome.Cell) string {
	const long = 10_000 // below it stand years, too
	text := c.String()
	if n, err := strconv.ParseInt(text, 10, 64); err == nil && n >= long {
		return number.Grouped(n)
	}
	return text
}

// whole shows all rows and columns of a table, over which the wheel moves the report.
func (p *Pane) whole(table *rows.Table, length int) fyne.CanvasObject {
	table.Resize(fyne.NewSize(1e5, 1)) // where every column has room
	width := table.Edge + table.Gutter
	for i := range table.Columns() {
		width += table.ColumnWidth(i)
	}
	height := table.HeadHeight() + float32(length)*table.LineHeight(&rows.Line{})
	return container.New(sized{fyne.NewSize(width, height)}, table, newWheel(p.report))
}

// sized gives objects a size, or more.
type sized struct{ size fyne.Size }

func (s sized) MinSize([]fyne.CanvasObject) fyne.Size { return s.size }

func (s sized) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
}

// wheel hands the wheel of the mouse on to what it lies in.
type wheel struct {
	widget.BaseWidget
	scroll *container.Scroll
}

func newWheel(scroll *container.Scroll) *wheel {
	w := &wheel{scroll: scroll}
	w.ExtendBaseWidget(w)
	return w
}

// Scrolled is Fyne's hook.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) { w.scroll.Scrolled(e) }

// CreateRenderer is Fyne's hook: there is nothing to see.
func (w *wheel) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// open hands a search on to the workbench.
func (p *Pane) open(c experiment.Case) {
	if p.OnOpen != nil && c.Programme != "" {
		p.OnOpen(c)
	}
}
