package paulchess

import (
	"fmt"

	"drevo/engine/search"
)

// Names of the switches of Modern.
const (
	optionPVS        = "pvs"
	optionAspiration = "aspiration"
	optionKillers    = "killers"
	optionHistory    = "history"
	optionReductions = "lateReductions"
	optionLateMoves  = "lateMovePruning"
	optionReverse    = "reverseFutility"
	optionFutility   = "futility"
	optionExchange   = "exchangePruning"

	optionExchangeSearch = "exchangeSearch"
	optionReplies        = "replyHistory"
	optionNullStatic     = "nullStatic"
	optionMateThreats    = "mateThreats"
	optionDelta          = "deltaPruning"
	optionChecks         = "quiescenceChecks"
	optionTwofold        = "twofold"
	optionNullDeeper     = "nullDeeper"
	optionUnknown        = "unknownReduction"
	optionCaptures       = "captureExchange"
	optionAdvances       = "pawnAdvances"
)

// placeModern is the place of what the thesis does not have.
const placeModern = "none: a technique of our time, or one that the thesis does not have"

// modernOptions are the switches of Modern, which version 1.0 has off.
func modernOptions() []search.Option {
	return []search.Option{
		off(optionPVS, placeModern+" (Marsland and Campbell 1982)", "Moves after the first are searched with a null "+
			"window, and again if they are better: principal variation search."),
		off(optionAspiration, "Ideas for PaulChess 2.0, \"Aspiration Search\"", "An iteration starts with narrow bounds "+
			"around the value of the one before, and is repeated with wider ones when the value lies outside."),
		off(optionKillers, placeModern+" (Huberman 1968)", "Quiet moves that refuted another node of the same ply come "+
			"early; for order=hints."),
		off(optionHistory, placeModern+" (Schaeffer 1983)", "Quiet moves come in the order in which they refuted other "+
			"nodes, less what they failed to; for order=hints."),
		off(optionReplies, placeModern+" (counter-move and follow-up history)", "The same for what they did as answers to "+
			"the two moves before; for order=hints."),
		off(optionReductions, placeModern+" (late move reductions)", "Moves that come late are searched less deep, and "+
			"again if they are better all the same: quiet ones the less, the more they have earned elsewhere, at most by "+
			"half; captures that lose by a ply."),
		off(optionLateMoves, placeModern+" (late move pruning)", fmt.Sprintf("At %d plies or less and within a null "+
			"window, quiet moves after the first few are not searched; for pvs.", lateMovePlies)),
		off(optionReverse, placeModern+" (reverse futility pruning)", fmt.Sprintf("At %d plies or less and within a null "+
			"window, a static value that is above the bound by %d a ply is taken for a cut, unless the bound is %d from even: "+
			"then the question is how to mate; for pvs.", reversePlies, reverseMargin, decided)),
		off(optionMateThreats, placeModern, "Not so where the opponent would mate at once if the side to move passed; for "+
			"reverseFutility."),
		off(optionFutility, placeModern+" (Schaeffer 1986; Heinz 1998)", fmt.Sprintf("At %d plies or less and within a "+
			"null window, quiet moves are not searched when the static value is below the bound by %d and %d more a "+
			"ply; for pvs.", futilityPlies, futilityBase, futilityMargin)),
		off(optionExchange, placeModern+" (static exchange evaluation)", "In quiescence, captures that lose by the "+
			"exchange on their square are not searched."),
		off(optionExchangeSearch, placeModern+" (static exchange evaluation)", fmt.Sprintf("At %d plies or less and within "+
			"a null window, quiet moves are not searched that lose more than %d a ply by the exchange on their square; for pvs.",
			exchangePlies, quietMargin)),
		off(optionDelta, placeModern+" (delta pruning)", fmt.Sprintf("In quiescence, captures are not searched when the "+
			"static value with what they win is still below the bound by %d.", deltaMargin)),
		off(optionChecks, placeModern, "Quiescence begins with the checks beside the captures, and a side in check "+
			"examines every move and can be mated."),
		off(optionNullStatic, placeModern, "A null move is tried only where the static value reaches the bound."),
		off(optionTwofold, placeModern, "The second occurrence of a position is a draw already: what was possible once is "+
			"possible again; for repetition."),
		off(optionNullDeeper, placeModern, fmt.Sprintf("After a pass the search is reduced by a ply more for every %d "+
			"plies that are left.", nullDeeperPlies)),
		off(optionUnknown, placeModern+" (internal iterative reductions)", fmt.Sprintf("Where %d plies or more are left "+
			"and the table knows no move, the moves are searched a ply less deep: the node is hardly important, or the next "+
			"iteration will know one.", unknownPlies)),
		off(optionCaptures, placeModern+" (static exchange evaluation)", fmt.Sprintf("At %d plies or less and within a "+
			"null window, captures are not searched that lose more than %d a ply by the exchange on their square; for pvs.",
			capturePlies, captureMargin)),
		off(optionAdvances, placeModern, "A pawn that comes to the sixth rank or the seventh is not left out as a quiet "+
			"move, and reduced by two plies less than others; for futility, lateMovePruning, exchangeSearch, lateReductions."),
	}
}
