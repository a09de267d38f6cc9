package itep

import (
	"fmt"
	"slices"

	"drevo/engine/search"
)

// rules are the options of a search in the words of the report.
type rules struct {
	evaluation
	final          search.FinalRules
	dn             int  // the depth computation constant
	variant        int  // of the active game; 0: the absolute scheme
	broad          bool // forced moves are not only captures
	zch            int  // so many checks a side may give on a line
	declineInCheck bool // the empty move is allowed in check, too
	refuseMates    bool // condition 6 is asked of captures that mate, too
	generated      bool // moves stand as generated, in no order
	byMen          bool // moves that win nothing stand by the list of men
	playBest       bool // where no round has its value the best move is played
	untestedActive bool // a move that was never tested for activity counts as active

	sorter sorter
}

func newRules(v search.Values) rules {
	set, err := authentic.Edit(v.Text(optionWeights))
	if err != nil {
		panic(fmt.Sprintf("itep: %v, and yet it was resolved", err))
	}
	r := rules{
		evaluation:     newEvaluation(set),
		final:          finalRules,
		refuseMates:    v.Bool(optionRefuseMates),
		dn:             v.Int(optionDepth),
		variant:        slices.Index(schemes, v.Text(optionScheme)),
		broad:          v.Text(optionForced) != forcedNarrow,
		zch:            maxPly,
		declineInCheck: v.Bool(optionDecline),
		generated:      v.Text(optionOrder) == orderGenerated,
		byMen:          v.Text(optionOrder) == orderMen,
		playBest:       v.Bool(optionPlayBest),
		untestedActive: v.Text(optionUntested) == untestedActive,
	}
	r.castledByPlace = v.Text(optionCastled) == castledPlace
	r.doubledToo = v.Text(optionIsolated) == isolatedDoubled
	if v.Text(optionRepetition) == repetitionDrawn {
		r.final.Repetition = 2
	}
	if v.Text(optionForced) == forcedChecks {
		r.zch = v.Int(optionZch)
	}
	return r
}

// isActive reports whether the moves of a ply are chosen by their tests: all before
// Dn - 1 in an active game. At Dn - 1 testing would cost more than it saves (§6).
func (r *rules) isActive(ply int) bool { return r.variant > 0 && ply < r.dn-1 }

// needsChecks reports whether the search must know at every node whether the side is in check.
func (r *rules) needsChecks() bool { return r.broad || !r.declineInCheck }
