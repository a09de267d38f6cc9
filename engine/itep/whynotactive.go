package itep

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// whyNotActive says what the tests of a move found at a node of the active game, and
// which moves were taken instead.
func whyNotActive(t *tree.Tree, node tree.Node, position *board.Position, move board.Move, variant int) search.Absent {
	all := testsBelow(t, node.ID, variant)
	i := slices.IndexFunc(all, func(t tests) bool { return t.move == move })
	switch {
	case i < 0 && node.Truncated:
		return search.Absent{Reason: tree.ReasonNotKept}
	case i >= 0 && all[i].class == ClassLosing:
		return search.Absent{Reason: ReasonLosing, Evidence: fmt.Sprintf("The safety test leaves %s, [m] = %+d.", inPoints(all[i].safety), entire(node.Alpha))}
	case i >= 0 && all[i].class == ClassNotConsidered:
		return whyNotBest(all[i], all, position)
	}
	return search.Absent{Reason: tree.ReasonAfterCut, Evidence: cutEvidence(t, node, position)}
}

// whyNotBest compares the evaluation of a passive move with those of the moves that
// were taken.
func whyNotBest(one tests, all []tests, position *board.Position) search.Absent {
	var taken []tests
	for _, other := range all {
		if other.class == ClassBestPassive || other.class == ClassNotLosing {
			taken = append(taken, other)
		}
	}
	slices.SortStableFunc(taken, func(a, b tests) int { return cmp.Compare(b.value, a.value) })
	why := search.Absent{Reason: ReasonPassive, Evidence: fmt.Sprintf("Its evaluation is %s.", inPoints(one.value))}
	if len(taken) == 0 {
		return why
	}
	if len(taken) > 1 {
		why.Reason = ReasonNotAmongBest
	}
	var words []string
	for _, t := range taken {
		words = append(words, position.SAN(t.move)+" "+inPoints(t.value))
	}
	why.Evidence += " Taken: " + strings.Join(words, ", ") + "."
	return why
}

// tests are what a record holds of the tests of a move, in the mover's view.
type tests struct {
	move   board.Move
	class  tree.MoveClass // what became of the move
	safety eval.Score
	value  eval.Score // the evaluation, by the test that the variant names
}

// testsBelow collects the tests of the moves at a node. The first variant evaluates
// by the safety test, the others by the activity test where they made one.
func testsBelow(t *tree.Tree, id tree.ID, variant int) []tests {
	var all []tests
	for _, id := range t.Children(id, nil) {
		child := t.Node(id)
		if !child.Type.Test() || child.Type.Stage() {
			continue
		}
		i := slices.IndexFunc(all, func(t tests) bool { return t.move == child.Move })
		if i < 0 {
			i = len(all)
			all = append(all, tests{move: child.Move, value: child.ForParent()})
		}
		all[i].class = child.Class
		if child.Type == TypeSafety {
			all[i].safety = child.ForParent()
		}
		if (child.Type == TypeSafety) == (variant == 1) {
			all[i].value = child.ForParent()
		}
	}
	return all
}
