package botvinnik

import (
	"drevo/engine/search"
	"drevo/engine/tree"
)

// techniques are those that options switch, and those that none does.
var techniques = append(search.Techniques(options), []tree.Technique{
	{Key: "botvinnik.the-map-technique", Name: "the map", Reasons: []tree.Reason{reasonNotOnMap},
		Sentence: "Only moves on attack trajectories within the horizon, and their denials, are looked at."},
	{Key: "botvinnik.exchanges-technique", Name: "exchanges", Reasons: []tree.Reason{reasonExchange},
		Sentence: "Exchanges that do not pay are not looked at."},
	{Key: "botvinnik.changing-functions-technique", Name: "changing functions", Reasons: []tree.Reason{reasonLessChange},
		Sentence: "Of the moves that change the functions less than others none is looked at."},
}...)
