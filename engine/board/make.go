package board

// Make plays a legal move and writes the position after it to next, which must not be p itself. It does not test the
// move: IsLegal does. It allocates nothing and computes no attacks, but for a pawn that goes two squares past another.
func (p *Position) Make(m Move, next *Position) {
	from, to := m.From(), m.To()
	moved, captured := p.At(from), p.At(to)
	landed := moved
	if m.IsPromotion() {
		landed = Piece(m.Promotion().code()) | moved&8
	}

	kept := ^(from.bit() | to.bit())
	next.leapers = p.leapers&kept | Bitboard(landed&1)<<to
	next.diagonal = p.diagonal&kept | Bitboard(landed>>1&1)<<to
	next.straight = p.straight&kept | Bitboard(landed>>2&1)<<to
	next.black = p.black&kept | Bitboard(landed>>3&1)<<to

	rights := p.castling & castlingKept[from] & castlingKept[to]
	next.castling = rights
	next.key = p.key ^ blackKey ^ pieceKeys[moved&15][from] ^ pieceKeys[landed&15][to] ^ pieceKeys[captured&15][to] ^
		castlingKeys[p.castling&15] ^ castlingKeys[rights&15] ^ enPassantKeys[p.enPassant&63]

	next.turn = p.turn ^ 1
	next.enPassant = A1
	next.clock = p.clock + 1
	if moved&7 == 1 || captured != NoPiece {
		next.clock = 0
	}
	next.number = p.number + uint16(p.turn)

	if special := m & flagMask; special-1<<12 < flagCapture-1<<12 || special == flagEnPassant {
		next.finish(special, from, to)
	}
}

// finish does what is more than one man moving to one square.
func (p *Position) finish(special Move, from, to Square) {
	switch special {
	case flagDouble:
		p.offerEnPassant((from + to) / 2)
	case flagShort:
		p.slide(to+1, to-1)
	case flagLong:
		p.slide(to-2, to+1)
	case flagEnPassant:
		victim := to ^ 8
		p.key ^= pieceKeys[p.At(victim)][victim]
		p.leapers &^= victim.bit()
		p.black &^= victim.bit()
	}
}

// slide moves the rook of a castling.
func (p *Position) slide(from, to Square) {
	rook := p.At(from)
	both := from.bit() | to.bit()
	p.straight ^= both
	p.black ^= both & -Bitboard(rook>>3)
	p.key ^= pieceKeys[rook][from] ^ pieceKeys[rook][to]
}

// offerEnPassant notes the square that a pawn has just skipped if the side to move can legally capture there.
func (p *Position) offerEnPassant(skipped Square) {
	for rest := p.enPassantPawns(skipped); rest != 0; rest = rest.Rest() {
		if p.enPassantLegal(rest.First(), skipped) {
			p.enPassant = skipped
			p.key ^= enPassantKeys[skipped]
			return
		}
	}
}

// enPassantPawns gives the pawns of the side to move that stand beside the pawn that skipped the square.
func (p *Position) enPassantPawns(skipped Square) Bitboard {
	return pawnAttacks[p.turn.Opponent()][skipped] & p.pawns() & p.Side(p.turn)
}

// enPassantLegal tells whether a pawn beside it may capture the pawn that skipped the square: two men leave the fifth
// rank at once, which the usual pins do not cover.
func (p *Position) enPassantLegal(from, skipped Square) bool {
	victim := skipped ^ 8
	king := p.KingSquare(p.turn)
	occupied := p.Occupied()&^(from.bit()|victim.bit()) | skipped.bit()
	return p.AttackersTo(king, occupied)&p.Side(p.turn.Opponent())&^victim.bit() == 0
}

// MakePass plays the null move and writes the position after it to next: the other side is to move, there is no en
// passant square, the halfmove clock and the move number go on as after a quiet move. The side to move must not be in
// check. All else, castling rights too, stays.
func (p *Position) MakePass(next *Position) {
	*next = *p
	next.key ^= blackKey ^ enPassantKeys[p.enPassant&63]
	next.turn ^= 1
	next.enPassant = A1
	next.clock++
	next.number += uint16(p.turn)
}
