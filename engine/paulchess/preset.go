package paulchess

import "drevo/engine/search"

// Presets returns the named sets of options.
func (Programme) Presets() []search.Preset {
	return []search.Preset{
		{Name: "1.0", Sentence: "PaulChess 1.0: four plies and six of captures, all techniques that its author kept.",
			Values: map[string]string{}},
		{Name: "Simple1", Sentence: "PaulChess 0.1: Simple1's evaluation, four plies, alpha-beta alone.",
			Values: map[string]string{
				optionEvaluation: evaluationSimple, optionQuiescence: "0", optionTwoPhase: "false", optionDeepening: "false",
				optionTable: "false", optionNull: "false", optionNullQuiescence: "false", optionRepetition: "false",
			}},
		{Name: "Simple1 in 1.0", Sentence: "Simple1's evaluation in the search of 1.0.",
			Values: map[string]string{optionEvaluation: evaluationSimple}},
		{Name: "modern", Sentence: "A search of our time, to ten plies, with an evaluation that was tuned on games: the " +
			"yardstick beside which the historic programmes stand.", Values: modernValues(), Player: "Modern"},
		{Name: "minimax", Sentence: "1.0 without anything that saves work: every legal move of three plies, every capture " +
			"of two more.", Values: map[string]string{
			optionDepth: "3", optionQuiescence: "2", optionAlphaBeta: "false", optionOrder: orderGenerated,
			optionTwoPhase:  "false",
			optionDeepening: "false", optionTable: "false", optionNull: "false", optionNullQuiescence: "false",
		}},
	}
}

// modernValues are those of Modern: its switches on, and what of the thesis's goes with them.
func modernValues() map[string]string {
	values := map[string]string{
		optionDepth: "10", optionQuiescence: "30", optionEvaluation: evaluationTuned, optionOrder: orderHints,
		optionTableSize: "16", optionKeepTable: "true", optionNullReduction: "3", optionNullQuiescence: "false",
		optionDraws: "true", optionExtension: "true",
	}
	for _, o := range modernOptions {
		values[o.Name] = "true"
	}
	return values
}
