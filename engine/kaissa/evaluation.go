package kaissa

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// evaluation is the static evaluation function with its weights and readings. It serves one search,
// and keeps what it found out about pawns, and memory for looking at a position.
type evaluation struct {
	set         *eval.Set
	weights     eval.Weights
	phalanxArea [2]board.Bitboard // where phalanxes count
	fileSquares bool              // rows 25 and 26 count every square, also of the rook's own file
	exchange    bool              // an attack is profitable by the exchange on the square
	bothPaths   bool              // row 42 counts the paths of the enemy's passed pawns, too
	pawns       []pawnEntry       // memory for a search
	view        view
}

// pawnEntries is how many pawn structures are kept, a power of two.
const pawnEntries = 1 << 12

// pawnEntry is what was found out about a placement of pawns.
type pawnEntry struct {
	pawns     [2]board.Bitboard
	structure structure
	net       eval.WhiteScore
	known     bool
}

func newEvaluation(set *eval.Set) evaluation {
	return evaluation{set: set, weights: set.Weights(), phalanxArea: [2]board.Bitboard{^board.Bitboard(0),
		^board.Bitboard(0)}}
}

// prepare makes the memory for a search.
func (e *evaluation) prepare() { e.pawns = make([]pawnEntry, pawnEntries) }

// positional is the positional part from White's point of view. It needs prepare.
func (e *evaluation) positional(p *board.Position) eval.WhiteScore {
	pawns := e.structure(p)
	tally := eval.Tally{Weights: e.weights}
	e.addPieces(&tally, p, &pawns.structure)
	return limited(pawns.net + tally.Net())
}

// terms takes the static value apart: the same terms, with their squares.
func (e *evaluation) terms(p *board.Position) *eval.Breakdown {
	b := eval.NewBreakdown(e.set)
	tally := eval.Tally{Weights: e.weights, Breakdown: b}
	addMaterial(&tally, p)
	material := tally.Net()
	pawns := pawnsOf(p)
	s := structureOf(pawns)
	e.addPawns(&tally, pawns, &s)
	e.addPieces(&tally, p, &s)
	sum := tally.Net() - material
	b.Adjust(limitTerm, limited(sum)-sum)
	b.Total = material + limited(sum)
	return b
}

// limited keeps the positional part below half a point.
func limited(sum eval.WhiteScore) eval.WhiteScore { return min(max(sum, -margin), margin) }

func addMaterial(t *eval.Tally, p *board.Position) {
	for c := board.White; c <= board.Black; c++ {
		for kind := board.Pawn; kind <= board.Queen; kind++ {
			t.Add(int(kind), c, 1, p.PiecesOf(c, kind))
		}
	}
}

// addPieces reports all rows but those of the pawns alone.
func (e *evaluation) addPieces(t *eval.Tally, p *board.Position, s *structure) {
	v := &e.view
	v.look(p, s)
	v.profits = nil
	if e.exchange {
		v.profits = profitsOf(p)
	}
	for c := board.White; c <= board.Black; c++ {
		v.addPawnsAmongMen(t, c)
		v.addAttacks(t, c)
		e.addThreats(t, v, c)
		v.addPieces(t, c)
		e.addRooks(t, v, c)
		v.addKing(t, c)
		v.addPassed(t, c, e.bothPaths)
	}
}

func pawnsOf(p *board.Position) [2]board.Bitboard {
	all := p.Pieces(board.Pawn)
	white := all & p.Side(board.White)
	return [2]board.Bitboard{white, all &^ white}
}

// structure returns what is known of the pawns of a position, found out before or now.
func (e *evaluation) structure(p *board.Position) *pawnEntry {
	pawns := pawnsOf(p)
	hash := uint64(pawns[0])*0x9E3779B97F4A7C15 ^ uint64(pawns[1])*0xC2B2AE3D27D4EB4F
	entry := &e.pawns[hash>>32&(pawnEntries-1)]
	if !entry.known || entry.pawns != pawns {
		entry.pawns, entry.known, entry.structure = pawns, true, structureOf(pawns)
		tally := eval.Tally{Weights: e.weights}
		e.addPawns(&tally, pawns, &entry.structure)
		entry.net = tally.Net()
	}
	return entry
}
