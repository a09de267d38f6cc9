package pitrat

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/planner"
)

// prover asks, before a win is accepted, what else there is against it (ours; the option proof): along the first
// player's best moves, and all replies to them.
type prover struct {
	*corrector
	proof    string // the option: what is asked
	verifier *planner.Verifier
	kept     map[openReply]int // after which he keeps what he wants, with the depth to which the verifier has looked
}

// accepts reports whether the win of the root stands by what is asked of its proof. Replies that are still to be
// answered are in the tree then.
func (p *prover) accepts() bool {
	switch p.proof {
	case proofNatural:
		return true
	case proofEvasions:
		return p.acceptsMove(p.root.best, p.evade)
	}
	return p.acceptsMove(p.root.best, p.verify) && p.acceptsLonger()
}

// acceptsMove reports whether nothing is added at a move of the first player, and at what follows it.
func (p *prover) acceptsMove(y *node, adds func(*node) bool) bool {
	if adds(y) {
		return false
	}
	for _, b := range y.children {
		if !b.Null() && b.answered() && !p.acceptsMove(b.best, adds) {
			return false
		}
	}
	return true
}

// evade tries every evasion of a check that was answered by the null move, and reports whether there is one that no
// plan had called for.
func (p *prover) evade(y *node) (added bool) {
	if !y.Position.InCheck() || y.child(board.Pass) == nil {
		return false
	}
	for _, m := range p.Legal(&y.Place) {
		if y.child(m) == nil {
			p.put(y, m)
			added = true
		}
	}
	return added
}

// openReply is a legal reply to a move of the first player without an answer in the tree.
type openReply struct {
	*node
	move board.Move
}

// open appends the replies to a move that have no answer in the tree.
func (p *prover) open(list []openReply, y *node) []openReply {
	for _, m := range p.Legal(&y.Place) {
		if c := y.child(m); c == nil || !c.answered() && !c.Closed {
			list = append(list, openReply{y, m})
		}
	}
	return list
}

// inProof appends the open replies in the proof from a move of the first player on.
func (p *prover) inProof(list []openReply, y *node) []openReply {
	list = p.open(list, y)
	for _, b := range y.children {
		if !b.Null() && b.answered() {
			list = p.inProof(list, b.best)
		}
	}
	return list
}

// verify gives every open reply to the verifier, tries those after which it sees no win, and reports whether there is
// one. The first player has failed there unless he finds an answer.
func (p *prover) verify(y *node) (added bool) {
	for _, r := range p.open(nil, y) {
		kept := true
		for depth := 1; kept && depth <= planner.VerifyFirst; depth += planner.VerifyStep {
			kept = p.keeps(r, depth)
		}
		if added = added || !kept; p.stopped() {
			return true
		}
	}
	return added
}

// longer is how many positions the verifier looks at in all, once it has found nothing.
const longer = 4_000_000

// acceptsLonger is verify for a whole proof, deeper and deeper, every open reply to one depth before it goes on to the
// next, those after which he has won least before others: so it looks deep where they are few, or the men are.
func (p *prover) acceptsLonger() bool {
	v, list := p.verifier, p.inProof(nil, p.root.best)
	slices.SortStableFunc(list, func(a, b openReply) int { return cmp.Compare(p.after(a), p.after(b)) })
	v.Until = v.Positions + longer
	defer func() { v.Until = 0 }()
	for depth := planner.VerifyFirst + planner.VerifyStep; depth <= planner.VerifyMost; depth += planner.VerifyStep {
		for _, r := range list {
			if !p.keeps(r, depth) || p.stopped() {
				return false
			}
		}
	}
	return true
}

// after is the balance after an open reply.
func (p *prover) after(r openReply) eval.Score { return r.Balance - p.Prices.Gain(&r.Position, r.move) }

// keeps asks the verifier about an open reply, which it tries where that sees no win.
func (p *prover) keeps(r openReply, depth int) bool {
	if p.verifier.GaveUp() || p.kept[r] >= depth {
		return true
	}
	var path []uint64
	for n := r.node; n != nil; n = n.parent {
		path = append(path, n.Position.Key())
	}
	before, after := p.verifier.Positions, r.Position.After(r.move)
	kept := p.verifier.Keeps(&after, p.after(r), path, depth)
	p.run.MadeBoards(p.verifier.Positions - before)
	switch {
	case !kept:
		p.challenge(r.node, r.move)
	case !p.verifier.GaveUp():
		p.kept[r] = depth
	}
	return kept
}

// challenge puts a reply into the tree after which no win is seen.
func (p *prover) challenge(y *node, m board.Move) {
	p.put(y, m)
	c := y.child(m)
	switch {
	case c == nil:
	case len(c.children) == 0:
		p.doubt(c)
	case !c.answered():
		p.doubt(c.best)
	}
}

// answered reports whether a reply has an answer in the tree, more than the null move.
func (n *node) answered() bool { return n.best != nil && !n.best.Null() }

// put puts a reply into the tree, as a plan of its own, unless it is there.
func (p *prover) put(y *node, m board.Move) {
	step := plan.Play(m.From(), m.To())
	if m.IsPromotion() {
		step.Promotion = m.Promotion()
	}
	p.execute(p.make(plan.Plan{step}, plan.RuleReply, nil, y, nil), 0, y, 0)
}
