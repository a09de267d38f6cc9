package board

// state is all of a position but the pieces, in one word so that one addition makes a ply. From bit
// 0: the number of the ply, which is odd when Black is to move; the castling rights; which sides
// have castled, and of which that is only inferred; the square that a pawn has skipped and on which
// a capture is legal (A1, which it can never be, for none); the halfmove clock; the home of king and rooks.
type state uint64

// Where the parts begin, and their bits.
const (
	castlingAt = 16
	castledAt  = 20
	inferredAt = 22
	epSquareAt = 24
	clockAt    = 32
	homeAt     = 48

	plyBits      state = 0xffff
	castlingBits state = 15 << castlingAt
	homeBits     state = 0x1ff << homeAt
	epSquareBits state = 63 << epSquareAt
	clockBits    state = 0xffff << clockAt

	onePly state = 1 | 1<<clockAt // a quiet move
)

// newState puts a state without en passant square together.
func newState(turn Colour, rights Castling, clock, number int) state {
	ply := state(2*(number-1)) + state(turn&1)
	return ply | state(rights&15)<<castlingAt | state(clock)<<clockAt
}

// The parts.
func (s state) turn() Colour       { return Colour(s & 1) }
func (s state) number() int        { return int(s&plyBits)/2 + 1 }
func (s state) castling() Castling { return Castling(s >> castlingAt & 15) }
func (s state) epSquare() Square   { return Square(s >> epSquareAt & 63) }
func (s state) clock() int         { return int(s & clockBits >> clockAt) }

// key returns the part of the Zobrist key that stands for the side to move, the castling rights and
// the en passant square.
func (s state) key() uint64 {
	return castlingKeys[s.castling()] ^ enPassantKeys[s.epSquare()] ^ blackKey&-uint64(s&1)
}

// keptAfter says for each square what of the state survives a move from it or to it: all but
// castling rights and the right to capture en passant.
var keptAfter = func() (kept [64]state) {
	for s := range kept {
		kept[s] = ^epSquareBits
	}
	for _, c := range castlings {
		kept[c.move.From()] &^= state(c.right) << castlingAt
		kept[c.rookFrom] &^= state(c.right) << castlingAt
	}
	return kept
}()
