package kaissa

import (
	"drevo/app/present"
	"drevo/app/work"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/chart"
)

// reductions is what the parts of the search did in one stage, counted in its record.
type reductions struct {
	refuted    [tree.Places]int // nodes that a move with this place refuted
	first      int              // of them by the first move that was tried
	values     int              // that the table gave
	spared     uint64           // the nodes of the searches from which they came
	passes     int              // blank moves
	passNodes  uint64           // below them
	passCuts   int              // of them enough
	material   int              // static values that material alone settled
	satisfied  int              // nodes where the static value reached the border
	failed     int              // rounds whose guess was wrong
	failedCost uint64           // their nodes
	truncated  bool             // of part of the nodes only
}

// between is how many nodes are looked at before the job is asked whether it is still wanted.
const between = 1 << 14

// reductionsOf counts what was done in every stage of a record. It costs some 100 ns a node.
func reductionsOf(job *work.Job, t *tree.Tree) map[tree.ID]reductions {
	found := map[tree.ID]reductions{}
	seen, wanted := 0, true
	for _, stage := range t.Children(tree.Root, nil) {
		var r reductions
		t.Walk(stage, func(n tree.Node) bool {
			if seen++; seen%between == 0 {
				wanted = job.At(seen, t.Len())
			}
			r.count(t, n)
			return wanted
		})
		if !wanted {
			return nil
		}
		found[stage] = r
	}
	return found
}

// count takes one node into account.
func (r *reductions) count(t *tree.Tree, n tree.Node) {
	r.truncated = r.truncated || n.Truncated
	if n.HasStatic && n.StaticBound != tree.Exact {
		r.material++
	}
	switch {
	case n.Reason == tree.ReasonTable:
		r.values++
		if n.HasKnown {
			r.spared += uint64(t.Node(n.KnownFrom).Count)
		}
	case n.Reason == tree.ReasonStandPatCut:
		r.satisfied++
	case n.Type == tree.TypeRound && (n.Reason == tree.ReasonBelowBounds || n.Reason == tree.ReasonAboveBounds):
		r.failed++
		r.failedCost += uint64(n.Count)
	}
	if n.Move == board.Pass {
		r.passes++
		r.passNodes += uint64(n.Count)
	}
	if n.Best && n.Move != board.NoMove {
		r.countRefutation(t, n)
	}
}

// countRefutation counts a move that refuted the one before, and whether it was tried first.
func (r *reductions) countRefutation(t *tree.Tree, n tree.Node) {
	parent := t.Node(n.Parent)
	if best, ok := t.Best(parent.ID); parent.Reason != tree.ReasonCut || !ok || best != n.ID {
		return
	}
	r.refuted[n.Place]++
	if n.Move == board.Pass {
		r.passCuts++
	}
	if n.ID == parent.ID+1 {
		r.first++
	}
}

// refutations adds up the nodes that were refuted.
func (r *reductions) refutations() (all int) {
	for _, n := range r.refuted {
		all += n
	}
	return all
}

// notes writes what was done, most of it in short names with a sentence.
func (r *reductions) notes() (list chart.Notes) {
	add := func(count int, name, hint, value string) {
		if r.truncated {
			hint += " Counted in the nodes that the record kept."
		}
		if count > 0 {
			list = append(list, chart.Note{Name: name, Value: value, Hint: hint})
		}
	}
	add(r.failed, "wrong guesses", "Rounds whose guess was wrong: their nodes are what narrow borders cost.",
		phrase.Of("{n}, {nodes} nodes", "n", r.failed, "nodes", present.Whole(r.failedCost)))
	add(r.values, "table", "Positions whose value the transposition table gave in the place of a search, and how many "+
		"nodes the searches had that it was known from.",
		phrase.Of("{n} values for {nodes} nodes", "n", present.Whole(r.values), "nodes", present.Whole(r.spared)))
	add(r.passes, "blank move", "How often to pass was enough to reach the upper border, of all times that it was tried, "+
		"and how many nodes that took.",
		phrase.Of("{enough} of {all} enough, {nodes} nodes", "enough", present.Whole(r.passCuts),
			"all", present.Whole(r.passes), "nodes", present.Whole(r.passNodes)))
	all := r.refutations()
	add(all, "refuted", "Nodes where a move reached the upper border, so that the others needed no search, and how often "+
		"it was the first one tried.",
		phrase.Of("{n}, {share:%.0f} % by the first move", "n", present.Whole(all),
			"share", 100*float64(r.first)/float64(max(all, 1))))
	for _, by := range []struct {
		place tree.Place
		name  string
	}{{tree.PlaceTable, "by the table's move"}, {tree.PlaceEarlier, "by FV0 or FV1"}, {tree.PlaceCapture, "by captures"},
		{tree.PlaceKiller, "by killers"}, {tree.PlaceGenerated, "by others"}} {
		n := r.refuted[by.place]
		add(n, by.name, "Nodes that were refuted by a move that had its turn for this reason.", present.Whole(n))
	}
	add(r.satisfied, "satisfied", "Nodes of forcing variations where the static value reached the upper border and no "+
		"move was looked at.", present.Whole(r.satisfied))
	add(r.material, "material alone", "Static values that material alone put outside the borders, so that no positional "+
		"sum was needed.", present.Whole(r.material)+" sums spared")
	return list
}
