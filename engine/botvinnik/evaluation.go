package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// terms are what the value of stopping consists of: the pieces, which are values of the first type,
// and the one that is doomed.
var terms = eval.Set{
	Name:  "Shannon",
	Unit:  pawn,
	Label: "pawns",
	Terms: []eval.Term{
		board.Pawn: {ID: "pawn", Group: "First type", Name: "Pawns", Weight: 1 * pawn, Source: shannon,
			Sentence: "A pawn is worth 1."},
		board.Knight: {ID: "knight", Group: "First type", Name: "Knights", Weight: 3 * pawn, Source: shannon,
			Sentence: "A knight is worth 3."},
		board.Bishop: {ID: "bishop", Group: "First type", Name: "Bishops", Weight: 3 * pawn, Source: shannon,
			Sentence: "A bishop is worth 3."},
		board.Rook: {ID: "rook", Group: "First type", Name: "Rooks", Weight: 5 * pawn, Source: shannon,
			Sentence: "A rook is worth 5."},
		board.Queen: {ID: "queen", Group: "First type", Name: "Queens", Weight: 9 * pawn, Source: shannon,
			Sentence: "A queen is worth 9."},
		termDoomed: {ID: "doomed", Group: "Second type", Name: "Doomed", Weight: -1, Source: "II, formula 12",
			Sentence: "The dearest piece of the side to move that is lost if it stops; at the end of a line it saves that one " +
				"and loses the second dearest. Not looked for where the pieces alone are worth no more than the lower bound."},
		termExpected: {ID: "expected", Group: "Third type", Name: "Expected", Weight: -1, Source: "II, the types of values",
			Sentence: "So many hundredths as the option third says of the dearest piece of each side on which an attack would " +
				"have F = 1 with the pieces of the positional horizon."},
		termOpen: {ID: "open", Group: "Changing functions", Name: "Open attacks", Weight: 1, Source: "II, formula 11",
			Sentence: "The sum of v - q over the attacks of a side with fewer than v closed squares, times the option leaves " +
				"and the weight of the style."},
	},
}

// weights are the values of the terms.
var weights = terms.Weights()

// limit is the term for what a lost king would cost beyond what counts as mate.
var limit = eval.Term{ID: "limit", Group: "Second type", Name: "Limit", Weight: 1, Source: "ruling",
	Sentence: "Who stops loses at most what is less than being mated: a claim of F = 1 on the king is no proof."}

const (
	termDoomed   = int(board.Queen) + 1
	termExpected = termDoomed + 1
	termOpen     = termDoomed + 2
	shannon      = "II, chess time and material"
)

// standPat returns the value of the line if the side to move stops here: the balance, less the
// dearest of its pieces that is doomed. At the end of a line it would save that one, and loses the
// next. Where the balance alone is no more than the lower bound, what is doomed makes no
// difference, and is not looked for; nor is the position where it makes none. A breakdown, which may be nil, is told
// the terms.
func (g *game) standPat(here *ply, left remaining, alpha, beta eval.Score, b *eval.Breakdown) eval.Score {
	p := &here.position
	tally := eval.Tally{Weights: weights, Breakdown: b}
	addPieces(&tally, p)
	if here.atStake = tally.Net().For(p.Turn()) > alpha; here.atStake {
		g.addDoomed(here, left < wholePly, &tally)
	}
	value := max(tally.Net().For(p.Turn()), -mateThreshold)
	if g.positional() && value > alpha-pawn && value < beta+pawn {
		g.addPosition(p, &tally)
		value += min(max(tally.Net().For(p.Turn())-value, 1-pawn), pawn-1)
	}
	if b != nil {
		b.Total = value.For(p.Turn())
		b.Adjust(limit, b.Total-tally.Net())
	}
	return value
}

// addDoomed tallies what the side to move loses if it stops: the dearest piece, or at the end of a
// line the second.
func (g *game) addDoomed(here *ply, end bool, tally *eval.Tally) {
	side, s := here.position.Turn(), g.stakesOf(here, end)
	here.claimed = s.king
	lost := s.dearest
	if end {
		lost = s.second
	}
	switch {
	case lost == 0:
	case tally.Breakdown == nil:
		tally.AddCount(termDoomed, side, int(lost)*pawn)
	default:
		tally.Add(termDoomed, side, int32(lost)*pawn, g.lostOn(here, end).Bitboard())
	}
}

// addPieces tallies what stands on the board.
func addPieces(tally *eval.Tally, p *board.Position) {
	if tally.Breakdown == nil { // nobody asks for squares
		countPieces(tally, p)
		return
	}
	for side := board.White; side <= board.Black; side++ {
		for kind := board.Pawn; kind <= board.Queen; kind++ {
			tally.Add(int(kind), side, 1, p.PiecesOf(side, kind))
		}
	}
}

// countPieces is addPieces for a value alone.
func countPieces(tally *eval.Tally, p *board.Position) {
	for side := board.White; side <= board.Black; side++ {
		own := p.Side(side)
		tally.AddCount(int(board.Pawn), side, (own & p.Pieces(board.Pawn)).Count())
		tally.AddCount(int(board.Knight), side, (own & p.Pieces(board.Knight)).Count())
		tally.AddCount(int(board.Bishop), side, (own & p.Pieces(board.Bishop)).Count())
		tally.AddCount(int(board.Rook), side, (own & p.Pieces(board.Rook)).Count())
		tally.AddCount(int(board.Queen), side, (own & p.Pieces(board.Queen)).Count())
	}
}

// material is the balance of the pieces for the side to move: the values of the first type. What
// has been taken off the board counts for the side that took it, which comes to the same as
// counting what still stands.
func material(p *board.Position) eval.Score {
	tally := eval.Tally{Weights: weights}
	addPieces(&tally, p)
	return tally.Net().For(p.Turn())
}
