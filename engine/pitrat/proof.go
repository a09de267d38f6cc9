package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/planner"
)

// prover asks, before a win is accepted, what else there is against it (ours; the option proof): along the first
// player's best moves, and all replies to them.
type prover struct {
	*corrector
	proof    string // the option: what is asked
	verifier *planner.Verifier
}

// accepts reports whether the win of the root stands by what is asked of its proof. Replies that are still to be
// answered are in the tree then.
func (p *prover) accepts() bool {
	return p.proof == proofNatural || p.acceptsMove(p.root.best)
}

// acceptsMove is accepts for a move of the first player, and what follows it.
func (p *prover) acceptsMove(y *node) bool {
	if !y.asked {
		y.asked = true
		if p.proof == proofVerify && p.verify(y) || p.proof == proofEvasions && p.evade(y) {
			return false
		}
	}
	for _, b := range y.children {
		if !b.Null() && b.answered() && !p.acceptsMove(b.best) {
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

// verify gives every legal reply to which there is no answer in the tree to the verifier, tries those after which it
// sees no win, and reports whether there is one. The first player has failed there unless he finds an answer.
func (p *prover) verify(y *node) (added bool) {
	var path []uint64
	for n := y; n != nil; n = n.parent {
		path = append(path, n.Position.Key())
	}
	before := p.verifier.Positions
	for _, m := range p.Legal(&y.Place) {
		if c := y.child(m); c != nil && (c.answered() || c.Closed) {
			continue
		}
		after := y.Position.After(m)
		if !p.verifier.Keeps(&after, y.Balance-p.Prices.Gain(&y.Position, m), path) {
			p.challenge(y, m)
			added = true
		}
		if p.stopped() {
			return true
		}
	}
	p.run.MadeBoards(p.verifier.Positions - before)
	return added
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
