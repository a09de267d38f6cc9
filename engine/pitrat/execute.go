package pitrat

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/planner"
)

// executor executes plans (section 2.3).
type executor struct {
	grower
	forcing bool     // the option of that name
	without []string // own moves that are not to be tried, after those that lead there
}

// executeAll executes the plans of a node's second list, the oldest first; a plan tried is deleted
// from it (section 2.3).
func (x *executor) executeAll(n *node) {
	for len(n.second) > 0 && !x.stopped() {
		p := n.second[0]
		n.second = n.second[1:]
		x.execute(p.made, p.at, n, 0)
	}
	n.changed()
}

// execute carries a plan out at a node from a statement on, until a move that waits for the replies,
// or a statement that fails (section 2.3). Depth is how many modifications gave way to this plan at
// this node.
func (x *executor) execute(m *made, at int, n *node, depth int) {
	x.note(m, at, n, plan.Tried)
	for i := at; i < len(m.statements) && !x.stopped(); i++ {
		switch s := m.statements[i]; s.Kind {
		case plan.Move:
			if x.playMove(m, i, n) {
				return
			}
		case plan.Plays:
			x.playMan(m, i, n)
			return
		case plan.Verification:
			if !s.Want.Holds(n.Position.At(s.Square), m.side) {
				x.note(m, i, n, plan.Failed)
				return
			}
		case plan.Modification:
			if s.Want.Holds(n.Position.At(s.Square), m.side) {
				continue // it has already been done (section 2.3.2)
			}
			x.modify(m, i, n, depth)
			return
		case plan.Analysis:
			x.analyseMan(m, i, n, depth)
			return
		}
	}
	x.note(m, len(m.statements), n, plan.Passed)
}

// playMove executes a move statement (section 2.3.1) and reports whether the plan stops there: with a
// star the next statement is considered at once.
func (x *executor) playMove(m *made, i int, n *node) (stops bool) {
	s, any := m.statements[i], false
	for _, move := range x.Legal(&n.Place) {
		if s.Plays(move) && (!s.Star || move.IsCapture()) {
			any = true
			x.call(n, move, m, i)
		}
	}
	if s.Star {
		return false
	}
	if !any {
		x.note(m, i, n, plan.NotLegal)
	}
	return true
}

// playMan executes "the man on S plays" (section 2.3.2 (1)).
func (x *executor) playMan(m *made, i int, n *node) {
	if move := x.ManPlays(m.statements[i].Square, &n.Place); move != board.NoMove {
		x.call(n, move, m, i)
		return
	}
	x.note(m, i, n, plan.NotLegal)
}

// modify executes a modification: it is replaced by each way to make it, followed by its verification
// and by the rest of the plan (section 2.3.2).
func (x *executor) modify(m *made, i int, n *node, depth int) {
	s := m.statements[i]
	if !s.Have.Holds(n.Position.At(s.Square), m.side) {
		x.note(m, i, n, plan.Gone)
		return
	}
	x.note(m, i, n, plan.Refined)
	for _, q := range x.Expand(m.statements[i:], &n.Place, depth) {
		x.carryOut(q, plan.RuleOf(s.Purpose()), m, n, depth+1)
	}
}

// analyseMan executes a limited analysis (section 2.3.4).
func (x *executor) analyseMan(m *made, i int, n *node, depth int) {
	rest := m.statements[i+1:]
	x.note(m, i, n, plan.Refined)
	for _, idea := range x.Limited(&n.Position, m.statements[i].Square) {
		x.carryOut(idea.Plan.Followed(rest...), plan.RuleLimited, m, n, depth+1)
	}
}

// carryOutAll makes plans of ideas and executes those that the simulation accepts.
func (x *executor) carryOutAll(ideas []planner.Idea, rule plan.Rule, n *node) {
	for _, idea := range ideas {
		x.carryOut(idea.Plan, rule, nil, n, 0)
	}
}

// carryOut makes a plan and executes it at a node if the simulation accepts it.
func (x *executor) carryOut(statements plan.Plan, rule plan.Rule, parent *made, n *node, depth int) {
	if x.stopped() {
		return
	}
	m := x.make(statements, rule, parent, n, nil)
	if fate := x.Simulate(statements, &n.Place); fate != plan.Waiting {
		x.note(m, 0, n, fate)
		return
	}
	x.execute(m, 0, n, depth)
}

// lineTo is a move at a node after all that lead there, in coordinates.
func lineTo(n *node, move board.Move) string {
	line := move.UCI()
	for ; n.parent != nil; n = n.parent {
		line = n.Move.UCI() + "-" + line
	}
	return line
}

// call puts a move that a plan calls for into the tree (section 2.3.1). The end of the plan is offered
// to every reply that there is, and to those that come.
func (x *executor) call(n *node, move board.Move, m *made, at int) {
	if len(x.without) > 0 && slices.Contains(x.without, lineTo(n, move)) {
		return
	}
	c := n.child(move)
	if c == nil {
		if c = x.reply(n, move); c == nil {
			return
		}
	}
	if !c.called.add(m.ends[at]) {
		x.note(m, at, c, plan.Listed)
		return
	}
	called := carried{m, at}
	c.first = append(c.first, called)
	c.threat = c.threat || called.after().Threat(c.afterNull()) || x.forcing && c.Position.InCheck()
	x.note(m, at, c, plan.Calls)
	c.changed()
	for _, reply := range c.children {
		reply.forget()
		x.offer(reply, m, at+1)
	}
}

// hasCalled reports whether a plan has called for a move at a node from a statement on.
func (x *executor) hasCalled(n *node, move board.Move, m *made, at int) bool {
	c := n.child(move)
	return c != nil && c.called.has(m.ends[at])
}

// reply adds a move to the tree, or returns nil when the search must end. The plans that call for the
// move before it are offered to the new node (section 2.3).
func (x *executor) reply(n *node, move board.Move) *node {
	c := x.grow(n, move)
	if c != nil {
		for _, p := range n.first {
			x.offer(c, p.made, p.at+1)
		}
	}
	return c
}

// offer puts the end of a plan into the second list of a node, unless it is empty, was there before,
// or is thrown out by the simulation (section 2.3.1).
func (x *executor) offer(n *node, m *made, at int) {
	if at >= len(m.statements) || n.Closed {
		return
	}
	if !n.known.add(m.ends[at]) {
		x.note(m, at, n, plan.Listed)
		return
	}
	fate := x.Simulate(m.statements[at:], &n.Place)
	x.note(m, at, n, fate)
	switch fate {
	case plan.Waiting:
		n.second = append(n.second, carried{m, at})
		n.changed()
	case plan.RejectedMissing, plan.RejectedShut:
		if x.forcing || n.Null() {
			x.offerThreat(n, m, at)
		}
	}
}

// offerThreat offers what a plan threatens at once, its first captures with a star, where the rest of it
// has become impossible: after the null move "we consider the following move of the plan" (section 2.4.1);
// with the option forcing after every reply (ruling).
func (x *executor) offerThreat(n *node, m *made, at int) {
	end := m.statements[at:]
	if threats := end.Captures(); threats > 0 && threats < len(end) {
		x.offer(n, x.make(end[:threats], m.rule, m, n, nil), 0)
	}
}
