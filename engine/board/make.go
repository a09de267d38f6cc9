package board

// Make plays a legal move and writes the position after it to next, which must not be p itself. It does not test the
// move: IsLegal does. It allocates nothing and computes no attacks, but for a pawn that goes two squares past another.
func (p *Position) Make(m Move, next *Position) {
	from, to := m.From(), m.To()
	leaper, diagonal, straight := p.leapers>>from&1, p.diagonal>>from&1, p.straight>>from&1
	moved := leaper | diagonal<<1 | straight<<2
	mover := Bitboard(p.Turn())

	vacated := from.bit() | to.bit()
	next.leapers = p.leapers&^vacated | leaper<<to
	next.diagonal = p.diagonal&^vacated | diagonal<<to
	next.straight = p.straight&^vacated | straight<<to
	next.black = p.black&^vacated | mover<<to

	isPawn := state(leaper &^ (diagonal | straight))
	after := (p.state + onePly) &^ (-isPawn & clockBits)
	keys := &pieceKeys[mover][moved]
	key := p.key ^ blackKey ^ keys[from] ^ keys[to]
	if m.IsCapture() {
		captured := p.leapers>>to&1 | p.diagonal>>to&1<<1 | p.straight>>to&1<<2
		key ^= pieceKeys[mover^1][captured][to]
		after &^= clockBits
	}
	if vacated&homes != 0 || p.state&skippedBits != 0 {
		after &= keptAfter[from] & keptAfter[to]
		key ^= (p.state ^ after).key() // that of the rights lost
	}
	next.key, next.state = key, after
	if m&(flagMask&^flagCapture) != 0 {
		next.finish(m)
	}
}

// finish does what is more than one man moving to one square, after that has been done.
func (p *Position) finish(m Move) {
	to := m.To()
	switch flag := m & flagMask; {
	case flag == flagDouble:
		p.offerEnPassant((m.From() + to) / 2)
	case flag == flagEnPassant:
		p.flip(NewPiece(p.Turn(), Pawn), to^8)
	case flag&flagPromotion != 0:
		p.flip(NewPiece(p.Turn().Opponent(), Pawn), to)
		p.flip(NewPiece(p.Turn().Opponent(), m.Promotion()), to)
	default:
		c := castlingOf(m)
		rook := NewPiece(p.Turn().Opponent(), Rook)
		p.flip(rook, c.rookFrom)
		p.flip(rook, c.rookTo)
	}
}

// flip takes a piece off a square where it stands, or puts it on one that is empty, and keeps the key.
func (p *Position) flip(piece Piece, s Square) {
	p.leapers ^= Bitboard(piece&1) << s
	p.diagonal ^= Bitboard(piece>>1&1) << s
	p.straight ^= Bitboard(piece>>2&1) << s
	p.black ^= Bitboard(piece>>3) << s
	p.key ^= pieceKeys[piece>>3&1][piece&7][s]
}

// offerEnPassant notes the square that a pawn has just skipped if the side to move can legally capture there.
func (p *Position) offerEnPassant(skipped Square) {
	for rest := p.enPassantPawns(skipped); rest != 0; rest = rest.Rest() {
		if p.enPassantLegal(rest.First(), skipped) {
			p.state |= state(skipped) << skippedAt
			p.key ^= enPassantKeys[skipped]
			return
		}
	}
}

// enPassantPawns gives the pawns of the side to move that stand beside the pawn that skipped the square.
func (p *Position) enPassantPawns(skipped Square) Bitboard {
	return pawnAttacks[p.Turn().Opponent()][skipped] & p.pawns() & p.Side(p.Turn())
}

// enPassantLegal tells whether a pawn beside it may capture the pawn that skipped the square: two men leave the fifth
// rank at once, which the usual pins do not cover.
func (p *Position) enPassantLegal(from, skipped Square) bool {
	victim := skipped ^ 8
	king := p.KingSquare(p.Turn())
	occupied := p.Occupied()&^(from.bit()|victim.bit()) | skipped.bit()
	return p.AttackersTo(king, occupied)&p.Side(p.Turn().Opponent())&^victim.bit() == 0
}

// MakePass plays the null move and writes the position after it to next: the other side is to move, there is no en
// passant square, the halfmove clock and the move number go on as after a quiet move. The side to move must not be in
// check. All else, castling rights too, stays.
func (p *Position) MakePass(next *Position) {
	*next = *p
	next.state = (p.state + onePly) &^ skippedBits
	next.key ^= blackKey ^ p.state.key() ^ next.state.key()
}
