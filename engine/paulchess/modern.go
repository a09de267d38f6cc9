package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/search"
)

// modern are the switches that the thesis does not have.
type modern struct {
	hints           bool // order by hints; boards are made when their move has its turn
	useKillers      bool
	useHistory      bool
	useReplies      bool
	pvs, aspiration bool
	reductions      bool
	lateMoves       bool
	reverse         bool
	mateThreats     bool
	futility        bool
	nullStatic      bool
	exchange        bool // of captures in quiescence
	exchangeSearch  bool // of all moves with few plies left
	delta           bool
	checks          bool // in quiescence
	nullDeeper      bool
	unknown         bool // moves are searched less deep where the table knows none
	captures        bool // exchanges of captures with few plies left
	advances        bool // of pawns that come near their goal are no usual quiet moves
}

func newModern(v search.Values) modern {
	return modern{
		hints:          v.Text(optionOrder) == orderHints,
		useKillers:     v.Bool(optionKillers),
		useHistory:     v.Bool(optionHistory),
		useReplies:     v.Bool(optionReplies),
		pvs:            v.Bool(optionPVS),
		aspiration:     v.Bool(optionAspiration),
		reductions:     v.Bool(optionReductions),
		lateMoves:      v.Bool(optionLateMoves),
		reverse:        v.Bool(optionReverse),
		mateThreats:    v.Bool(optionMateThreats),
		futility:       v.Bool(optionFutility),
		nullStatic:     v.Bool(optionNullStatic),
		exchange:       v.Bool(optionExchange),
		exchangeSearch: v.Bool(optionExchangeSearch),
		delta:          v.Bool(optionDelta),
		checks:         v.Bool(optionChecks),
		nullDeeper:     v.Bool(optionNullDeeper),
		unknown:        v.Bool(optionUnknown),
		captures:       v.Bool(optionCaptures),
		advances:       v.Bool(optionAdvances),
	}
}

// asks reports whether a switch asks what is found out once for a node of all moves.
func (m *modern) asks() bool {
	return m.reverse || m.futility || m.lateMoves || m.reductions || m.exchangeSearch || m.captures
}

// isQuiet reports whether a move takes nothing and promotes nothing.
func isQuiet(move board.Move) bool { return !move.IsCapture() && !move.IsPromotion() }
