package terms

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/workspace"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/breakdown"
	"drevo/widgets/chessboard"
)

// Pane takes the static value of the position apart. The selected term lights its squares on
// the board, and stays selected from one position to the next.
type Pane struct {
	pane.Tab
	table   *breakdown.View
	weights *weights

	host   pane.Host
	value  eval.Breakdown
	format present.Format // of the numbers
	known  bool           // the programme has a static value to show
	of     string         // the ID of the programme
	term   string         // the selected one, empty for none
}

// New returns the pane.
func New(host pane.Host, setup *workspace.Setup) pane.Pane {
	p := &Pane{table: breakdown.New(), weights: newWeights(host, setup), host: host}
	p.table.SetEmpty("This programme has no static value to show.")
	p.table.OnHover = host.Hints().Show
	p.table.SetHints(host.Hints())
	p.table.SetHideZero(true)
	p.table.OnSelect = func(row breakdown.Row) { p.choose(row.ID) }
	p.table.OnUnselect = func() { p.choose("") }
	p.Tab = pane.NewTab(pane.Terms, "Evaluation", container.NewBorder(p.weights.content, nil, nil, nil, p.table))
	return p
}

const layerTerm pane.LayerKey = "term"

// Layers is what the selected term is worth on each square.
func (p *Pane) Layers() []pane.Layer {
	return []pane.Layer{{Key: layerTerm, Name: "Evaluation term", Hint: "What the term chosen in Evaluation is worth on " +
		"each square, seen from White.", Brief: true, Order: 10, Draw: p.layer}}
}

// Front switches the layer on, and off when the pane leaves the front.
func (p *Pane) Front(on bool) { p.host.ShowLayer(layerTerm, on) }

// Focus puts the keys into the terms.
func (p *Pane) Focus(c fyne.Canvas) { p.table.Focus(c) }

// Show evaluates the position.
func (p *Pane) Show(v pane.View) {
	p.value, p.known = evaluate(v)
	p.of = v.Programme.About().ID
	p.weights.show(v)
	if v.Simple || p.known && !p.weights.fits(p.value.Set) {
		p.weights.content.Hide()
	}
	p.table.Plain = v.Simple
	p.table.OnWeight = nil
	if p.weights.editable() {
		p.table.OnWeight = p.editWeight
	}
	if !p.known {
		p.table.SetData(breakdown.Data{})
		return
	}
	p.format = formatOf(v)
	p.table.SetData(breakdownData(p.value, p.format, v.Position.Turn()))
}

// formatOf is how the scores of the chosen programme are printed; the tree may be of another one.
func formatOf(v pane.View) present.Format {
	return present.Format{Scale: v.Programme.Scale(), Unit: v.Nodes.Format.Unit}
}

// evaluate returns the terms of the static value of the position. Where the search has recorded
// that value, under the options as they are now, they are the terms of the record.
func evaluate(v pane.View) (value eval.Breakdown, known bool) {
	if n, ok := v.At(); ok && n.HasStatic && v.Current() {
		if e, err := v.Explain(n.ID); err == nil && e.Terms != nil {
			return *e.Terms, true
		}
	}
	evaluator, ok := v.Programme.(search.Evaluator)
	if !ok {
		return eval.Breakdown{}, false
	}
	return evaluator.Evaluate(&v.Position, v.Values), true
}

// Choose selects a term as a click would, by its ID or its key.
func (p *Pane) Choose(term string) error {
	for _, row := range p.value.Rows {
		if id := row.Term.ID; term == id || tree.Key(term) == search.TermKey(p.of, id) {
			p.table.Select(id)
			p.choose(id)
			return nil
		}
	}
	return fmt.Errorf("the evaluation has no term %q", term)
}

// Choices are the terms, by their keys.
func (p *Pane) Choices() (keys []string) {
	for _, row := range p.value.Rows {
		keys = append(keys, string(search.TermKey(p.of, row.Term.ID)))
	}
	return keys
}

func (p *Pane) choose(term string) {
	p.term = term
	p.host.Redraw()
}

// editWeight changes the weight of a term.
func (p *Pane) editWeight(row breakdown.Row, weight float64) {
	if err := p.weights.edit(row.ID, weight); err != nil {
		p.host.Fault(err.Error())
	}
}

// layer is what the selected term is worth on each square, White's view.
func (p *Pane) layer() chessboard.Layer {
	var layer chessboard.Layer
	row, ok := p.value.Row(p.term)
	if !ok || !p.known {
		return layer
	}
	var values [64]eval.WhiteScore
	for c := board.White; c <= board.Black; c++ {
		for _, s := range row.Sides[c].Squares {
			values[s.Square] += s.Value.For(c)
		}
	}
	for square, v := range values {
		if v != 0 {
			layer.Heat = append(layer.Heat, chessboard.Heat{Square: square, Value: float64(v),
				Text: p.format.SquareText(row.Term, v)})
		}
	}
	return layer
}
