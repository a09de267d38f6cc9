package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/internal/phrase"
)

// The terms of the evaluation function, by their place in the authentic set.
const (
	termPawn = iota // material: termPawn + kind
	termKnight
	termBishop
	termRook
	termQueen
	termCentre
	termIsolated
	termPhalanx
	termPassed
	termPossibilities // possibilities: termPossibilities + kind
	termCastled       = termPossibilities + int(board.King) + 1
	termCastlingLost  = termCastled + 1
)

const (
	table1 = "ITEP §4, table 1"
	table2 = "ITEP §5, table 2"
)

// authentic is the working set of the programme: tables 1 and 2 of the report, and
// with weight 0 the indices that it defines and did not use.
var authentic = eval.Set{
	Name:      "authentic",
	Unit:      point,
	Label:     "points",
	MaxWeight: point/2 - 1,
	Terms:     append(workingTerms, indexTerms...),
}

var workingTerms = []eval.Term{
	termPawn: {ID: "pawn", Group: "Material", Name: "Pawns", Weight: points[board.Pawn] * point, Fixed: true,
		Source: table1, Sentence: "A pawn is worth 2 points."},
	termKnight: {ID: "knight", Group: "Material", Name: "Knights", Weight: points[board.Knight] * point, Fixed: true,
		Source: table1, Sentence: "A knight is worth 7 points."},
	termBishop: {ID: "bishop", Group: "Material", Name: "Bishops", Weight: points[board.Bishop] * point, Fixed: true,
		Source: table1, Sentence: "A bishop is worth 7 points."},
	termRook: {ID: "rook", Group: "Material", Name: "Rooks", Weight: points[board.Rook] * point, Fixed: true,
		Source: table1, Sentence: "A rook is worth 10 points."},
	termQueen: {ID: "queen", Group: "Material", Name: "Queens", Weight: points[board.Queen] * point, Fixed: true,
		Source: table1, Sentence: "A queen is worth 20 points."},

	termCentre: {ID: "centre", Group: "Pawns", Name: "Pawns in the centre", Weight: 10, Source: "ITEP §5 I.1, table 2",
		Sentence: "A pawn on d4, e4, d5, e5, d6 or e6 (for Black d5, e5, d4, e4, d3 or e3)."},
	termIsolated: {ID: "isolated", Group: "Pawns", Name: "Weak isolated pawns", Weight: -12,
		Source: "ITEP §5 I.3-4, table 2", Sentence: "An isolated pawn on a line that is open for the opponent: without " +
			"enemy pawns. Of k such pawns on one line each counts."},
	termPhalanx: {ID: "phalanx", Group: "Pawns", Name: "Phalanxes", Weight: 4, Source: "ITEP §5 I.2, table 2; ruling: " +
		"ranks 3 to 6", Sentence: "Two pawns side by side; k pawns side by side count k - 1. Diagram 2 is missing: we " +
		"count ranks 3 to 6."},
	termPassed: {ID: "passed", Group: "Pawns", Name: "Passed pawns", Weight: 4, Source: "ITEP §5 I.5, formula 9",
		Sentence: "32 - 4S for a passed pawn with S ranks to go, that is 4 for each of 8 - S."},

	termPossibilities + int(board.Pawn): {ID: "pawnPossibilities", Group: "Mobility", Name: "Pawn possibilities",
		Weight: 0, Source: table2, Sentence: "A square protected by a pawn."},
	termPossibilities + int(board.Knight): {ID: "knightPossibilities", Group: "Mobility", Name: "Knight possibilities",
		Weight: 5, Source: table2, Sentence: "A square protected by a knight."},
	termPossibilities + int(board.Bishop): {ID: "bishopPossibilities", Group: "Mobility", Name: "Bishop possibilities",
		Weight: 5, Source: table2, Sentence: "A square protected by a bishop."},
	termPossibilities + int(board.Rook): {ID: "rookPossibilities", Group: "Mobility", Name: "Rook possibilities",
		Weight: 2, Source: table2, Sentence: "A square protected by a rook."},
	termPossibilities + int(board.Queen): {ID: "queenPossibilities", Group: "Mobility", Name: "Queen possibilities",
		Weight: 1, Source: table2, Sentence: "A square protected by a queen."},
	termPossibilities + int(board.King): {ID: "kingPossibilities", Group: "Mobility", Name: "King possibilities",
		Weight: 0, Source: table2, Sentence: "A square protected by the king."},

	termCastled: {ID: "castled", Group: "King", Name: "Castled", Weight: 11, Source: "ITEP §5 III.1, table 2",
		Sentence: "The side has castled in this game, wherever its king stands now."},
	termCastlingLost: {ID: "castlingLost", Group: "King", Name: "Castling lost", Weight: -11,
		Source: "ITEP §5 III.1, table 2", Sentence: "The side has lost both rights to castle and has not castled."},
}

// limitTerm is the row for what formula 4 takes off a positional sum.
var limitTerm = eval.Term{ID: "limit", Group: "Limit", Name: "Limit of the positional part", Weight: 1,
	Source: "ITEP §4, formula 4", Sentence: "The positional part stays inside (0, 1) points, so that it never " +
		"outweighs material."}

// evaluation is f(A) with its weights and readings.
type evaluation struct {
	set            *eval.Set
	weights        eval.Weights
	wanted         []int // indices that have a weight: the search looks for no others
	castledByPlace bool  // a king has castled that stands so
	doubledToo     bool  // doubled isolated pawns count on closed lines, too
	pawns          pawnMemory
}

func newEvaluation(set *eval.Set) evaluation {
	return evaluation{set: set, weights: set.Weights(), wanted: wantedIndices(set)}
}

// value is f(A) of formula 2 from White's point of view, in d, of a position with White's material
// fm, in points, which the search knows from the moves.
func (e *evaluation) value(p *board.Position, fm int32) eval.WhiteScore {
	tally := eval.Tally{Weights: e.weights}
	e.addPieces(&tally, p, e.wanted)
	return eval.WhiteScore(fm)*point + limited(tally.Net()+e.possibilities(p)+e.pawns.of(e, p))
}

// terms takes f(A) apart: the same terms, and those without a weight.
func (e *evaluation) terms(p *board.Position) *eval.Breakdown {
	b := eval.NewBreakdown(e.set)
	tally := eval.Tally{Weights: e.weights, Breakdown: b}
	addMaterial(&tally, p)
	fm := tally.Net()
	e.addPawns(&tally, p)
	for c := board.White; c <= board.Black; c++ {
		addPossibilities(&tally, p, c)
	}
	e.addPieces(&tally, p, allIndices)
	fn := tally.Net() - fm
	b.Adjust(limitTerm, limited(fn)-fn)
	b.Total = fm + limited(fn)
	e.explain(b, p)
	return b
}

// explain gives the terms the sentences of the readings, and of what is only inferred.
func (e *evaluation) explain(b *eval.Breakdown, p *board.Position) {
	castled, lost, isolated := &b.Rows[termCastled].Term, &b.Rows[termCastlingLost].Term, &b.Rows[termIsolated].Term
	if e.doubledToo {
		isolated.Sentence = "An isolated pawn that is doubled, or stands on a line without enemy pawns (option " +
			"isolated=doubled)."
	}
	if e.castledByPlace {
		castled.Sentence = "The king stands as after castling: on its first rank on a, b, c, g or h, with no rook of its " +
			"own shut in behind it (option castled=place)."
		lost.Sentence = "The king has lost both rights to castle and does not stand as after castling (option castled=place)."
		return
	}
	if sides := inferredFor(p); sides != "" {
		for _, term := range []*eval.Term{castled, lost} {
			term.Name += " (inferred)"
			term.Sentence += phrase.Of(" The position came without its game, so this is inferred {sides} from where the "+
				"king stood when it was set up.", "sides", sides)
		}
	}
}

// limited keeps fn inside (0, 1): formula 4.
func limited(fn eval.WhiteScore) eval.WhiteScore { return min(max(fn, -margin), margin) }

// addPieces adds up fn (formula 8) but for the pawns and the possibilities, with some of the indices
// besides the working terms.
func (e *evaluation) addPieces(t *eval.Tally, p *board.Position, wanted []int) {
	for c := board.White; c <= board.Black; c++ {
		e.addCastling(t, p, c)
		for _, i := range wanted {
			t.Add(firstIndex+i, c, 1, indices[i](p, c))
		}
	}
}

func addMaterial(t *eval.Tally, p *board.Position) {
	for c := board.White; c <= board.Black; c++ {
		for kind := board.Pawn; kind <= board.Queen; kind++ {
			t.Add(termPawn+int(kind), c, 1, p.PiecesOf(c, kind))
		}
	}
}

// addPossibilities reports the squares that each piece protects (§5 II.1).
func addPossibilities(t *eval.Tally, p *board.Position, c board.Colour) {
	own, occupied := p.Side(c), p.Occupied()
	for kind := board.Pawn; kind <= board.King; kind++ {
		for pieces := own & p.Pieces(kind); pieces != 0; pieces = pieces.ClearLowest() {
			t.Add(termPossibilities+int(kind), c, 1, board.Attacks(kind, c, pieces.Lowest(), occupied))
		}
	}
}

// possibilities is the sum of what addPossibilities reports, for a search that needs no squares.
func (e *evaluation) possibilities(p *board.Position) (net eval.WhiteScore) {
	black, occupied := p.Side(board.Black), p.Occupied()
	for kind := board.Pawn; kind <= board.King; kind++ {
		weight := e.weights[termPossibilities+int(kind)]
		if weight == 0 {
			continue
		}
		pieces := p.Pieces(kind)
		count := protected(kind, board.White, pieces&^black, occupied) - protected(kind, board.Black, pieces&black, occupied)
		net += eval.WhiteScore(weight) * eval.WhiteScore(count)
	}
	return net
}

// protected counts the squares that some pieces of one side and type protect, each by itself.
func protected(kind board.PieceType, c board.Colour, pieces, occupied board.Bitboard) (n int) {
	switch kind {
	case board.Bishop:
		for ; pieces != 0; pieces = pieces.ClearLowest() {
			n += board.BishopAttacks(pieces.Lowest(), occupied).Count()
		}
	case board.Rook:
		for ; pieces != 0; pieces = pieces.ClearLowest() {
			n += board.RookAttacks(pieces.Lowest(), occupied).Count()
		}
	default:
		for ; pieces != 0; pieces = pieces.ClearLowest() {
			n += board.Attacks(kind, c, pieces.Lowest(), occupied).Count()
		}
	}
	return n
}
