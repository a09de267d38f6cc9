package workbench

import (
	"cmp"
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/why"
)

// whyPane shows where the value of the selected node comes from: the path to the leaf,
// the leaf's terms, the best move against the second, and why nodes were closed.
type whyPane struct {
	panel *why.Panel
	steps []why.Step

	OnSelect func(tree.ID)
}

func newWhyPane() *whyPane {
	p := &whyPane{panel: why.NewPanel()}
	p.panel.SetEmpty(textEmptyWhy)
	p.panel.OnSelect = func(id uint32) { p.OnSelect(tree.ID(id)) }
	return p
}

func (p *whyPane) content() fyne.CanvasObject { return p.panel }

// show gathers the evidence for a node, its scores in the given unit.
func (p *whyPane) show(s *session.Session, id tree.ID, inTree bool, unit present.Unit) {
	t := s.Tree()
	data := why.Data{}
	if inTree && !t.Empty() {
		e := evidence{search: s.Search(), tree: t, source: newTreeSource(t, unit), node: id}
		data = e.data()
	}
	p.steps = data.Steps
	p.panel.SetEmpty(textEmptyWhy)
	if missing, ok := s.WhyNot(); ok {
		p.panel.SetEmpty(whyNotText(missing))
	}
	p.panel.SetData(data)
	p.panel.Select(uint32(id))
}

// whyNotText says why a move has no node.
func whyNotText(m session.UnsearchedMove) string {
	text := fmt.Sprintf("%s was not looked at here: %s", present.Number(&m.Before)+m.Before.SAN(m.Move), m.Why.Reason.Info().Sentence)
	if m.Why.Evidence != "" {
		text += " " + m.Why.Evidence
	}
	return text
}

// moves lists the steps of the provenance, for the state.
func (p *whyPane) moves() []string {
	var list []string
	for _, step := range p.steps {
		list = append(list, step.Move)
	}
	return list
}

// evidence puts the data of the panel together.
type evidence struct {
	search *session.Search
	tree   *tree.Tree
	source *treeSource
	node   tree.ID
}

func (e evidence) data() why.Data {
	n := e.tree.Node(e.node)
	data := why.Data{Decimals: e.search.Programme.Scale().Decimals}
	if !n.Closed {
		data.Steps = []why.Step{e.step(n)}
		return data
	}
	from := e.tree.Provenance(n.ID)
	for _, id := range from.Path {
		data.Steps = append(data.Steps, e.step(e.tree.Node(id)))
	}
	e.addTerms(&data, from.Leaf)
	data.Comparison = e.comparison()
	data.Absent = e.absent(n)
	data.Reasons = e.reasons(n)
	return data
}

// step is one node of the path.
func (e evidence) step(n tree.Node) why.Step {
	info := n.Reason.Info()
	step := why.Step{
		ID: uint32(n.ID), Side: e.mover(n), Window: e.source.format.Window(n, e.tree.Turn(n)),
		Reason: info.Name, Hint: info.Sentence + " [" + info.Source + "]",
	}
	if n.ID != tree.Root {
		step.Move = e.source.moveText(n)
	}
	if n.Closed {
		step.Value, step.Bound = e.value(n)
	}
	if n.HasStatic {
		step.Note = textStatic + " " + e.source.format.Score(n.Static.For(e.tree.Turn(n)))
	}
	return step
}

// mover is the side that made the move to a node.
func (e evidence) mover(n tree.Node) why.Side {
	switch {
	case n.Move == board.NoMove:
		return why.None
	case e.tree.Turn(n) == board.Black:
		return why.White
	}
	return why.Black
}

// value is a node's score from White's point of view, and what it is worth.
func (e evidence) value(n tree.Node) (string, why.Bound) {
	bound := map[string]why.Bound{"=": why.Exact, "≥": why.AtLeast, "≤": why.AtMost}[present.Bound(n.Bound, e.tree.Turn(n))]
	return e.source.format.Score(n.Score.For(e.tree.Turn(n))), bound
}

// addTerms takes the static value of the leaf apart, unless the game is over there or its value is that of another node.
func (e evidence) addTerms(data *why.Data, leaf tree.ID) {
	b, ok := e.evaluate(leaf)
	reason := e.tree.Node(leaf).Reason
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
	evaluating, ok := e.search.Programme.(search.Evaluating)
	if !ok {
		return eval.Breakdown{}, false
	}
	p, err := e.tree.Position(id)
	if err != nil {
		return eval.Breakdown{}, false
	}
	return evaluating.Evaluate(&p, e.search.Values), true
}

// comparison sets the best move beside the second, and the leaves of both term by term.
func (e evidence) comparison() *why.Comparison {
	best := bestChildren(e.tree, e.node, 2)
	if len(best) < 2 {
		return nil
	}
	c := &why.Comparison{Best: e.variation(best[0]), Second: e.variation(best[1])}
	a, okA := e.evaluate(e.tree.Provenance(best[0]).Leaf)
	b, okB := e.evaluate(e.tree.Provenance(best[1]).Leaf)
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
	for i, step := range append([]tree.ID{id}, e.tree.Line(id)...) {
		n := e.tree.Node(step)
		move := why.Move{ID: uint32(step), Name: e.source.moveText(n), Side: e.mover(n)}
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
	explainer, ok := e.search.Programme.(search.Explainer)
	p, err := e.tree.Position(n.ID)
	if !ok || err != nil {
		return nil
	}
	var legal board.MoveList
	p.Legal(&legal)
	var list []why.Absence
	for _, move := range legal.All() {
		if _, found := e.tree.Find(n.ID, move); found {
			continue
		}
		missing := session.UnsearchedMove{Before: p, Move: move, Why: explainer.WhyNot(e.tree, n.ID, move)}
		list = append(list, why.Absence{ID: move.UCI(), Move: p.SAN(move), Reason: missing.Why.Reason.Info().Name, Hint: whyNotText(missing)})
	}
	slices.SortStableFunc(list, func(a, b why.Absence) int { return cmp.Compare(a.Reason, b.Reason) })
	return list
}

// quickWalk is the size of a subtree that is counted while the user waits: a hundredth
// of a second.
const quickWalk = 200_000

// reasons counts why nodes were closed: of the whole search from its own numbers, of a
// subtree by a walk, where that is quick.
func (e evidence) reasons(n tree.Node) []why.Reason {
	var counts [tree.Reasons]uint64
	switch {
	case n.ID == tree.Root:
		counts = e.search.Counts().ByReason
	case n.Count > quickWalk:
		return nil
	default:
		census := e.tree.Stats(n.ID, nil)
		for i, c := range census.ByReason {
			counts[i] = uint64(c)
		}
	}
	var reasons []why.Reason
	for i, c := range counts {
		if info := tree.Reason(i).Info(); c > 0 {
			reasons = append(reasons, why.Reason{ID: info.Name, Name: info.Name, Sentence: info.Sentence + " [" + info.Source + "]", Count: int64(c)})
		}
	}
	return reasons
}
