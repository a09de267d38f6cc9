package ways

import (
	"iter"
	"math/bits"

	"drevo/engine/board"
)

// Squares goes through squares in the order in which a side sees them: its first rank before the second, from the
// a-file to the h-file (ruling). So a position and its twin with the colours exchanged are searched alike.
func Squares(side board.Colour, set board.Bitboard) iter.Seq[board.Square] {
	return func(yield func(board.Square) bool) {
		for rest := seen(side, set); rest != 0; rest = rest.ClearLowest() {
			if !yield(turned(side, rest.Lowest())) {
				return
			}
		}
	}
}

// First is the first of squares as a side sees them, of which there must be one.
func First(side board.Colour, set board.Bitboard) board.Square {
	return turned(side, seen(side, set).Lowest())
}

// Before reports whether a move comes before another one as a side sees their squares, that which promotes to more
// first.
func Before(side board.Colour, a, b board.Move) int {
	place := func(m board.Move) int {
		return int(turned(side, m.From()))<<6 | int(turned(side, m.To()))
	}
	if x, y := place(a), place(b); x != y {
		return x - y
	}
	return int(b.Promotion()) - int(a.Promotion())
}

// seen turns a set of squares round for Black, turned one square.
func seen(side board.Colour, set board.Bitboard) board.Bitboard {
	if side == board.White {
		return set
	}
	return board.Bitboard(bits.ReverseBytes64(uint64(set)))
}

func turned(side board.Colour, s board.Square) board.Square {
	if side == board.White {
		return s
	}
	return s.Flip()
}
