package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// forced is the forced game F of §4 at a position that is not final.
func (s *scheme) forced(n *node, b bounds) (eval.Score, tree.Reason) {
	// 1. The evaluation function, which is also the result of the empty move
	//    (formula 7): to decline the forced variation.
	static := s.static(n)
	s.run.Static(static)
	if n.ply >= maxPly {
		return static, tree.ReasonPlyLimit
	}
	best := static
	if s.mustAnswer(n) {
		best = worst
	}
	if b.met(best) {
		return best, reasonDeclinedCut
	}
	// 2. The moves that are forced ones by the bound as it stands. Condition 6 depends on the
	//    bound when the move has its turn, so it is asked again where that has risen.
	listed := b.from(best).m
	s.listForced(n, listed)
	if s.recorded {
		s.recordRefused(n)
	}
	reason := reasonNothingForced
	for _, move := range n.moves.All() {
		left := b.from(best)
		if left.m > listed {
			if refused := s.judge(n, move, left.m); refused != tree.ReasonOpen {
				s.run.Skip(move, refused, tree.NoValue)
				continue
			}
		}
		value := s.try(n, move, tree.ClassNone, left)
		if s.run.Stopped() {
			return max(best, -mate), tree.ReasonStopped
		}
		reason = reasonDeclined
		if value > best {
			best = value
			s.improve(n, move)
		}
		// 3. Formula 20: M > m, or the node is done with.
		if b.met(best) {
			return best, tree.ReasonCut
		}
	}
	if reason == reasonDeclined && s.pv.First(n.ply) != board.NoMove {
		reason = tree.ReasonComplete
	}
	return best, reason
}

// recordRefused records the moves that condition 6 refused when they were listed: no later bound would allow
// them.
func (s *scheme) recordRefused(n *node) {
	for _, move := range n.refused {
		s.run.Skip(move, reasonMaterialBelow, tree.NoValue)
	}
}

// listForced lists the moves that the variant of the game allows the side to move with the lower
// bound m, in the order in which they are examined. A greater bound allows fewer, a lesser one more.
func (r *rules) listForced(n *node, m eval.Score) {
	n.moves.Clear()
	n.refused = nil
	answers := r.mustAnswer(n)
	if !answers && !r.broadAfter(n.given()) {
		r.listCaptures(n, m)
		return
	}
	n.position.Legal(&n.moves)
	if !answers {
		r.keepBroad(n, m)
	}
	r.order(&n.position, &n.moves)
}

// keepBroad leaves of the legal moves those that are forced in the broad sense: checks, and captures
// and answers to a check that condition 6 allows with the lower bound m.
func (r *rules) keepBroad(n *node, m eval.Score) {
	n.checking = n.position.CheckTest()
	moves, allowed, refused, least := n.moves.All(), 0, 0, entire(m)-n.material
	for i, move := range moves {
		quiet := n.checking.RulesOut(move) || !n.checking.Gives(&n.position, move)
		if n.inCheck || move.IsCapture() {
			if quiet && gain(&n.position, move) < least {
				moves[i], moves[refused] = moves[refused], move
				refused++
				continue
			}
		} else if quiet {
			continue
		}
		moves[i], moves[refused], moves[allowed] = moves[refused], moves[allowed], move
		allowed++
		refused++
	}
	n.moves.Truncate(allowed)
	n.refused = moves[allowed:refused]
}

// judge applies the definitions of §4 to a legal move of a side that has the lower bound m. It
// returns ReasonOpen for a forced move, else the reason why it is none.
func (r *rules) judge(n *node, move board.Move, m eval.Score) tree.Reason {
	p := &n.position
	keeps := n.material+gain(p, move) >= entire(m) // condition 6
	switch broad := r.broadAfter(n.given()); {
	case r.mustAnswer(n):
		return tree.ReasonOpen
	case move.IsCapture() && (keeps || !r.refuseMates && mates(p, move)):
		return tree.ReasonOpen
	case broad && n.checking.Gives(p, move):
		return tree.ReasonOpen
	case broad && n.inCheck && keeps:
		return tree.ReasonOpen
	case move.IsCapture() || broad && n.inCheck:
		return reasonMaterialBelow
	case r.broad && !broad && (p.GivesCheck(move) || n.inCheck):
		return reasonChecksUsed
	}
	return reasonNotForced
}

// mates reports whether a move mates. The position after it is final and has no material part
// (formula 2'), so condition 6 does not apply to it.
func mates(p *board.Position, move board.Move) bool {
	if !p.GivesCheck(move) {
		return false
	}
	var after board.Position
	p.Make(move, &after)
	return !after.HasLegalMove()
}

// given is how many checks the side to move has given.
func (n *node) given() int { return n.checks[n.position.Turn()] }

// broadAfter reports whether a side that has given some checks may make forced moves in the
// broad sense: the second variant always, the third with fewer than Zch checks.
func (r *rules) broadAfter(checks int) bool { return r.broad && checks < r.zch }

// mustAnswer reports whether the option declineInCheck makes the side answer a
// check with any legal move.
func (r *rules) mustAnswer(n *node) bool { return n.inCheck && !r.declineInCheck }

// static is f(A) for the side to move (formulas 2 and 5).
func (r *rules) static(n *node) eval.Score {
	turn := n.position.Turn()
	return r.value(&n.position, int32(eval.Score(n.material).For(turn))).For(turn)
}
