package paulchess

import (
	"fmt"
	"strconv"

	"drevo/engine/paulchess/tuned"
	"drevo/engine/search"
)

// Names of options and of their values.
const (
	optionDepth        = "depth"
	optionQuiescence   = "quiescence"
	optionEvaluation   = "evaluation"
	optionWeights      = "weights"
	optionIsolated     = "isolatedBonus"
	optionTunedWeights = "tunedWeights"
	optionSliders      = "sliders"

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

	// The switches of Modern.
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
	placeTuned           = "docs/tuning.md: found by drevo tune on games of the programme against itself"
	placeModern          = "none: a technique of our time, or one that the thesis does not have"

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

// Options returns the switches of the programme: those of the thesis's "AI options", and ours.
func (Programme) Options() []search.Option {
	on := func(name, source, sentence string) search.Option {
		return search.Option{Name: name, Type: search.Bool, Default: "true", Source: source, Sentence: sentence}
	}
	off := func(name, source, sentence string) search.Option {
		o := on(name, source, sentence)
		o.Default = "false"
		return o
	}
	whole := func(name string, value, least, most int, source, sentence string) search.Option {
		return search.Option{Name: name, Type: search.Int, Default: strconv.Itoa(value), Min: least, Max: most, Source: source, Sentence: sentence}
	}
	return []search.Option{
		whole(optionDepth, 4, 1, maxDepth, placeSearch, "Plies in which every legal move is examined."),
		whole(optionQuiescence, 6, 0, maxQuiescence, placeQuiescence, "Further plies in which captures are examined, at most; 0: none."),
		{Name: optionEvaluation, Type: search.Choice, Default: evaluation1, Source: "Multiple AIs and Integrated Evaluation",
			Sentence: "The evaluation function.",
			Choices: []search.OptionChoice{
				{Name: evaluation1, Sentence: "That of version 1.0: material, mobility, pawns, opening, castling and kings, weighed by the phase of the game."},
				{Name: evaluationSimple, Sentence: "Simple1, of version 0.1: material and mobility."},
				{Name: evaluationTuned, Sentence: "The terms of 1.0 and those of our time, each with values for the middle game and for the end game, which were found by tuning on games of the programme against itself."},
			}},
		on(optionAlphaBeta, placeSearch, "Moves that can't change the choice are cut. Off, the whole tree is searched, which takes a hundred times longer."),
		{Name: optionOrder, Type: search.Choice, Default: orderStatic, Off: orderGenerated, Source: placeTwoPhase,
			Sentence: "The order in which moves are examined.",
			Choices: []search.OptionChoice{
				{Name: orderStatic, Sentence: "By the static value of the board after each move, the table's move first."},
				{Name: orderGenerated, Sentence: "As generated, the table's move first."},
				{Name: orderHints, Sentence: "The table's move, captures that win by the exchange on their square, killers, moves that refuted elsewhere, captures that lose. Boards are then made one by one, when their move has its turn."},
			}},
		on(optionTwoPhase, placeTwoPhase, "Captures are generated first, the other moves only when none of them cuts. The thesis's 1.0 can't switch it off, an older version measured 28 % and 50 % of the time saved. It saves boards, not nodes. With order=hints the table's move comes before any is generated, and captures that lose come after the quiet moves."),
		on(optionDeepening, placeTable, "The search is repeated from one ply to its depth, so that the table knows a good move first."),
		on(optionTable, placeTable, "Positions that were examined before are known: at least as deep their value, else their best move. The thesis saves 40 % of the time with it and deepening."),
		search.TableSize(optionTableSize, 2),
		off(optionKeepTable, "ruling: the thesis does not say; the field keeps it", "The table is kept over a game. An analysis begins with an empty one all the same, so that it can be repeated."),
		on(optionNull, placeNull, "A side that may pass and still be too good need not move. The thesis saves 70 % of the time."),
		whole(optionNullReduction, 2, 1, 4, placeNull+", \"usually two to three plies less\"", "Plies by which the search after a pass is reduced further. With 3 the tree of four plies is the same, but for what the table keeps."),
		on(optionNullQuiescence, placeQuiescence, "A side may pass in quiescence, too, which the thesis calls \"a significant speed boost\". It can never cut there: the opponent may stand pat, and a pass does not change the evaluation. Measured: no cut in 2.85 million tries; every search counts its own."),
		on(optionRepetition, "Interface Features, \"toggle the draw by repetition rule\"", "The third occurrence of a position is a draw."),
		off(optionDraws, "ruling: not in the thesis", "Fifty moves without a capture or a pawn move, and too little material to mate, are draws as well."),
		off(optionExtension, placePush+", what did not work", "One ply more where the side to move is in check, the thesis's \"singular extension\". Left out of the final version, because it \"could not get this to improve the computer's play\"."),
		off(optionDynamic, placePush+", what did not work", "Further iterations while the next is expected to end in time, counting the time already spent. The tree then depends on the clock; for searches with deepening."),
		whole(optionDynamicSeconds, 30, 1, 3600, placePush+", \"shorter than about thirty seconds\"", "That time, in seconds."),
		{Name: optionSliders, Type: search.Choice, Default: slidersCore, Source: placeRotated,
			Sentence: "How the evaluations of 1.0 and Simple1 find what bishops, rooks and queens attack. The tree is the same.",
			Choices: []search.OptionChoice{
				{Name: slidersCore, Sentence: "By the core's magic look-ups, which the thesis knows of and did not try."},
				{Name: slidersRotated, Sentence: "By the thesis's rotated look-ups and its bit sieve."},
			}},
		off(optionPVS, placeModern+" (Marsland and Campbell 1982)", "Moves after the first are searched with a null window, and again if they are better: principal variation search."),
		off(optionAspiration, "Ideas for PaulChess 2.0, \"Aspiration Search\"", "An iteration starts with narrow bounds around the value of the one before, and is repeated with wider ones when the value lies outside."),
		off(optionKillers, placeModern+" (Huberman 1968)", "Quiet moves that refuted another node of the same ply come early; for order=hints."),
		off(optionHistory, placeModern+" (Schaeffer 1983)", "Quiet moves come in the order in which they refuted other nodes, less what they failed to; for order=hints."),
		off(optionReplies, placeModern+" (counter-move and follow-up history)", "The same for what they did as answers to the two moves before; for order=hints."),
		off(optionReductions, placeModern+" (late move reductions)", "Moves that come late are searched less deep, and again if they are better all the same: quiet ones the less, the more they have earned elsewhere, at most by half; captures that lose by a ply."),
		off(optionLateMoves, placeModern+" (late move pruning)", fmt.Sprintf("At %d plies or less and within a null window, quiet moves after the first few are not searched; for pvs.", lateMovePlies)),
		off(optionReverse, placeModern+" (reverse futility pruning)", fmt.Sprintf("At %d plies or less and within a null window, a static value that is above the bound by %d a ply is taken for a cut; for pvs.", reversePlies, reverseMargin)),
		off(optionMateThreats, placeModern, "Not so where the opponent would mate at once if the side to move passed; for reverseFutility."),
		off(optionFutility, placeModern+" (Schaeffer 1986; Heinz 1998)", fmt.Sprintf("At %d plies or less and within a null window, quiet moves are not searched when the static value is below the bound by %d and %d more a ply; for pvs.", futilityPlies, futilityBase, futilityMargin)),
		off(optionExchange, placeModern+" (static exchange evaluation)", "In quiescence, captures that lose by the exchange on their square are not searched."),
		off(optionExchangeSearch, placeModern+" (static exchange evaluation)", fmt.Sprintf("At %d plies or less and within a null window, quiet moves are not searched that lose more than %d a ply by the exchange on their square; for pvs.", exchangePlies, quietMargin)),
		off(optionDelta, placeModern+" (delta pruning)", fmt.Sprintf("In quiescence, captures are not searched when the static value with what they win is still below the bound by %d.", deltaMargin)),
		off(optionChecks, placeModern, "Quiescence begins with the checks beside the captures, and a side in check examines every move and can be mated."),
		off(optionNullStatic, placeModern, "A null move is tried only where the static value reaches the bound."),
		off(optionTwofold, placeModern, "The second occurrence of a position is a draw already: what was possible once is possible again; for repetition."),
		off(optionNullDeeper, placeModern, fmt.Sprintf("After a pass the search is reduced by a ply more for every %d plies that are left.", nullDeeperPlies)),
		off(optionUnknown, placeModern+" (internal iterative reductions)", fmt.Sprintf("Where %d plies or more are left and the table knows no move, the moves are searched a ply less deep: the node is hardly important, or the next iteration will know one.", unknownPlies)),
		off(optionCaptures, placeModern+" (static exchange evaluation)", fmt.Sprintf("At %d plies or less and within a null window, captures are not searched that lose more than %d a ply by the exchange on their square; for pvs.", capturePlies, captureMargin)),
		off(optionIsolated, "Intelligence Improvement #2: Fixing Long-Overlooked Bugs", "Isolated pawns are a bonus, as they were in the early versions for several months by mistake."),
		{Name: optionWeights, Type: search.Weights, Default: "", Set: &version1, Source: "ruling: the thesis gives no values but those of material",
			Sentence: "Weights of terms that differ from those of 1.0, in hundredths of a pawn: term:number, with commas between. Simple1 takes those that it has, too."},
		{Name: optionTunedWeights, Type: search.Weights, Default: "", Set: tuned.Set, Source: placeTuned,
			Sentence: "Weights of terms that differ from those of the tuned evaluation, in hundredths of a pawn: term:number, with commas between."},
	}
}

// Presets returns the named sets of options.
func (Programme) Presets() []search.Preset {
	return []search.Preset{
		{Name: "1.0", Sentence: "PaulChess 1.0: four plies and six of captures, all techniques that its author kept.", Values: map[string]string{}},
		{Name: "Simple1", Sentence: "PaulChess 0.1: Simple1's evaluation, four plies, alpha-beta alone.", Values: map[string]string{
			optionEvaluation: evaluationSimple, optionQuiescence: "0", optionTwoPhase: "false", optionDeepening: "false",
			optionTable: "false", optionNull: "false", optionNullQuiescence: "false", optionRepetition: "false",
		}},
		{Name: "Simple1 in 1.0", Sentence: "Simple1's evaluation in the search of 1.0.", Values: map[string]string{optionEvaluation: evaluationSimple}},
		{Name: "modern", Sentence: "A search of our time, to ten plies, with an evaluation that was tuned on games: the yardstick beside which the historic programmes stand.", Values: map[string]string{
			optionDepth: "10", optionQuiescence: "30", optionEvaluation: evaluationTuned, optionOrder: orderHints, optionTableSize: "16", optionKeepTable: "true",
			optionNullReduction: "3", optionNullStatic: "true", optionNullQuiescence: "false", optionDraws: "true", optionExtension: "true",
			optionPVS: "true", optionAspiration: "true", optionKillers: "true", optionHistory: "true", optionReplies: "true",
			optionReductions: "true", optionLateMoves: "true", optionReverse: "true", optionMateThreats: "true", optionFutility: "true",
			optionExchange: "true", optionExchangeSearch: "true", optionDelta: "true", optionChecks: "true", optionTwofold: "true", optionNullDeeper: "true", optionUnknown: "true", optionCaptures: "true",
		}},
		{Name: "minimax", Sentence: "1.0 without anything that saves work: every legal move of three plies, every capture of two more.", Values: map[string]string{
			optionDepth: "3", optionQuiescence: "2", optionAlphaBeta: "false", optionOrder: orderGenerated, optionTwoPhase: "false",
			optionDeepening: "false", optionTable: "false", optionNull: "false", optionNullQuiescence: "false",
		}},
	}
}
