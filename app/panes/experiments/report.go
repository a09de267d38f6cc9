package experiments

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/app/experiment"
	"drevo/app/pane"
	"drevo/widgets/chart"
	"drevo/widgets/report"
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
		table := report.Table{Title: t.Title}
		for _, c := range t.Columns {
			table.Columns = append(table.Columns, c.Name)
		}
		for _, row := range t.Rows {
			var cells []report.Cell
			for _, cell := range row {
				cells = append(cells, report.Cell{Text: cell.String(), Number: cell.Number()})
			}
			table.Rows = append(table.Rows, cells)
		}
		for _, c := range t.Cases {
			table.Opens = append(table.Opens, openHint(c))
		}
		grid := report.NewGrid(table)
		grid.OnHover = p.hints.Show
		grid.OnOpen = func(row int) { p.open(t.Cases[row]) }
		box.Add(grid)
	}
	if len(r.Limits) > 0 {
		box.Add(pane.Heading("What can't be compared"))
	}
	for _, sentence := range r.Limits {
		box.Add(pane.Wrapped(sentence))
	}
	return box
}

// openHint says what a click on a row opens.
func openHint(c experiment.Case) string {
	if c.Programme == "" {
		return ""
	}
	return "A click searches the position again with these options, and shows the tree in the workbench."
}

// open hands a search on to the workbench.
func (p *Pane) open(c experiment.Case) {
	if p.OnOpen != nil && c.Programme != "" {
		p.OnOpen(c)
	}
}
