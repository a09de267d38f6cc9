package paulchess

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// isAsked reports whether quiescence had the move among those that it examines: captures; with the switch
// quiescenceChecks every answer to a check, and at the horizon every check.
func (n *recorded) isAsked(move board.Move) bool {
	switch {
	case move.IsCapture():
		return true
	case !n.on[checks]:
		return false
	case n.position.InCheck():
		return n.Reason != tree.ReasonStandPatCut && n.Reason != reasonLimit // else it had no plies left to answer
	}
	return n.left == 0 && n.position.GivesCheck(move)
}

// isAfterCut reports whether a move would have had its turn after the one that cut, so that no rule was
// asked about it. In the order of hints captures go by what they win. Of two quiet moves the record does not
// say which had earned more elsewhere: what loses is then said to come later, as it mostly does.
func (n *recorded) isAfterCut(move board.Move) bool {
	last := n.last()
	switch {
	case n.Reason == tree.ReasonStandPatCut:
		return true
	case !n.hints || n.Reason != tree.ReasonCut || last == nil:
		return false
	case isQuiet(move):
		return last.Place != tree.PlaceLosing && (last.Place != tree.PlaceHistory || n.isQuiescence())
	case n.isBefore(last, move):
		return true
	case n.isQuiescence() || n.isOpenBefore(move):
		return false
	}
	// A losing capture was put off.
	return last.Place != tree.PlaceLosing || captureRank(&n.position, last.Move) >= captureRank(&n.position, move)
}

// isCutByQuiet reports whether a quiet move cut.
func (n *recorded) isCutByQuiet() bool {
	last := n.last()
	return n.Reason == tree.ReasonCut && last != nil && last.Move != board.Pass && isQuiet(last.Move)
}

// isOpenBefore reports whether a move was found before a capture or promotion that saves from mate: else
// it was not left out when it had its turn, but put off if it loses.
func (n *recorded) isOpenBefore(move board.Move) bool {
	return slices.ContainsFunc(n.children, func(child tree.Node) bool {
		return child.Move != board.Pass && n.isBefore(&child, move) && !isMate(child.ForParent())
	})
}

// isBefore reports whether a capture or promotion that was examined had its turn before another by the
// order of hints.
func (n *recorded) isBefore(examined *tree.Node, move board.Move) bool {
	p := &n.position
	switch {
	case examined.Place == tree.PlaceTable:
		return true
	case examined.Place != tree.PlaceCapture:
		return false
	case n.twoPhase && examined.Move.IsCapture() != move.IsCapture():
		return examined.Move.IsCapture()
	}
	a, b := captureRank(p, examined.Move), captureRank(p, move)
	return a > b || a == b && slices.Index(n.legal.All(), examined.Move) < slices.Index(n.legal.All(), move)
}

// boundAt returns the lower bound that a capture in quiescence had to reach when it had its turn: the bound
// that the node was entered with, or more by standing pat and by the captures before it.
func (n *recorded) boundAt(move board.Move) eval.Score {
	bound := max(n.Alpha, n.Static)
	for i := range n.children {
		child := &n.children[i]
		if child.Move == board.Pass || n.hints && !n.isBefore(child, move) || n.Reason == tree.ReasonCut &&
			child == n.last() {
			continue
		}
		bound = max(bound, child.ForParent())
	}
	return bound
}
