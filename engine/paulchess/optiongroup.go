package paulchess

import "drevo/engine/search"

// optionGroups put the switches together that belong together. To add one: its name in a row.
var optionGroups = []search.OptionGroup{
	{Name: "How far it looks", Options: []string{optionDepth, optionQuiescence, optionExtension, optionDynamic,
		optionDynamicSeconds, modernOptions[checks].Name, modernOptions[advances].Name,
		modernOptions[steadyTime].Name}},
	{Name: "Evaluation", Options: []string{optionEvaluation, optionIsolated, optionWeights, optionTunedWeights}},
	{Name: "Alpha-beta and deepening", Options: []string{optionAlphaBeta, optionDeepening, modernOptions[pvs].Name,
		modernOptions[aspiration].Name}},
	{Name: "Order of moves", Options: []string{optionOrder, optionTwoPhase, modernOptions[killers].Name,
		modernOptions[history].Name, modernOptions[replies].Name, modernOptions[captureHistory].Name,
		modernOptions[keptHistory].Name}},
	{Name: "Table", Options: []string{optionTable, optionTableSize, optionKeepTable,
		modernOptions[tableMoves].Name}},
	{Name: "Null moves", Options: []string{optionNull, optionNullReduction, optionNullQuiescence,
		modernOptions[nullStatic].Name, modernOptions[nullDeeper].Name, modernOptions[nullMargin].Name,
		modernOptions[mateThreats].Name}},
	{Name: "Moves looked at less far", Options: []string{modernOptions[reductions].Name, modernOptions[cutNodes].Name,
		modernOptions[unknown].Name}},
	{Name: "Moves left out", Options: []string{modernOptions[lateMoves].Name, modernOptions[reverse].Name,
		modernOptions[futility].Name, modernOptions[exchange].Name, modernOptions[exchangeSearch].Name,
		modernOptions[delta].Name, modernOptions[captures].Name, modernOptions[evasions].Name}},
	{Name: "Draws", Options: []string{optionRepetition, optionDraws, modernOptions[twofold].Name}},
	{Name: "Generator", Options: []string{optionSliders}},
}
