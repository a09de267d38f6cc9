package workbench

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/widgets/breakdown"
	"drevo/widgets/chessboard"
	"drevo/widgets/tooltip"
)

// termsPane takes the static value of the place apart. The selected term lights its
// squares on the board, and stays selected from one position to the next.
type termsPane struct {
	table   *breakdown.Breakdown
	weights *weightsPane
	value   eval.Breakdown
	known   bool // the programme has a static value to show
	term    string

	OnTerm func()
}

func newTermsPane(hints *tooltip.Layer) *termsPane {
	t := &termsPane{table: breakdown.New(), weights: newWeightsPane(hints)}
	t.table.SetEmpty("This programme has no static value to show.")
	t.table.OnSelect = func(row breakdown.Row) { t.choose(row.ID) }
	t.table.OnUnselect = func() { t.choose("") }
	return t
}

func (t *termsPane) content() fyne.CanvasObject {
	return container.NewBorder(t.weights.content, nil, nil, nil, t.table)
}

func (t *termsPane) choose(term string) {
	t.term = term
	if t.OnTerm != nil {
		t.OnTerm()
	}
}

// pick selects a term as a click would.
func (t *termsPane) pick(term string) {
	t.table.Select(term)
	t.choose(term)
}

// show evaluates a position.
func (t *termsPane) show(p search.Programme, values search.Values, position board.Position) {
	evaluating, ok := p.(search.Evaluating)
	t.known = ok
	if !ok {
		t.table.SetData(breakdown.Data{})
		return
	}
	t.value = evaluating.Evaluate(&position, values)
	t.table.SetData(breakdownData(t.value, p.Scale().Decimals, position.Turn()))
}

// layer is what the selected term is worth on each square.
func (t *termsPane) layer() chessboard.Layer {
	if row, ok := t.value.Row(t.term); ok && t.known {
		return termLayer(row, t.value.Set.Unit)
	}
	return chessboard.Layer{Name: layerTerm}
}

// notZero counts the terms that have a value.
func (t *termsPane) notZero() int {
	n := 0
	for _, row := range t.value.Rows {
		if row.Sides[board.White].Value != 0 || row.Sides[board.Black].Value != 0 {
			n++
		}
	}
	return n
}
