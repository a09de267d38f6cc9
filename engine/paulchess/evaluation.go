package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/paulchess/tuned"
)

// evaluation is one of the three evaluations: that of 1.0 or Simple1, with its weights and its way to
// find attacks, or that of Modern.
type evaluation struct {
	simple  bool // Simple1
	set     *eval.Set
	weights eval.Weights
	sliders sliders
	tuned   *tuned.Evaluation // that of Modern instead; else nil
}

// remembering returns the evaluation for one search, which may remember what is worth it.
func (e evaluation) remembering() evaluation {
	if e.tuned != nil {
		e.tuned = e.tuned.Remembering()
	}
	return e
}

// tallies add up the terms of each scaling.
type tallies [scalings]eval.Tally

func (e *evaluation) newTallies(b *eval.Breakdown) (t tallies) {
	for i := range t {
		t[i] = eval.Tally{Weights: e.weights, Breakdown: b}
	}
	return t
}

// value is the evaluation of a position whose men are worth what placed says.
func (e *evaluation) value(p *board.Position, at placed) eval.WhiteScore {
	if e.tuned != nil {
		return e.tuned.Value(p, at.sum())
	}
	t := e.newTallies(nil)
	e.addAll(&t, p, at)
	return e.sum(&t, at)
}

// addAll reports all terms but those of the men's places.
func (e *evaluation) addAll(t *tallies, p *board.Position, at placed) {
	e.addMobility(&t[mobility], p)
	if e.simple {
		return
	}
	for c := board.White; c <= board.Black; c++ {
		addPawns(&t[always], p, c)
		addCastling(&t[opening], p, c)
		addKing(&t[always], p, c)
	}
	if at.phase <= latePhase {
		addLate(&t[always], p, at)
	}
}

// sum weighs the tallies and what the men's places add to them by the phase. What is weighed is cut
// to whole hundredths once (ruling).
func (e *evaluation) sum(t *tallies, at placed) eval.WhiteScore {
	fixed := t[always].Net() + eval.WhiteScore(at.fixed)
	if e.simple {
		return fixed + t[mobility].Net()
	}
	sums := [scalings]int64{
		opening:  int64(t[opening].Net()) + int64(at.opening),
		mobility: int64(t[mobility].Net()),
		advance:  int64(t[advance].Net()) + int64(at.advance),
	}
	phase := min(at.phase, fullPhase)
	weighed := int64(0)
	for s := opening; s < scalings; s++ {
		num, den := s.fraction(phase)
		weighed += sums[s] * int64(num) * int64(commonDenominator/den)
	}
	return fixed + eval.WhiteScore(weighed/commonDenominator)
}

// commonDenominator is a multiple of those of all scalings.
const commonDenominator = 48 * fullPhase

// terms takes the value of a position apart: the same terms, each weighed by the phase.
func (e *evaluation) terms(p *board.Position) *eval.Breakdown {
	if e.tuned != nil {
		return e.tuned.Breakdown(p, roundingTerm)
	}
	b := eval.NewBreakdown(e.set)
	t := e.newTallies(b)
	at := e.report(p, &t)
	b.Total = e.sum(&t, placed{phase: at.phase}) // the men's places are in the tallies
	if !e.simple {
		e.weigh(b, min(at.phase, fullPhase))
	}
	return b
}

// report tells the tallies of every term, those of the men's places too.
func (e *evaluation) report(p *board.Position, t *tallies) (at placed) {
	for rest := p.Occupied(); rest != 0; rest = rest.ClearLowest() {
		s := rest.Lowest()
		piece := p.At(s)
		at.phase += phaseOf[piece.Type()]
		eachPlaceTerm(piece.Colour(), piece.Type(), s, e.simple, func(term int, units int32) {
			t[scalingOf[term]].Add(term, piece.Colour(), units, s.Bitboard())
		})
	}
	at.fixed = int32(t[always].Net()) // material so far
	e.addAll(t, p, at)
	return at
}

// weigh multiplies the rows by their phases; what rounding leaves over gets a row of its own.
func (e *evaluation) weigh(b *eval.Breakdown, phase int32) {
	left := b.Total
	for i := range b.Rows {
		num, den := scalingOf[i].fraction(phase)
		for c := range b.Rows[i].Sides {
			b.Rows[i].Sides[c].Scale(eval.Score(num), eval.Score(den))
		}
		left -= b.Rows[i].Net()
	}
	b.Adjust(roundingTerm, left)
}

// addMobility counts the squares that each piece of a side threatens, and those that any does; own
// men are not threatened. Pawns threaten diagonally, the king counts, pins are ignored (ruling).
func (e *evaluation) addMobility(t *eval.Tally, p *board.Position) {
	occupied := p.Occupied()
	kinds := [...]board.Bitboard{board.Knight: p.Pieces(board.Knight), board.Bishop: p.Pieces(board.Bishop),
		board.Rook: p.Pieces(board.Rook), board.Queen: p.Pieces(board.Queen), board.King: p.Pieces(board.King)}
	for c := board.White; c <= board.Black; c++ {
		side := p.Side(c)
		m := threats{t: t, c: c, free: ^side, noted: t.Breakdown != nil}
		left, right := pawnAttacks(p.Pieces(board.Pawn)&side, c)
		m.add(left)
		m.add(right)
		for kind := board.Knight; kind <= board.King; kind++ {
			if set := kinds[kind] & side; set != 0 {
				e.addThreats(&m, kind, set, occupied)
			}
		}
		m.close()
	}
}

// addThreats adds what the pieces of one type threaten. The loops of the core's look-ups are apart
// because they are what a search does most.
func (e *evaluation) addThreats(m *threats, kind board.PieceType, set, occupied board.Bitboard) {
	switch {
	case e.sliders.tables != nil:
		Sieve(set, func(s board.Square) { m.add(e.attacks(kind, s, occupied)) })
	case kind == board.Knight:
		for ; set != 0; set = set.ClearLowest() {
			m.add(board.KnightAttacks(set.Lowest()))
		}
	case kind == board.Bishop:
		for ; set != 0; set = set.ClearLowest() {
			m.add(board.BishopAttacks(set.Lowest(), occupied))
		}
	case kind == board.Rook:
		for ; set != 0; set = set.ClearLowest() {
			m.add(board.RookAttacks(set.Lowest(), occupied))
		}
	default:
		for ; set != 0; set = set.ClearLowest() {
			m.add(e.attacks(kind, set.Lowest(), occupied))
		}
	}
}

// attacks returns the squares that a piece other than a pawn attacks.
func (e *evaluation) attacks(kind board.PieceType, from board.Square, occupied board.Bitboard) board.Bitboard {
	switch kind {
	case board.Knight:
		return board.KnightAttacks(from)
	case board.Bishop:
		return e.sliders.bishop(from, occupied)
	case board.Rook:
		return e.sliders.rook(from, occupied)
	case board.Queen:
		return e.sliders.bishop(from, occupied) | e.sliders.rook(from, occupied)
	}
	return board.KingAttacks(from)
}

// threats adds up the mobility of a side.
type threats struct {
	t     *eval.Tally
	c     board.Colour
	free  board.Bitboard // squares that the side does not occupy
	any   board.Bitboard // threatened at all
	count int            // by each piece
	noted bool           // a breakdown wants to know the squares
}

func (m *threats) add(squares board.Bitboard) {
	squares &= m.free
	m.any |= squares
	m.count += squares.Count()
	if m.noted {
		m.note(squares)
	}
}

// note tells a breakdown what a piece threatens.
func (m *threats) note(squares board.Bitboard) { m.t.Add(termThreats, m.c, 1, squares) }

func (m *threats) close() {
	if m.noted {
		m.t.Add(termSquares, m.c, 1, m.any)
		return
	}
	m.t.AddCount(termThreats, m.c, m.count)
	m.t.AddCount(termSquares, m.c, m.any.Count())
}

// pawnAttacks returns what the pawns of a side attack toward the a file and toward the h file.
func pawnAttacks(pawns board.Bitboard, c board.Colour) (left, right board.Bitboard) {
	if c == board.White {
		pawns = pawns.North()
	} else {
		pawns = pawns.South()
	}
	return pawns.West(), pawns.East()
}
