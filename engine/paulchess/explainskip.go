package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// leftOut names the numbers by which a rule of Modern left a move out when it had its turn.
func (n *recorded) leftOut(skip tree.Skip) sentence.Sentence {
	p := &n.position
	switch skip.Reason {
	case reasonFutile:
		return n.against(fact.Alpha)
	case reasonLateMove:
		searched := fact.CountOf(n.tree, n.Node, "quiet moves before", n.quietsBefore(skip))
		searched.After = skip.After
		return sentence.Of("Quiet moves searched: {searched}.", "searched", searched)
	case reasonTooLittle:
		return sentence.Of("The static value is {static}, the capture wins {won}, and the bound is {bound}.",
			"static", fact.NumberOf(n.tree, n.Node, "static", n.Static),
			"won", n.ofMove("capture", skip, eval.Score(won(p, skip.Move))),
			"bound", n.ofMove("bound then", skip, n.boundAt(skip)))
	}
	return sentence.Of("The exchange is worth {loss}.",
		"loss", n.ofMove("exchange", skip, eval.Score(p.SEE(skip.Move, &prices))))
}

// ofMove is a score of the side to move when a move was left out.
func (n *recorded) ofMove(key string, skip tree.Skip, score eval.Score) fact.Fact {
	f := fact.NumberOf(n.tree, n.Node, key, score)
	f.At.Moves, f.After = []board.Move{skip.Move}, skip.After
	return f
}

// before returns the nodes of moves that were there when a move was left out.
func (n *recorded) before(skip tree.Skip) (moves []tree.Node) {
	for _, child := range n.children {
		if skip.After != tree.None && child.ID <= skip.After && child.Move != board.Pass {
			moves = append(moves, child)
		}
	}
	return moves
}

// quietsBefore counts the quiet moves that were searched when a move was left out. One that was searched
// again has several nodes.
func (n *recorded) quietsBefore(skip tree.Skip) (count int) {
	last := board.NoMove
	for _, child := range n.before(skip) {
		if isQuiet(child.Move) && child.Move != last {
			count++
		}
		last = child.Move
	}
	return count
}

// boundAt returns the lower bound of quiescence when a move was left out: the one that the node was entered
// with, or more by standing pat and by the moves before.
func (n *recorded) boundAt(skip tree.Skip) eval.Score {
	bound := max(n.Alpha, n.Static)
	for _, child := range n.before(skip) {
		bound = max(bound, child.ForParent())
	}
	return bound
}
