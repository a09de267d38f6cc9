package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
)

// Scores are integers from the point of view of the side to move, a hundred to the pawn of Shannon's price list.
const (
	pawn = 100
	mate = 200 * pawn // what the capture of the king wins
	lost = mate - 10*pawn
)

// scale tells the views how to print the scores.
var scale = tree.Scale{PerPawn: pawn, Decimals: 0, PerOwn: pawn, Mate: mate, Name: "Shannon's values, K = 200"}

// price gives the value of a man in units of the score.
func price(k board.PieceType) eval.Score { return eval.Score(trajectory.Value(k)) * pawn }

// material is the balance of the men for the side to move: the values of the first type. What has been taken off the
// board counts for the side that took it, which comes to the same as counting what still stands.
func material(p *board.Position) eval.Score {
	us, them := p.Turn(), p.Turn().Opponent()
	var sum eval.Score
	for kind := board.Pawn; kind <= board.Queen; kind++ {
		sum += price(kind) * eval.Score(p.PiecesOf(us, kind).Count()-p.PiecesOf(them, kind).Count())
	}
	return sum
}

// gain is what a move adds to the mover's balance.
func gain(p *board.Position, move board.Move) eval.Score {
	var won eval.Score
	switch {
	case move.IsEnPassant():
		won = price(board.Pawn)
	case move.IsCapture():
		won = price(p.At(move.To()).Type())
	}
	if kind := move.Promotion(); kind != board.NoPieceType {
		won += price(kind) - price(board.Pawn)
	}
	return won
}
