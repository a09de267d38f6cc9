package itep

import "drevo/engine/tree"

// techniques say which reasons and types show what a technique did. What the bounds of the rounds save is
// not in the record.
var techniques = []tree.Technique{
	{Name: "alpha-beta", Reasons: []tree.Reason{tree.ReasonCut, tree.ReasonAfterCut},
		Sentence: "Formula 20: once the bounds meet the other moves are not examined."},
	{Name: "forced game", Reasons: []tree.Reason{ReasonNotForced, ReasonMaterialBelow, ReasonChecksUsed},
		Sentence: "From the rank Dn on only forced moves are examined."},
	{Name: "empty move", Reasons: []tree.Reason{ReasonDeclinedCut},
		Sentence: "A side declines the forced game where its evaluation alone reaches the bound."},
	{Name: "active game", Reasons: []tree.Reason{ReasonLosing, ReasonPassive, ReasonNotAmongBest}, Types: []tree.NodeType{TypeSafety, TypeActivity},
		Sentence: "Moves that lose material by their test, and passive ones but the best, are not examined. Its own nodes are those of the tests."},
}
