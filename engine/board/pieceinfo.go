package board

// pieceInfo is what Make needs to know of a piece, so that it need not ask what the piece is: a
// mask for each plane, and more.
type pieceInfo struct {
	leaper, diagonal, straight, black Bitboard // all squares if it has a bit there, else none

	kept state      // what of the state survives its move: all, but for a pawn the clock
	keys [64]uint64 // of the Zobrist key, by square
}

// infos holds every piece by its number. NoPiece has nothing: to take it off a square changes
// nothing.
var infos = func() (table [16]pieceInfo) {
	for c := White; c <= Black; c++ {
		for k := Pawn; k <= King; k++ {
			piece := NewPiece(c, k)
			info := &table[piece]
			info.leaper = -Bitboard(piece & 1)
			info.diagonal = -Bitboard(piece >> 1 & 1)
			info.straight = -Bitboard(piece >> 2 & 1)
			info.black = -Bitboard(piece >> 3 & 1)
			info.kept = ^state(0)
			if k == Pawn {
				info.kept = ^clockBits
			}
		}
	}
	return table
}()
