package itep

import "drevo/engine/tree"

// techniques say which reasons and types show what a technique did.
var techniques = []tree.Technique{
	{Key: "itep.alpha-beta-technique", Name: "alpha-beta", Reasons: []tree.Reason{tree.ReasonCut, tree.ReasonAfterCut},
		Sentence: "Formula 20: once the bounds meet the other moves are not examined."},
	{Key: "itep.rounds-technique", Name: "rounds", Repeats: []tree.Reason{tree.ReasonBelowBounds, tree.ReasonAboveBounds},
		Sentence: "The game is searched within bounds around an estimate, and again with others where the value lies " +
			"outside. What narrow bounds save is not in the record."},
	{Key: "itep.forced-game-technique", Name: "forced game",
		Reasons:  []tree.Reason{reasonNotForced, reasonMaterialBelow, reasonChecksUsed},
		Sentence: "From the rank Dn on only forced moves are examined."},
	{Key: "itep.empty-move-technique", Name: "empty move", Reasons: []tree.Reason{reasonDeclinedCut},
		Sentence: "A side declines the forced game where its evaluation alone reaches the bound."},
	{Key: "itep.active-game-technique", Name: "active game",
		Reasons: []tree.Reason{reasonLosing, reasonPassive, reasonNotAmongBest},
		Types:   []tree.NodeType{TypeSafety, TypeActivity},
		Sentence: "Moves that lose material by their test, and passive ones but the best, are not examined. Its own nodes " +
			"are those of the tests."},
}
