package board

// Castling is the set of castlings whose king and rook have not moved yet.
type Castling uint8

// The four rights.
const (
	WhiteShort Castling = 1 << iota
	WhiteLong
	BlackShort
	BlackLong

	NoCastling  Castling = 0
	AllCastling          = WhiteShort | WhiteLong | BlackShort | BlackLong
)

// Has reports whether all the given rights are in the set.
func (c Castling) Has(rights Castling) bool { return c&rights == rights }

// Of returns the rights of one side.
func (c Castling) Of(side Colour) Castling { return c & ((WhiteShort | WhiteLong) << (2 * side)) }

// String returns the rights as FEN writes them: "KQkq", "Kq", "-".
func (c Castling) String() string {
	text := ""
	for i := range castlings {
		if c.Has(castlings[i].right) {
			text += string("KQkq"[i])
		}
	}
	if text == "" {
		return "-"
	}
	return text
}

// castlingMove is what there is to know of one castling.
type castlingMove struct {
	right            Castling
	move             Move
	rookFrom, rookTo Square
}

// castlings holds the four in the order of the rights' bits: short and long for White, then for
// Black.
var castlings = [4]castlingMove{
	{WhiteShort, newMove(E1, G1, flagShort), H1, F1},
	{WhiteLong, newMove(E1, C1, flagLong), A1, D1},
	{BlackShort, newMove(E8, G8, flagShort), H8, F8},
	{BlackLong, newMove(E8, C8, flagLong), A8, D8},
}

// castlingOf returns the castling that a castling move is.
func castlingOf(m Move) *castlingMove { return &castlings[m>>10&2|m>>12&1] }

// castlingTo returns the castling that takes the king to a square of the g or c file.
func castlingTo(to Square) Move { return castlings[to>>4&2|^to>>2&1].move }
