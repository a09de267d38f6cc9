package board

// IsLegal reports whether a move, from wherever it comes, is legal here; any 16 bits may be asked.
// It makes no move and no list.
func (p *Position) IsLegal(m Move) bool {
	from, to := m.From(), m.To()
	moved := p.At(from)
	if moved == NoPiece || moved.Colour() != p.Turn() {
		return false
	}
	var f checkInfo
	f.analyse(p)
	switch {
	case m.IsCastling():
		_, castlings := f.kingTargets(p, ^Bitboard(0))
		return castlings.Has(to) && m == p.castlingTo(to)
	case m.IsEnPassant():
		return p.state.epSquare() != A1 && to == p.state.epSquare() && p.enPassantPawns(to).Has(from) &&
			p.enPassantLegal(from, to)
	case moved.Type() == Pawn:
		return f.pawnLegal(p, m)
	}
	return m&flagMask == Move(f.enemy>>to&1)<<14 && f.targets(p, from, moved.Type()).Has(to)
}

// Find returns the legal move from one square to another that promotes to the given type, NoPieceType for
// none. Castling is the king's two steps, or the king taking its own rook. ok is false where there is no such move.
func (p *Position) Find(from, to Square, promotion PieceType) (m Move, ok bool) {
	m = newMove(from, to, flagQuiet)
	if p.At(to) != NoPiece {
		m |= flagCapture
	}
	switch moved := p.At(from).Type(); {
	case promotion >= Knight && promotion <= Queen:
		m |= flagPromotion | Move(promotion-Knight)<<12
	case moved == Pawn && max(from, to)-min(from, to) == 16:
		m |= flagDouble
	case moved == Pawn && from.File() != to.File() && !m.IsCapture():
		m |= flagEnPassant
	case moved == King:
		for way := range 2 {
			c := p.Home().castling(2*int(p.Turn()) + way)
			if c.move.From() == from && (c.move.To() == to || c.rookFrom == to) && p.IsLegal(c.move) {
				return c.move, true
			}
		}
	}
	return m, p.IsLegal(m)
}

// pawnLegal reports whether a pawn's move other than en passant is legal.
func (f *checkInfo) pawnLegal(p *Position, m Move) bool {
	from, to := int(m.From()), int(m.To())
	one, two, left, right := f.pawnTargets(p)
	flag := m & flagMask
	if m.To().bit()&(Rank1|Rank8) != 0 {
		if flag&flagPromotion == 0 {
			return false
		}
		flag &= flagCapture
	}
	up := 8 - 16*int(p.Turn())
	switch to - from {
	case up:
		return flag == flagQuiet && one.Has(m.To())
	case 2 * up:
		return flag == flagDouble && two.Has(m.To())
	case up - 1:
		return flag == flagCapture && left.Has(m.To())
	case up + 1:
		return flag == flagCapture && right.Has(m.To())
	}
	return false
}

// targets returns the squares to which a piece of the given type on a square may go, castling
// aside; not for pawns.
func (f *checkInfo) targets(p *Position, from Square, pieceType PieceType) Bitboard {
	switch pieceType {
	case King:
		steps, _ := f.kingTargets(p, ^Bitboard(0))
		return steps
	case Knight:
		if (f.pinDiagonal | f.pinStraight).Has(from) {
			return 0
		}
		return knightAttacks[from] & f.target
	}
	var attacks Bitboard
	if pieceType != Rook && !f.pinStraight.Has(from) {
		attacks |= f.restrictToPin(f.pinDiagonal, from, BishopAttacks(from, f.occupied))
	}
	if pieceType != Bishop && !f.pinDiagonal.Has(from) {
		attacks |= f.restrictToPin(f.pinStraight, from, RookAttacks(from, f.occupied))
	}
	return attacks & f.target
}

// restrictToPin leaves a piece that stands on lines of pins only the squares of those lines.
func (f *checkInfo) restrictToPin(pins Bitboard, from Square, attacks Bitboard) Bitboard {
	if pins.Has(from) {
		return attacks & pins
	}
	return attacks
}

// GivesCheck reports whether a legal move gives check, directly, by discovery, by promotion or by a
// castling rook. It makes no move.
func (p *Position) GivesCheck(m Move) bool {
	from, to := m.From(), m.To()
	own, king := p.Side(p.Turn()), p.KingSquare(p.Turn().Opponent())
	landed := p.At(from).Type()
	if m.IsPromotion() {
		landed = m.Promotion()
	}
	occupied := p.Occupied()&^from.bit() | to.bit()
	diagonals := p.diagonals() & own &^ from.bit()
	straights := p.straights() & own &^ from.bit()
	switch landed {
	case Pawn:
		if pawnAttacks[p.Turn()][to].Has(king) {
			return true
		}
		if m.IsEnPassant() {
			occupied &^= (to ^ 8).bit()
		}
	case Knight:
		if knightAttacks[to].Has(king) {
			return true
		}
	case Bishop:
		diagonals |= to.bit()
	case Rook:
		straights |= to.bit()
	case Queen:
		diagonals |= to.bit()
		straights |= to.bit()
	case King:
		if m.IsCastling() {
			c := p.castling(m)
			occupied = occupied&^c.rookFrom.bit() | c.kingTo.bit() | c.rookTo.bit()
			straights = straights&^c.rookFrom.bit() | c.rookTo.bit()
		}
	}
	return BishopAttacks(king, occupied)&diagonals|RookAttacks(king, occupied)&straights != 0
}
