package paulchess

import (
	"drevo/engine/search"
	"drevo/engine/tree"
)

// techniques are those that options switch, and those that none does.
var techniques = append(search.Techniques(New().Options()), []tree.Technique{
	{Key: "paulchess.standing-pat-technique", Name: "standing pat", Reasons: []tree.Reason{tree.ReasonStandPatCut},
		Unmade: true, Sentence: "In quiescence no capture is looked at where the static value alone reaches the bound."},
	{Key: "paulchess.captures-only-technique", Name: "captures only", Reasons: []tree.Reason{reasonNotCapture},
		Unmade: true, Sentence: "Beyond the depth only captures are looked at."},
}...)
