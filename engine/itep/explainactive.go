package itep

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// tested is what a record holds of the tests of a move, in the mover's view.
type tested struct {
	move   board.Move
	class  tree.MoveClass // what became of the move
	safety tree.Node      // the safety test
	valued tree.Node      // the test that the variant names, which gives the evaluation
}

// activeRule says what the tests of a move found at a node of the active game, and which moves
// were taken instead. Where a node is not finished at ranks 0 and 1, any move might still have had
// its turn.
func (n *recorded) activeRule() search.Rule {
	tests := n.tests()
	taken, takenReason := n.taken(tests)
	return func(move board.Move) (tree.Reason, sentence.Sentence) {
		i := slices.IndexFunc(tests, func(t tested) bool { return t.move == move })
		switch {
		case n.unfinished() && (i < 0 || n.Ply <= goOnPly):
			return tree.ReasonNotReached, sentence.Sentence{}
		case i < 0 && n.Truncated:
			return tree.ReasonNotKept, sentence.Sentence{}
		case i >= 0 && tests[i].class == ClassLosing:
			return reasonLosing, sentence.Of("The safety test of {move} leaves {value}, and the bound asks for {bound}.",
				"move", fact.MoveTo(n.tree, tests[i].safety), "value", fact.ValueOf(n.tree, tests[i].safety), "bound",
				n.wholeAlpha())
		case i >= 0 && tests[i].class == ClassNotConsidered:
			return takenReason, sentence.Of("The evaluation of {move} is {value}.", "move",
				fact.MoveTo(n.tree, tests[i].valued), "value", fact.ValueOf(n.tree, tests[i].valued)).Then(taken)
		}
		if n.unfinished() {
			return tree.ReasonNotReached, sentence.Sentence{}
		}
		return tree.ReasonAfterCut, n.cutEvidence()
	}
}

// wholeAlpha is the entire part of the lower bound at entry.
func (n *recorded) wholeAlpha() fact.Fact {
	return fact.NumberOf(n.tree, n.Node, "whole alpha", eval.Score(entire(n.Alpha))*point)
}

// taken names the passive moves that were considered, the best first, and the reason why others
// were not.
func (n *recorded) taken(tests []tested) (words sentence.Sentence, reason tree.Reason) {
	var list sentence.Sentence
	moves := 0
	slices.SortStableFunc(tests, func(a, b tested) int {
		return cmp.Compare(b.valued.ForParent(), a.valued.ForParent())
	})
	for _, t := range tests {
		if t.class == ClassBestPassive || t.class == ClassNotLosing {
			say := sentence.With("list", list, "move", fact.MoveTo(n.tree, t.valued), "value", fact.ValueOf(n.tree, t.valued))
			if moves++; moves == 1 {
				list = say("{move} {value}")
			} else {
				list = say("{list}, {move} {value}")
			}
		}
	}
	switch moves {
	case 0:
		return sentence.Sentence{}, reasonPassive
	case 1:
		reason = reasonPassive
	default:
		reason = reasonNotAmongBest
	}
	return sentence.Of("Taken: {moves}.", "moves", list), reason
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
			list = append(list, tested{move: child.Move, valued: child})
		}
		list[i].class = child.Class
		if child.Type == TypeSafety {
			list[i].safety = child
		}
		if (child.Type == TypeSafety) == (n.variant == 1) {
			list[i].valued = child
		}
	}
	return list
}
