package board

// LegalMoveCount returns the number of legal moves without listing them: the same sets as Legal,
// counted.
func (p *Position) LegalMoveCount() int {
	var f checkInfo
	f.analyse(p)
	steps, castlings := f.kingTargets(p, ^Bitboard(0))
	n := (steps | castlings).Count()
	if f.target == 0 {
		return n
	}
	if p.state.epSquare() != A1 {
		n += f.countEnPassants(p)
	}
	return n + f.countPawns(p) + f.countPieces(p)
}

// HasLegalMove reports whether there is a legal move: LegalMoveCount() > 0, and several times as
// fast, because it looks at no more than it must.
func (p *Position) HasLegalMove() bool {
	var f checkInfo
	f.analyse(p)
	if f.target != 0 {
		if one, two, left, right := f.pawnTargets(p); one|two|left|right != 0 {
			return true
		}
		for rest := p.knights() & f.own &^ (f.pinDiagonal | f.pinStraight); rest != 0; rest = rest.ClearLowest() {
			if knightAttacks[rest.Lowest()&63]&f.target != 0 {
				return true
			}
		}
	}
	if steps, castlings := f.kingTargets(p, ^Bitboard(0)); steps|castlings != 0 {
		return true
	}
	return f.target != 0 && (f.countPieces(p) > 0 || p.state.epSquare() != A1 && f.countEnPassants(p) > 0)
}

// HasMove is HasLegalMove for a caller that knows whether the side to move is in check: out of it, a pawn that may
// step and stands on no line with its king is enough.
func (p *Position) HasMove(inCheck bool) bool {
	if inCheck {
		return p.HasLegalMove()
	}
	own := p.Side(p.Turn())
	king := (p.kings() & own).Lowest() & 63
	free := p.pawns() & own &^ (openDiagonals[king] | openStraights[king])
	return free.rotate(8-16*int(p.Turn()))&^p.Occupied() != 0 || p.HasLegalMove()
}

// countEnPassants counts the legal captures en passant.
func (f *checkInfo) countEnPassants(p *Position) (n int) {
	for rest := p.enPassantPawns(p.state.epSquare()); rest != 0; rest = rest.ClearLowest() {
		if p.enPassantLegal(rest.Lowest(), p.state.epSquare()) {
			n++
		}
	}
	return n
}

// countPawns counts the moves of the pawns but en passant; each promotion counts four times.
func (f *checkInfo) countPawns(p *Position) int {
	one, two, left, right := f.pawnTargets(p)
	// No square can be reached by one step and by two.
	n := (one | two).Count() + left.Count() + right.Count()
	if (one|left|right)&(Rank1|Rank8) != 0 {
		const last = Rank1 | Rank8
		n += 3 * ((one & last).Count() + (left & last).Count() + (right & last).Count())
	}
	return n
}

// countPieces counts the moves of knights, bishops, rooks and queens.
func (f *checkInfo) countPieces(p *Position) (n int) {
	free := f.own &^ (f.pinDiagonal | f.pinStraight)
	diagonals, straights := p.diagonals(), p.straights()
	for rest := p.knights() & free; rest != 0; rest = rest.ClearLowest() {
		n += (knightAttacks[rest.Lowest()&63] & f.target).Count()
	}
	for rest := diagonals & free; rest != 0; rest = rest.ClearLowest() {
		n += (BishopAttacks(rest.Lowest(), f.occupied) & f.target).Count()
	}
	for rest := straights & free; rest != 0; rest = rest.ClearLowest() {
		n += (RookAttacks(rest.Lowest(), f.occupied) & f.target).Count()
	}
	if f.own&(f.pinDiagonal|f.pinStraight) == 0 {
		return n
	}
	for rest := diagonals & f.own & f.pinDiagonal; rest != 0; rest = rest.ClearLowest() {
		n += (BishopAttacks(rest.Lowest(), f.occupied) & f.target & f.pinDiagonal).Count()
	}
	for rest := straights & f.own & f.pinStraight; rest != 0; rest = rest.ClearLowest() {
		n += (RookAttacks(rest.Lowest(), f.occupied) & f.target & f.pinStraight).Count()
	}
	return n
}
