package present

import "drevo/engine/board"

// worth are the values that material is counted in, in pawns, by type of piece.
var worth = [6]int{board.Pawn: 1, board.Knight: 3, board.Bishop: 3, board.Rook: 5, board.Queen: 9, board.King: 100}

// Worth is what a piece counts, in pawns: pawn 1, knight and bishop 3, rook 5, queen 9, and a king more than all.
func Worth(kind board.PieceType) int { return worth[kind] }

// Material is what the pieces of a side count, in pawns, without its king.
func Material(p *board.Position, side board.Colour) (sum int) {
	for kind := board.Pawn; kind <= board.Queen; kind++ {
		sum += worth[kind] * p.PiecesOf(side, kind).Count()
	}
	return sum
}

// Ahead is by how many pawns the pieces of a side count more than those of the other.
func Ahead(p *board.Position, side board.Colour) int {
	return Material(p, side) - Material(p, side.Opponent())
}
