package paulchess

import (
	"fmt"

	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// The switches of Modern, by their places in the list of its options. To add one: a row there, and what the
// search and [recorded.pruned] do with it.
const (
	pvs = iota
	aspiration
	killers
	history
	replies
	reductions
	lateMoves
	reverse
	mateThreats
	futility
	exchange
	exchangeSearch
	delta
	checks
	nullStatic
	twofold
	nullDeeper
	unknown
	captures
	advances
	nullMargin
	cutNodes
	keptHistory
	captureHistory
	tableMoves
	evasions
	steadyTime
	modernSwitches
)

// modern are the switches that the thesis does not have, as they are set.
type modern struct {
	on    [modernSwitches]bool
	hints bool // order by hints; boards are made when their move has its turn
}

func newModern(v search.Values) modern {
	m := modern{hints: v.Text(optionOrder) == orderHints}
	for i, o := range modernOptions {
		m.on[i] = v.Bool(o.Name)
	}
	return m
}

// asks reports whether a switch asks what is found out once for a node of all moves.
func (m *modern) asks() bool {
	return m.on[reverse] || m.on[futility] || m.on[lateMoves] || m.on[reductions] || m.on[exchangeSearch] || m.on[captures]
}

// The reasons that Modern adds to those of the thesis.
const (
	reasonReverseFutility = reasonNotGenerated + 1 + iota // the static value is far above the bound
	reasonFutile                                          // not considered: the static value is far below the bound
	reasonLateMove                                        // not considered: enough quiet moves were searched
	reasonLosingCapture                                   // not considered: the exchange loses
	reasonTooLittle                                       // not considered: the capture wins too little
)

// Where they come from that the thesis does not have.
const (
	placeModern     = "none: a technique of our time, or one that the thesis does not have"
	placeAspiration = "Ideas for PaulChess 2.0, \"Aspiration Search\""
	placeExchange   = placeModern + " (static exchange evaluation)"
)

// modernOptions are the switches of Modern, which version 1.0 has off.
var modernOptions = [modernSwitches]search.Option{
	pvs: off("pvs", placeModern+" (Marsland and Campbell 1982)",
		"Moves after the first are searched with a null window, and again if they are better: principal variation search.").
		As(tree.Technique{Key: "paulchess.principal-variation-search-technique", Name: "principal variation search"}),
	aspiration: off("aspiration", placeAspiration, "An iteration starts with narrow bounds around the value of the one "+
		"before, and is repeated with wider ones when the value lies outside.").
		As(tree.Technique{Key: "paulchess.aspiration-windows-technique", Name: "aspiration windows",
			Repeats: []tree.Reason{tree.ReasonBelowBounds, tree.ReasonAboveBounds}}),
	killers: off("killers", placeModern+" (Huberman 1968)",
		"Quiet moves that refuted another node of the same ply come early; for order=hints.").
		As(tree.Technique{Key: "paulchess.killers-technique", Name: "killers", Places: []tree.Place{tree.PlaceKiller}}),
	history: off("history", placeModern+" (Schaeffer 1983)",
		"Quiet moves come in the order in which they refuted other nodes, less what they failed to; for order=hints.").
		As(tree.Technique{Key: "paulchess.history-technique", Name: "history", Places: []tree.Place{tree.PlaceHistory}}),
	replies: off("replyHistory", placeModern+" (counter-move and follow-up history)",
		"The same for what they did as answers to the two moves before; for order=hints."),
	reductions: off("lateReductions", placeModern+" (late move reductions)", "Moves that come late are searched less "+
		"deep, and again if they are better all the same: quiet ones the less, the more they have earned elsewhere, at "+
		"most by half; captures that lose by a ply.").
		As(tree.Technique{Key: "paulchess.late-reductions-technique", Name: "late reductions", Types: allReduced()}),
	lateMoves: off("lateMovePruning", placeModern+" (late move pruning)", fmt.Sprintf(
		"At %d plies or less and within a null window, quiet moves after the first few are not searched; for pvs.",
		lateMovePlies)).
		As(tree.Technique{Key: "paulchess.late-move-pruning-technique", Name: "late move pruning", Unmade: true},
			tree.ReasonInfo{Key: "paulchess.late", Reason: reasonLateMove, Name: "late move", Group: tree.GroupNotConsidered,
				Sentence: "A quiet move, after enough others were searched: with few plies left, and then without check, or in " +
					"quiescence as an answer to one."}),
	reverse: off("reverseFutility", placeModern+" (reverse futility pruning)", phrase.Of("At {plies} plies or less and "+
		"within a null window, a static value that is above the bound by {margin} a ply is taken for a cut, unless the "+
		"bound is {decided} from even: then the question is how to mate; for pvs.", "plies", reversePlies,
		"margin", reverseMargin, "decided", decided)).
		As(tree.Technique{Key: "paulchess.reverse-futility-technique", Name: "reverse futility", Unmade: true},
			tree.ReasonInfo{Key: "paulchess.reverse-futility", Reason: reasonReverseFutility, Name: "reverse futility",
				Group: tree.GroupCut,
				Sentence: fmt.Sprintf("The static value is above the upper bound by %d hundredths or more for every ply left, "+
					"one less where it improves: it is taken for a cut.", reverseMargin)}),
	mateThreats: off("mateThreats", placeModern,
		"Not so where the opponent would mate at once if the side to move passed; for reverseFutility."),
	futility: off("futility", placeModern+" (Schaeffer 1986; Heinz 1998)", phrase.Of("At {plies} plies or less and "+
		"within a null window, quiet moves are not searched when the static value is below the bound by {base} and {margin} "+
		"more a ply; for pvs.", "plies", futilityPlies, "base", futilityBase, "margin", futilityMargin)).
		As(tree.Technique{Key: "paulchess.futility-technique", Name: "futility", Unmade: true},
			tree.ReasonInfo{Key: "paulchess.futile", Reason: reasonFutile, Name: "futile", Group: tree.GroupNotConsidered,
				Sentence: phrase.Of("A quiet move without check, where the static value is below the lower bound by {base} "+
					"hundredths and {margin} more for every ply left.", "base", futilityBase, "margin", futilityMargin)}),
	exchange: off("exchangePruning", placeExchange,
		"In quiescence, captures that lose by the exchange on their square are not searched.").
		As(tree.Technique{Key: "paulchess.exchange-pruning-technique", Name: "exchange pruning", Unmade: true,
			Sentence: "Moves that lose by the exchange on their square are not searched: captures in quiescence, and near " +
				"the horizon others with exchangeSearch and captureExchange; with evasionPruning answers to a check."},
			tree.ReasonInfo{Key: "paulchess.losing-exchange", Reason: reasonLosingCapture, Name: "losing exchange",
				Group: tree.GroupNotConsidered,
				Sentence: "The exchange on the square of the move loses material: any in quiescence, before that more than the " +
					"plies left allow."}),
	exchangeSearch: off("exchangeSearch", placeExchange, phrase.Of("At {plies} plies or less and within a null window, "+
		"quiet moves are not searched that lose more than {margin} a ply by the exchange on their square; for pvs.",
		"plies", exchangePlies, "margin", quietMargin)),
	delta: off("deltaPruning", placeModern+" (delta pruning)", fmt.Sprintf(
		"In quiescence, captures are not searched when the static value with what they win is still below the bound by %d.",
		deltaMargin)).
		As(tree.Technique{Key: "paulchess.delta-pruning-technique", Name: "delta pruning", Unmade: true},
			tree.ReasonInfo{Key: "paulchess.wins-too-little", Reason: reasonTooLittle, Name: "wins too little",
				Group: tree.GroupNotConsidered,
				Sentence: fmt.Sprintf("Even if the piece were captured for nothing, the static value would stay %d hundredths "+
					"or more below the lower bound.", deltaMargin)}),
	checks: off("quiescenceChecks", placeModern,
		"Quiescence begins with the checks beside the captures, and a side in check examines every move and can be mated."),
	nullStatic: off("nullStatic", placeModern, "A null move is tried only where the static value reaches the bound."),
	twofold: off("twofold", placeModern,
		"The second occurrence of a position is a draw already: what was possible once is possible again; for repetition.").
		As(tree.Technique{Key: "paulchess.second-occurrence-technique", Name: "second occurrence"}),
	nullDeeper: off("nullDeeper", placeModern, fmt.Sprintf(
		"After a pass the search is reduced by a ply more for every %d plies that are left.", nullDeeperPlies)).
		As(tree.Technique{Key: "paulchess.deeper-null-moves-technique", Name: "deeper null moves"}),
	unknown: off("unknownReduction", placeModern+" (internal iterative reductions)", fmt.Sprintf(
		"Where %d plies or more are left and the table knows no move, the moves are searched a ply less deep: the node is "+
			"hardly important, or the next iteration will know one.", unknownPlies)).
		As(tree.Technique{Key: "paulchess.unknown-nodes-technique", Name: "unknown nodes"}),
	captures: off("captureExchange", placeExchange, phrase.Of("At {plies} plies or less and within a null window, "+
		"captures are not searched that lose more than {margin} a ply by the exchange on their square; for pvs.",
		"plies", capturePlies, "margin", captureMargin)),
	advances: off("pawnAdvances", placeModern, "A pawn that comes to the sixth rank or the seventh is not left out as "+
		"a quiet move, and reduced by two plies less than others; for futility, lateMovePruning, exchangeSearch, "+
		"lateReductions.").
		As(tree.Technique{Key: "paulchess.pawns-near-their-goal-technique", Name: "pawns near their goal"}),
	nullMargin: off("nullMargin", placeModern, phrase.Of("After a pass the search is reduced by a ply more for every "+
		"{margin} hundredths by which the static value exceeds the bound, at most {most}.", "margin", nullMarginPly,
		"most", nullMarginMost)).
		As(tree.Technique{Key: "paulchess.null-moves-by-margin-technique", Name: "null moves by the margin"}),
	cutNodes: off("cutReduction", placeModern+" (expected cut nodes)", "Where a refutation is expected, because the node "+
		"before has none or is on the main line, late quiet moves are reduced by a ply more; for lateReductions.").
		As(tree.Technique{Key: "paulchess.expected-cuts-technique", Name: "expected cuts"}),
	keptHistory: off("keepHistory", placeModern, "What moves have earned is kept over a game. An analysis begins with "+
		"nothing all the same, so that it can be repeated; for history, replyHistory, captureHistory."),
	captureHistory: off("captureHistory", placeModern, "Captures come in the order of what they win and of how often the "+
		"same piece refuted other nodes by taking the like there, less what it failed to; for order=hints.").
		As(tree.Technique{Key: "paulchess.capture-history-technique", Name: "capture history"}),
	tableMoves: off("keepTableMove", placeModern, "A node that a pass has cut leaves the table the move that it knew."),
	evasions: off("evasionPruning", placeModern, fmt.Sprintf("In quiescence a side in check, once a move is not mated, "+
		"tries %d quiet answers at most, and none that loses by the exchange on its square; for quiescenceChecks.",
		enoughEvasions)),
	steadyTime: off("steadyTime", placeModern, phrase.Of("On the clock of a game another iteration begins until "+
		"{changed} % of the time for the move where the last one has changed it, {same} % less for each that has found it "+
		"again, at most {times} times; and by 1 % of that later for each hundredth by which the value fell, at most "+
		"{fell}.", "changed", shareChanged, "same", shareSame, "times", mostSame, "fell", mostFell)),
}
