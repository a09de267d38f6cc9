package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// forced is the forced game F of §4 at a position that is not final.
func (s *scheme) forced(p *board.Position, rank int, m, M eval.Score) (eval.Score, tree.Reason) {
	// 1. The evaluation function, which is also the result of the empty move
	//    (formula 7): to decline the forced variation.
	static := s.static(p)
	s.run.Static(static)
	if rank >= maxRank {
		return static, tree.ReasonPlyLimit
	}
	best := static
	if p.InCheck() && !s.declineInCheck {
		best = -mate - 1
	}
	if best >= M {
		return best, tree.ReasonStandPatCut
	}
	// 2. The moves that may be forced ones. Condition 6 depends on the bound when
	//    the move has its turn, so it is asked in the loop.
	list := &s.moves[rank]
	s.candidates(p, list)
	s.order(p, list)
	fm := material(p)
	reason := tree.ReasonQuiet
	for _, move := range list.All() {
		bound := max(m, best)
		if !s.allowed(p, move, fm, bound) {
			continue
		}
		value, ok := s.try(p, move, classify(p, move), rank, bound, M)
		if !ok {
			return max(best, -mate), tree.ReasonStopped
		}
		reason = tree.ReasonStandPat
		if value > best {
			best = value
			s.run.Improve()
			s.keep(rank, move)
		}
		// 3. Formula 20: M > m, or the node is done with.
		if best >= M {
			return best, tree.ReasonCut
		}
	}
	if reason == tree.ReasonStandPat && s.lines[rank].n > 0 {
		reason = tree.ReasonComplete
	}
	return best, reason
}

// candidates lists the moves that the variant of the game may allow: captures in
// the narrow sense, else every legal move.
func (s *scheme) candidates(p *board.Position, list *board.MoveList) {
	list.Clear()
	if s.mustAnswer(p) || s.broadFor(p.Turn()) {
		p.Legal(list)
		return
	}
	p.Captures(list)
}

// allowed reports whether a move is a forced one, given the material fm before it
// in points and the mover's lower bound.
func (s *scheme) allowed(p *board.Position, move board.Move, fm, bound eval.Score) bool {
	return s.judge(p, move, fm, bound) == tree.ReasonOpen
}

// judge applies the definitions of §4 to a legal move. It returns ReasonOpen for
// a forced move, else the reason why it is none.
func (s *scheme) judge(p *board.Position, move board.Move, fm, bound eval.Score) tree.Reason {
	keeps := fm+gain(p, move) >= entire(bound) // condition 6
	switch broad := s.broadFor(p.Turn()); {
	case s.mustAnswer(p):
		return tree.ReasonOpen
	case move.IsCapture() && keeps:
		return tree.ReasonOpen
	case broad && p.GivesCheck(move):
		return tree.ReasonOpen
	case broad && p.InCheck() && keeps:
		return tree.ReasonOpen
	case move.IsCapture() || broad && p.InCheck():
		return ReasonMaterialBelow
	case s.broad && !broad && (p.GivesCheck(move) || p.InCheck()):
		return ReasonChecksUsed
	}
	return ReasonNotForced
}

// broadFor reports whether a side may make forced moves in the broad sense here:
// the second variant always, the third while it has given fewer than Zch checks.
func (s *scheme) broadFor(c board.Colour) bool { return s.broad && s.checks[c] < s.zch }

// mustAnswer reports whether the option declineInCheck makes the side answer a
// check with any legal move.
func (s *scheme) mustAnswer(p *board.Position) bool { return p.InCheck() && !s.declineInCheck }

// static is f(A) for the side to move (formulas 2 and 5).
func (s *scheme) static(p *board.Position) eval.Score {
	return evaluateWith(p, s.set, s.wanted, nil).For(p.Turn())
}
