package board

// Make plays a legal move and writes the position after it to next, which must not be p itself. It does not test the
// move: IsLegal does. It allocates nothing and computes no attacks, but for a pawn that goes two squares past another.
func (p *Position) Make(m Move, next *Position) {
	from, to := m.From(), m.To()
	source, target := from.bit(), to.bit()
	kept := ^(source | target)
	man := &men[p.leapers>>from&1|p.diagonal>>from&1<<1|p.straight>>from&1<<2|Bitboard(p.state&1)<<3]
	next.leapers = p.leapers&kept | man.leaper&target
	next.diagonal = p.diagonal&kept | man.diagonal&target
	next.straight = p.straight&kept | man.straight&target
	next.black = p.black&kept | man.black&target

	key := p.key ^ man.keys[from] ^ man.keys[to]
	after := (p.state + onePly) & man.kept & keptAfter[from] & keptAfter[to]
	if m.IsCapture() {
		captured := &men[p.leapers>>to&1|p.diagonal>>to&1<<1|p.straight>>to&1<<2|Bitboard(^p.state&1)<<3]
		key ^= captured.keys[to]
		after &^= clockBits
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
	p.key ^= men[piece&15].keys[s]
}

// offerEnPassant notes the square that a pawn has just skipped if the side to move can legally capture there.
func (p *Position) offerEnPassant(skipped Square) {
	for rest := p.enPassantPawns(skipped); rest != 0; rest = rest.ClearLowest() {
		if p.enPassantLegal(rest.Lowest(), skipped) {
			p.state |= state(skipped) << skippedAt
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
}
