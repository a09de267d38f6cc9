package board

// man is what Make needs to know of a piece, so that it need not ask what the piece is.
type man struct {
	leaper, diagonal, straight, black Bitboard // all squares in the planes where the piece has a bit, else none
	kept                              state    // what of the state survives its move: all, but for a pawn the clock
	keys                              [64]uint64
}

// men holds every piece by its number. NoPiece has nothing: to take it off a square changes nothing.
var men = func() (table [16]man) {
	for c := White; c <= Black; c++ {
		for k := Pawn; k <= King; k++ {
			piece := NewPiece(c, k)
			m := &table[piece]
			m.leaper = -Bitboard(piece & 1)
			m.diagonal = -Bitboard(piece >> 1 & 1)
			m.straight = -Bitboard(piece >> 2 & 1)
			m.black = -Bitboard(piece >> 3 & 1)
			m.kept = ^state(0)
			if k == Pawn {
				m.kept = ^clockBits
			}
		}
	}
	return table
}()
