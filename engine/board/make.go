package board

// Make plays a legal move and writes the position after it to next, which must not be p itself. It
// does not test the move: IsLegal does. It allocates nothing and computes no attacks, but for a
// pawn that goes two squares past another.
func (p *Position) Make(m Move, next *Position) {
	if p.state&homeBits != 0 {
		p.makeAtHome(m, next)
		return
	}
	from, to := m.From(), m.To()
	source, target := from.bit(), to.bit()
	kept := ^(source | target)
	mover := &infos[p.code(from)|Bitboard(p.state&1)<<3]
	next.leapers = p.leapers&kept | mover.leaper&target
	next.diagonal = p.diagonal&kept | mover.diagonal&target
	next.straight = p.straight&kept | mover.straight&target
	next.black = p.black&kept | mover.black&target

	key := p.key ^ mover.keys[from] ^ mover.keys[to]
	after := (p.state + onePly) & mover.kept & keptAfter[from] & keptAfter[to]
	if m.IsCapture() {
		captured := &infos[p.code(to)|Bitboard(^p.state&1)<<3]
		key ^= captured.keys[to]
		after &^= clockBits
	}
	next.key, next.state = key, after
	if m&(flagMask&^flagCapture) != 0 {
		next.finish(m)
	}
}

// finish does what is more than one piece moving to one square, after that has been done.
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
		c := castlings[m>>10&2|m>>12&1]
		rook := NewPiece(p.Turn().Opponent(), Rook)
		p.flip(rook, c.rookFrom)
		p.flip(rook, c.rookTo)
		p.state |= 1 << (castledAt + p.Turn().Opponent())
	}
}

// flip takes a piece off a square where it stands, or puts it on one that is empty, and keeps the
// key.
func (p *Position) flip(piece Piece, s Square) {
	p.leapers ^= Bitboard(piece&1) << s
	p.diagonal ^= Bitboard(piece>>1&1) << s
	p.straight ^= Bitboard(piece>>2&1) << s
	p.black ^= Bitboard(piece>>3) << s
	p.key ^= infos[piece&15].keys[s]
}

// offerEnPassant notes the square that a pawn has just skipped if the side to move can legally
// capture there.
func (p *Position) offerEnPassant(epSquare Square) {
	for rest := p.enPassantPawns(epSquare); rest != 0; rest = rest.ClearLowest() {
		if p.enPassantLegal(rest.Lowest(), epSquare) {
			p.state |= state(epSquare) << epSquareAt
			return
		}
	}
}

// enPassantPawns returns the pawns of the side to move that stand beside the pawn that skipped the
// square.
func (p *Position) enPassantPawns(epSquare Square) Bitboard {
	return pawnAttacks[p.Turn().Opponent()][epSquare] & p.pawns() & p.Side(p.Turn())
}

// enPassantLegal reports whether a pawn beside it may capture the pawn that skipped the square:
// two pieces leave the fifth rank at once, which the usual pins do not cover.
func (p *Position) enPassantLegal(from, epSquare Square) bool {
	victim := epSquare ^ 8
	king := p.KingSquare(p.Turn())
	occupied := p.Occupied()&^(from.bit()|victim.bit()) | epSquare.bit()
	return p.AttackersTo(king, occupied)&p.Side(p.Turn().Opponent())&^victim.bit() == 0
}

// After returns the position after moves that are legal one after the other, of which [Pass] is one
// wherever the side to move is not in check.
func (p *Position) After(moves ...Move) Position {
	at := *p
	for _, move := range moves {
		before := at
		if move == Pass {
			before.MakePass(&at)
		} else {
			before.Make(move, &at)
		}
	}
	return at
}

// MakePass plays the null move and writes the position after it to next: the other side is to move,
// there is no en passant square, the halfmove clock and the move number go on as after a quiet
// move. The side to move must not be in check. All else, castling rights too, stays.
func (p *Position) MakePass(next *Position) {
	*next = *p
	next.state = (p.state + onePly) &^ epSquareBits
}
