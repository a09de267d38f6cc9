package present

import (
	"strings"

	"drevo/app/outcome"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Plans are the plans of a search, a row each; ok is false where the programme makes none.
func Plans(programme search.Programme, t *tree.Tree) (table outcome.Table, ok bool) {
	planner, ok := programme.(search.Planner)
	if !ok {
		return table, false
	}
	nodes := NewNodes(t, InPawns)
	table = outcome.New("Plans, in the order in which they were made",
		outcome.Column{Key: "number", Name: "plan", Unit: outcome.NoUnit}, outcome.Column{Key: "side", Name: "side"},
		outcome.Column{Key: "statements", Name: "statements"}, outcome.Column{Key: "rule", Name: "rule"},
		outcome.Column{Key: "place", Name: "section"}, outcome.Column{Key: "parent", Name: "from plan", Unit: outcome.NoUnit},
		outcome.Column{Key: "at", Name: "made at"}, outcome.Column{Key: "fate", Name: "in the end"})
	for i, p := range planner.Plans(t) {
		var parent any
		if p.Parent > 0 {
			parent = p.Parent
		}
		table.Add(i+1, p.Side.String(), outcome.Cell{Value: p.Statements, Text: strings.Join(p.Statements, ", ")}, p.Rule,
			p.Place, parent, nodes.Path(p.Node), p.Fate)
	}
	return table, true
}
