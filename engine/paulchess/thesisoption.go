package paulchess

import (
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Names of the thesis's options and of their values.
const (
	optionDepth      = "depth"
	optionQuiescence = "quiescence"
	optionEvaluation = "evaluation"
	optionSliders    = "sliders"

	optionAlphaBeta = "alphaBeta"
	optionOrder     = "order"
	optionTwoPhase  = "twoPhase"
	optionDeepening = "deepening"
	optionTable     = "table"
	optionTableSize = "tableSize"
	optionKeepTable = "keepTable"

	optionNull           = "nullMove"
	optionNullReduction  = "nullReduction"
	optionNullQuiescence = "nullQuiescence"

	optionRepetition     = "repetition"
	optionDraws          = "draws"
	optionExtension      = "singularExtension"
	optionDynamic        = "dynamicPlies"
	optionDynamicSeconds = "dynamicSeconds"

	evaluation1      = "1.0"
	evaluationSimple = "simple1"
	evaluationTuned  = "tuned"
	orderStatic      = "static"
	orderGenerated   = "generated"
	orderHints       = "hints"
	slidersCore      = "core"
	slidersRotated   = "rotated"
)

// The limits of the plies.
const (
	maxDepth      = 60
	maxQuiescence = 30
)

// thesisOptions are those of the thesis's "AI options", and what it tried and left out.
var thesisOptions = []search.Option{
	whole(optionDepth, 4, 1, maxDepth, placeSearch, "Plies in which every legal move is examined."),
	whole(optionQuiescence, 6, 0, maxQuiescence, placeQuiescence, "Further plies in which captures are examined, at "+
		"most; 0: none.").
		As(tree.Technique{}, tree.ReasonInfo{Key: "paulchess.quiescence-limit", Reason: reasonLimit,
			Name: "quiescence limit", Group: tree.GroupLeaf, Example: exampleCombination,
			Sentence: "Quiescence has used up its plies: the static value is the result.",
			Source:   placeQuiescence + ", \"up to a specified maximum additional depth\""}),
	{Name: optionEvaluation, Type: search.Choice, Default: evaluation1, Source: "Multiple AIs and Integrated Evaluation",
		Sentence: "The evaluation function.",
		Choices: []search.OptionChoice{
			{Name: evaluation1, Sentence: "That of version 1.0: material, mobility, pawns, opening, castling and kings, " +
				"weighed by the phase of the game."},
			{Name: evaluationSimple, Sentence: "Simple1, of version 0.1: material and mobility."},
			{Name: evaluationTuned, Sentence: "The terms of 1.0 and those of our time, each with values for the middle game " +
				"and for the end game, which were found by tuning on games of the programme against itself."},
		}},
	on(optionAlphaBeta, placeSearch, "Moves that can't change the choice are cut. Off, the whole tree is searched, "+
		"which takes a hundred times longer.").
		As(tree.Technique{Key: "paulchess.alpha-beta-technique", Name: "alpha-beta",
			Reasons: []tree.Reason{tree.ReasonCut, tree.ReasonAfterCut}}),
	{Name: optionOrder, Type: search.Choice, Default: orderStatic, Off: orderGenerated, Source: placeTwoPhase,
		Sentence: "The order in which moves are examined.",
		Choices: []search.OptionChoice{
			{Name: orderStatic, Sentence: "By the static value of the board after each move, the table's move first."},
			{Name: orderGenerated, Sentence: "As generated, the table's move first."},
			{Name: orderHints, Sentence: "The table's move, captures that win by the exchange on their square, killers, " +
				"moves that refuted elsewhere, captures that lose. Boards are then made one by one, when their move " +
				"has its turn."},
		}},
	on(optionTwoPhase, placeTwoPhase, "Captures are generated first, the other moves only when none of them cuts. The "+
		"thesis's 1.0 can't switch it off, an older version measured 28 % and 50 % of the time saved. It saves boards, "+
		"not nodes. With order=hints the table's move comes before any is generated, and captures that lose come after "+
		"the quiet moves.").
		As(tree.Technique{Key: "paulchess.two-phase-generation-technique", Name: "two-phase generation", Unmade: true,
			NoNodes: true},
			tree.ReasonInfo{Key: "paulchess.not-generated", Reason: reasonNotGenerated, Name: "not generated",
				Group: tree.GroupNotConsidered, Example: exampleCombination,
				Sentence: "A capture, or with order=hints the move of the table, cut before the other moves were generated: " +
					"the second of the two phases was saved."}),
	on(optionDeepening, placeTable, "The search is repeated from one ply to its depth, so that the table knows a good "+
		"move first."),
	on(optionTable, placeTable, "Positions that were examined before are known: at least as deep their value, else "+
		"their best move. The thesis saves 40 % of the time with it and deepening.").
		As(tree.Technique{Key: "paulchess.table-technique", Name: "table", Places: []tree.Place{tree.PlaceTable},
			Unmade: true},
			tree.ReasonInfo{Key: "paulchess.from-the-table", Reason: tree.ReasonTable, Name: "table", Group: tree.GroupTable,
				Sentence: "The transposition table knew the position from a search at least as deep, with a value that " +
					"suffices here.", Example: exampleCombination}),
	search.TableSize(optionTableSize, 2),
	off(optionKeepTable, "ruling: the thesis does not say; the field keeps it", "The table is kept over a game. An "+
		"analysis begins with an empty one all the same, so that it can be repeated."),
	on(optionNull, placeNull, "A side that may pass and still be too good need not move. The thesis saves 70 % "+
		"of the time.").
		As(tree.Technique{Key: "paulchess.null-move-technique", Name: "null move", Unmade: true,
			Types: []tree.NodeType{typeNull, typeNullHorizon}},
			tree.ReasonInfo{Key: "paulchess.null-cut", Reason: reasonNullCut, Name: "null move", Group: tree.GroupCut,
				Sentence: "The side to move passed, and a search less deep found it still too good: no move was looked at.",
				Example:  exampleCombination}),
	whole(optionNullReduction, 2, 1, 4, placeNull+", \"usually two to three plies less\"", "Plies by which the search "+
		"after a pass is reduced further. With 3 the tree of four plies is the same, but for what the table keeps."),
	on(optionNullQuiescence, placeQuiescence, "A side may pass in quiescence, too, which the thesis calls \"a "+
		"significant speed boost\". It can never cut there: the opponent may stand pat, and a pass does not change the "+
		"evaluation. Measured: no cut in 2.85 million tries; every search counts its own.").
		As(tree.Technique{Key: "paulchess.null-move-in-quiescence-technique", Name: "null move in quiescence",
			Types: []tree.NodeType{typeNullQuiescence}, Unmade: true},
			tree.ReasonInfo{Key: "paulchess.null-cut-in-quiescence", Reason: reasonNullCutQuiescence,
				Name: "null move in quiescence", Group: tree.GroupCut,
				Sentence: "The side to move passed in quiescence and was still too good. It can't happen while the opponent " +
					"may stand pat; the counter shows it."}),
	on(optionRepetition, "Interface Features, \"toggle the draw by repetition rule\"", "The third occurrence of a "+
		"position is a draw.").
		As(tree.Technique{}, tree.ReasonInfo{Key: "paulchess.repetition", Reason: tree.ReasonRepetition,
			Name: "repetition", Group: tree.GroupFinal, Source: placePush,
			Sentence: "The position stands on the board for the third time, in the game and on this line together: a draw."}),
	off(optionDraws, "ruling: not in the thesis", "Fifty moves without a capture or a pawn move, and too little "+
		"material to mate, are draws as well."),
	off(optionExtension, placePush+", what did not work", "One ply more where the side to move is in check, the "+
		"thesis's \"singular extension\". Left out of the final version, because it \"could not get this to improve the "+
		"computer's play\".").
		As(tree.Technique{Key: "paulchess.check-extensions-technique", Name: "check extensions"}),
	off(optionDynamic, placePush+", what did not work", "Further iterations while the next is expected to end in time, "+
		"counting the time already spent. The tree then depends on the clock; for searches with deepening."),
	whole(optionDynamicSeconds, 30, 1, 3600, placePush+", \"shorter than about thirty seconds\"",
		"That time, in seconds."),
	{Name: optionSliders, Type: search.Choice, Default: slidersCore, Source: placeRotated,
		Sentence: "How the evaluations of 1.0 and Simple1 find what bishops, rooks and queens attack. The tree is the same.",
		Choices: []search.OptionChoice{
			{Name: slidersCore, Sentence: "By the core's magic look-ups, which the thesis knows of and did not try."},
			{Name: slidersRotated, Sentence: "By the thesis's rotated look-ups and its bit sieve."},
		}},
}
