package trace

import (
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// values tries the rules of a value, by the reason for which a node was left: 3, 4, 5, 6, 11 and 14.
func (c *checker) values(n *node) {
	group := c.group(n.reason)
	switch {
	case n.reason == tree.ReasonStopped || n.hidden > 0:
	case n.reason.Final():
		c.final(n)
	case group == tree.GroupTable:
		c.table(n)
	case c.header.Marked:
		c.marked(n)
	case n.reason == tree.ReasonQuiet && n.hasStatic:
		c.value(n, n.static, "the static value")
	case n.stages > 0:
		c.value(n, n.taken, "that of its last stage")
	case group == tree.GroupSearched || group == tree.GroupCut:
		c.searchedValue(n, group)
	}
}

// same reports whether a value is a node's: within the window, where the engine forces it in there.
func (c *checker) same(n *node, value int64) bool {
	if c.header.FailHard {
		return min(max(value, n.alpha), n.beta) == min(max(n.value, n.alpha), n.beta)
	}
	return value == n.value
}

// value tries whether a node has the value that something else has.
func (c *checker) value(n *node, want int64, of string) {
	c.ok(ruleValue)
	if !c.same(n, want) {
		c.wrong(ruleValue, n, "its value is %d, want %d, %s", n.value, want, of)
	}
}

// searchedValue tries the rules of a node whose moves were searched, or that was cut.
func (c *checker) searchedValue(n *node, group tree.Group) {
	best := n.best
	switch {
	case best == Pass || best.Test() > 0:
		c.tested(n, best)
	default:
		c.maximum(n)
		c.bestMove(n, best)
	}
	if group == tree.GroupCut && n.value < n.beta {
		c.wrong(ruleValue, n, "it was cut with the value %d, below beta %d", n.value, n.beta)
	}
	if group == tree.GroupSearched {
		c.absent(n)
	}
}

// marked tries the value of a node whose best child is marked: it is that of the child or, where there is none, the
// static value, and no other child promises more.
func (c *checker) marked(n *node) {
	switch {
	case n.better:
		c.value(n, n.promised, "that of "+c.name(n.marked))
	case n.hasStatic:
		c.value(n, n.static, "the static value")
	default:
		c.ok(ruleValue)
		c.wrong(ruleValue, n, "its value is %d, and there is nothing that it could come from", n.value)
	}
	for i := range n.results {
		if r := &n.results[i]; r.searches > 0 && r.move != Pass && r.value > n.value {
			c.wrong(ruleBest, n, "%s promises %d, more than its value %d", c.name(r.move), r.value, n.value)
		}
	}
}

// tested tries the value that a pass or a test has given: what came of it, or beta that it reaches.
func (c *checker) tested(n *node, by Move) {
	c.ok(ruleValue)
	at := n.find(by)
	switch {
	case at < 0:
		c.wrong(ruleValue, n, "its value is that of %s, which has no node", c.name(by))
	case by.Test() > 0 && !c.header.Words.given[by.Test()]:
		c.wrong(ruleValue, n, "its value is that of %s, which gives none", c.name(by))
	case !c.same(n, n.results[at].value) && !(n.results[at].value >= n.beta && n.value == n.beta):
		c.wrong(ruleValue, n, "its value is %d, want %d, that of %s", n.value, n.results[at].value, c.name(by))
	}
}

// maximum tries whether a node has the best value of what was looked at there.
func (c *checker) maximum(n *node) {
	best, by := int64(lowest), "nothing"
	if c.standsPat(n) {
		best, by = n.static, "the static value"
	}
	mistaken := "" // a move whose value before the last search would do
	for i := range n.results {
		r := &n.results[i]
		if r.move == Pass || r.move.Test() > 0 {
			continue
		}
		if r.searches > 1 {
			c.ok(ruleLast)
			if r.earlier == n.value {
				mistaken = c.name(r.move)
			}
		}
		if r.value > best {
			best, by = r.value, "that of "+c.name(r.move)
		}
	}
	c.ok(ruleValue)
	switch {
	case best == lowest:
		c.wrong(ruleValue, n, "its value is %d, and there is nothing that it could come from%s", n.value, c.pattedIn(n))
	case c.same(n, best):
	case mistaken != "":
		c.wrong(ruleLast, n, "its value is %d, that of a search of %s before the last one; want %d, %s", n.value, mistaken,
			best, by)
	default:
		c.wrong(ruleValue, n, "its value is %d, want %d, %s", n.value, best, by)
	}
}

// pattedIn says so where a static value does not count because the side to move is in check.
func (c *checker) pattedIn(n *node) string {
	if n.hasStatic && n.value == n.static && n.at.InCheck() {
		return ": in check nobody stands pat, unless the kind says in-check"
	}
	return ""
}

// bestMove tries rule 5.
func (c *checker) bestMove(n *node, best Move) {
	if best == NoMove || best.Again() || n.stage && n.find(Same) >= 0 { // the root of a stage has it
		return
	}
	c.ok(ruleBest)
	switch at := n.find(best); {
	case at < 0:
		c.wrong(ruleBest, n, "its best move %s was neither searched nor judged", c.name(best))
	case !c.same(n, n.results[at].value):
		c.wrong(ruleBest, n, "its best move %s has the value %d, and the node %d", c.name(best), n.results[at].value, n.value)
	}
}

// final tries whether the game is over as the reason says.
func (c *checker) final(n *node) {
	c.ok(ruleValue)
	mobile, check := n.at.HasLegalMove(), n.at.InCheck()
	so := true
	switch n.reason {
	case tree.ReasonCheckmate:
		so = !mobile && check
		if want := int64(n.ply) - c.header.Mate; so && c.header.Mate > 0 && !c.header.Marked && !c.same(n, want) {
			c.wrong(ruleValue, n, "a mate after %d half-moves is %d, want %d", n.ply, n.value, want)
		}
	case tree.ReasonStalemate:
		so = !mobile && !check
	case tree.ReasonFiftyMoves:
		so = n.at.HalfmoveClock() >= 100
	case tree.ReasonInsufficient:
		so = n.at.InsufficientMaterial()
	case tree.ReasonRepetition:
		so = c.repeats(n)
	}
	if !so {
		c.wrong(ruleValue, n, "it is said to be %s, and is not", c.header.Words.Reason(n.reason).Name)
	}
}

// repeats reports whether a position stood on the board before, on its line or in the game as far as it is known.
func (c *checker) repeats(n *node) bool {
	key := n.at.Key()
	for i := range c.stack[:c.open] {
		if above := &c.stack[i]; above.ply < n.ply && above.at.Key() == key {
			return true
		}
	}
	return c.game.Count(key) > 0 || c.game.Len() == 1 && c.stack[0].at.HalfmoveClock() > 0
}

// table tries rules 6 and 11: the value is that of the entry, whose bound allows it, and somebody stored it.
func (c *checker) table(n *node) {
	k := n.known
	if !k.said {
		return
	}
	c.ok(ruleTable)
	switch {
	case !c.same(n, k.value):
		c.wrong(ruleTable, n, "its value is %d, and the table has %d", n.value, k.value)
		return
	case k.bound == tree.Lower && k.value < n.beta || k.bound == tree.Upper && k.value > n.alpha:
		c.wrong(ruleTable, n, "the table knows it is %s %d, which closes no window from %d to %d", k.bound, k.value, n.alpha,
			n.beta)
		return
	case !k.hasDepth || k.hasNode:
		return
	}
	if n.hasDepth && !c.header.mates(k.value) {
		c.ok(ruleShallow)
		if k.depth < n.depth {
			c.wrong(ruleShallow, n, "the table's depth is %d, and the node's %d", k.depth, n.depth)
		}
	}
	c.link(n)
}

// link finds the node that stored what the table has.
func (c *checker) link(n *node) {
	if !c.links.any {
		return
	}
	what := c.header.entryOf(&n.at, n.ply, n.known.depth, n.known.value, n.known.bound)
	if o, ok := c.links.find(what); ok {
		c.report.Linked++
		if o.many {
			c.report.Several++
		}
		if o.search != c.report.Searches {
			c.report.Earlier++
		}
		return
	}
	if c.unseen > 0 {
		return // it may be one of those
	}
	for _, bound := range []tree.Bound{tree.Exact, tree.Lower, tree.Upper} {
		what.bound = bound
		if o, ok := c.links.find(what); ok {
			c.wrong(ruleTable, n, "the table has %s %d, and node %d, which stored it, was left with %s", n.known.bound,
				n.known.value, o.node, bound)
			return
		}
	}
	c.wrong(ruleTable, n, "no node stored %s %d with depth %d for this position", n.known.bound, n.known.value,
		n.known.depth)
}

// absent tries rule 14, at nodes where every move had its turn.
func (c *checker) absent(n *node) {
	moves := c.header.Words.kinds[n.code].moves
	if n.stage || moves == "" || moves == "?" || moves == "none" {
		return
	}
	c.ok(ruleAbsent)
	var list board.MoveList
	n.at.Legal(&list)
	whole := ""
	if n.at.InCheck() && !c.header.Words.kinds[n.code].inCheck {
		moves, whole = "all", ", in check, where every move counts"
	}
	for _, m := range list.All() {
		if c.generates(moves, n, m) && n.find(MoveOf(m)) < 0 {
			c.wrong(ruleAbsent, n, "%s was neither searched nor skipped%s", m, whole)
			return
		}
	}
}

// generates reports whether a kind of node has a move among those that it generates.
func (c *checker) generates(moves string, n *node, m board.Move) bool {
	if m.IsCastling() && strings.HasSuffix(moves, ",no-castling") {
		return false
	}
	for part := range strings.SplitSeq(moves, ",") {
		sort, least, deep := strings.Cut(part, "@")
		queening := m.Promotion() == board.Queen
		switch sort {
		case "all":
			return true
		case "captures":
			if m.IsCapture() && (!m.IsPromotion() || queening) {
				return true
			}
		case "captures+queening":
			if m.IsCapture() && !m.IsPromotion() || queening {
				return true
			}
		case "checks":
			depth, err := strconv.ParseInt(least, 10, 32)
			if deep && err == nil && n.hasDepth && n.depth >= depth && !m.IsPromotion() && n.at.GivesCheck(m) {
				return true
			}
		}
	}
	return false
}
