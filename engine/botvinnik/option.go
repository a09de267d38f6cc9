package botvinnik

import (
	"strconv"

	"drevo/engine/search"
	"drevo/engine/trajectory"
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
	optionHalfPlyChecks = "desperate"
	optionTable         = "table"
	optionOrder         = "order"
	optionClosed        = "closed"
	optionOwn           = "own"
	optionEnemy         = "enemy"

	untilGain  = "gain"
	untilLimit = "limit"

	hopeNearer = "nearer"
	hopeKept   = "kept"
	hopeOff    = "off"
)

// The length of a line in half-moves, evasions of check not counted, and the effort in thousands of
// positions.
const (
	maxLength     = 40
	defaultLength = 15
	maxEffort     = 1_000_000
	defaultEffort = 200
	mostEffort    = 3 // times the effort after which a round is broken off
)

// maxWeight is the greatest weight of the style.
const maxWeight = 10

// Options returns the switches of the programme.
func (Programme) Options() []search.Option {
	return []search.Option{
		{Name: optionHorizon, Type: search.Int, Default: "3", Min: trajectory.MinHorizon, Max: trajectory.MaxHorizon, Source: "II, the horizon",
			Sentence: "The greatest horizon in half-moves: attacks that take longer are not on the map."},
		{Name: optionLength, Type: search.Int, Default: strconv.Itoa(defaultLength), Min: 1, Max: maxLength, Source: "II, end of the analysis: far calculation with a near horizon, near calculation with a far one",
			Sentence: "The greatest length of a line in half-moves; desperate checks count half, evasions do not count, and captures that pay are looked at beyond."},
		{Name: optionEffort, Type: search.Int, Default: strconv.Itoa(defaultEffort), Min: 0, Max: maxEffort, Source: "II, the horizon: the limit is set where the analysis becomes too hard, early in open positions, late in endings",
			Sentence: "A longer or farther calculation is begun while fewer than this many thousand positions were visited, and broken off at three times as many; 0 sets no limit."},
		{Name: optionUntil, Type: search.Choice, Default: untilLimit, Source: "II, the horizon: the limit is set if there was no success before",
			Sentence: "How far the horizon grows.",
			Choices: []search.OptionChoice{
				{Name: untilGain, Sentence: "Until a gain is found that every denial on the map fails to refute."},
				{Name: untilLimit, Sentence: "To the greatest horizon, so that a small gain does not hide a greater one."},
			}},
		{Name: optionHope, Type: search.Choice, Default: hopeKept, Source: "II, formulas 9 and 10",
			Sentence: "Which objects keep up the hope of a side that is behind.",
			Choices: []search.OptionChoice{
				{Name: hopeNearer, Sentence: "Those that are doomed, and those that came nearer since its last turn (formula 10)."},
				{Name: hopeKept, Sentence: "Also those on whose way no more squares were closed since."},
				{Name: hopeOff, Sentence: "The formula of hope is not asked."},
			}},
		{Name: optionDoomed, Type: search.Bool, Default: "true", Source: "II, formula 12",
			Sentence: "A side that stops loses the dearest of its doomed pieces; false counts only what was captured."},
		{Name: optionUncover, Type: search.Bool, Default: "true", Source: "II, the horizon: an own piece on the way costs two half-moves",
			Sentence: "A piece that stands in the way of an own attack within the horizon may step aside."},
		{Name: optionHalfPlyChecks, Type: search.Bool, Default: "true", Source: "IV, the line 1...Qxa3: to keep up the hope a side attacks the king again and again",
			Sentence: "A check by a side that has more than a rook doomed takes half of a half-move; false lets it take a whole one."},
		{Name: optionTable, Type: search.Bool, Default: "true", Source: "ruling",
			Sentence: "A position that is reached in two ways is examined once."},
		{Name: optionOrder, Type: search.Bool, Default: "true", Source: "ruling",
			Sentence: "What pays on its square comes first, then checks, what refuted a neighbour, denials, longer attacks; false takes the moves as they are generated."},
		{Name: optionClosed, Type: search.Int, Default: "2", Min: 1, Max: 4, Source: "II, formula 11, the number v",
			Sentence: "In the game of changing functions an attack counts while fewer of its squares are closed."},
		{Name: optionOwn, Type: search.Int, Default: "1", Min: 0, Max: maxWeight, Source: "II, style",
			Sentence: "The weight of opening own attacks: the active style."},
		{Name: optionEnemy, Type: search.Int, Default: "1", Min: 0, Max: maxWeight, Source: "II, style",
			Sentence: "The weight of closing the opponent's attacks: the passive style."},
	}
}

// Presets returns the named sets of options.
func (Programme) Presets() []search.Preset {
	return []search.Preset{
		{Name: "strong", Sentence: "Everything that helps, within the book's ideas.", Values: map[string]string{}},
		{Name: "deep", Sentence: "The same with lines of up to 15 half-moves, every check a whole one, whatever that takes.",
			Values: map[string]string{optionEffort: "0", optionHalfPlyChecks: "false"}},
		{Name: "authentic", Sentence: "Hope as formula 10 has it, and no further than to the first gain.",
			Values: map[string]string{optionHope: hopeNearer, optionUntil: untilGain, optionTable: "false"}},
		{Name: "plain", Sentence: "The moves of the map and nothing else.",
			Values: map[string]string{optionHope: hopeOff, optionTable: "false", optionOrder: "false", optionUncover: "false", optionDoomed: "false", optionHalfPlyChecks: "false"}},
		{Name: "passive", Sentence: "The style that only closes what the opponent attacks.", Values: map[string]string{optionOwn: "0", optionEnemy: "3"}},
		{Name: "sharp", Sentence: "The style that opens own attacks and cares little for the opponent's.", Values: map[string]string{optionOwn: "3", optionEnemy: "1"}},
	}
}
