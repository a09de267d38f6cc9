package experiments

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/app/experiment"
	"drevo/app/pane"
	"drevo/widgets/report"
)

// reportView lays a report out: charts, tables, and what can't be compared.
func reportView(r experiment.Report) fyne.CanvasObject {
	box := container.NewVBox()
	for _, c := range r.Charts {
		chart := report.Chart{Title: c.Title, Unit: c.Unit, Source: c.Source}
		for _, pair := range c.Pairs {
			chart.Pairs = append(chart.Pairs, report.Pair(pair))
		}
		box.Add(report.NewBars(chart))
	}
	for _, t := range r.Tables {
		table := report.Table{Title: t.Title, Columns: t.Columns}
		for _, row := range t.Rows {
			var cells []report.Cell
			for _, cell := range row {
				_, word := cell.(string)
				cells = append(cells, report.Cell{Text: experiment.Text(cell), Number: !word})
			}
			table.Rows = append(table.Rows, cells)
		}
		box.Add(report.NewGrid(table))
	}
	if len(r.Limits) > 0 {
		box.Add(pane.Heading("What can't be compared"))
	}
	for _, sentence := range r.Limits {
		box.Add(pane.Wrapped(sentence))
	}
	return box
}
