package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
)

// Scores are integers from the point of view of the side to move, a hundred to the pawn of
// Shannon's price list.
const (
	pawn          = 100
	mate          = 200 * pawn     // what the capture of the king wins
	mateThreshold = mate - 10*pawn // a score beyond is a mate that was found
)

// scale tells the views how to print the scores.
var scale = tree.Scale{PerPawn: pawn, Decimals: 0, PerOwn: pawn, Mate: mate, Name: "Shannon's values, K = 200"}

// valueOf returns the value of a piece in units of the score.
func valueOf(k board.PieceType) eval.Score { return eval.Score(trajectory.Value(k)) * pawn }

// gain is what a move adds to the mover's balance.
func gain(p *board.Position, move board.Move) eval.Score {
	var won eval.Score
	switch {
	case move.IsEnPassant():
		won = valueOf(board.Pawn)
	case move.IsCapture():
		won = valueOf(p.At(move.To()).Type())
	}
	if kind := move.Promotion(); kind != board.NoPieceType {
		won += valueOf(kind) - valueOf(board.Pawn)
	}
	return won
}
