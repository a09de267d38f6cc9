package botvinnik

import "drevo/engine/tree"

// techniques say which reasons show what a part of the method did.
var techniques = []tree.Technique{
	{Key: "botvinnik.the-map-technique", Name: "the map", Reasons: []tree.Reason{ReasonNotOnMap},
		Sentence: "Only moves on attack trajectories within the horizon, and their denials, are looked at."},
	{Key: "botvinnik.the-account-of-hope-technique", Name: "the account of hope", Switch: optionHope,
		Reasons:  []tree.Reason{ReasonNoHope, ReasonHopeless},
		Sentence: "A side that can't win back what it has lost does not go on."},
	{Key: "botvinnik.exchanges-technique", Name: "exchanges", Reasons: []tree.Reason{ReasonExchange},
		Sentence: "Exchanges that do not pay are not looked at."},
	{Key: "botvinnik.changing-functions-technique", Name: "changing functions", Reasons: []tree.Reason{ReasonLessChange},
		Sentence: "Of the moves that change the functions less than others none is looked at."},
	{Key: "botvinnik.table-technique", Name: "table", Switch: optionTable, Reasons: []tree.Reason{tree.ReasonTable},
		Places: []tree.Place{tree.PlaceTable}, Sentence: "A position that was calculated before is not calculated again."},
}
