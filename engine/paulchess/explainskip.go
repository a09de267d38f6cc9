package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// leftOut names the numbers by which a rule of Modern left a move out when it had its turn.
func (n *recorded) leftOut(skip tree.Skip) string {
	p := &n.position
	switch skip.Reason {
	case reasonFutile:
		return phrase.Of("The static value is {static}, and the lower bound is {bound}.", "static", inPawns(n.Static),
			"bound", inPawns(n.Alpha))
	case reasonLateMove:
		return phrase.Of("Quiet moves searched: {searched}.", "searched", n.quietsBefore(skip))
	case reasonTooLittle:
		return phrase.Of("The static value is {static}, the capture wins {won}, and the lower bound is {bound}.", "static",
			inPawns(n.Static), "won", inPawns(eval.Score(won(p, skip.Move))), "bound", inPawns(n.boundAt(skip)))
	}
	return phrase.Of("The exchange is worth {loss}.", "loss", inPawns(eval.Score(p.SEE(skip.Move, &prices))))
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
