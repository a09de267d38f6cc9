package pitrat

import (
	"drevo/engine/pitrat/plan"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Plans lists the plans of a tree, with what happened to each last; that it was in a list already is nothing.
func (Programme) Plans(t *tree.Tree) []search.Plan {
	a := AccountOf(t)
	if a == nil {
		return nil
	}
	list := make([]search.Plan, a.Plans())
	for i := range list {
		m := a.Plan(i + 1)
		p := search.Plan{Side: m.Side, Rule: m.Rule.String(), Place: m.Rule.Place(), Parent: m.Parent, Node: m.Node}
		for _, s := range m.Statements {
			p.Statements = append(p.Statements, s.String())
		}
		list[i] = p
	}
	for i := range a.Events() {
		if e := a.Event(i); e.Fate != plan.Listed && e.Plan > 0 && int(e.Plan) <= len(list) {
			list[e.Plan-1].Fate = e.Fate.String()
		}
	}
	return list
}
