package board

// Move is a move in 16 bits: from (6), to (6) and what sort of move it is (4). It means something
// only together with the position in which it is played; two equal numbers in one position are the
// same move.
type Move uint16

// NoMove says "no move" and is the zero value; Pass is the null move of the search, which MakePass
// plays.
const (
	NoMove Move = 0
	Pass   Move = Move(A1) | Move(A1)<<6 | flagDouble
)

// The sorts of moves. Captures have bit 14, promotions bit 15; the low two bits of a promotion say
// to what.
const (
	flagQuiet     Move = 0 << 12
	flagDouble    Move = 1 << 12
	flagShort     Move = 2 << 12
	flagLong      Move = 3 << 12
	flagCapture   Move = 4 << 12
	flagEnPassant Move = 5 << 12
	flagPromotion Move = 8 << 12
	flagMask      Move = 15 << 12
)

// newMove puts a move together.
func newMove(from, to Square, flag Move) Move { return Move(from) | Move(to)<<6 | flag }

// From returns the square that the moving piece leaves.
func (m Move) From() Square { return Square(m & 63) }

// To returns the square that the moving piece reaches; for castling the king's.
func (m Move) To() Square { return Square(m >> 6 & 63) }

// Promotion returns the type of piece that a pawn becomes, NoPieceType if the move promotes
// nothing.
func (m Move) Promotion() PieceType {
	if m&flagPromotion == 0 {
		return NoPieceType
	}
	return Knight + PieceType(m>>12&3)
}

// IsPromotion reports whether a pawn promotes.
func (m Move) IsPromotion() bool { return m&flagPromotion != 0 }

// IsCapture reports whether the move captures, en passant included.
func (m Move) IsCapture() bool { return m&flagCapture != 0 }

// IsEnPassant reports whether a pawn captures en passant.
func (m Move) IsEnPassant() bool { return m&flagMask == flagEnPassant }

// IsCastling reports whether the king castles.
func (m Move) IsCastling() bool { return m&flagMask == flagShort || m&flagMask == flagLong }

// UCI returns the move in the coordinates of the UCI protocol: "e2e4", "e1g1" for castling,
// "e7e8q", "0000" for Pass and NoMove.
func (m Move) UCI() string {
	if m == NoMove || m == Pass {
		return "0000"
	}
	text := m.From().String() + m.To().String()
	if m.IsPromotion() {
		text += string(m.Promotion().Letter() + ('a' - 'A'))
	}
	return text
}

// String is UCI.
func (m Move) String() string { return m.UCI() }

// MoveList holds the moves of one position without touching the heap (no position has more than
// 218). The zero value is empty and ready; a list can be used again for as many positions as one
// likes.
type MoveList struct {
	n     int
	moves [256]Move
}

// Len returns the number of moves.
func (l *MoveList) Len() int { return l.n }

// At returns move i, which must be in [0, Len).
func (l *MoveList) At(i int) Move { return l.moves[i] }

// All returns the moves as a slice of the list's own memory, good until the list changes.
func (l *MoveList) All() []Move { return l.moves[:l.n] }

// Clear empties the list.
func (l *MoveList) Clear() { l.n = 0 }

// Truncate keeps the first n moves, which must be no more than there are.
func (l *MoveList) Truncate(n int) { l.n = n }

// Add appends a move. The list holds 256; more would overwrite the first ones.
func (l *MoveList) Add(m Move) {
	l.moves[l.n&255] = m
	l.n = l.n&255 + 1
}

// Has reports whether the move is in the list.
func (l *MoveList) Has(m Move) bool {
	for _, have := range l.All() {
		if have == m {
			return true
		}
	}
	return false
}
