package truth

import (
	"context"
	"fmt"

	"drevo/app/candidates"
	"drevo/app/headline"
	"drevo/app/panes/bounds"
	"drevo/app/panes/moves"
	"drevo/app/panes/why"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/strip"
	"drevo/app/workspace"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/fact/check"
	"drevo/engine/paulchess"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// chosen are the root and, in random order, its children and some nodes of every reason.
func (w *writer) chosen() []tree.ID {
	t := w.found.Tree()
	list := t.Children(tree.Root, nil)
	seen := map[tree.Reason][]tree.ID{}
	counts := map[tree.Reason]int{}
	t.Walk(tree.Root, func(n tree.Node) bool {
		counts[n.Reason]++
		switch at := w.random.IntN(counts[n.Reason]); {
		case len(seen[n.Reason]) < perReason:
			seen[n.Reason] = append(seen[n.Reason], n.ID)
		case at < perReason:
			seen[n.Reason][at] = n.ID
		}
		return true
	})
	for reason := range tree.Reason(tree.Reasons - 1) {
		list = append(list, seen[reason]...)
	}
	w.random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return append([]tree.ID{tree.Root}, list...)
}

// speak says all that is said of a node.
func (w *writer) speak(id tree.ID) {
	t := w.found.Tree()
	n := t.Node(id)
	words := t.Header().Vocabulary
	w.figure.Reasons[words.Reason(n.Reason).Key]++
	if n.Closed {
		w.check(n, w.nodes.Meaning(n))
	}
	w.check(n, w.nodes.Rung(n))
	w.check(n, w.nodes.Order(n))
	w.setters(id)
	explanation, err := w.programme.(search.Explainer).Explain(t, id)
	if err != nil {
		w.fault(n, err.Error())
		return
	}
	w.check(n, w.nodes.Coverage(id, explanation.Absent))
	for _, other := range w.nodes.OtherStages(id) {
		w.check(n, w.nodes.OtherStage(id, other))
	}
	w.contests(n, explanation)
	at, err := t.Position(id)
	if err != nil {
		w.fault(n, err.Error())
		return
	}
	for i, a := range explanation.Absent {
		if i < 3 || w.random.IntN(8) == 0 {
			w.check(n, w.nodes.WhyNot(session.UnsearchedMove{Before: at, Move: a.Move, Why: a, Node: id}))
		}
	}
}

// setters says who set the bounds of a node, which is said of the way to it.
func (w *writer) setters(id tree.ID) {
	root, ladder := w.found.Tree().Node(tree.Root), bounds.NewLadder(w.nodes, id, false)
	rank := len(w.found.Tree().Path(id)) - 1
	w.check(root, ladder.Who(rank))
	w.check(root, ladder.Inherited(rank, board.White))
	w.check(root, ladder.Inherited(rank, board.Black))
}

// contests sets moves of a node against each other: the best two, another, and one that has no node.
func (w *writer) contests(n tree.Node, explanation search.Explanation) {
	best := w.nodes.BestMoves(n.ID, 1<<16)
	if len(best) == 0 || w.found.Tree().Node(best[0]).Move == board.Pass {
		return
	}
	first := w.contender(best[0])
	if len(best) > 1 {
		w.against(n, first, w.contender(best[1]))
		w.against(n, first, w.contender(best[1+w.random.IntN(len(best)-1)]))
	}
	if len(explanation.Absent) > 0 {
		a := explanation.Absent[w.random.IntN(len(explanation.Absent))]
		if missing, err := w.nodes.Missing(n.ID, a.Move); err == nil {
			w.against(n, first, missing)
		}
	}
}

func (w *writer) against(n tree.Node, first, second present.Contender) {
	if len(first.Line) > 0 && len(second.Line) > 0 && first.Line[0] != second.Line[0] && second.Line[0] != board.Pass {
		w.check(n, present.Against(first, second))
		w.columns(n, first, second)
	}
}

// columns lets the table be checked that sets two moves with values of their own side by side.
func (w *writer) columns(n tree.Node, first, second present.Contender) {
	if !first.Closes() || !second.Closes() {
		return
	}
	c := check.Columns{Moves: [2]fact.Place{first.Known, second.Known}}
	f := w.nodes.Format
	scales, rows, equal := why.Differences(f, first.Terms, second.Terms)
	for _, row := range rows {
		c.Rows = append(c.Rows, check.ColumnRow{Term: row.Name, Worth: [2]float64{row.First, row.Second}, Unit: row.Scale})
	}
	c.Equal = equal
	for _, s := range scales {
		c.Units = append(c.Units, check.ColumnUnit{Name: s.Unit, Decimals: s.Decimals})
	}
	w.figure.Tables++
	if w.tables != nil {
		w.tables(c, w.reader)
	}
	for _, fault := range w.reader.ColumnFaults(c) {
		w.fault(n, fmt.Sprintf("%s against %s\n\t%s", first.Move(), second.Move(), fault))
	}
}

// contender is a move of the tree with the terms at the end of its line.
func (w *writer) contender(id tree.ID) present.Contender {
	t := w.found.Tree()
	leaf := t.Provenance(id).Leaf
	var terms *eval.Breakdown
	if explanation, err := w.programme.(search.Explainer).Explain(t, leaf); err == nil && !t.Node(leaf).Reason.Final() {
		terms = explanation.Terms
	}
	c, err := w.nodes.Contender(t.Node(id), terms)
	if err != nil {
		w.fault(t.Node(id), err.Error())
	}
	return c
}

// byItself searches a move of the root by itself and sets it against the best one.
func (w *writer) byItself() {
	best := w.nodes.BestMoves(tree.Root, 1<<16)
	if len(best) < 2 {
		return
	}
	first, second := w.contender(best[0]), w.contender(best[1+w.random.IntN(len(best)-1)])
	if second.Line[0] == board.Pass || first.Line[0] == second.Line[0] {
		return
	}
	game := w.game.Clone()
	game.GoTo(append(w.game.Moves(), second.Line[0]))
	found := session.StartSearch(context.Background(), game, session.Options{Programme: w.programme,
		Values: w.found.Values, Limits: search.Limits{Nodes: mostNodes / 4}})
	defer found.Release()
	n := w.found.Tree().Node(tree.Root)
	w.check(n, present.Against(first, second.Found(found)).Then(present.ByItself(second.At.After(second.Line[0]), found)))
}

// headline says what stands over the tree, which is in pawns whatever the unit.
func (w *writer) headline() {
	h := headline.Of(w.found)
	var own *session.Search
	if asked := h.Facts.Asked.Answer; asked != board.NoMove {
		own = candidates.After(context.Background(), w.found, search.Limits{Nodes: mostNodes}, h.Facts.Move, asked)
		defer own.Release()
		_, _ = own.Wait() // a failure says nothing
		if !h.Answered(own) {
			own = nil
		}
	}
	by, values := another()
	if other, at := candidates.Otherwise(context.Background(), w.found, &h.Facts, by, values,
		search.Limits{Nodes: mostNodes / 6}, 0); other != nil {
		defer other.Release()
		h.Heard(w.found, other, at)
	}
	said, format := h.Sentences()
	result, _, _ := w.found.Result()
	r := reader(w.programme, format)
	r.Other, r.Presets = by.About().Name, presets(by)
	r.UnitOf = func(scale tree.Scale) check.Unit { return check.Unit{Per: scale.PerPawn} }
	about := w.programme.About()
	r.Name, r.Depth, r.Bounds = about.Called(), about.Depth, about.Bounds
	r.Result, r.Played = check.Result{Move: result.Move, Line: result.Line}, w.game.PlayedFrom(w.found.Position)
	if whole, ok := w.found.Whole(); ok && result.Stopped {
		r.Result = check.Result{Move: whole.Line[0], Line: whole.Line}
	}
	w.read(w.found.Tree().Node(tree.Root), said, format, r)
	if _, _, asked := h.Facts.Both(); own != nil && asked.Kept() {
		second, format := moves.Second(own)
		w.read(w.found.Tree().Node(asked), second, format, r)
	}
}

// strip says what stands in the strip of such a search, which has no record: it is the same search made again.
func (w *writer) strip(limits search.Limits) {
	result, _, _ := w.found.Result()
	if w.mode == smallBudget {
		return
	}
	a := strip.AnswerOf(context.Background(), w.game, w.programme, w.found.Values, limits)
	if a.Move == board.NoMove && !a.Result.Stopped && a.Result.Note != "" {
		return // the programme's own note stands there
	}
	contender := workspace.Contender{Programme: w.programme, Values: w.found.Values}
	said, format := strip.Play{Contender: contender, Answer: a}.Says()
	r := reader(w.programme, format)
	r.Name, r.Again, r.Presets = w.programme.About().Name, w.found.Tree(), presets(w.programme)
	r.Result = check.Result{Move: result.Move, Line: result.Line, Stopped: result.Stopped, Nodes: result.Counts.Nodes,
		Allowed: limits.Nodes}
	if whole, ok := w.found.Whole(); ok && result.Stopped {
		r.Result.Move, r.Result.Line, r.Result.Deepens = whole.Line[0], whole.Line, true
	}
	w.read(w.found.Tree().Node(tree.Root), said, format, r)
}

// presets are the values of a programme's presets, by their names.
func presets(p search.Programme) map[string]map[string]string {
	list := map[string]map[string]string{}
	for _, preset := range p.Presets() {
		list[preset.Name] = preset.Values
	}
	return list
}

// another is the programme that is asked about the lines of the others.
func another() (search.Programme, search.Values) {
	p := paulchess.New()
	preset, _ := search.FindPreset(p, "modern")
	values, _ := search.Resolve(p, preset.Values)
	return p, values
}
