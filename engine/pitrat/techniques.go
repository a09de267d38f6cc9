package pitrat

import "drevo/engine/tree"

// techniques say which reasons show what a part of the method did.
var techniques = []tree.Technique{
	{Key: "pitrat.plans-technique", Name: "plans", Reasons: []tree.Reason{reasonUnasked},
		Sentence: "Only moves that some plan calls for are looked at."},
}
