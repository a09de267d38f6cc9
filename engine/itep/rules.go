package itep

import (
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
)

// rules are the options of a search in the words of the report.
type rules struct {
	set            *eval.Set
	wanted         []int // indices that have a weight
	dn             int   // the depth computation constant
	variant        int   // of the active game; 0: the absolute scheme
	broad          bool  // forced moves are not only captures
	zch            int   // so many checks a side may give on a line
	declineInCheck bool  // the empty move is allowed in check, too
	generated      bool  // moves stand as generated, in no order
	playBest       bool  // where no round has its value the best move is played
	untestedActive bool  // a move that was never tested for activity counts as active
}

func newRules(v search.Values) rules {
	set, err := authentic.Edit(v.Text(optionWeights))
	if err != nil {
		panic(fmt.Sprintf("itep: %v, and yet it was resolved", err))
	}
	r := rules{
		set:            set,
		wanted:         wantedIndices(set, nil),
		dn:             v.Int(optionDepth),
		variant:        slices.Index(schemes, v.Text(optionScheme)),
		broad:          v.Text(optionForced) != forcedNarrow,
		zch:            maxPly,
		declineInCheck: v.Bool(optionDecline),
		generated:      v.Text(optionOrder) == orderGenerated,
		playBest:       v.Bool(optionPlayBest),
		untestedActive: v.Text(optionUntested) == untestedActive,
	}
	if v.Text(optionForced) == forcedChecks {
		r.zch = v.Int(optionZch)
	}
	return r
}

// isActive reports whether the moves of a ply are chosen by their tests: all before
// Dn - 1 in an active game. At Dn - 1 testing would cost more than it saves (§6).
func (r *rules) isActive(ply int) bool { return r.variant > 0 && ply < r.dn-1 }

// terms takes f(A) apart, from White's point of view.
func (r *rules) terms(p *board.Position) *eval.Breakdown {
	b := eval.NewBreakdown(r.set)
	evaluate(p, r.set, b)
	return b
}
