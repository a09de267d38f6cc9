package kaissa

import (
	"slices"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// Names of options.
const (
	optionLevel        = "level"
	optionPreliminary  = "preliminary"
	optionDeepen       = "deepen"
	optionRounds       = "rounds"
	optionGuess        = "guess"
	optionFVChecks     = "fvChecks"
	optionForcing      = "forcingChecks"
	optionStandPat     = "standPatInCheck"
	optionPromotions   = "promotionsForce"
	optionKillers      = "killers"
	optionTable        = "table"
	optionTableMB      = "tableMB"
	optionReuse        = "reuseValues"
	optionBlankMove    = "blankMove"
	optionNearerMates  = "nearerMates"
	optionPhalanxRanks = "phalanxRanks"
	optionOpenFiles    = "openFiles"
	optionProfitable   = "profitable"
	optionBothPaths    = "bothPaths"
	optionWeights      = "weights"
	optionTime         = "time"
	optionMoveSeconds  = "moveSeconds"
	optionClockMinutes = "clockMinutes"
	optionIncrement    = "increment"

	guessLast = "last"
	guessFV0  = "fv0"
	guessFV1  = "fv1"

	openFilesElsewhere = "elsewhere"
	openFilesSquares   = "squares"
	profitable1966     = "1966"
	profitableExchange = "exchange"

	timeLevel = "level"
	timeMove  = "move"
	timeClock = "clock"
)

const (
	manual    = "Kaissa 3.1"
	placeTime = "ruling; \"not trivial algorithms of distribution of time\" (Donskoy 1999)"
)

// Options returns the switches of the programme: how far it looks, what saves work, how a position is valued,
// what the time depends on.
func (Programme) Options() []search.Option { return slices.Clone(options) }

var options = []search.Option{
	{Name: optionLevel, Type: search.Choice, Default: levelDefault, Choices: allLevels, Range: levelRange,
		Sentence: "How far the programme looks. With Y > 0 every line of captures and checks is followed with all moves " +
			"to its end, which explodes in some positions: forcingChecks=0 or a limit of nodes or time prevents that.",
		Source: manual + ", \"two parameters (X.Y)\""},
	flag(optionPreliminary, true, "FV0 and FV1 come before the iterations: a forcing variation after every move, and "+
		"after every reply to the best one, which order them. The level FV0 is nothing else.", manual+", \"First and the "+
		"only obligatory iteration\"; off in 1974: ruling").
		As(tree.Technique{Key: "kaissa.preliminary-search-technique", Name: "preliminary search",
			Reasons: []tree.Reason{reasonNotBest}, Types: []tree.NodeType{typeFV0, typeFV1},
			Places: []tree.Place{tree.PlaceEarlier}}),
	flag(optionDeepen, true, "Iterations with fewer half-moves come before X.Y: 2.1, 3.1 and so on.",
		manual+", \"a sequence of MiniMax tree searches at different depths\"; which ones, and off in 1974: ruling"),
	{Name: optionFVChecks, Type: search.Int, Default: "2", Min: 0, Max: 20,
		Sentence: "How many checks that take nothing a side may give in a forcing variation.",
		Source:   "ruling (as ITEP 1966, Zch); " + manual + ", \"to avoid ever-looping of the program\""},
	{Name: optionForcing, Type: search.Int, Default: "2", Min: 0, Max: 20,
		Sentence: "How many checks of a side that take nothing count as forcing on the way to X.Y. The more, the deeper " +
			"it sees combinations, and the more often a level with Y > 0 explodes; with 0 hardly ever.",
		Source: "ruling; " + manual + ", \"the exact definition of non-forcing moves here is a little bit complicated " +
			"to avoid ever-looping\""},
	flag(optionStandPat, true, "In a forcing variation a side may be satisfied by the static value also in check, as "+
		"the manual says of every position: a fork with check then wins nothing there. Off: it must answer the check.",
		manual+", \"in every FV position\""),
	flag(optionPromotions, false, "A promotion that takes nothing is a forcing move.", manual+", \"captures, checks "+
		"and replies to checks\": it names three kinds; ruling"),
	flag(optionNearerMates, true, "A shorter mate is better than a longer one.", "ruling; off in 1974: Tech 2 - "+
		"Kaissa, 32...Qd1+ passes over a mate in one"),

	flag(optionRounds, true, "Iterations are searched in rounds, each within the borders of one material value. Off: "+
		"within no borders.", manual+", \"That is called aspiration search\"").
		As(tree.Technique{Key: "kaissa.rounds-technique", Name: "rounds",
			Repeats: []tree.Reason{tree.ReasonBelowBounds, tree.ReasonAboveBounds}}),
	{Name: optionGuess, Type: search.Choice, Default: guessLast, Source: manual + ", \"using FV0 and previous " +
		"iterations\"; ruling",
		Sentence: "Where the material value of the root is guessed from.",
		Choices: []search.OptionChoice{
			{Name: guessLast, Sentence: "From the iteration before, and at first from FV0."},
			{Name: guessFV0, Sentence: "From the best move of FV0."},
			{Name: guessFV1, Sentence: "From the best reply of FV1."},
		}},
	flag(optionKillers, true, "Moves that refuted another one are tried early at the same distance from the root.",
		manual+", \"Such refutation moves are called killers\"; two a ply: ruling").
		As(tree.Technique{Key: "kaissa.killers-technique", Name: "killers", Places: []tree.Place{tree.PlaceKiller}}),
	flag(optionTable, true, "A transposition table remembers what was searched.", manual+", \"Kaissa may also use the "+
		"transposition table\"; off in 1974: ruling").
		As(tree.Technique{Key: "kaissa.table-technique", Name: "table", Reasons: []tree.Reason{tree.ReasonTable},
			Places: []tree.Place{tree.PlaceTable}}),
	search.TableSize(optionTableMB, 16),
	flag(optionReuse, true, "A value of the table takes the place of a search. Off: only its best move is tried first.",
		manual+", \"under certain conditions\""),
	flag(optionBlankMove, false, "A side that is ahead by the upper border's material passes first, to see whether "+
		"that is enough to reach it. It errs in zugzwang.", "Adelson-Velsky, Arlazarov, Donskoy 1975; off in 1990, where "+
		"the manual is silent: ruling").
		As(tree.Technique{Key: "kaissa.blank-move-technique", Name: "blank move", Places: []tree.Place{placeBlank}}),

	flag(optionPhalanxRanks, false, "Phalanxes count on the side's ranks 4 to 7 only.", "1970; appendix B names no "+
		"ranks; off in 1990: ruling"),
	{Name: optionOpenFiles, Type: search.Choice, Default: openFilesElsewhere, Source: "appendix B, rows 25 " +
		"and 26; ruling",
		Sentence: "What counts as an attack of a rook on an open or half-open file.",
		Choices: []search.OptionChoice{
			{Name: openFilesElsewhere, Sentence: "A file on which a rook attacks a square from another one, once a " +
				"rook and file."},
			{Name: openFilesSquares, Sentence: "Every square of such files that a rook attacks, also those of its own file."},
		}},
	{Name: optionProfitable, Type: search.Choice, Default: profitable1966, Source: "appendix B, rows 16, 17 " +
		"and 41; ruling",
		Sentence: "Which attacks are profitable.",
		Choices: []search.OptionChoice{
			{Name: profitable1966, Sentence: "Those on a piece that is unprotected or worth more than the attacker, " +
				"as in 1966."},
			{Name: profitableExchange, Sentence: "Those by which the exchange on the square wins material. Slow."},
		}},
	flag(optionBothPaths, false, "Attacks on the paths of the enemy's passed pawns count as those on the own "+
		"ones' paths.", "appendix B, row 42, \"passed pawns trajectories\"; ruling"),
	{Name: optionWeights, Type: search.Weights, Default: "", Set: &authentic, Source: "appendix B",
		Sentence: "Weights of terms that differ from appendix B: term:number, with commas between."},

	{Name: optionTime, Type: search.Choice, Default: timeLevel, Source: manual + ", \"exact estimations of thinking " +
		"time are impossible\"; " + placeTime,
		Sentence: "What the time depends on. By move and by clock an iteration starts only if four times the last one's " +
			"time is left.",
		Choices: []search.OptionChoice{
			{Name: timeLevel, Sentence: "The level fixes the depth, not the time."},
			{Name: timeMove, Sentence: "At most moveSeconds for the move, and not beyond the level."},
			{Name: timeClock, Sentence: "A share of what is left on the clock, and not beyond the level."},
		}},
	{Name: optionMoveSeconds, Type: search.Int, Default: "20", Min: 1, Max: 3600, Sentence: "Seconds for the move, " +
		"with time=move.", Source: placeTime},
	{Name: optionClockMinutes, Type: search.Int, Default: "30", Min: 1, Max: 600, Sentence: "Minutes left on the " +
		"clock, with time=clock.", Source: placeTime},
	{Name: optionIncrement, Type: search.Int, Default: "0", Min: 0, Max: 600, Sentence: "Seconds that are added after " +
		"every move, with time=clock.", Source: placeTime},
}

// flag returns an option that is on or off.
func flag(name string, on bool, sentence, source string) search.Option {
	o := search.Option{Name: name, Type: search.Bool, Default: "false", Sentence: sentence, Source: source}
	if on {
		o.Default = "true"
	}
	return o
}

// Presets returns the named sets of options.
func (Programme) Presets() []search.Preset {
	return []search.Preset{
		{Name: "1990", Sentence: "The programme of the manual.", Values: map[string]string{}},
		{Name: "1974", Sentence: "The champion of the world, as far as it is known: one search X.0 with the blank move, no " +
			"table, no order of mates by length, phalanxes on the ranks 4 to 7. We know of no published weights of 1974: " +
			"these are those of 1990.",
			Values: map[string]string{
				optionLevel: "4.0", optionPreliminary: "false", optionDeepen: "false", optionTable: "false",
				optionBlankMove: "true", optionNearerMates: "false", optionPhalanxRanks: "true",
			}},
	}
}
