package trace

import (
	"fmt"

	"drevo/engine/tree"
)

// lower is the lower bound of a node as it stands, without what one move has brought.
func (c *checker) lower(n *node, but Move) int64 {
	alpha := n.alpha
	if c.header.Marked || n.stage && n.test { // what only decides something raises nothing
		return alpha
	}
	if c.standsPat(n) {
		alpha = max(alpha, n.static)
	}
	for i := range n.results {
		if r := &n.results[i]; r.searches > 0 && r.move != but && r.move != Pass && r.move.Test() == 0 {
			alpha = max(alpha, r.value)
		}
	}
	return alpha
}

// window tries rule 7.
func (c *checker) window(n, parent *node) {
	if !parent.window {
		return
	}
	c.ok(ruleWindow)
	alpha, beta := c.lower(parent, n.move), parent.beta
	low, high := -n.beta, -n.alpha
	if n.move.Again() {
		low, high = n.alpha, n.beta
	}
	switch {
	case n.alpha >= n.beta:
		c.wrong(ruleWindow, n, "its window %d to %d is empty", n.alpha, n.beta)
	case low < alpha && low < high || high > beta:
		c.wrong(ruleWindow, n, "its window is %d to %d seen from above, where it is %d to %d", low, high, alpha, beta)
	}
}

// depthOf tries rule 12.
func (c *checker) depthOf(n, parent *node) {
	words := c.header.Words
	again := parent.find(n.move) >= 0 && parent.results[parent.find(n.move)].searches > 0
	if !n.hasDepth || !parent.hasDepth || n.move.Again() || n.move == Pass || !n.hint.said && !again ||
		words.kinds[n.code].standPat || words.kinds[parent.code].standPat {
		return
	}
	c.ok(ruleDepth)
	want := parent.depth - c.header.Depth - n.hint.less + n.hint.more
	if n.depth == want {
		return
	}
	c.wrong(ruleDepth, n, "its depth is %d, want %d: %d above it, less %d, reduced by %d, extended by %d", n.depth, want,
		parent.depth, c.header.Depth, n.hint.less, n.hint.more)
}

// settle tries rule 13: a move that must be searched again has its turn next.
func (c *checker) settle(parent *node, next Move) {
	if parent.owed == NoMove {
		return
	}
	c.ok(ruleAgain)
	if parent.owed != next {
		c.wrong(ruleAgain, parent, "%s %s, and is not searched again", c.name(parent.owed), parent.owes)
	}
	parent.owed = NoMove
}

// owe notes that a node's move must be searched again.
func (c *checker) owe(n, parent *node) {
	if n.test || c.header.Marked || n.move.Again() || n.move == Pass || n.reason == tree.ReasonStopped || !parent.window {
		return
	}
	alpha := c.lower(parent, n.move)
	narrow := n.beta-n.alpha == 1 && parent.beta-parent.alpha > 1
	switch value := n.forParent(); {
	case value <= alpha:
	case n.hint.less > 0:
		parent.owed, parent.owes = n.move, fmt.Sprintf("was reduced and comes to %d, above alpha %d", value, alpha)
	case narrow && value < parent.beta:
		parent.owed, parent.owes = n.move,
			fmt.Sprintf("was searched with a window of one unit and comes to %d, above alpha %d", value, alpha)
	}
}
