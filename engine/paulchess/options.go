package paulchess

import (
	"slices"
	"strconv"

	"drevo/engine/paulchess/tuned"
	"drevo/engine/search"
)

// Names of the options that change what the terms are worth.
const (
	optionWeights      = "weights"
	optionIsolated     = "isolatedBonus"
	optionTunedWeights = "tunedWeights"
)

// placeTuned is where the tuned values come from.
const placeTuned = "docs/tuning.md: found by drevo tune on games of the programme against itself"

// Options returns the switches of the programme: those of the thesis's "AI options", Modern's, and
// the weights.
func (Programme) Options() []search.Option {
	return slices.Clone(allOptions)
}

var allOptions = search.Grouped(slices.Concat(thesisOptions, modernOptions[:], weightOptions), optionGroups)

// weightOptions change what the terms are worth.
var weightOptions = []search.Option{
	off(optionIsolated, "Intelligence Improvement #2: Fixing Long-Overlooked Bugs", "Isolated pawns are a bonus, as "+
		"they were in the early versions for several months by mistake."),
	{Name: optionWeights, Type: search.Weights, Default: "", Set: &version1, Source: "ruling: the thesis gives no " +
		"values but those of material",
		Sentence: "Weights of terms that differ from those of 1.0, in hundredths of a pawn: term:number, with commas " +
			"between. Simple1 takes those that it has, too."},
	{Name: optionTunedWeights, Type: search.Weights, Default: "", Set: tuned.Set, Source: placeTuned,
		Sentence: "Weights of terms that differ from those of the tuned evaluation, in hundredths of a pawn: term:number, " +
			"with commas between."},
}

// on is a switch that is on in version 1.0.
func on(name, source, sentence string) search.Option {
	return search.Option{Name: name, Type: search.Bool, Default: "true", Source: source, Sentence: sentence}
}

// off is a switch that is off in version 1.0.
func off(name, source, sentence string) search.Option {
	return search.Option{Name: name, Type: search.Bool, Default: "false", Source: source, Sentence: sentence}
}

// whole is a number with the value that it has in version 1.0.
func whole(name string, value, least, most int, source, sentence string) search.Option {
	return search.Option{Name: name, Type: search.Int, Default: strconv.Itoa(value), Min: least, Max: most, Source: source,
		Sentence: sentence}
}
