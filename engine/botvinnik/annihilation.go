package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// examine opens the node that a move led to, plays the game of annihilation there, and closes it with the result.
func (g *game) examine(move board.Move, class tree.Class, ply, left int, alpha, beta int32) int32 {
	if !g.run.Enter(move, tree.KindAnnihilation, class, alpha, beta) {
		return alpha
	}
	value, reason := g.play(ply, left, alpha, beta)
	g.run.Leave(move, value, alpha, beta, reason)
	return value
}

// final values mate and draws. A repetition and fifty moves do not end the game at the root, where a move is asked for.
func (g *game) final(p *board.Position, ply int) (int32, tree.Reason, bool) {
	if p.Count() == 0 {
		if p.InCheck() {
			return int32(ply) - mate, tree.ReasonCheckmate, true
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

// play is the game of annihilation at a node.
func (g *game) play(ply, left int, alpha, beta int32) (int32, tree.Reason) {
	f := &g.frames[ply]
	p := &f.position
	f.line.n = 0
	left = max(left, 0)
	// 1. Positions that are final by the rules of chess are final here.
	if value, reason, final := g.final(p, ply); final {
		return value, reason
	}
	// 2. What an earlier calculation of at least this length found out holds here too.
	known, found := g.table.probe(g.key(p))
	if found && ply > 0 && int(known.left) >= left {
		score := toRoot(known.score, ply)
		if known.bound == tree.Exact || known.bound == tree.Lower && score >= beta || known.bound == tree.Upper && score <= alpha {
			return score, tree.ReasonTable
		}
	}
	// 3. A side that is not in check may stop (formula 12).
	best, reason := int32(-mate-1), tree.ReasonSettled
	f.check = p.InCheck()
	f.threats = f.threats[:0]
	if !f.check || ply >= maxPly {
		best = g.stop(p, f, left, alpha)
		g.run.Static(best)
		switch {
		case ply >= maxPly:
			return best, tree.ReasonPlyLimit
		case best >= beta:
			return best, tree.ReasonSettledCut
		}
	}
	// 4. The moves of the map.
	g.collect(p, f, left, known.move)
	if f.candidates.n == 0 {
		return best, tree.ReasonNothingOnMap
	}
	var move board.Move
	for i := range f.candidates.n {
		c := &f.candidates.list[i]
		if ply == 0 {
			g.report(search.Progress{Moves: f.candidates.n, Number: i + 1, Score: max(alpha, best)})
		}
		value, ok := g.try(f, c, ply, left, max(alpha, best), beta)
		if !ok {
			return max(best, alpha), tree.ReasonStopped
		}
		if value > best {
			best, move = value, c.move
			reason = tree.ReasonComplete
			g.keep(ply, c.move)
		}
		if best >= beta {
			reason = tree.ReasonCut
			if !c.move.IsCapture() && f.killers[0] != c.move {
				f.killers[1] = f.killers[0]
				f.killers[0] = c.move
			}
			break
		}
	}
	g.table.store(g.key(p), entry{score: fromHere(best, ply), move: move, left: int8(left), bound: tree.BoundOf(best, alpha, beta)})
	return best, reason
}

// key tells the positions of different horizons apart.
func (g *game) key(p *board.Position) uint64 { return p.Key() ^ uint64(g.horizon)*0x9e3779b97f4a7c15 }

// stop is the value of the line when the side to move stops here.
func (g *game) stop(p *board.Position, f *frame, left int, alpha int32) int32 {
	balance := material(p)
	if balance <= alpha {
		return balance
	}
	f.threats = g.threats(p, f.threats)
	first, second := worst(f.threats)
	if left == 0 {
		first = second
	}
	return max(balance-first, -lost)
}

// try makes a move, examines the position after it, and turns its value round. ok is false when the search was stopped
// meanwhile.
func (g *game) try(f *frame, c *candidate, ply, left int, alpha, beta int32) (value int32, ok bool) {
	next := &g.frames[ply+1].position
	f.position.Make(c.move, next)
	g.history.Push(next.Key(), next.HalfmoveClock() == 0)
	cost := 1
	if f.check {
		cost = 0
	}
	value = -g.examine(c.move, c.class, ply+1, left-cost, -beta, -alpha)
	g.history.Pop()
	return value, !g.run.Stopped()
}

// keep notes that a move, and the line found after it, is the best of its node.
func (g *game) keep(ply int, move board.Move) {
	here, below := &g.frames[ply].line, &g.frames[ply+1].line
	here.moves[0] = move
	here.n = 1 + copy(here.moves[1:], below.moves[:below.n])
}

func (g *game) report(p search.Progress) {
	g.progress = p
	g.run.Progress(p)
}
