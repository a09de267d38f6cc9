package board

// SEE returns what a legal move wins or loses in the exchange that follows on its square, in the
// caller's values of pawn, knight, bishop, rook, queen and king, from the mover's point of view.
// Each side in turn captures there with its least valuable piece that may legally do so (of equals
// the one on the lowest square) or stops when that is better. Pins, checks and discovered attacks
// are seen as they are at that moment; a pawn that captures on the last rank becomes a queen and
// gains the difference. Castling exchanges nothing. It makes no move.
func (p *Position) SEE(m Move, values *[6]int) int {
	if m.IsCastling() {
		return 0
	}
	e := exchange{p: p, square: m.To(), occupied: p.Occupied()}
	return e.settle(e.first(m, values), p.Turn().Opponent(), values)
}

// Loses returns what the owner of the piece on a square loses there if the other side were to move
// and began the exchange with its best capture, in the caller's values, and where that capture comes
// from: 0 and NoSquare if every capture costs the other side as much as it wins, if there is none,
// or if the piece is a king. The exchange goes on as in SEE. It may be asked in a position in which
// the owner is in check: the pieces that give the check now forbid no recapture, for the owner will
// have answered it by then.
func (p *Position) Loses(s Square, values *[6]int) (loss int, from Square) {
	piece := p.At(s)
	from = NoSquare
	if piece.Type() >= King {
		return 0, NoSquare
	}
	owner, occupied := piece.Colour(), p.Occupied()
	enemies := p.Side(owner.Opponent())
	checkers := p.AttackersTo(p.KingSquare(owner), occupied) & enemies
	for rest := p.AttackersTo(s, occupied) & enemies; rest != 0; rest = rest.ClearLowest() {
		e := exchange{p: p, square: s, occupied: occupied, standing: piece.Type(), answered: checkers}
		if !e.legal(owner.Opponent(), rest.Lowest()) {
			continue
		}
		if gain := e.settle(e.take(rest.Lowest(), values), owner, values); gain > loss {
			loss, from = gain, rest.Lowest()
		}
	}
	return loss, from
}

// settle plays the captures that follow a first one, which won so much and which a side may answer,
// and returns what the first one wins in the end.
func (e *exchange) settle(first int, side Colour, values *[6]int) int {
	from := e.leastAttacker(side, values)
	if from == NoSquare { // as often; the memory for gains need not be cleared
		return first
	}
	var gains [33]int
	gains[0] = first
	n := 1
	for ; from != NoSquare; from = e.leastAttacker(side, values) {
		gains[n] = e.take(from, values) - gains[n-1]
		n++
		side = side.Opponent()
	}
	// gains[i] is the balance for the side that makes capture i if the exchange ends with it; from
	// the end on, the side before may have done better to stop.
	for n--; n > 0; n-- {
		gains[n-1] = -max(-gains[n-1], gains[n])
	}
	return gains[0]
}

// exchange is the state of a sequence of captures on one square.
type exchange struct {
	p        *Position
	square   Square
	occupied Bitboard  // after the captures so far, the square included
	answered Bitboard  // pieces that give a check which will have been answered, see Loses
	standing PieceType // on the square now
}

// first plays the move that starts the exchange and returns what it wins at once.
func (e *exchange) first(m Move, values *[6]int) (gain int) {
	e.standing = e.p.At(m.From()).Type()
	switch captured := e.p.At(m.To()).Type(); {
	case m.IsEnPassant():
		gain = values[Pawn]
		e.occupied &^= (m.To() ^ 8).bit()
	case captured != NoPieceType:
		gain = values[captured]
	}
	if m.IsPromotion() {
		gain += values[m.Promotion()] - values[Pawn]
		e.standing = m.Promotion()
	}
	e.occupied = e.occupied&^m.From().bit() | e.square.bit()
	return gain
}

// take captures what stands on the square and returns what that wins at once.
func (e *exchange) take(from Square, values *[6]int) (gain int) {
	gain = values[e.standing]
	e.standing = e.p.At(from).Type()
	if e.standing == Pawn && e.square.bit()&(Rank1|Rank8) != 0 {
		gain += values[Queen] - values[Pawn]
		e.standing = Queen
	}
	e.occupied &^= from.bit()
	return gain
}

// leastAttacker returns the origin of a side's next capture, NoSquare if there is none.
func (e *exchange) leastAttacker(side Colour, values *[6]int) Square {
	attackers := e.p.AttackersTo(e.square, e.occupied) & e.p.Side(side) & e.occupied &^ e.square.bit()
	best, least := NoSquare, 0
	for rest := attackers; rest != 0; rest = rest.ClearLowest() {
		from := rest.Lowest()
		value := values[e.p.At(from).Type()]
		if (best == NoSquare || value < least) && e.legal(side, from) {
			best, least = from, value
		}
	}
	return best
}

// legal reports whether a capture from a square leaves the own king out of check.
func (e *exchange) legal(side Colour, from Square) bool {
	king := e.p.KingSquare(side)
	if king == from {
		king = e.square
	}
	occupied := e.occupied &^ from.bit()
	enemies := e.p.Side(side.Opponent()) & occupied &^ (e.square.bit() | e.answered)
	return e.p.AttackersTo(king, occupied)&enemies == 0
}
