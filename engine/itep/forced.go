package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// forced is the forced game F of §4 at a position that is not final.
func (s *scheme) forced(n *node, b bounds) (eval.Score, tree.Reason) {
	p := &n.position
	// 1. The evaluation function, which is also the result of the empty move
	//    (formula 7): to decline the forced variation.
	static := s.static(p)
	s.run.Static(static)
	if n.ply >= maxPly {
		return static, tree.ReasonPlyLimit
	}
	best := static
	if s.mustAnswer(p) {
		best = worst
	}
	if b.met(best) {
		return best, ReasonDeclinedCut
	}
	// 2. The moves that may be forced ones. Condition 6 depends on the bound when
	//    the move has its turn, so it is asked in the loop.
	checks := n.checks[p.Turn()]
	s.listForced(p, checks, &n.moves)
	fm := material(p)
	reason := ReasonNothingForced
	for _, move := range n.moves.All() {
		left := b.from(best)
		if s.judge(p, move, checks, fm, left.m) != tree.ReasonOpen {
			continue
		}
		value := s.try(n, move, search.ClassOf(p, move), left)
		if s.run.Stopped() {
			return max(best, -mate), tree.ReasonStopped
		}
		reason = ReasonDeclined
		if value > best {
			best = value
			s.improve(n, move)
		}
		// 3. Formula 20: M > m, or the node is done with.
		if b.met(best) {
			return best, tree.ReasonCut
		}
	}
	if reason == ReasonDeclined && s.pv.First(n.ply) != board.NoMove {
		reason = tree.ReasonComplete
	}
	return best, reason
}

// listForced lists the moves that the variant of the game may allow a side that has given
// some checks, in the order in which they are examined: captures in the narrow sense, else
// every legal move.
func (r *rules) listForced(p *board.Position, checks int, list *board.MoveList) {
	list.Clear()
	if r.mustAnswer(p) || r.broadAfter(checks) {
		p.Legal(list)
	} else {
		p.Captures(list)
	}
	r.order(p, list)
}

// judge applies the definitions of §4 to a legal move of a side that has given some
// checks and has the material fm, in points, and a lower bound m. It returns ReasonOpen for
// a forced move, else the reason why it is none.
func (r *rules) judge(p *board.Position, move board.Move, checks int, fm int32, m eval.Score) tree.Reason {
	keeps := fm+gain(p, move) >= entire(m) // condition 6
	switch broad := r.broadAfter(checks); {
	case r.mustAnswer(p):
		return tree.ReasonOpen
	case move.IsCapture() && keeps:
		return tree.ReasonOpen
	case broad && p.GivesCheck(move):
		return tree.ReasonOpen
	case broad && p.InCheck() && keeps:
		return tree.ReasonOpen
	case move.IsCapture() || broad && p.InCheck():
		return ReasonMaterialBelow
	case r.broad && !broad && (p.GivesCheck(move) || p.InCheck()):
		return ReasonChecksUsed
	}
	return ReasonNotForced
}

// broadAfter reports whether a side that has given some checks may make forced moves in the
// broad sense: the second variant always, the third with fewer than Zch checks.
func (r *rules) broadAfter(checks int) bool { return r.broad && checks < r.zch }

// mustAnswer reports whether the option declineInCheck makes the side answer a
// check with any legal move.
func (r *rules) mustAnswer(p *board.Position) bool { return p.InCheck() && !r.declineInCheck }

// static is f(A) for the side to move (formulas 2 and 5).
func (r *rules) static(p *board.Position) eval.Score {
	return evaluateWith(p, r.set, r.wanted, nil).For(p.Turn())
}
