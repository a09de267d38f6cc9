package pitrat

import (
	"math"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/ways"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// endless is beyond every value: nodes are not entered with bounds.
const endless = eval.Score(math.MaxInt32 / 2)

// material is the evaluation: the values of the men (section 2).
var material = eval.Set{Name: "1977", Unit: 10, Label: "pawns", MaxWeight: 10_000, Terms: []eval.Term{
	board.Pawn:   {ID: "pawn", Name: "Pawns", Weight: 10, Sentence: "The value of a pawn.", Source: "2"},
	board.Knight: {ID: "knight", Name: "Knights", Weight: 30, Sentence: "The value of a knight.", Source: "2"},
	board.Bishop: {ID: "bishop", Name: "Bishops", Weight: 30, Sentence: "The value of a bishop.", Source: "2"},
	board.Rook:   {ID: "rook", Name: "Rooks", Weight: 45, Sentence: "The value of a rook.", Source: "2"},
	board.Queen:  {ID: "queen", Name: "Queens", Weight: 95, Sentence: "The value of a queen.", Source: "2"},
	board.King: {ID: "king", Name: "King", Weight: 1000, Sentence: "The value of the king, which is captured after a " +
		"null move: that is how mate is seen.", Source: "2"},
}}

// scale turns units into pawns. There is no score for mates: a king counts as a capture.
var scale = tree.Scale{PerPawn: 10, Decimals: 1, PerOwn: 1, Name: "balance", Mate: endless}

// pricesOf returns the values of the men of a search.
func pricesOf(values search.Values) (p ways.Prices) {
	set, err := material.Edit(values.Text(optionValues))
	if err != nil {
		set = &material // the values were checked when they were resolved
	}
	for k := range p {
		p[k] = eval.Score(set.Terms[k].Weight)
	}
	return p
}

// wanted returns what a combination must win at least, by its name among the option's choices. A mate
// is worth half a king, so that what was sacrificed for it does not count (ruling).
func wanted(p *ways.Prices, name string) eval.Score {
	switch name {
	case wantedTwoPawns:
		return 2 * p[board.Pawn]
	case wantedPiece:
		return min(p[board.Knight], p[board.Bishop])
	case wantedRook:
		return p[board.Rook]
	case wantedQueen:
		return p[board.Queen]
	case wantedMate:
		return p[board.King] / 2
	}
	return p[board.Pawn]
}

// balance adds up the material of a position.
func balance(p *board.Position, set *eval.Set, b *eval.Breakdown) eval.WhiteScore {
	tally := eval.Tally{Weights: set.Weights(), Breakdown: b}
	for k := board.Pawn; k <= board.King; k++ {
		for c := range board.Colour(2) {
			tally.Add(int(k), c, 1, p.PiecesOf(c, k))
		}
	}
	return tally.Net()
}

// Evaluate takes the material of a position apart.
func (Programme) Evaluate(p *board.Position, values search.Values) eval.Breakdown {
	set, err := material.Edit(values.Text(optionValues))
	if err != nil {
		set = &material
	}
	b := eval.NewBreakdown(set)
	b.Total = balance(p, set, b)
	return *b
}

// inPawns prints a value in pawns.
func inPawns(v eval.Score) string {
	return phrase.Of("{pawns:%.2f} pawns", "pawns", scale.Pawns(int32(v)))
}
