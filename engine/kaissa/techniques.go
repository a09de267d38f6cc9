package kaissa

import (
	"drevo/engine/search"
	"drevo/engine/tree"
)

// techniques are those that options switch, and those that none does.
var techniques = append(search.Techniques(options), []tree.Technique{
	{Key: "kaissa.forcing-variations-technique", Name: "forcing variations",
		Reasons: []tree.Reason{reasonNotForcing, reasonChecksUsed},
		Sentence: "Beyond the level only captures, checks and replies to checks are looked at, and of checks no more than " +
			"a side may give."},
	{Key: "kaissa.standing-pat-technique", Name: "standing pat", Reasons: []tree.Reason{tree.ReasonStandPatCut},
		Sentence: "A side is satisfied by a static value that reaches the border."},
}...)
