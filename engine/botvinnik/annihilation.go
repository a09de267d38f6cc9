package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// finalRules end a line by the rules of chess; the first repetition counts (ruling).
var finalRules = search.FinalRules{Mate: mate, NearerMates: true, FiftyMoves: true, Insufficient: true, Repetition: 2}

// search opens the node that a move led to, plays the game of annihilation there, and closes it
// with the result.
func (g *game) search(move board.Move, class tree.MoveClass, ply int, left remaining, alpha,
	beta eval.Score) eval.Score {
	if !g.run.Enter(move, typeAnnihilation, class, alpha, beta) {
		return alpha
	}
	value, reason := g.visit(ply, left, alpha, beta)
	g.run.Leave(move, value, alpha, beta, reason)
	return value
}

// visit is the game of annihilation at a node with some time left. It returns the best value of the
// moves that were examined and of stopping, whether or not it lies within the bounds.
func (g *game) visit(ply int, left remaining, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	here := &g.plies[ply]
	p := &here.position
	here.reset()
	g.pv.Clear(ply)
	left = max(left, 0)
	// 1. Positions that are final by the rules of chess are final here.
	if value, reason, final := finalRules.FinalIn(here.check, p, ply, &g.played); final {
		return value, reason
	}
	if value, settled := g.ruleOfSquare(p); settled {
		g.run.Static(value)
		return value, reasonSquare
	}
	// 2. What a calculation of at least this length found out before holds here too.
	known := g.probe(p)
	if score := finalRules.FromNode(eval.Score(known.score), ply); ply > 0 && known.answers(left, score, alpha, beta) {
		g.run.KnownFrom(known.node)
		return score, tree.ReasonTable
	}
	// 3. A side that is not in check may stop (formula 12).
	best := eval.Score(-mate - 1)
	if !here.check || ply >= maxPly {
		reason := tree.ReasonOpen
		if best, reason = g.stop(ply, left, alpha, beta); reason != tree.ReasonOpen {
			return best, reason
		}
	}
	// 4. It goes on only while there is hope (formulas 9 and 10).
	if g.pruneByHope(ply, left, max(alpha, best)) {
		return best, reasonHopeless
	}
	// 5. The moves of the map, within bounds that close in.
	here.horizon = g.horizonWith(left)
	best, reason := g.searchMoves(ply, left, known.move, best, alpha, beta)
	if reason != tree.ReasonStopped {
		g.store(p, ply, left, best, alpha, beta)
	}
	return best, reason
}

// searchMoves examines the moves of the map at a node: first the one that the table knows, NoMove
// for none, which may spare the others. Best is the value of stopping, below every value in check.
func (g *game) searchMoves(ply int, left remaining, known board.Move, best, alpha, beta eval.Score) (eval.Score,
	tree.Reason) {
	here := &g.plies[ply]
	reason := tree.ReasonStandPat
	g.begin(here, known)
	for i := 0; ; i++ {
		move, lower := g.candidate(ply, i), max(alpha, best)
		if move == nil {
			break
		}
		if ply == 0 {
			g.run.Progress(search.Progress{Moves: here.candidates.n, Number: i + 1, Score: lower})
		}
		value, ok := g.tryMove(here, move, ply, left, lower, beta, i == 0)
		if !ok {
			return lower, tree.ReasonStopped
		}
		if value > best {
			best, reason = value, tree.ReasonComplete
			g.run.Improve()
			g.pv.Keep(ply, move.move)
		}
		if best >= beta {
			g.updateKillersAndHistory(ply, move.move, left)
			return best, tree.ReasonCut
		}
	}
	if here.candidates.n == 0 {
		reason = tree.ReasonQuiet
	}
	return best, reason
}

// tryMove asks of all moves but the first only whether they are better than the bound, and examines
// those that are once more.
func (g *game) tryMove(here *ply, c *candidate, ply int, left remaining, alpha, beta eval.Score,
	first bool) (value eval.Score, ok bool) {
	if g.scout && !first {
		value, ok = g.makeMove(here, c.move, c.class, ply, left, alpha, alpha+1)
		if !ok || value <= alpha || value >= beta {
			return value, ok
		}
	}
	return g.makeMove(here, c.move, c.class, ply, left, alpha, beta)
}

// makeMove makes a move, searches the position after it, and turns its value round. ok is false
// when the search or the round was stopped meanwhile.
func (g *game) makeMove(here *ply, move board.Move, class tree.MoveClass, ply int, left remaining, alpha,
	beta eval.Score) (value eval.Score, ok bool) {
	next := &g.plies[ply+1]
	here.position.Make(move, &next.position)
	g.prefetch(&next.position)
	next.check = next.position.InCheck()
	left = g.after(here, left, next.check)
	g.played.Push(next.position.Key(), next.position.HalfmoveClock() == 0)
	value = -g.search(move, class, ply+1, left, -beta, -alpha)
	g.played.Pop()
	return value, !g.stopped()
}
