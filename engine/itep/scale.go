package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// Scores are integers from the point of view of the side to move, centred on 0
// for an even position, where the report counts from 0 (lost) to 2C+1 (won) with
// C + 1/2 for an even one.
const (
	point   = 2048                   // units d in a material point (ruling)
	margin  = point/2 - 2            // fn stays inside (0, 1), and off the bounds of formulas 10 and 14: formula 4
	valueC  = 229                    // C is "any value greater than 228": §4
	mate    = valueC*point + point/2 // formula 2': 2C+1 less C+1/2, in d
	perPawn = 2 * point
)

// points is table 1: the material evaluation of the pieces.
var points = [...]int32{board.Pawn: 2, board.Knight: 7, board.Bishop: 7, board.Rook: 10, board.Queen: 20, board.King: 0}

// entire is [x], the entire part: the material of a bound in points, that of the
// side to move less the other's. On the report's scale it is [C + 1/2 + x/2048] - C.
func entire(x eval.Score) int32 {
	x += point / 2
	if x < 0 {
		x -= point - 1 // division that rounds down
	}
	return int32(x / point)
}

// whole is the score that [x] has: that of the smallest evaluation with the
// material of x, less one d.
func whole(x eval.Score) eval.Score { return eval.Score(entire(x))*point - point/2 }

// material is fm for the side to move, in points: formula 3 without C.
func material(p *board.Position) int32 {
	us, them := p.Turn(), p.Turn().Opponent()
	var sum int32
	for kind := board.Pawn; kind <= board.Queen; kind++ {
		sum += points[kind] * int32(p.PiecesOf(us, kind).Count()-p.PiecesOf(them, kind).Count())
	}
	return sum
}

// gain is what a move adds to the mover's material, in points.
func gain(p *board.Position, move board.Move) int32 {
	var won int32
	switch {
	case move.IsEnPassant():
		won = points[board.Pawn]
	case move.IsCapture():
		won = points[p.At(move.To()).Type()]
	}
	if kind := move.Promotion(); kind != board.NoPieceType {
		won += points[kind] - points[board.Pawn]
	}
	return won
}

// scale tells the views how to print the scores.
var scale = tree.Scale{PerPawn: perPawn, Decimals: 4, Zero: valueC + 0.5, PerOwn: point, Mate: mate,
	Name: "0 to 2C+1 = 459", Small: "d"}
