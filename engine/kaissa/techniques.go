package kaissa

import "drevo/engine/tree"

// techniques say which reasons and places show what a technique did.
var techniques = []tree.Technique{
	{Key: "kaissa.forcing-variations-technique", Name: "forcing variations",
		Reasons: []tree.Reason{ReasonNotForcing, ReasonChecksUsed},
		Sentence: "Beyond the level only captures, checks and replies to checks are looked at, and of checks no more than " +
			"a side may give."},
	{Key: "kaissa.standing-pat-technique", Name: "standing pat", Reasons: []tree.Reason{tree.ReasonStandPatCut},
		Sentence: "A side is satisfied by a static value that reaches the border."},
	{Key: "kaissa.rounds-technique", Name: "rounds", Switch: optionRounds,
		Repeats: []tree.Reason{tree.ReasonBelowBounds, tree.ReasonAboveBounds},
		Sentence: "An iteration is searched within narrow borders around a guess, and again with others where the guess " +
			"was wrong. What that saves is not in the record: the ablation shows it."},
	{Key: "kaissa.preliminary-search-technique", Name: "preliminary search", Switch: optionPreliminary,
		Reasons: []tree.Reason{ReasonNotBest}, Types: []tree.NodeType{TypeFV0, TypeFV1},
		Places:   []tree.Place{tree.PlaceEarlier},
		Sentence: "FV0 and FV1 order the moves at the root, and after the best one."},
	{Key: "kaissa.killers-technique", Name: "killers", Switch: optionKillers, Places: []tree.Place{tree.PlaceKiller},
		Sentence: "Moves that refuted another one are tried early at the same distance from the root."},
	{Key: "kaissa.table-technique", Name: "table", Switch: optionTable, Reasons: []tree.Reason{tree.ReasonTable},
		Places:   []tree.Place{tree.PlaceTable},
		Sentence: "A position that was searched before is not searched again; else its best move comes first."},
	{Key: "kaissa.blank-move-technique", Name: "blank move", Switch: optionBlankMove, Places: []tree.Place{PlaceBlank},
		Sentence: "A side that is ahead passes first, to see whether that reaches the border."},
}
