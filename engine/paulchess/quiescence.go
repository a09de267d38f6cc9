package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// quiesce examines captures only, and the side to move may stand pat, also in check. It sees no
// mate (ruling), but with the switch quiescenceChecks.
func (g *gameTree) quiesce(n *node, depth int, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	p := &n.board.position
	// 0. With the switch quiescenceChecks, a side in check examines every move.
	if g.on[checks] && n.checked && -depth < g.quiescence {
		return g.evade(n, depth, alpha, beta)
	}
	// 1. The move to the horizon may have made a draw; captures never do by repetition.
	if depth == 0 {
		if reason, drawn := g.final.Drawn(p, &g.history); drawn {
			return 0, reason
		}
	}
	// 2. The side to move may stand pat.
	best := g.evaluate(n.board)
	g.run.Static(best)
	switch {
	case g.alphaBeta && best >= beta:
		return best, tree.ReasonStandPatCut
	case -depth >= g.quiescence:
		return best, reasonLimit
	}
	// 3. The table keeps the results of quiescence, too.
	known, ok := g.table.Probe(n.key, n.ply)
	if ok && int(known.Depth) >= depth && known.Settles(alpha, beta) {
		g.run.KnownFrom(known.Node)
		return known.Score, tree.ReasonTable
	}
	// 4. Null move in quiescence, which the opponent answers by standing pat.
	if g.nullQuiescence && -depth+1 < g.quiescence && g.mayPass(n, beta) {
		if score := g.pass(n, typeNullQuiescence, depth-1, beta); g.run.Stopped() {
			return max(alpha, best), tree.ReasonStopped
		} else if score >= beta {
			g.run.Improve()
			return score, reasonNullCutQuiescence
		}
	}
	// 5. Captures.
	n.start()
	g.generate(n, phaseCaptures, known.Move)
	best, reason := g.examine(n, depth-1, best, alpha, beta)
	found := n.moves.Len()
	if g.on[checks] && depth == 0 && reason == tree.ReasonComplete { // at the horizon, checks as well
		g.generate(n, phaseChecks, known.Move)
		found += n.moves.Len()
		best, reason = g.examine(n, depth-1, best, alpha, beta)
	}
	switch {
	case reason == tree.ReasonStopped:
		return best, reason
	case found == 0:
		reason = tree.ReasonQuiet
	case reason == tree.ReasonComplete && g.pv.First(n.ply) == board.NoMove:
		reason = tree.ReasonStandPat
	}
	g.store(n, depth, best, alpha, beta, g.pv.First(n.ply))
	return best, reason
}

// evade examines every move of a side in check in quiescence, where it may not stand pat: it sees
// mates.
func (g *gameTree) evade(n *node, depth int, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	if score, reason, final := g.final.FinalIn(true, &n.board.position, n.ply, &g.history); final {
		return score, reason
	}
	g.run.Static(g.evaluate(n.board))
	known, ok := g.table.Probe(n.key, n.ply)
	if ok && int(known.Depth) >= depth && known.Settles(alpha, beta) {
		g.run.KnownFrom(known.Node)
		return known.Score, tree.ReasonTable
	}
	n.start()
	n.inCheck = true
	g.generate(n, phaseAll, known.Move)
	best, reason := g.examine(n, depth-1, worst, alpha, beta)
	if reason != tree.ReasonStopped {
		g.store(n, depth, best, alpha, beta, g.pv.First(n.ply))
	}
	return best, reason
}
