package kaissa

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// Scores are integers: so many points of material, each worth 65 536, and the positional part, which
// stays below half a point either way. So "the material component is always more important than
// positional", and the material part of a score can be read off it (ruling).
const (
	point      = 1 << 16
	margin     = point/2 - 1 // the largest positional part
	matePoints = 255         // appendix B: the king
	mate       = matePoints * point
	infinite   = mate + 1 // beyond every value
	perPawn    = 2 * point
)

// points are the material weights of appendix B. The king's is that of a mate: while the game goes
// on both sides have one.
var points = [...]int32{board.Pawn: 2, board.Knight: 7, board.Bishop: 7, board.Rook: 10, board.Queen: 19,
	board.King: matePoints}

// materialOf is the material part of a score in points, of the same side.
func materialOf(v eval.Score) int32 { return int32((v + point/2) >> 16) }

// borders returns the lower and the upper border that just enclose all scores with so many points of
// material.
func borders(material int32) (a, b eval.Score) {
	middle := eval.Score(material) * point
	return middle - point/2, middle + point/2
}

// material is what the side to move has more than the other, in points.
func material(p *board.Position) (sum int32) {
	us, them := p.Turn(), p.Turn().Opponent()
	for kind := board.Pawn; kind <= board.Queen; kind++ {
		sum += points[kind] * int32(p.PiecesOf(us, kind).Count()-p.PiecesOf(them, kind).Count())
	}
	return sum
}

// gain is what a move adds to the mover's material, in points.
func gain(p *board.Position, move board.Move) (won int32) {
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
var scale = tree.Scale{PerPawn: perPawn, Decimals: 5, PerOwn: point, Mate: mate, Name: "points of material",
	Small: "units"}
