package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// examine opens the node that a move led to, plays the game of annihilation there, and closes it with the result.
func (g *game) examine(move board.Move, class tree.MoveClass, ply int, left span, alpha, beta eval.Score) eval.Score {
	if !g.run.Enter(move, TypeAnnihilation, class, alpha, beta) {
		return alpha
	}
	value, reason := g.play(ply, left, alpha, beta)
	g.run.Leave(move, value, alpha, beta, reason)
	return value
}

// play is the game of annihilation at a node with some time left. It returns the best value of the moves that were
// examined and of stopping, whether or not it lies within the bounds.
func (g *game) play(ply int, left span, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	f := &g.frames[ply]
	p := &f.position
	f.forget()
	left = max(left, 0)
	// 1. Positions that are final by the rules of chess are final here.
	if value, reason, final := g.final(p, ply); final {
		return value, reason
	}
	// 2. What a calculation of at least this length found out before holds here too.
	known := g.recall(p)
	if score := toRoot(known.score, ply); ply > 0 && known.answers(left, score, alpha, beta) {
		g.run.KnownFrom(known.from)
		return score, tree.ReasonTable
	}
	// 3. A side that is not in check may stop (formula 12).
	best := eval.Score(-mate - 1)
	if f.check = p.InCheck(); !f.check || ply >= maxPly {
		best = g.stop(f, left, alpha)
		g.run.Static(best)
		switch {
		case ply >= maxPly:
			return best, tree.ReasonPlyLimit
		case best >= beta:
			return best, tree.ReasonStandPatCut
		}
	}
	// 4. It goes on only while there is hope (formulas 9 and 10).
	if g.hopeless(ply, left, max(alpha, best)) {
		return best, ReasonHopeless
	}
	// 5. The moves of the map, within bounds that close in.
	g.collect(f, left, known.move)
	best, reason := g.fight(ply, left, best, alpha, beta)
	if reason != tree.ReasonStopped {
		g.remember(f, ply, left, best, alpha, beta)
	}
	return best, reason
}

// fight examines the moves of the map that were collected at a node. Best is the value of stopping, below every value in
// check.
func (g *game) fight(ply int, left span, best, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	f := &g.frames[ply]
	if f.candidates.n == 0 {
		return best, tree.ReasonQuiet
	}
	reason := tree.ReasonStandPat
	for i := range f.candidates.n {
		c := &f.candidates.list[i]
		if ply == 0 {
			g.report(search.Progress{Moves: f.candidates.n, Number: i + 1, Score: max(alpha, best)})
		}
		value, ok := g.try(f, c.move, c.class, ply, left, max(alpha, best), beta)
		if !ok {
			return max(best, alpha), tree.ReasonStopped
		}
		if value > best {
			best, reason = value, tree.ReasonComplete
			g.run.Improve()
			g.keep(ply, c.move)
		}
		if best >= beta {
			g.refuted(f, c.move, left)
			return best, tree.ReasonCut
		}
	}
	return best, reason
}

// stop is the value of the line if the side to move stops here: the balance, less the dearest of its men that is doomed.
// At the end of a line it would save that one, and loses the next. Where the balance alone is below the lower bound, what
// is doomed makes no difference, and is not looked for.
func (g *game) stop(f *frame, left span, alpha eval.Score) eval.Score {
	balance := material(&f.position)
	if balance <= alpha {
		return balance
	}
	f.threats, f.listed = g.threats(&f.position, f.threats), true
	first, _ := worst(f.threats)
	doomed := first.object
	if left < wholeMove {
		doomed = second(f.threats)
	}
	return max(balance-doomed, -lost)
}

// try makes a move, examines the position after it, and turns its value round. ok is false when the search or the round was
// stopped meanwhile.
func (g *game) try(f *frame, move board.Move, class tree.MoveClass, ply int, left span, alpha, beta eval.Score) (value eval.Score, ok bool) {
	next := &g.frames[ply+1].position
	f.position.Make(move, next)
	left = g.after(f, left, next.InCheck())
	g.history.Push(next.Key(), next.HalfmoveClock() == 0)
	value = -g.examine(move, class, ply+1, left, -beta, -alpha)
	g.history.Pop()
	return value, !g.stopped()
}

// final values mate and draws. A repetition and fifty moves do not end the game at the root, where a move is asked for.
func (g *game) final(p *board.Position, ply int) (eval.Score, tree.Reason, bool) {
	if p.LegalMoveCount() == 0 {
		if p.InCheck() {
			return eval.Score(ply) - mate, tree.ReasonCheckmate, true
		}
		return 0, tree.ReasonStalemate, true
	}
	if ply == 0 {
		return 0, tree.ReasonOpen, false
	}
	switch {
	case p.InsufficientMaterial():
		return 0, tree.ReasonInsufficient, true
	case p.HalfmoveClock() >= 100:
		return 0, tree.ReasonFiftyMoves, true
	case g.history.Count(p.Key()) > 1:
		return 0, tree.ReasonRepetition, true
	}
	return 0, tree.ReasonOpen, false
}
