package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// This file holds the two tests of a move (§6). Each is a forced game F of its own,
// recorded as an aside below the position in which the move is made.

// safety plays F after the move, within the mover's bounds widened to whole points
// (formulas 10.1 and 10.2), and returns what the mover keeps. The move is not losing
// when the opponent stays below his upper bound: when he gains no material
// against [m].
func (s *scheme) safety(p *board.Position, move board.Move, rank int, m, M eval.Score) (value eval.Score, losing, ok bool) {
	lower, upper := safetyBounds(m, M)
	check := s.descend(p, move, rank)
	outer := s.enterForced(rank + 1)
	value = -s.node(move, TypeSafety, tree.ClassNone, rank+1, -upper, -lower)
	s.game = outer
	s.ascend(p, check)
	return value, value <= lower, !s.run.Stopped()
}

// safetyBounds are formulas 10.1 and 10.2 on the mover's scale.
func safetyBounds(m, M eval.Score) (lower, upper eval.Score) {
	return whole(m) + 1, min(whole(M)+point-1, mate)
}

// activity plays F after the move with the mover to move again, within the bounds of
// formulas 11.1 and 11.2, and returns what the mover then gets. The move is active
// when that reaches the upper bound: when it threatens to win material. Castling
// rights stay, en passant captures do not.
func (s *scheme) activity(p *board.Position, move board.Move, rank int, m eval.Score) (value eval.Score, active, tested, ok bool) {
	lower, upper := activityBounds(m)
	check := s.descend(p, move, rank)
	defer s.ascend(p, check)
	// 1. Who is in check may not pass: a check is active (ruling).
	next := &s.positions[rank+1]
	if check && next.LegalMoveCount() > 0 {
		return upper, true, false, true
	}
	if !s.run.Enter(move, TypeActivity, tree.ClassNone, -upper, -lower) {
		return lower, false, false, false
	}
	// 2. A move that ends the game has its result, ...
	result, reason, final := s.final(next, rank+1)
	if !final {
		// 3. ... after any other the opponent passes.
		result, reason = -s.pass(next, rank+1, lower, upper), tree.ReasonComplete
		s.run.Improve()
	}
	if s.run.Stopped() {
		reason = tree.ReasonStopped
	}
	s.run.Leave(move, result, -upper, -lower, reason)
	return -result, -result >= upper, true, !s.run.Stopped()
}

// activityBounds are formulas 11.1 and 11.2.
func activityBounds(m eval.Score) (lower, upper eval.Score) {
	return whole(m) + point - 1, whole(m) + point
}

// pass gives the move to the other side, and plays F there within its bounds.
func (s *scheme) pass(p *board.Position, rank int, m, M eval.Score) eval.Score {
	next := &s.positions[rank+1]
	p.MakePass(next)
	s.history.Push(next.Key(), true)
	outer := s.enterForced(rank + 1)
	value := s.node(board.Pass, tree.TypeQuiescence, tree.ClassNone, rank+1, m, M)
	s.game = outer
	s.history.Pop()
	return value
}

// enterForced starts a forced game of its own at a rank and returns the game that
// it interrupts.
func (s *scheme) enterForced(rank int) (outer game) {
	outer, s.game = s.game, game{forcedFrom: rank}
	return outer
}
