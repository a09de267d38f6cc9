package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// quiesce examines captures only, and the side to move may stand pat, also in check. It sees no
// mate (ruling).
func (g *gameTree) quiesce(n *node, depth int, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	p := &n.board.position
	// 1. The move to the horizon may have made a draw; captures never do by repetition.
	if depth == 0 {
		if reason, drawn := g.final.Drawn(p, &g.history); drawn {
			return 0, reason
		}
	}
	// 2. The side to move may stand pat.
	best := n.board.static
	g.run.Static(best)
	switch {
	case g.alphaBeta && best >= beta:
		return best, tree.ReasonStandPatCut
	case -depth >= g.quiescence:
		return best, ReasonLimit
	}
	// 3. The table keeps the results of quiescence, too.
	key := tableKey(p)
	known, ok := g.table.Probe(key, n.ply)
	if ok && int(known.Depth) >= depth && known.Settles(alpha, beta) {
		g.run.KnownFrom(known.Node)
		return known.Score, tree.ReasonTable
	}
	// 4. Null move in quiescence, which the opponent answers by standing pat.
	if g.nullQuiescence && -depth+1 < g.quiescence && g.mayPass(n, beta) {
		if score := g.pass(n, TypeNullQuiescence, depth-1, beta); g.run.Stopped() {
			return max(alpha, best), tree.ReasonStopped
		} else if score >= beta {
			g.run.Improve()
			return score, ReasonNullCutQuiescence
		}
	}
	// 5. Captures.
	g.generate(n, (*board.Position).Captures, known.Move)
	best, reason := g.examine(n, depth-1, best, alpha, beta)
	switch {
	case reason == tree.ReasonStopped:
		return best, reason
	case n.moves.Len() == 0:
		reason = tree.ReasonQuiet
	case reason == tree.ReasonComplete && g.pv.First(n.ply) == board.NoMove:
		reason = tree.ReasonStandPat
	}
	g.store(n, key, depth, best, alpha, beta, g.pv.First(n.ply))
	return best, reason
}
