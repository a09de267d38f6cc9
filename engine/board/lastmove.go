package board

// lastMove looks for a move that can have given the two checks of a position, by taking moves back:
// a piece of the side that waits goes to where it came from, a captured piece comes back, and the
// king that is in check now must not have been so before. Castling gives no double check: it opens
// no line but the first rank, for nobody behind its rook.
type lastMove struct {
	p        *Position
	mover    Colour
	king     Square // of the side to move
	occupied Bitboard
	free     Bitboard // pieces of the mover that may have moved: its castling rights hold the others
	captures bool     // the move can have captured
	pawns    bool     // the move can have been a pawn's
	promoted bool     // the mover has fewer than eight pawns
}

// givesChecks reports whether one move can have led to the double check of a position. A halfmove
// clock that is not 0 says that the move was neither a capture nor a pawn's.
func (s *Setup) givesChecks(p *Position) bool {
	mover := p.Turn().Opponent()
	l := lastMove{p: p, mover: mover, king: p.KingSquare(p.Turn()), occupied: p.Occupied(), free: p.Side(mover)}
	for i := range castlings {
		if c := s.Home.castling(i); s.Castling.Has(c.right) && Colour(i/2) == mover {
			l.free &^= c.move.From().bit() | c.rookFrom.bit()
		}
	}
	l.pawns = s.HalfmoveClock == 0
	l.captures = l.pawns && p.Side(p.Turn()).Count() < 16
	l.promoted = l.pawns && p.PiecesOf(mover, Pawn).Count() < 8
	for rest := l.free; rest != 0; rest = rest.ClearLowest() {
		if l.movedTo(rest.Lowest()) {
			return true
		}
	}
	return false
}

// movedTo reports whether the piece on a square can have given the checks by moving there.
func (l *lastMove) movedTo(to Square) bool {
	pieceType := l.p.At(to).Type()
	if pieceType == Pawn {
		return l.pawns && (l.pawnStepped(to) || l.capturedEnPassant(to))
	}
	for rest := Attacks(pieceType, l.mover, to, l.occupied) &^ l.occupied; rest != 0; rest = rest.ClearLowest() {
		if l.cameFrom(rest.Lowest(), to, pieceType) {
			return true
		}
	}
	return pieceType != King && l.promoted && to.bit()&(Rank1|Rank8) != 0 && l.pawnStepped(to)
}

// cameFrom reports whether the king was not in check before a piece, then of the given type, moved
// between two squares, with or without a capture.
func (l *lastMove) cameFrom(from, to Square, pieceType PieceType) bool {
	return l.quiet(from, to, pieceType) || l.captures && l.unchecked(l.occupied|from.bit(), to.bit(), from, pieceType)
}

// quiet is cameFrom without a capture.
func (l *lastMove) quiet(from, to Square, pieceType PieceType) bool {
	return l.unchecked(l.occupied&^to.bit()|from.bit(), to.bit(), from, pieceType)
}

// unchecked reports whether the king was not in check when the squares were occupied so, the pieces
// on the squares moved stood elsewhere, and one of the given type stood on from.
func (l *lastMove) unchecked(occupied, moved Bitboard, from Square, pieceType PieceType) bool {
	return l.p.AttackersTo(l.king, occupied)&l.p.Side(l.mover)&^moved == 0 &&
		Attacks(pieceType, l.mover, from, occupied)&l.king.bit() == 0
}

// pawnStepped reports whether a pawn can have come to a square, where it may have been promoted, by
// a step, a double step or a capture.
func (l *lastMove) pawnStepped(to Square) bool {
	behind := l.behind(to)
	if origins := behind &^ (Rank1 | Rank8); origins&^l.occupied != 0 {
		if l.quiet(origins.Lowest(), to, Pawn) {
			return true
		}
		double := l.behind(origins.Lowest())
		home := [2]Bitboard{Rank2, Rank7}[l.mover]
		if double&home&^l.occupied != 0 && l.quiet(double.Lowest(), to, Pawn) {
			return true
		}
	}
	if !l.captures {
		return false
	}
	for rest := PawnAttacks(l.mover.Opponent(), to) &^ (l.occupied | Rank1 | Rank8); rest != 0; rest = rest.ClearLowest() {
		if l.unchecked(l.occupied|rest.Lowest().bit(), to.bit(), rest.Lowest(), Pawn) {
			return true
		}
	}
	return false
}

// behind returns the square behind another as a pawn of the mover comes, nothing at the edge.
func (l *lastMove) behind(s Square) Bitboard {
	if l.mover == White {
		return s.bit().South()
	}
	return s.bit().North()
}

// capturedEnPassant reports whether a pawn can have come to a square by a capture en passant.
func (l *lastMove) capturedEnPassant(to Square) bool {
	sixth := [2]Bitboard{Rank6, Rank3}[l.mover]
	victim := l.behind(to)
	start := to.bit().North() | to.bit().South()
	start &^= victim
	if !l.captures || to.bit()&sixth == 0 || (victim|start)&l.occupied != 0 || l.p.PiecesOf(l.p.Turn(), Pawn).Count() ==
		8 {
		return false
	}
	for rest := PawnAttacks(l.mover.Opponent(), to) &^ l.occupied; rest != 0; rest = rest.ClearLowest() {
		if l.unchecked(l.occupied&^to.bit()|rest.Lowest().bit()|victim, to.bit(), rest.Lowest(), Pawn) {
			return true
		}
	}
	return false
}
