package botvinnik

import (
	"slices"
	"strconv"

	"drevo/engine/search"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
)

// Names of options.
const (
	optionHorizon       = "horizon"
	optionLength        = "length"
	optionEffort        = "effort"
	optionUntil         = "until"
	optionHope          = "hope"
	optionDoomed        = "doomed"
	optionUncover       = "uncover"
	optionSupport       = "support"
	optionHalfPlyChecks = "desperate"
	optionTable         = "table"
	optionOrder         = "order"
	optionScout         = "scout"
	optionVerify        = "verify"
	optionNearer        = "nearer"
	optionTrial         = "trial"
	optionZones         = "zones"
	optionAverted       = "averted"
	optionThird         = "third"
	optionLeaves        = "leaves"
	optionBegin         = "begin"
	optionRounds        = "rounds"
	optionClosed        = "closed"
	optionOwn           = "own"
	optionEnemy         = "enemy"

	untilGain  = "gain"
	untilLimit = "limit"

	hopeBook   = "book"
	hopeNearer = "nearer"
	hopeKept   = "kept"
	hopeOff    = "off"
)

// The horizon and the length of a line in half-moves, evasions of check not counted, and the effort in thousands of
// positions.
const (
	defaultHorizon = 6
	maxLength      = 40
	defaultLength  = 15
	maxEffort      = 1_000_000
	defaultEffort  = 200
	mostEffort     = 3 // times the effort after which a round is broken off (ruling)
)

// maxWeight is the greatest weight of the style, and maxThird that of values of the third type.
const (
	maxWeight = 10
	maxThird  = 50
)

// Options returns the switches of the programme.
func (Programme) Options() []search.Option { return slices.Clone(options) }

var options = []search.Option{
	{Name: optionHorizon, Type: search.Int, Default: strconv.Itoa(defaultHorizon), Min: trajectory.MinHorizon,
		Max: trajectory.MaxHorizon, Source: "II, the horizon",
		Sentence: "The horizon of the search, at most, in half-moves: attacks that take longer are not on its map. " +
			"Trajectories has a horizon of the drawing beside it."},
	{Name: optionLength, Type: search.Int, Default: strconv.Itoa(defaultLength), Min: 1, Max: maxLength,
		Source: "II, end of the analysis: far calculation with a near horizon, near calculation with a far one",
		Sentence: "The greatest length of a line in half-moves; evasions do not count, and captures that pay are " +
			"looked at beyond."},
	{Name: optionEffort, Type: search.Int, Default: strconv.Itoa(defaultEffort), Min: 0, Max: maxEffort,
		Source: "II, the horizon: the limit is set where the analysis becomes too hard, early in open positions, " +
			"late in endings",
		Sentence: "This many thousand positions: each horizon from three half-moves on begins longer lines while half of " +
			"what is left is not spent, and is broken off at three times its share; 0 sets no limit."},
	{Name: optionUntil, Type: search.Choice, Default: untilLimit, Source: "II, the horizon: the limit is set if there " +
		"was no success before",
		Sentence: "How far the horizon grows.",
		Choices: []search.OptionChoice{
			{Name: untilGain, Sentence: "Until a gain is found that every denial on the map fails to refute."},
			{Name: untilLimit, Sentence: "To the greatest horizon, so that a small gain does not hide a greater one."},
		}},
	{Name: optionHope, Type: search.Choice, Default: hopeOff, Off: hopeOff, Source: "II, formulas 9 and 10",
		Sentence: "Which objects keep up the hope of a side that is behind.",
		Technique: tree.Technique{Key: "botvinnik.the-account-of-hope-technique", Name: "the account of hope",
			Reasons:  []tree.Reason{reasonNoHope, reasonHopeless},
			Sentence: "A side that can't win back what it has lost does not go on."},
		Choices: []search.OptionChoice{
			{Name: hopeBook, Sentence: "Those that are doomed, and those that came nearer since its last turn (formula 10); " +
				"what is lost counts from the beginning of the line, and every node asks."},
			{Name: hopeNearer, Sentence: "The same objects; what is lost counts from what the side has for certain " +
				"elsewhere, and nodes with less than three half-moves left do not ask (ours)."},
			{Name: hopeKept, Sentence: "Also those on whose way no more squares were closed since (ours)."},
			{Name: hopeOff, Sentence: "The formula of hope is not asked."},
		}},
	{Name: optionDoomed, Type: search.Bool, Default: "true", Source: "II, formula 12",
		Sentence: "A side that stops loses the dearest of its doomed pieces; false counts only what was captured."},
	{Name: optionUncover, Type: search.Bool, Default: "true", Source: "II, the horizon: an own piece on the way costs " +
		"two half-moves",
		Sentence: "A piece that stands in the way of an own attack within the horizon may step aside."},
	{Name: optionSupport, Type: search.Bool, Default: "true", Source: "II, the three kinds of denial, and formula 6: a " +
		"denial of a denial",
		Sentence: "A move that denies a denial of an own attack, or brings a supporter to the one square on which the " +
			"attack fails, is a move of the map."},
	{Name: optionHalfPlyChecks, Type: search.Bool, Default: "false", Source: "ours, made so that the line 1...Qxa3 of " +
		"chapter IV and its gain appear; the book has no such rule",
		Sentence: "A check by a side that has more than a rook doomed takes half of a half-move of the length, and checks " +
			"are on the map as long as a line has time."},
	{Name: optionTable, Type: search.Bool, Default: "true", Source: "ours: the book has no table",
		Sentence: "A position that is reached in two ways is examined once.",
		Technique: tree.Technique{Key: "botvinnik.table-technique", Name: "table",
			Reasons: []tree.Reason{tree.ReasonTable}, Places: []tree.Place{tree.PlaceTable}}},
	{Name: optionOrder, Type: search.Bool, Default: "true", Source: "ours: the book has no order",
		Sentence: "What pays on its square comes first, then checks, what refuted a neighbour, denials, longer attacks; " +
			"false takes the moves as they are generated."},
	{Name: optionScout, Type: search.Bool, Default: "true", Source: "ours: the book has no bounds",
		Sentence: "Of every move but the first it is asked only whether it is better; false examines each with full " +
			"bounds, so that more of a line's answers are in the tree."},
	{Name: optionVerify, Type: search.Bool, Default: "true", Source: "ours: by the book a king attacked with F " +
		"= 1 is lost",
		Sentence: "A side whose king is attacked with F = 1, or that has five moves or less, may not stop while there is " +
			"time to try them, and examines every move, as in check: the claim is a mate in three of four cases only, and " +
			"nobody may pass."},
	{Name: optionNearer, Type: search.Bool, Default: "true", Source: "ours: the book ends with the gain",
		Sentence: "Where a mate in more than two moves was found, the game of changing functions tries every legal move " +
			"for a mate in two: it can begin with a move that is on no map."},
	{Name: optionTrial, Type: search.Bool, Default: "true", Source: "ours: by the book F tells what a side loses " +
		"by stopping",
		Sentence: "Where nothing was gained within three half-moves, the farther horizons try what stopping is worth: the " +
			"side passes, and what the opponent's game of annihilation gains then must be denied."},
	{Name: optionZones, Type: search.Bool, Default: "false", Source: "Botvinnik's later books: the chain of 1970, the " +
		"zone of 1975 and 1979; not in the book of 1968",
		Sentence: "The zones of the later books: a move that begins a denial of several moves, or brings a piece on its " +
			"way to where it supports an own attack that is denied, is a move of the map."},
	{Name: optionThird, Type: search.Int, Default: "0", Min: 0, Max: maxThird, Source: "II, the types of values; that " +
		"they count at the stop is ours",
		Sentence: "Values of the third type at the stop: so many hundredths of the dearest piece of each side that an " +
			"attack would take with the pieces of the positional horizon, less than a pawn in all."},
	{Name: optionLeaves, Type: search.Int, Default: "0", Min: 0, Max: maxWeight, Source: "II, end of the analysis: it " +
		"is estimated by formula 11; how is ours",
		Sentence: "Formula 11 at the stop: so many hundredths of a pawn for each open square of an attack, by the style " +
			"and less than a pawn in all. The game of changing functions then plays the best of all moves by the game of " +
			"annihilation after it."},
	{Name: optionAverted, Type: search.Bool, Default: "false", Source: "ours; the book speaks of gains only",
		Sentence: "A move that averts a loss, and is better than stopping, is played as one that gains; false lets the " +
			"game of changing functions choose among the moves that keep what was found."},
	{Name: optionBegin, Type: search.Int, Default: strconv.Itoa(trajectory.MinHorizon), Min: trajectory.MinHorizon,
		Max: trajectory.MaxHorizon, Source: "ours, for a small tree; the book begins with one half-move",
		Sentence: "The horizon with which the search begins."},
	{Name: optionRounds, Type: search.Bool, Default: "true", Source: "ours; the book does not speak of lengths",
		Sentence: "Within one horizon the lines grow in rounds of one half-move; false plays one round only, of the " +
			"greatest length."},
	{Name: optionClosed, Type: search.Int, Default: "2", Min: 1, Max: 4, Source: "II, formula 11, the number v",
		Sentence: "In the game of changing functions an attack counts while fewer of its squares are closed."},
	{Name: optionOwn, Type: search.Int, Default: "1", Min: 0, Max: maxWeight, Source: "II, style",
		Sentence: "The weight of opening own attacks: the active style."},
	{Name: optionEnemy, Type: search.Int, Default: "1", Min: 0, Max: maxWeight, Source: "II, style",
		Sentence: "The weight of closing the opponent's attacks: the passive style."},
}
