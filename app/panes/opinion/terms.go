package opinion

import (
	"fyne.io/fyne/v2"

	"drevo/app/opinion"
	"drevo/widgets/rows"
)

// termColumns are those of what an engine's value is made of.
func termColumns() []rows.Column {
	const right = fyne.TextAlignTrailing
	return []rows.Column{
		{Key: "term", Name: "Term", Hint: "What the engine's static value of the position is made of, as it says itself; " +
			"no search.", Width: 110, Most: 200},
		{Key: "white", Name: "White", Hint: "In pawns. Of two numbers the first is for the middlegame.", Width: 104,
			Align: right, Priority: 2},
		{Key: "black", Name: "Black", Hint: "In pawns. Of two numbers the first is for the middlegame.", Width: 104,
			Align: right, Priority: 3},
		{Key: "total", Name: "Total", Hint: "In pawns, seen from White.", Width: 104, Align: right},
	}
}

// showTerms shows what the engine says its value is made of, or why there is nothing.
func (p *Pane) showTerms(o *opinion.Opinion) {
	var lines []rows.Line
	for _, t := range o.Terms {
		lines = append(lines, rows.Line{Heading: true, Wide: true, Cells: []rows.Cell{{Text: t.Title}}})
		for _, row := range t.Rows {
			line := rows.Line{}
			for i := range termColumns() {
				line.Cells = append(line.Cells, rows.Cell{Text: row[i].String(), Hint: row[i].Hint})
			}
			lines = append(lines, line)
		}
	}
	p.untold.SetText(o.Untold)
	if o.Untold == "" {
		p.untold.Hide()
	} else {
		p.untold.Show()
	}
	p.terms.SetLines(len(lines), func(row int) rows.Line { return lines[row] }, -1)
	if len(lines) == 0 && o.Untold == "" {
		p.made.Hide()
	} else {
		p.made.Show()
	}
}
