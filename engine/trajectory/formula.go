package trajectory

import "drevo/engine/board"

// values are the values of the pieces after Shannon.
var values = [6]int{board.Pawn: 1, board.Knight: 3, board.Bishop: 3, board.Rook: 5, board.Queen: 9, board.King: 200}

// Value returns the value of a piece after Shannon: K 200, Q 9, R 5, B and N 3, P 1; 0 for no
// piece.
func Value(k board.PieceType) int {
	if k > board.King {
		return 0
	}
	return values[k]
}

// HalfMoves returns the time, in half-moves, in which a piece makes a number of moves: 2k-1 when
// its side is to move and 2k when it is not; standing still takes no time. The book's rule of jump
// and hop follows: a half-move by another piece of its own side adds one, one of the other side
// takes one away.
func HalfMoves(moves int, toMove bool) int {
	if toMove && moves > 0 {
		return 2*moves - 1
	}
	return 2 * moves
}

// movesIn returns the number of moves that a side can make within a number of half-moves.
func movesIn(halfMoves int, toMove bool) int {
	if toMove {
		return (halfMoves + 1) / 2
	}
	return halfMoves / 2
}

// movesOf returns the number of moves that a piece can make within a horizon.
func movesOf(piece board.Piece, horizon int, turn board.Colour) int {
	if kind := piece.Type(); kind != board.King && kind != board.Pawn {
		horizon = min(horizon, PieceHorizon)
	}
	return movesIn(horizon, piece.Colour() == turn)
}

// The constant a of formula 3'.
const (
	ForControl  = 2
	ForBlockade = 0
)

// Rho is formula 3' of chapter II: 0 when a denying piece that needs nrk half-moves to an
// alpha-square is in time against an attacker that needs nik, else 1. A controller is in time when
// nrk <= nik+1, a blockader when nrk < nik; the zero of the book's fraction counts as not in time.
func Rho(nik, nrk, a int) int {
	if nik-nrk+a > 0 {
		return 0
	}
	return 1
}

// inTime returns how many moves the side that denies may make by formula 3' to be in time against
// an attacker that needs nik half-moves: the most of which Rho is 0, or as many as it has.
func inTime(nik, a, reserve, most int, toMove bool) (moves int) {
	for moves < most && Rho(nik, HalfMoves(moves+1, toMove)-reserve, a) == 0 {
		moves++
	}
	return moves
}

// Tau is formula 3" of chapter II: 1 when the exchange on a square, which brings the attacker m,
// loses nothing.
func Tau(m int) int {
	if m >= 0 {
		return 1
	}
	return 0
}
