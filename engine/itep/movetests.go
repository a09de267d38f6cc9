package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// This file holds the two tests of a move (§6). Each is a forced game F of its own,
// recorded below the position in which the move is made, beside the nodes of its game.

// verdict is what a test says of a move. It means nothing when the search was stopped.
type verdict struct {
	known bool       // the test was made, or its answer needs none
	yes   bool       // safety: the move is not losing; activity: it is active
	value eval.Score // what the forced game leaves or gives the mover
	node  tree.ID    // of the test; tree.None where there is none
}

// safety plays F after the move, within the mover's bounds widened to whole points
// (formulas 10.1 and 10.2). The move is not losing when the opponent stays below his
// upper bound: when he gains no material against [m].
func (s *scheme) safety(n *node, move board.Move, b bounds) verdict {
	b = safetyBounds(b)
	next := s.descend(n, move)
	next.startForced()
	value := -s.visit(next, move, TypeSafety, tree.ClassNone, b.turned())
	s.ascend()
	return verdict{known: true, yes: value > b.m, value: value, node: s.run.Closed()}
}

// safetyBounds are formulas 10.1 and 10.2 on the mover's scale.
func safetyBounds(b bounds) bounds {
	return bounds{whole(b.m) + 1, min(whole(b.M)+point-1, mate)}
}

// activity plays F after the move with the mover to move again, within the bounds of
// formulas 11.1 and 11.2. The move is active when what the mover then gets reaches the
// upper bound: when it threatens to win material. Castling rights stay, en passant
// captures do not.
func (s *scheme) activity(n *node, move board.Move, m eval.Score) verdict {
	b := activityBounds(m)
	next := s.descend(n, move)
	defer s.ascend()
	// 1. Who is in check may not pass: a check is active (ruling).
	if p := &next.position; p.InCheck() && p.HasLegalMove() {
		return verdict{known: true, yes: true, value: b.M, node: tree.None}
	}
	theirs := b.turned()
	if !s.run.Enter(move, TypeActivity, tree.ClassNone, theirs.m, theirs.M) {
		return verdict{}
	}
	// 2. A move that ends the game has its result, ...
	result, reason, final := s.final.Final(&next.position, next.ply, &s.history)
	if !final {
		// 3. ... after any other the opponent passes.
		result, reason = -s.pass(next, b), tree.ReasonComplete
	}
	if s.run.Stopped() {
		reason = tree.ReasonStopped
	}
	s.run.Leave(move, result, theirs.m, theirs.M, reason)
	return verdict{known: true, yes: -result >= b.M, value: -result, node: s.run.Closed()}
}

// activityBounds are formulas 11.1 and 11.2.
func activityBounds(m eval.Score) bounds {
	return bounds{whole(m) + point - 1, whole(m) + point}
}

// pass gives the move to the other side, and plays F there within its bounds.
func (s *scheme) pass(n *node, b bounds) eval.Score {
	next := &s.branch[n.ply+1]
	n.position.MakePass(&next.position)
	s.push(next, true)
	next.material, next.inCheck = -n.material, false
	next.startForced()
	value := s.visit(next, board.Pass, TypeForced, tree.ClassNone, b)
	if !s.run.Stopped() {
		s.run.Improve()
	}
	s.ascend()
	return value
}

// startForced makes a node the first one of a forced game of its own.
func (n *node) startForced() { n.forced, n.checks = true, [2]int{} }
