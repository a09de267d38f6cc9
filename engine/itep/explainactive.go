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
	"drevo/internal/phrase"
)

// tested is what a record holds of the tests of a move, in the mover's view.
type tested struct {
	move   board.Move
	class  tree.MoveClass // what became of the move
	safety eval.Score
	value  eval.Score // the evaluation, by the test that the variant names
}

// activeRule says what the tests of a move found at a node of the active game, and which moves
// were taken instead. Where a node is not finished at ranks 0 and 1, any move might still have had
// its turn.
func (n *recorded) activeRule() search.Rule {
	tests := n.tests()
	taken, takenReason := n.taken(tests)
	return func(move board.Move) (tree.Reason, string) {
		i := slices.IndexFunc(tests, func(t tested) bool { return t.move == move })
		switch {
		case n.unfinished() && (i < 0 || n.Ply <= goOnPly):
			return tree.ReasonNotReached, ""
		case i < 0 && n.Truncated:
			return tree.ReasonNotKept, ""
		case i >= 0 && tests[i].class == ClassLosing:
			return reasonLosing, phrase.Of("The safety test leaves {value}, [m] = {bound:%+d}.",
				"value", inPoints(tests[i].safety), "bound", entire(n.Alpha))
		case i >= 0 && tests[i].class == ClassNotConsidered:
			return takenReason, fmt.Sprintf("Its evaluation is %s.", inPoints(tests[i].value)) + taken
		}
		if n.unfinished() {
			return tree.ReasonNotReached, ""
		}
		return tree.ReasonAfterCut, n.cutEvidence()
	}
}

// taken names the passive moves that were considered, the best first, and the reason why others
// were not.
func (n *recorded) taken(tests []tested) (words string, reason tree.Reason) {
	var moves []string
	slices.SortStableFunc(tests, func(a, b tested) int { return cmp.Compare(b.value, a.value) })
	for _, t := range tests {
		if t.class == ClassBestPassive || t.class == ClassNotLosing {
			moves = append(moves, n.node.position.SAN(t.move)+" "+inPoints(t.value))
		}
	}
	switch len(moves) {
	case 0:
		return "", reasonPassive
	case 1:
		reason = reasonPassive
	default:
		reason = reasonNotAmongBest
	}
	return fmt.Sprintf(" Taken: %s.", strings.Join(moves, ", ")), reason
}

// tests collects the tests of the moves at the node. The first variant evaluates by the safety
// test, the others by the activity test where they made one.
func (n *recorded) tests() []tested {
	var list []tested
	for _, child := range n.children {
		if !child.Type.Test() || child.Type.Stage() {
			continue
		}
		i := slices.IndexFunc(list, func(t tested) bool { return t.move == child.Move })
		if i < 0 {
			i = len(list)
			list = append(list, tested{move: child.Move, value: child.ForParent()})
		}
		list[i].class = child.Class
		if child.Type == TypeSafety {
			list[i].safety = child.ForParent()
		}
		if (child.Type == TypeSafety) == (n.variant == 1) {
			list[i].value = child.ForParent()
		}
	}
	return list
}
