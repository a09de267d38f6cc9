package tuned

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// Evaluation is the evaluation with the weights of a set. One that remembers pawn structures serves
// one goroutine; see [Evaluation.Remembering].
type Evaluation struct {
	set    *eval.Set
	values *values
	pawns  *pawnTable  // nil: pawn structures are not remembered
	known  *valueTable // nil: neither are values
}

// New returns the evaluation with the weights of a set, which is [Set] or an edited copy of it.
func New(set *eval.Set) *Evaluation {
	e := &Evaluation{set: set, values: new(values)}
	for term := range termCount {
		middle, end := set.Terms[term].Weight, set.Terms[termCount+term].Weight
		first := featureOf[term]
		if tableOf[term] == 0 {
			e.values[first] = newPair(middle, end)
			continue
		}
		for f := first; f < featureOf[term+1]; f++ {
			e.values[f] = newPair(middle*tunedValues[0][f], end*tunedValues[1][f])
		}
	}
	return e
}

// Remembering returns a copy that remembers pawn structures and values, for one search.
func (e *Evaluation) Remembering() *Evaluation {
	with := *e
	with.pawns, with.known = new(pawnTable), new(valueTable)
	return &with
}

// Sum is what the men of a position are worth by themselves and by where they stand, White's less
// Black's: it changes with a move by what the move changes.
type Sum struct {
	Middle, End int32
	Material    int32 // by fixed values: which side has more is no question of weights
	Phase       int32 // 24 with all pieces on the board, 0 with none
}

func (a Sum) plus(b Sum) Sum {
	return Sum{a.Middle + b.Middle, a.End + b.End, a.Material + b.Material, a.Phase + b.Phase}
}

// FullPhase is the phase with all pieces on the board, and the most that counts.
const FullPhase = 24

// What a man counts for the phase, and where it is asked which side has more material.
var (
	phaseOf    = [...]int32{board.Knight: 1, board.Bishop: 1, board.Rook: 2, board.Queen: 4, board.King: 0}
	materialOf = [...]int32{100, 325, 330, 500, 900, 0}
)

// Place returns what a man on a square adds.
func (e *Evaluation) Place(c board.Colour, kind board.PieceType, s board.Square) Sum {
	v := e.values[squareFeature(c, kind, s)]
	if kind != board.King {
		v += e.values[featureOf[termPawn+int(kind)]]
	}
	if c == board.Black {
		return Sum{-v.middle(), -v.end(), -materialOf[kind], phaseOf[kind]}
	}
	return Sum{v.middle(), v.end(), materialOf[kind], phaseOf[kind]}
}

// sumOf adds up a whole position.
func (e *Evaluation) sumOf(p *board.Position) (sum Sum) {
	for rest := p.Occupied(); rest != 0; rest = rest.ClearLowest() {
		s := rest.Lowest()
		sum = sum.plus(e.Place(p.At(s).Colour(), p.At(s).Type(), s))
	}
	return sum
}

// valueTable remembers values: a search meets a third of its positions again.
type valueTable [1 << 14]knownValue

// knownValue is the value of a position with a key.
type knownValue struct {
	key   uint64
	value eval.WhiteScore
}

// Value is the value of a position whose men add up to a sum.
func (e *Evaluation) Value(p *board.Position, at Sum) eval.WhiteScore {
	if e.known == nil {
		return e.work(p, at)
	}
	key := p.Key()
	known := &e.known[key%uint64(len(e.known))]
	if known.key != key {
		known.key, known.value = key, e.work(p, at)
	}
	return known.value
}

// work works a value out.
func (e *Evaluation) work(p *board.Position, at Sum) eval.WhiteScore {
	s := survey{p: p, tally: tally{values: e.values}}
	e.examine(&s, at)
	net := s.net() + newPair(at.Middle, at.End)
	value, _ := taper(p, net, at)
	return value
}

// examine reports all terms but those of the men's places.
func (e *Evaluation) examine(s *survey, at Sum) {
	s.begin()
	passed := e.addPawns(s)
	s.addPieces()
	for c := board.White; c <= board.Black; c++ {
		s.addKing(c)
		s.addThreats(c)
		s.addPassed(c, passed&s.side[c])
	}
	s.addLate(at)
	s.one(termTempo, s.p.Turn(), s.king[s.p.Turn()].Bitboard())
}

// taper weighs the values of the middle game and of the end game by the phase, and both by the chances
// to win of the side that they favour, which it returns. It cuts the sum to whole hundredths once.
func taper(p *board.Position, net pair, at Sum) (value eval.WhiteScore, chances int64) {
	phase := min(at.Phase, FullPhase)
	sum := int64(net.middle())*int64(phase) + int64(net.end())*int64(FullPhase-phase)
	chances = scale(p, sum, at.Material)
	sum = sum * chances / (FullPhase * fullChances)
	return eval.WhiteScore(min(max(sum, -limit), limit)), chances
}

// limit is what no value exceeds, whatever the weights: more would be taken for a mate.
const limit = 50_000

// Breakdown takes the value of a position apart: each term weighed by the phase, and what rounding
// leaves over as a row of the given term.
func (e *Evaluation) Breakdown(p *board.Position, rounding eval.Term) *eval.Breakdown {
	at := e.sumOf(p)
	b := eval.NewBreakdown(e.set)
	s := survey{p: p, tally: tally{values: e.values, detail: &detail{breakdown: b}}}
	s.addPlaces()
	e.examine(&s, at)
	total, chances := taper(p, s.net(), at)
	b.Total = total
	phase, left := min(at.Phase, FullPhase), total
	for i := range b.Rows {
		share := phase
		if i >= termCount {
			share = FullPhase - phase
		}
		for c := range b.Rows[i].Sides {
			b.Rows[i].Sides[c].Scale(eval.Score(share)*eval.Score(chances), FullPhase*fullChances)
		}
		left -= b.Rows[i].Net()
	}
	b.Adjust(rounding, left)
	return b
}

// addPlaces reports the men and their squares.
func (s *survey) addPlaces() {
	for rest := s.p.Occupied(); rest != 0; rest = rest.ClearLowest() {
		square := rest.Lowest()
		piece := s.p.At(square)
		c, kind := piece.Colour(), piece.Type()
		s.add(termPawnSquares+int(kind), squareFeature(c, kind, square), c, 1, square.Bitboard())
		if kind != board.King {
			s.one(termPawn+int(kind), c, square.Bitboard())
		}
	}
}
