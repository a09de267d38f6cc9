package game

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"drevo/app/present"
	"drevo/app/review"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/chart"
)

// data makes lines of the rows.
func (a *analysis) data(swings []review.Swing) chart.LineData {
	d := chart.LineData{Unit: a.format.UnitName(), Total: len(a.moves) + 1}
	lead := a.leading()
	for i := range max(len(lead.rows), len(a.rows)) {
		d.Labels = append(d.Labels, a.label(i))
	}
	d.Series = []chart.Series{a.valueLine(lead)}
	for _, term := range a.terms() {
		if a.chosen[term.ID] {
			d.Series = append(d.Series, a.termLine(term))
		}
	}
	if p := a.passes[byEngine]; p != lead && p.of(a.start, a.moves) {
		d.Series = append(d.Series, a.valueLine(p))
	}
	for _, s := range swings {
		d.Marks = append(d.Marks, s.Row.Ply+1)
	}
	return d
}

// valueLine makes a line of the values of a pass, in the unit of the chart.
func (a *analysis) valueLine(p *pass) chart.Series {
	line := chart.Series{Name: p.critic.Name()}
	for _, row := range p.rows {
		v := math.NaN()
		if row.Value.Known() && row.Value.Scale == a.format.Scale {
			v = a.format.Part(row.Value.Score)
		} else if row.Value.Known() {
			v = a.format.Part(eval.WhiteScore(row.Value.Pawns() * a.format.Scale.PerPawn))
		}
		line.Values, line.Open = append(line.Values, v), append(line.Open, row.Value.Bound != tree.Exact)
	}
	return line
}

// terms are those of the programme's evaluation, none where it has none.
func (a *analysis) terms() []eval.Term {
	lead := a.leading()
	if len(lead.rows) == 0 || lead.rows[0].Terms == nil {
		return nil
	}
	var list []eval.Term
	for _, row := range lead.rows[0].Terms.Rows {
		list = append(list, row.Term)
	}
	return list
}

func (a *analysis) termLine(term eval.Term) chart.Series {
	s := chart.Series{Name: term.Name}
	for _, row := range a.leading().rows {
		v := math.NaN()
		if row.Terms != nil {
			if r, ok := row.Terms.Row(term.ID); ok {
				v = a.format.Part(r.Net())
			}
		}
		s.Values = append(s.Values, v)
	}
	return s
}

// label names a place: the move that led there, and what each critic would play.
func (a *analysis) label(i int) string {
	text := "Start"
	if i > 0 {
		text = present.Line(a.start.After(a.moves[:i-1]...), a.moves[i-1:i])
	}
	for _, p := range a.passes {
		if p.of(a.start, a.moves) && i < len(p.rows) && p.rows[i].Best != board.NoMove {
			text += phrase.Of(". {critic} would play {move}", "critic", p.critic.Name(),
				"move", present.Line(p.rows[i].Position, []board.Move{p.rows[i].Best}))
		}
	}
	return text
}

// chooseLines opens the list of terms.
func (a *analysis) chooseLines() {
	var items []*fyne.MenuItem
	for _, term := range a.terms() {
		item := fyne.NewMenuItem(term.Name, func() { a.chooseLine(term.ID) })
		item.Checked = a.chosen[term.ID]
		items = append(items, item)
	}
	if c := fyne.CurrentApp().Driver().CanvasForObject(a.lines); c != nil && len(items) > 0 {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(a.lines)
		widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", items...), c, at.AddXY(0, a.lines.Size().Height))
	}
}

// chooseLine draws the line of a term, or takes it away.
func (a *analysis) chooseLine(id string) {
	a.chosen[id] = !a.chosen[id]
	a.refresh()
}
