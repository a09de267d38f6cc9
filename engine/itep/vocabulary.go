package itep

import "drevo/engine/tree"

// The programme's own node types; the forced game is the core's quiescence search, with the empty
// move for standing pat.
const (
	TypeForced   = tree.TypeQuiescence
	TypeSafety   = tree.OwnType | tree.TestType     // does the move lose material?
	TypeActivity = tree.OwnType + 1 | tree.TestType // does the move threaten to win material?
	TypeActive   = tree.OwnType + 2                 // active moves and the best passive ones
	TypeEstimate = tree.OwnType + 3 | tree.StageType | tree.TestType
)

// The classes of an active game say what the tests of a move found.
const (
	ClassActive        = tree.OwnClass + iota // threatens to win material
	ClassNotLosing                            // loses no material; active or not is not known yet
	ClassPassive                              // not active
	ClassBestPassive                          // passive, and considered for its evaluation
	ClassLosing                               // loses material
	ClassNotConsidered                        // passive, and not considered
)

// Reasons of the core in the words of the report.
const (
	reasonDeclined      = tree.ReasonStandPat
	reasonDeclinedCut   = tree.ReasonStandPatCut
	reasonNothingForced = tree.ReasonQuiet
)

// The programme's own reasons.
const (
	reasonNotForced     = tree.OwnReason + iota // not considered: not a forced move
	reasonMaterialBelow                         // not considered: gives back too little
	reasonChecksUsed                            // not considered: the side has used up its checks
	reasonAllLosing                             // every move loses by its test
	reasonRoundsUsed                            // no round has its value
	reasonLosing                                // not considered: loses material by its test
	reasonPassive                               // not considered: not active, not the best passive one
	reasonRoundsRepeat                          // no round has its value, and they repeat
	reasonNotAmongBest                          // not considered: not one of the three best
	reasonPasses                                // not considered: the side passes
)

// Positions where a search shows a reason.
const (
	exampleCombination = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"
	exampleChecks      = "6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1"
	exampleAllLosing   = "8/Pk6/8/8/8/8/6Kp/8 b - - 0 1"
	exampleBelow       = "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"
	exampleAbove       = "r3k2r/8/8/8/8/8/8/2R1K2R w Kkq - 0 1"
	exampleFourRounds  = "4N2k/4r1pp/7Q/p7/P7/5qP1/1P3P1P/5K2 w - - 5 4"
	exampleRounds      = "8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1"
	exampleLosing      = "r1bqk1nr/ppp2ppp/2np4/b3p3/2BPP3/2P2N2/P4PPP/RNBQK2R w KQkq - 0 1"
	exampleNotAmong    = "8/3B4/5kp1/7p/7P/6K1/6P1/7r b - - 0 1"
	exampleEndless     = "8/3k4/7P/7p/8/1K6/1Q1r4/8 w - - 0 1"
)

// Vocabulary returns the words of the report.
func (Programme) Vocabulary() tree.Vocabulary {
	return tree.Vocabulary{Types: types, Classes: classes, Reasons: reasons, Columns: columns, Filters: filters,
		Techniques: techniques}
}

var types = []tree.TypeInfo{
	{Key: "itep.forced-game", Type: TypeForced, Name: "forced", Letter: "F",
		Sentence: "Only forced moves are considered here, and each side may decline them."},
	{Key: "itep.round", Type: tree.TypeRound, Name: "round", Letter: "O",
		Sentence: "The active game within the bounds of one point; it is repeated with others until its value lies within " +
			"them."},
	{Key: "itep.safety-test", Type: TypeSafety, Name: "safety test", Letter: "S",
		Sentence: "A forced game that finds out whether the move loses material."},
	{Key: "itep.activity-test", Type: TypeActivity, Name: "activity test", Letter: "T",
		Sentence: "A forced game that finds out whether the move threatens to win material: the opponent passes."},
	{Key: "itep.active-game", Type: TypeActive, Name: "active", Letter: "C",
		Sentence: "Of the moves that lose nothing the active ones are considered here, and the best passive one or three."},
	{Key: "itep.estimate", Type: TypeEstimate, Name: "estimate", Letter: "E",
		Sentence: "A forced game from the root; its value gives the bounds of the first round."},
}

var classes = []tree.ClassInfo{
	{Key: "itep.capture-move", Class: tree.ClassCapture, Name: "capture", Letter: "x",
		Sentence: "A capture: a forced move in the narrow sense."},
	{Key: "itep.check-move", Class: tree.ClassCheck, Name: "check", Letter: "+",
		Sentence: "A check without a capture: a forced move in the broad sense."},
	{Key: "itep.reply-move", Class: tree.ClassEvasion, Name: "reply", Letter: "r",
		Sentence: "An answer to a check without a capture: a forced move in the broad sense."},
	{Key: "itep.active-move", Class: ClassActive, Name: "active", Letter: "a",
		Sentence: "The move threatens to win material: if the opponent passed, a forced game would win some."},
	{Key: "itep.not-losing-move", Class: ClassNotLosing, Name: "not losing", Letter: "n",
		Sentence: "The move loses no material: the opponent wins nothing in a forced game after it."},
	{Key: "itep.passive-move", Class: ClassPassive, Name: "passive", Letter: "p", Sentence: "The move threatens nothing."},
	{Key: "itep.best-passive-move", Class: ClassBestPassive, Name: "best passive", Letter: "b",
		Sentence: "The move threatens nothing, loses nothing, and has the best evaluation of such moves, or one of the " +
			"three best."},
	{Key: "itep.losing-move", Class: ClassLosing, Name: "losing", Letter: "l",
		Sentence: "The move loses material: the opponent wins some in a forced game after it."},
	{Key: "itep.not-considered-move", Class: ClassNotConsidered, Name: "not considered", Letter: "-",
		Sentence: "The move threatens nothing, and better ones of its sort were considered instead."},
}

var columns = tree.Columns{
	Window: tree.Column{Name: "Bounds", Hint: "The bounds at entry, [m, M] in the report, from White's point of view."},
	Pseudo: tree.Column{Name: "Pseudo-value", Hint: "The pseudo-evaluation, PEVA(A) in the report: what the moves that " +
		"were looked at promise, also beyond the bounds."},
	Static: tree.Column{Name: "Static", Hint: "The value of the evaluation function for the position as it stands, f(A) " +
		"in the report."},
	Line: tree.Column{Name: "Best line", Hint: "The line of best play from here: the moves up to the horizon Dn, and " +
		"in another tone behind the stroke what the forced game adds."},
	Forced: tree.Column{Name: "Forced variation", Hint: "The forced game F from this very position, and its value: " +
		"captures, and in the broad game checks and the answers to them, until a side declines. It is that of the search " +
		"where it played the forced game here, and else worked out within the extreme bounds, as the estimate EVA0 of " +
		"the report is."},
}

var filters = []tree.Filter{
	{Key: "itep.forced-filter", Name: "Forced moves", Sentence: "Captures, checks and answers to checks.",
		Classes: []tree.MoveClass{tree.ClassCapture, tree.ClassCheck, tree.ClassEvasion}},
	{Key: "itep.active-filter", Name: "Active moves",
		Sentence: "Moves that threaten to win material, with the tests that found it.",
		Classes:  []tree.MoveClass{ClassActive}},
	{Key: "itep.losing-filter", Name: "Losing moves",
		Sentence: "Moves that lose material, with the tests that found it.", Classes: []tree.MoveClass{ClassLosing}},
	{Key: "itep.tests-filter", Name: "Tests", Sentence: "The safety tests and the activity tests.",
		Types: []tree.NodeType{TypeSafety, TypeActivity}},
	{Key: "itep.declined-filter", Name: "Declined",
		Sentence: "Where the empty move ends the forced variation.",
		Reasons:  []tree.Reason{reasonDeclined, reasonDeclinedCut, reasonNothingForced}},
}

var reasons = tree.Completed([]tree.ReasonInfo{
	{Key: "itep.all-moves", Reason: tree.ReasonComplete,
		Sentence: "Every move that is considered here was examined, and none cut: in the active game the active ones " +
			"and the best " +
			"passive one or three, in a forced game the forced ones, else all legal moves.",
		Source: "ITEP §7: the moves a_n to b_n are used up"},
	{Key: "itep.cut", Reason: tree.ReasonCut,
		Sentence: "The lower bound reached the upper one (M > m fails): whatever else is here, the opponent will not let " +
			"it come to this.", Source: "ITEP §7, formula 20; alpha-beta"},
	{Key: "itep.declined", Reason: reasonDeclined, Name: "declined",
		Sentence: "No forced move was better than the empty move, so the forced variation ends here with the static value.",
		Source:   "ITEP §4, formula 7"},
	{Key: "itep.declined-cut", Reason: reasonDeclinedCut, Name: "declined, cut",
		Sentence: "The empty move alone reached the upper bound, so no forced move was looked at.",
		Source:   "ITEP §4, formula 7, and §7, formula 20"},
	{Key: "itep.nothing-forced", Reason: reasonNothingForced, Name: "nothing forced",
		Sentence: "There is no forced move here that satisfies the material condition: the static value is the result.",
		Source:   "ITEP §4, condition 6"},
	{Reason: tree.ReasonCheckmate, Source: "ITEP §4, formula 2'"},
	{Reason: tree.ReasonStalemate, Source: "ITEP §4, formula 2'"},
	{Reason: tree.ReasonPlyLimit, Example: exampleEndless,
		Source: "ruling; in ITEP only where checks must be answered (forced=broad, declineInCheck=false)"},
	{Reason: tree.ReasonWithinBounds, Source: "ITEP §6, formulas 14 and 15", Example: exampleCombination},
	{Key: "itep.below-the-bounds", Reason: tree.ReasonBelowBounds,
		Sentence: "No move brings the value up to the bounds of the round: another round is played with bounds from the " +
			"pseudo-evaluation.", Source: "ITEP §6, formula 15", Example: exampleBelow},
	{Key: "itep.above-the-bounds", Reason: tree.ReasonAboveBounds,
		Sentence: "A move brings the value above the bounds of the round: another round is played with bounds from the " +
			"pseudo-evaluation.", Source: "ITEP §6, formula 15", Example: exampleAbove},
	{Reason: tree.ReasonAfterCut, Source: "ITEP §7, formula 20"},
	{Key: "itep.not-forced", Reason: reasonNotForced, Name: "not forced", Group: tree.GroupNotConsidered,
		Sentence: "The move is not a forced one, and only forced moves are allowed here.",
		Source:   "ITEP §4", Example: exampleCombination},
	{Key: "itep.passes", Reason: reasonPasses, Name: "passes", Group: tree.GroupNotConsidered,
		Sentence: "The activity test asks what the other side threatens, so this side passes: none of its moves is made.",
		Source:   "ITEP §6, formulas 11", Example: exampleCombination},
	{Key: "itep.material-below", Reason: reasonMaterialBelow, Name: "material below [m]", Group: tree.GroupNotConsidered,
		Sentence: "After the move the material would still be below the entire part of the lower bound: it does not win " +
			"back enough.",
		Source: "ITEP §4, condition 6", Example: exampleCombination},
	{Key: "itep.checks-used-up", Reason: reasonChecksUsed, Name: "checks used up", Group: tree.GroupNotConsidered,
		Sentence: "The side has given as many checks on this line as the constant Zch allows.",
		Source:   "ITEP §4, third variant of the forced game", Example: exampleChecks},
	{Key: "itep.all-moves-lose", Reason: reasonAllLosing, Name: "all moves lose", Group: tree.GroupLeaf,
		Sentence: "Every move loses material by its safety test, so none is considered: the best of these tests is " +
			"the result.",
		Source:  "ITEP §6, \"all moves permissible by the chess rules will be exhausted\"; the value is a ruling",
		Example: exampleAllLosing},
	{Key: "itep.four-rounds-failed", Reason: reasonRoundsUsed, Name: "four rounds failed", Group: tree.GroupStop,
		Sentence: "After four rounds with different bounds the value still lies outside them: the report's programme " +
			"gives no move.",
		Source: "ITEP §6, \"the programme stops not making a move\"", Example: exampleFourRounds},
	{Key: "itep.rounds-repeat", Reason: reasonRoundsRepeat, Name: "rounds repeat", Group: tree.GroupStop,
		Sentence: "The next round would have the bounds of one before and find what that found, so the value never lies " +
			"within its bounds.",
		Source: "ruling; ITEP §6, \"the programme stops not making a move\"", Example: exampleRounds},
	{Key: "itep.losing", Reason: reasonLosing, Name: "losing", Group: tree.GroupNotConsidered,
		Sentence: "The safety test finds that the move loses material.",
		Source:   "ITEP §6, formulas 10", Example: exampleLosing},
	{Key: "itep.passive", Reason: reasonPassive, Name: "passive", Group: tree.GroupNotConsidered,
		Sentence: "The move threatens nothing, and of such moves only the best one is considered.",
		Source:   "ITEP §6, formulas 11", Example: exampleCombination},
	{Key: "itep.not-among-the-three-best", Reason: reasonNotAmongBest, Name: "not among the three best",
		Group: tree.GroupNotConsidered,
		Sentence: "The opponent's last move was active, and of the moves that were looked at in answer three with a better " +
			"evaluation are considered.", Source: "ITEP §6, second and third variant of the active game",
		Example: exampleNotAmong},
})
