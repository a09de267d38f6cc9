package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// executeAll executes the plans of a node's second list, the oldest first; a plan tried is deleted
// from it (section 2.3).
func (f *finder) executeAll(n *node) {
	for len(n.second) > 0 && !f.stopped() {
		p := n.second[0]
		n.second = n.second[1:]
		f.execute(p.made, p.at, n, 0)
	}
	n.changed()
}

// execute carries a plan out at a node from a statement on, until a move that waits for the replies,
// or a statement that fails (section 2.3). Depth is how many modifications gave way to this plan at
// this node.
func (f *finder) execute(m *made, at int, n *node, depth int) {
	f.note(m, at, n, Tried)
	for i := at; i < len(m.statements) && !f.stopped(); i++ {
		switch s := m.statements[i]; s.Kind {
		case plan.Move:
			if f.playMove(m, i, n) {
				return
			}
		case plan.Plays:
			f.playMan(m, i, n)
			return
		case plan.Verification:
			if !s.Want.Holds(n.position.At(s.Square), m.side) {
				f.note(m, i, n, Failed)
				return
			}
		case plan.Modification:
			if s.Want.Holds(n.position.At(s.Square), m.side) {
				continue // it has already been done (section 2.3.2)
			}
			f.modify(m, i, n, depth)
			return
		case plan.Analysis:
			f.analyseMan(m, i, n, depth)
			return
		}
	}
	f.note(m, len(m.statements), n, Passed)
}

// playMove executes a move statement (section 2.3.1) and reports whether the plan stops there: with a
// star the next statement is considered at once.
func (f *finder) playMove(m *made, i int, n *node) (stops bool) {
	s, any := m.statements[i], false
	for _, move := range f.legal(n) {
		if move.From() != s.Square || move.To() != s.To || !promotes(move, s.Promotion) || s.Star && !move.IsCapture() {
			continue
		}
		any = true
		f.add(n, move, m, i)
	}
	if s.Star {
		return false
	}
	if !any {
		f.note(m, i, n, NotLegal)
	}
	return true
}

// promotes reports whether a move is what a statement says of the promotion: where it says nothing,
// both the queen and the knight (section 2.2.4).
func promotes(move board.Move, k board.PieceType) bool {
	return k == board.Pawn || move.Promotion() == k
}

// modify executes a modification: it is replaced by each way to make it, followed by its verification
// and by the rest of the plan (section 2.3.2).
func (f *finder) modify(m *made, i int, n *node, depth int) {
	s := m.statements[i]
	if !s.Have.Holds(n.position.At(s.Square), m.side) {
		f.note(m, i, n, Gone)
		return
	}
	rest := m.statements[i+1:]
	f.note(m, i, n, Refined)
	for _, way := range f.expand(s, n, depth) {
		q := way.Followed(s.Verification()).Followed(rest...)
		if fits(q) {
			f.carryOut(q, RuleRemoveFriend+Rule(s.Purpose()-plan.RemoveFriend), m, n, depth+1)
		}
	}
}

// analyseMan executes a limited analysis (section 2.3.4).
func (f *finder) analyseMan(m *made, i int, n *node, depth int) {
	rest := m.statements[i+1:]
	f.note(m, i, n, Refined)
	for _, idea := range f.limited(n, m.statements[i].Square) {
		f.carryOut(idea.statements.Followed(rest...), RuleLimited, m, n, depth+1)
	}
}

// carryOut makes a plan and executes it at a node if the simulation accepts it.
func (f *finder) carryOut(statements plan.Plan, rule Rule, parent *made, n *node, depth int) {
	if f.stopped() {
		return
	}
	m := f.make(statements, rule, n.turn(), parent, n, nil)
	if fate := f.simulate(m, 0, n); fate != Waiting {
		f.note(m, 0, n, fate)
		return
	}
	f.execute(m, 0, n, depth)
}

// add puts a move that a plan calls for into the tree (section 2.3.1). The end of the plan is offered
// to every reply that there is, and to those that come.
func (f *finder) add(n *node, move board.Move, m *made, at int) {
	c := n.child(move)
	if c == nil {
		if c = f.grow(n, move); c == nil {
			return
		}
	}
	if !c.called.add(m.hashes[at]) {
		f.note(m, at, c, Listed)
		return
	}
	c.first = append(c.first, carried{m, at})
	c.threat = c.threat || m.threatens(at, c.threatened()) || f.forcing && c.position.InCheck()
	f.note(m, at, c, Calls)
	c.changed()
	for _, reply := range c.children {
		reply.forget()
		f.offer(reply, m, at+1)
	}
}

// offer puts the end of a plan into the second list of a node, unless it is empty, was there before,
// or is thrown out by the simulation (section 2.3.1).
func (f *finder) offer(n *node, m *made, at int) {
	if at >= len(m.statements) || n.closed {
		return
	}
	if !n.known.add(m.hashes[at]) {
		f.note(m, at, n, Listed)
		return
	}
	fate := f.simulate(m, at, n)
	f.note(m, at, n, fate)
	switch fate {
	case Waiting:
		n.second = append(n.second, carried{m, at})
		n.changed()
	case RejectedMissing, RejectedShut:
		if f.forcing || n.null() {
			f.offerThreat(n, m, at)
		}
	}
}

// offerThreat offers what a plan threatens at once, its first captures with a star, where the rest of it
// has become impossible: after the null move "we consider the following move of the plan" (section 2.4.1);
// with the option forcing after every reply (ruling).
func (f *finder) offerThreat(n *node, m *made, at int) {
	end := at
	for end < len(m.statements) && m.statements[end].Kind == plan.Move && m.statements[end].Star {
		end++
	}
	if end > at && end < len(m.statements) {
		f.offer(n, f.make(m.statements[at:end], m.rule, m.side, m, n, nil), 0)
	}
}
