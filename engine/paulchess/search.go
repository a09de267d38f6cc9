package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// visit opens the node that a move led to, searches it, and closes it with its score, which may lie
// outside the bounds.
func (g *gameTree) visit(n *node, kind tree.NodeType, class tree.MoveClass, depth int, alpha,
	beta eval.Score) eval.Score {
	if !g.run.Enter(n.last, kind, class, alpha, beta) {
		return alpha
	}
	g.run.Place(n.place)
	g.pv.Clear(n.ply)
	score, reason := g.search(n, depth, alpha, beta)
	g.run.Leave(n.last, score, alpha, beta, reason)
	return score
}

// search examines a position: every legal move while depth is left, then captures. A depth of 0 is
// the horizon, below it quiescence has gone on.
func (g *gameTree) search(n *node, depth int, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	if depth <= 0 {
		return g.quiesce(n, depth, alpha, beta)
	}
	if score, reason, final := g.final.FinalIn(n.checked, &n.board.position, n.ply, &g.history); final {
		return score, reason
	}
	return g.full(n, depth, alpha, beta)
}

// full examines every legal move of a position that is not final.
func (g *gameTree) full(n *node, depth int, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	// 1. The table may know the position from a search at least as deep.
	known, ok := g.table.Probe(n.key, n.ply)
	if ok && n.ply > 0 && int(known.Depth) >= depth && known.Settles(alpha, beta) {
		g.run.KnownFrom(known.Node)
		return known.Score, tree.ReasonTable
	}
	// 2. Where the static value is far above the bound, it is taken for a cut.
	if static := g.evaluate(n.board); n.ply > 0 {
		g.run.Static(static)
	}
	g.prepare(n, alpha, beta)
	if n.ply > 0 && n.narrow && g.isReverseFutile(n, depth, beta) {
		return n.board.static, reasonReverseFutility
	}
	// 3. Null move: if a pass is too good already, a move is, too.
	if g.null && g.mayPass(n, beta) && (!g.on[nullStatic] || n.board.static >= beta) {
		plies := g.nullPlies(n, depth, beta)
		if score := g.pass(n, typeNull, depth-1-plies, beta); g.run.Stopped() {
			return alpha, tree.ReasonStopped
		} else if score >= beta {
			g.run.Improve()
			kept := board.NoMove
			if g.on[tableMoves] {
				kept = known.Move
			}
			g.store(n, max(0, depth-plies), score, alpha, beta, kept)
			return score, reasonNullCut
		}
	}
	// 4. Where the table knows no move, the node is hardly important.
	if g.isUnknown(n, depth, known.Move) {
		depth--
	}
	n.futile = g.modern.futile(n.board.static, depth, n.inCheck, alpha)
	// 5. Captures first, the other moves when none of them cuts; or all at once.
	best, reason := eval.Score(worst), tree.ReasonComplete
	for _, which := range g.phases() {
		g.generate(n, which, known.Move)
		if best, reason = g.examine(n, depth-1, best, alpha, beta); reason != tree.ReasonComplete {
			break
		}
	}
	// 6. What was found goes into the table.
	if reason != tree.ReasonStopped {
		g.store(n, depth, best, alpha, beta, g.pv.First(n.ply))
	}
	return best, reason
}

// isReverseFutile reports whether the static value alone is taken for a cut.
func (g *gameTree) isReverseFutile(n *node, depth int, beta eval.Score) bool {
	return g.reverseFutile(n.board.static, depth, n.inCheck, n.improving, beta) && !(g.on[mateThreats] &&
		mateThreat(&n.board.position))
}

// prepare finds out once for a node what the switches of Modern ask of its moves.
func (g *gameTree) prepare(n *node, alpha, beta eval.Score) {
	n.start()
	n.narrow = beta-alpha == 1
	if g.asks() {
		n.inCheck, n.checks = n.checked, n.board.position.CheckTest()
		n.improving = n.ply < 2 || n.board.static > g.nodes[n.ply-2].board.static
	}
}

// examine searches the moves of a node that were generated last, within bounds that close in. It
// returns the best score so far, and ReasonComplete when all of them were examined.
func (g *gameTree) examine(n *node, depth int, best, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	for move, place, ok := n.order.Next(); ok; move, place, ok = n.order.Next() {
		n.alpha, n.best = max(alpha, best), best
		if reason, most := g.prunes(n, move, place, depth+1); reason != tree.ReasonOpen {
			best = g.leaveOut(move, reason, best, most)
			if depth >= 0 && (reason == reasonFutile || reason == reasonLateMove) && !isMate(beta) { // else mates may be found
				g.dropQuiets(n, reason)
			}
			continue
		}
		if g.hints && depth >= 0 && place == search.PlaceCapture && loses(&n.board.position, move, 0) {
			g.putOff(n, move)
			continue
		}
		n.chosen = place
		if n.ply == 0 {
			g.report(best)
		}
		score := g.tryReduced(n, move, place, g.boardAfter(n, move), depth, n.alpha, beta)
		if g.run.Stopped() {
			return max(best, -mate), tree.ReasonStopped
		}
		n.count(move)
		if score > best {
			best = score
			g.pv.Keep(n.ply, move)
			g.run.Improve()
		}
		if n.ply == 0 && move == g.lastBest {
			g.confirmed = true
		}
		if g.alphaBeta && best >= beta {
			g.reward(n, move, depth+1)
			return best, tree.ReasonCut
		}
	}
	return best, tree.ReasonComplete
}

// leaveOut records that a rule leaves a move out. It returns the best score so far: the move may bring the
// most that the rule allows it, which is no more than the lower bound.
func (g *gameTree) leaveOut(move board.Move, reason tree.Reason, best, most eval.Score) eval.Score {
	if g.told != nil {
		g.told(move, reason)
	}
	if most <= best {
		most = tree.NoValue
	}
	g.run.Skip(move, reason, most)
	return max(best, most)
}

// dropQuiets drops the quiet moves that are left and share the fate of one that was futile or late.
func (g *gameTree) dropQuiets(n *node, reason tree.Reason) {
	p := &n.board.position
	n.order.Keep(func(move board.Move) bool {
		if !isQuiet(move) || n.checks.Gives(p, move) || g.isAdvance(p, move) {
			return true
		}
		g.leaveOut(move, reason, 0, tree.NoValue)
		return false
	})
}

// putOff puts a capture off that loses, until after the quiet moves.
func (g *gameTree) putOff(n *node, move board.Move) {
	if g.twoPhase {
		n.losing = append(n.losing, move)
		return
	}
	n.order.Defer(move, search.PlaceLosing, captureRank(&n.board.position, move))
}

// try examines the board after a move, and turns its score round. The score means nothing when the
// search was stopped meanwhile.
func (g *gameTree) try(n *node, move board.Move, b *generated, kind tree.NodeType, depth int, alpha,
	beta eval.Score) eval.Score {
	next := &g.nodes[n.ply+1]
	next.board, next.last, next.place = b, move, n.chosen
	next.key = tableKey(&b.position)
	g.table.Expect(next.key)
	next.checked, next.cut = b.position.InCheck(), beta-alpha == 1 && !n.cut
	if g.extension && depth >= 0 && next.checked {
		depth++
	}
	class := tree.ClassNone
	if depth <= 0 {
		kind = tree.TypeQuiescence
	}
	if g.recorded {
		class = search.ClassIn(move, next.checked, n.checked)
	}
	if !g.alphaBeta {
		alpha, beta = -mate, mate
	}
	if g.on[replies] {
		next.before = [2]int{traceOf(&n.board.position, move), n.before[0]}
	}
	if depth < 0 { // after captures nothing repeats
		return -g.visit(next, kind, class, depth, -beta, -alpha)
	}
	g.history.Push(b.position.Key(), b.position.HalfmoveClock() == 0)
	score := -g.visit(next, kind, class, depth, -beta, -alpha)
	g.history.Pop()
	return score
}
