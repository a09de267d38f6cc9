package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
)

// types are the terms of the evaluation: the men, which are values of the first type, and those that are doomed.
var types = eval.Set{
	Name:  "Shannon",
	Unit:  pawn,
	Label: "pawns",
	Terms: []eval.Term{
		board.Pawn:   {ID: "pawn", Group: "First type", Name: "Pawns", Weight: 1 * pawn, Source: shannon, Sentence: "A pawn is worth 1."},
		board.Knight: {ID: "knight", Group: "First type", Name: "Knights", Weight: 3 * pawn, Source: shannon, Sentence: "A knight is worth 3."},
		board.Bishop: {ID: "bishop", Group: "First type", Name: "Bishops", Weight: 3 * pawn, Source: shannon, Sentence: "A bishop is worth 3."},
		board.Rook:   {ID: "rook", Group: "First type", Name: "Rooks", Weight: 5 * pawn, Source: shannon, Sentence: "A rook is worth 5."},
		board.Queen:  {ID: "queen", Group: "First type", Name: "Queens", Weight: 9 * pawn, Source: shannon, Sentence: "A queen is worth 9."},
		termDoomed: {ID: "doomed", Group: "Second type", Name: "Doomed", Weight: -1, Source: "II, formula 12",
			Sentence: "The dearest man of the side to move that is lost if it stops."},
	},
}

const (
	termDoomed = int(board.Queen) + 1
	shannon    = "II, chess time and material"
)

// breakdown is the value of stopping, by its terms.
func breakdown(p *board.Position, values search.Values) eval.Breakdown {
	b := eval.NewBreakdown(&types)
	tally := eval.Tally{Set: &types, Breakdown: b}
	for side := board.White; side <= board.Black; side++ {
		for kind := board.Pawn; kind <= board.Queen; kind++ {
			tally.Add(int(kind), side, 1, p.PiecesOf(side, kind))
		}
	}
	if !p.InCheck() {
		g := &game{horizon: values.Int(optionHorizon), doomed: values.Bool(optionDoomed)}
		if t, found := worst(g.threats(p, nil)); found {
			tally.Add(termDoomed, p.Turn(), int32(t.object), t.way.Target.Bitboard())
		}
	}
	b.Total = tally.Net()
	return *b
}
