package why

import (
	"cmp"
	"slices"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/why"
)

// evidence puts the data of the panel together.
type evidence struct {
	pane.View
}

func (e evidence) data(n tree.Node) why.Data {
	data := why.Data{Decimals: e.Search.Programme.Scale().Decimals}
	if !n.Closed {
		data.Steps = []why.Step{e.step(n)}
		return data
	}
	from := e.Tree.Provenance(n.ID)
	for _, id := range from.Path {
		data.Steps = append(data.Steps, e.step(e.Tree.Node(id)))
	}
	e.addTerms(&data, from.Leaf)
	data.Comparison = e.comparison(n)
	data.Absent = e.absent(n)
	return data
}

// step is one node of the path.
func (e evidence) step(n tree.Node) why.Step {
	info := n.Reason.Info()
	step := why.Step{
		ID: uint32(n.ID), Side: e.mover(n), Window: e.Nodes.Window(n),
		Reason: info.Name, Hint: info.Sentence + " [" + info.Source + "]",
	}
	if n.ID != tree.Root {
		step.Move = e.Nodes.Move(n)
	}
	if n.Closed {
		step.Value, step.Bound = e.value(n)
	}
	if n.HasStatic {
		step.Note = "f(A) " + e.Nodes.Static(n)
	}
	return step
}

// mover is the side that made the move to a node.
func (e evidence) mover(n tree.Node) why.Side {
	switch {
	case n.Move == board.NoMove:
		return why.None
	case e.Nodes.Turn(n) == board.Black:
		return why.White
	}
	return why.Black
}

// value is what a node returned, and what that is worth, from White's point of view.
func (e evidence) value(n tree.Node) (string, why.Bound) {
	bound := why.Exact
	switch e.Nodes.Bound(n) {
	case tree.Lower.String():
		bound = why.AtLeast
	case tree.Upper.String():
		bound = why.AtMost
	}
	return e.Nodes.Score(n), bound
}

// addTerms takes the static value of the leaf apart, unless the game is over there or its value is that of another node.
func (e evidence) addTerms(data *why.Data, leaf tree.ID) {
	b, ok := e.evaluate(leaf)
	reason := e.Tree.Node(leaf).Reason
	if !ok || reason.Info().Group == tree.GroupFinal || reason == tree.ReasonTable {
		return
	}
	data.Scale, data.Total = b.Set.Label, float64(b.Total)/b.Set.Unit
	for _, row := range b.Rows {
		if row.Net() != 0 {
			data.Terms = append(data.Terms, why.Term{ID: row.Term.ID, Name: row.Term.Name, Hint: termHint(row.Term), Net: float64(row.Net()) / b.Set.Unit})
		}
	}
}

func termHint(t eval.Term) string { return t.Sentence + " [" + t.Source + "]" }

func (e evidence) evaluate(id tree.ID) (eval.Breakdown, bool) {
	evaluating, ok := e.Search.Programme.(search.Evaluating)
	if !ok {
		return eval.Breakdown{}, false
	}
	p, err := e.Tree.Position(id)
	if err != nil {
		return eval.Breakdown{}, false
	}
	return evaluating.Evaluate(&p, e.Search.Values), true
}

// comparison sets the best move beside the second, and the leaves of both term by term.
func (e evidence) comparison(n tree.Node) *why.Comparison {
	best := e.Nodes.BestMoves(n.ID, 2)
	if len(best) < 2 {
		return nil
	}
	c := &why.Comparison{Best: e.variation(best[0]), Second: e.variation(best[1])}
	a, okA := e.evaluate(e.Tree.Provenance(best[0]).Leaf)
	b, okB := e.evaluate(e.Tree.Provenance(best[1]).Leaf)
	if !okA || !okB {
		return c
	}
	for i := range a.Set.Terms {
		term, first, second := a.Rows[i].Term, a.Rows[i].Net(), b.Rows[i].Net()
		if first != second {
			c.Terms = append(c.Terms, why.Difference{ID: term.ID, Name: term.Name, Hint: termHint(term), Best: float64(first) / a.Set.Unit, Second: float64(second) / a.Set.Unit})
		}
	}
	return c
}

// variation is a move and the line that is expected after it.
func (e evidence) variation(id tree.ID) why.Variation {
	var v why.Variation
	for i, step := range append([]tree.ID{id}, e.Tree.Line(id)...) {
		n := e.Tree.Node(step)
		move := why.Move{ID: uint32(step), Name: e.Nodes.Move(n), Side: e.mover(n)}
		move.Value, move.Bound = e.value(n)
		if i == 0 {
			v.Value = move.Value
		}
		v.Moves = append(v.Moves, move)
	}
	return v
}

// absent lists the legal moves without a node, each with the rule by which it was not looked at.
func (e evidence) absent(n tree.Node) []why.Absence {
	explainer, ok := e.Search.Programme.(search.Explainer)
	p, err := e.Tree.Position(n.ID)
	if !ok || err != nil {
		return nil
	}
	var legal board.MoveList
	p.Legal(&legal)
	var list []why.Absence
	for _, move := range legal.All() {
		if _, found := e.Tree.Find(n.ID, move); found {
			continue
		}
		missing := session.UnsearchedMove{Before: p, Move: move, Why: explainer.WhyNot(e.Tree, n.ID, move)}
		list = append(list, why.Absence{ID: move.UCI(), Move: p.SAN(move), Reason: missing.Why.Reason.Info().Name, Hint: present.WhyNot(missing)})
	}
	slices.SortStableFunc(list, func(a, b why.Absence) int { return cmp.Compare(a.Reason, b.Reason) })
	return list
}

// reasons lists how often nodes were closed for each reason.
func reasons[N int | uint64](counts [tree.Reasons]N) []why.Reason {
	var list []why.Reason
	for i, c := range counts {
		if info := tree.Reason(i).Info(); c > 0 {
			list = append(list, why.Reason{ID: info.Name, Name: info.Name, Sentence: info.Sentence + " [" + info.Source + "]", Count: int64(c)})
		}
	}
	return list
}
