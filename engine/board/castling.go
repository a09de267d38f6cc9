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

// Castled reports whether a side has castled. That is a fact of the game, which a move hands on to
// the next position; a position that was set up without a right of the side does not tell, so it is
// inferred there from where the king stands, once: what is inferred goes on like a fact. It is no
// part of the key.
func (p *Position) Castled(side Colour) (castled, inferred bool) {
	return p.state>>(castledAt+side&1)&1 != 0, p.state>>(inferredAt+side&1)&1 != 0
}

// KnowCastled sets, as a fact of the game, whether a side has castled.
func (p *Position) KnowCastled(side Colour, castled bool) {
	p.state &^= 1<<(castledAt+side&1) | 1<<(inferredAt+side&1)
	if castled {
		p.state |= 1 << (castledAt + side&1)
	}
}

// inferCastled sets what Castled returns for the sides that have no right to castle left.
func (p *Position) inferCastled() {
	for side := White; side <= Black; side++ {
		if p.Castling().Of(side) != NoCastling {
			continue
		}
		p.state |= 1 << (inferredAt + side)
		if p.StandsCastled(side) {
			p.state |= 1 << (castledAt + side)
		}
	}
}

// StandsCastled reports whether the king stands as after castling: on its first rank on a, b, c, g
// or h, with no own rook shut in between it and the corner.
func (p *Position) StandsCastled(side Colour) bool {
	king, home := p.KingSquare(side), 7*int(side)
	if king.Rank() != home {
		return false
	}
	rooks := p.PiecesOf(side, Rook) >> (8 * home) & Rank1
	switch file := king.File(); {
	case file <= 2:
		return rooks&(1<<file-1) == 0
	case file >= 6:
		return rooks>>(file+1) == 0
	}
	return false
}

// castlingMove is what there is to know of one castling.
type castlingMove struct {
	right                    Castling
	move                     Move
	kingTo, rookFrom, rookTo Square
}

// castlings holds the four of chess in the order of the rights' bits: short and long for White, then for
// Black.
var castlings = [4]castlingMove{
	{WhiteShort, newMove(E1, G1, flagShort), G1, H1, F1},
	{WhiteLong, newMove(E1, C1, flagLong), C1, A1, D1},
	{BlackShort, newMove(E8, G8, flagShort), G8, H8, F8},
	{BlackLong, newMove(E8, C8, flagLong), C8, A8, D8},
}
