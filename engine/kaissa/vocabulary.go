package kaissa

import "drevo/engine/tree"

// The programme's own node types; the forcing variation is the core's quiescence search.
const (
	typeForcing  = tree.TypeQuiescence
	typeFV0      = tree.OwnType | tree.StageType
	typeFV1      = tree.OwnType + 1 | tree.StageType
	typeEstimate = tree.OwnType + 2 | tree.StageType | tree.TestType
)

// classBlank is that of the blank move: the side passes.
const classBlank = tree.OwnClass

// placeBlank is that of the blank move in the order of moves: before all others.
const placeBlank = tree.OwnPlace

// The programme's own reasons.
const (
	reasonNoTime     = tree.OwnReason + iota // the clock does not allow another iteration
	reasonNotForcing                         // not considered: neither capture nor check nor reply to one
	reasonChecksUsed                         // not considered: the side has given as many checks as it may
	reasonNotBest                            // not considered: FV1 follows the best move of FV0 alone
)

// Positions where a search shows a reason.
const (
	exampleMiddleGame  = "r1bq1rk1/2p1bpp1/p1np1n1p/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 w - - 0 10"
	exampleCombination = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"
	exampleChecks      = "6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1"
)

// Vocabulary returns the words of the manual.
func (Programme) Vocabulary() tree.Vocabulary {
	return tree.Vocabulary{Types: types, Classes: classes, Reasons: reasons, Places: places, Columns: columns,
		Filters: filters, Techniques: techniques}
}

var types = []tree.TypeInfo{
	{Key: "kaissa.forcing", Type: typeForcing, Name: "forcing", Letter: "F",
		Sentence: "A forcing variation (FV): captures, checks and replies to checks, and each side may be satisfied by the " +
			"static value."},
	{Key: "kaissa.fv0", Type: typeFV0, Name: "FV0", Letter: "0", Numbered: "FV%d",
		Sentence: "The preliminary search: a forcing variation after every move at the root, which orders them."},
	{Key: "kaissa.fv1", Type: typeFV1, Name: "FV1", Letter: "1", Numbered: "FV%d",
		Sentence: "The same for the opponent's moves after the best move of FV0, which orders them."},
	{Key: "kaissa.iteration", Type: tree.TypeIteration, Name: "iteration", Letter: "I", Numbered: "iteration %d.%d",
		Sentence: "A search X.Y: a position may be evaluated after X half-moves, Y of them non-forcing."},
	{Key: "kaissa.round", Type: tree.TypeRound, Name: "round", Letter: "O",
		Sentence: "The iteration within the borders of one material value; it is repeated with others until its value lies " +
			"within them."},
	{Key: "kaissa.fv-of-the-root", Type: typeEstimate, Name: "FV of the root", Letter: "E",
		Sentence: "A forcing variation from the root; its value gives the first guess."},
}

var classes = []tree.ClassInfo{
	{Key: "kaissa.non-forcing-move", Class: tree.ClassQuiet, Name: "non-forcing", Letter: "q",
		Sentence: "A move that neither takes, nor gives check, nor answers one: it counts for Y."},
	{Key: "kaissa.capture-move", Class: tree.ClassCapture, Name: "capture", Letter: "x",
		Sentence: "A capture: a forcing move."},
	{Key: "kaissa.check-move", Class: tree.ClassCheck, Name: "check", Letter: "+",
		Sentence: "A check without a capture: a forcing move while the side may give more of them."},
	{Key: "kaissa.reply-move", Class: tree.ClassEvasion, Name: "reply", Letter: "r",
		Sentence: "An answer to a check without a capture: a forcing move."},
	{Key: "kaissa.blank-move", Class: classBlank, Name: "blank move", Letter: "b",
		Sentence: "The side passes, to see whether it reaches the upper border even so."},
}

var places = []tree.PlaceInfo{
	{Key: "kaissa.generated-place", Place: tree.PlaceGenerated, Name: "as generated",
		Sentence: "Nothing speaks for it, so it stays where the move generator put it: after the table's move, captures " +
			"and killers; in a forcing variation checks come after the captures."},
	{Key: "kaissa.killer-place", Place: tree.PlaceKiller, Name: "killer",
		Sentence: "It refuted another move at the same distance from the root in this iteration."},
	{Key: "kaissa.capture-place", Place: tree.PlaceCapture, Name: "capture",
		Sentence: "It takes something: the most valuable piece first, and by the least valuable one."},
	{Key: "kaissa.preliminary-place", Place: tree.PlaceEarlier, Name: "by FV0 or FV1",
		Sentence: "It stands where the preliminary search put it: at the root FV0, after FV0's best move FV1."},
	{Key: "kaissa.table-place", Place: tree.PlaceTable, Name: "table's move",
		Sentence: "It was the best move, or the refutation, when the table met the position before."},
	{Key: "kaissa.blank-place", Place: placeBlank, Name: "blank move", Sentence: "To pass is tried before every move."},
}

var columns = tree.Columns{
	Order: tree.Column{Name: "Order", Hint: "Why the move had its turn when it had: the table's move, the preliminary " +
		"search, captures, killers, then the others."},
	Window: tree.Column{Name: "Borders", Hint: "The borders of the value at entry, from White's point of view."},
	Static: tree.Column{Name: "Static", Hint: "The value of the static evaluation function for the position as it " +
		"stands; at most (≤) or at least (≥) something where the material alone lies beyond the borders."},
	Line: tree.Column{Name: "Forced variation", Hint: "The line of best play from here, down to the position whose " +
		"static value it is."},
}

var filters = []tree.Filter{
	{Key: "kaissa.forcing-filter", Name: "Forcing moves",
		Sentence: "Captures, checks and replies to checks.",
		Classes:  []tree.MoveClass{tree.ClassCapture, tree.ClassCheck, tree.ClassEvasion}},
	{Key: "kaissa.satisfied-filter", Name: "Satisfied",
		Sentence: "Where a side is satisfied by the static value.",
		Reasons:  []tree.Reason{tree.ReasonStandPat, tree.ReasonStandPatCut, tree.ReasonQuiet}},
	{Key: "kaissa.refuted-filter", Name: "Refutations",
		Sentence: "Where a move refutes the one before: a killer.", Reasons: []tree.Reason{tree.ReasonCut}},
	{Key: "kaissa.known-filter", Name: "From the table",
		Sentence: "Where the transposition table knew the value.", Reasons: []tree.Reason{tree.ReasonTable}},
	{Key: "kaissa.blank-filter", Name: "Blank moves",
		Sentence: "Where a side passed to see whether that is enough.", Classes: []tree.MoveClass{classBlank}},
}

var reasons = tree.Completed([]tree.ReasonInfo{
	{Key: "kaissa.all-moves", Reason: tree.ReasonComplete,
		Sentence: "Every move that is to be searched in this kind of node was, and none refuted the move before.",
		Source:   "Kaissa 3.1, \"It considers all moves feasible\"",
		Example:  exampleMiddleGame},
	{Key: "kaissa.refuted", Reason: tree.ReasonCut, Name: "refuted",
		Sentence: "The last move searched reaches the upper border: it refutes the move before, so the others need no " +
			"search.", Source: "Kaissa 3.1, \"so called alpha-beta algorithm\"", Example: exampleMiddleGame},
	{Key: "kaissa.satisfied", Reason: tree.ReasonStandPat, Name: "satisfied",
		Sentence: "No forcing move is better than the static value, so the forcing variation ends here.",
		Source:   "Kaissa 3.1, \"to be satisfied by the value of the static evaluation function\"",
		Example:  exampleMiddleGame},
	{Key: "kaissa.satisfied-cut", Reason: tree.ReasonStandPatCut, Name: "satisfied, cut",
		Sentence: "The static value alone reaches the upper border, so no forcing move was looked at.",
		Source:   "Kaissa 3.1, \"to be satisfied by the value of the static evaluation function\"",
		Example:  exampleMiddleGame},
	{Key: "kaissa.nothing-forcing", Reason: tree.ReasonQuiet, Name: "nothing forcing",
		Sentence: "There is no forcing move here: the static value is the result.",
		Source:   "Kaissa 3.1, \"captures, checks and replies to checks\"",
		Example:  exampleMiddleGame},
	{Key: "kaissa.from-the-table", Reason: tree.ReasonTable, Name: "from the table",
		Sentence: "The same position was searched before, with at least as many half-moves and non-forcing moves to go.",
		Source:   "Kaissa 3.1, \"the transposition table\"; the conditions are a ruling"},
	{Reason: tree.ReasonCheckmate, Source: "Kaissa 3.1, \"positions with the known result\""},
	{Reason: tree.ReasonStalemate, Source: "Kaissa 3.1, \"positions with the known result\""},
	{Reason: tree.ReasonFiftyMoves, Source: "Kaissa 3.1, \"the 50 moves-rule\""},
	{Reason: tree.ReasonRepetition,
		Source: "Kaissa 3.1, \"the rule of the moves repetition\"; that one repetition is enough is a ruling"},
	{Key: "kaissa.within-the-borders", Reason: tree.ReasonWithinBounds, Name: "within the borders",
		Sentence: "The value lies within the borders: the right material value is found.",
		Source:   "Kaissa 3.1, \"The rounds are over\"",
		Example:  exampleMiddleGame},
	{Key: "kaissa.below-the-borders", Reason: tree.ReasonBelowBounds, Name: "below the borders",
		Sentence: "No move reaches the lower border: the guess was too high, and another round follows.",
		Source:   "Kaissa 3.1, \"If Kaissa guesses wrong, it has to redo the search\"",
		Example:  exampleCombination},
	{Key: "kaissa.above-the-borders", Reason: tree.ReasonAboveBounds, Name: "above the borders",
		Sentence: "A move reaches the upper border: the guess was too low, and another round follows.",
		Source:   "Kaissa 3.1, \"If Kaissa guesses wrong, it has to redo the search\"",
		Example:  exampleCombination},
	{Key: "kaissa.after-the-refutation", Reason: tree.ReasonAfterCut, Name: "after the refutation",
		Sentence: "A refutation was found before this move had its turn.",
		Source:   "Kaissa 3.1, \"does not need to search other moves\"",
		Example:  exampleMiddleGame},
	{Key: "kaissa.no-time", Reason: reasonNoTime, Name: "no time", Group: tree.GroupStop,
		Sentence: "The clock does not leave four times the last iteration's time, so no other was begun.",
		Source:   "ruling; \"not trivial algorithms of distribution of time\" (Donskoy 1999)"},
	{Key: "kaissa.not-forcing", Reason: reasonNotForcing, Name: "not forcing", Group: tree.GroupNotConsidered,
		Sentence: "The move neither takes, nor gives check, nor answers one, and only such moves are searched in a " +
			"forcing variation.",
		Source: "Kaissa 3.1, \"not all moves are feasible but only forcing ones\"", Example: exampleMiddleGame},
	{Key: "kaissa.checks-used-up", Reason: reasonChecksUsed, Name: "checks used up", Group: tree.GroupNotConsidered,
		Sentence: "The side has given as many quiet checks in this forcing variation as fvChecks allows.",
		Source:   "ruling (as ITEP 1966, Zch); \"to avoid ever-looping of the program\"", Example: exampleChecks},
	{Key: "kaissa.not-best", Reason: reasonNotBest, Name: "not FV0's best", Group: tree.GroupNotConsidered,
		Sentence: "FV1 searches the replies to the best move of FV0 alone.",
		Source:   "Kaissa 3.1, \"the opponent's moves after the best FV0 move\"", Example: exampleMiddleGame},
})
