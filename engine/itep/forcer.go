package itep

import (
	"context"
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// forcedNodes bounds the forced game that is worked out for one node: the broad one has no end of
// its own.
const forcedNodes = 20_000

// Forced returns the forced game F (§4) from a recorded node: as the search played it, within its
// bounds, or worked out within the extreme bounds (13.1 and 13.2), as the estimate of the root is.
// What is worked out begins with no checks given, as a test does.
func (p Programme) Forced(ctx context.Context, t *tree.Tree, id tree.ID) (search.ForcedVariation, error) {
	values, err := search.Resolve(p, t.Header().Options)
	if err != nil {
		return search.ForcedVariation{}, fmt.Errorf("forced variation of node %d: %w", id, err)
	}
	n := t.Node(id)
	if game, ok := forcedGame(t, n, values.Int(optionDepth)); ok {
		return search.ForcedVariation{Line: t.Moves(t.Line(game.ID)), Score: game.Score, Bound: game.Bound, Known: true,
			Recorded: true}, nil
	}
	position, err := t.Position(id)
	if err != nil {
		return search.ForcedVariation{}, fmt.Errorf("forced variation of node %d: %w", id, err)
	}
	s := newScheme(ctx, search.Task{Position: position, Values: values, Limits: search.Limits{Nodes: forcedNodes}})
	score := s.visit(s.root(true), board.NoMove, TypeForced, tree.ClassNone, allValues)
	s.run.End()
	v := search.ForcedVariation{Line: s.pv.Line(), Score: later(score, n.Ply), Known: !s.run.Stopped() ||
		s.pv.First(0) != board.NoMove}
	if s.run.Stopped() {
		v.Bound = tree.Lower
	}
	return v, nil
}

// forcedGame finds the node at which the forced game was played from the position of a node: the
// node itself, the estimate of the root, or the safety test of the same move.
func forcedGame(t *tree.Tree, n tree.Node, dn int) (tree.Node, bool) {
	whole := func(n tree.Node) bool {
		return n.Closed && n.Reason != tree.ReasonStopped && !n.Truncated
	}
	if n.Type == TypeForced || n.Type == TypeSafety || n.Type == TypeEstimate || !n.Type.Test() && n.Ply >= dn {
		return n, whole(n)
	}
	if n.Type == TypeActivity {
		return n, false
	}
	kind, parent := TypeSafety, n.Parent
	if n.Ply == 0 {
		kind, parent = TypeEstimate, tree.Root
	}
	for _, child := range t.ChildNodes(parent) {
		if child.Type == kind && child.Move == n.Move && whole(child) && child.Bound == tree.Exact {
			return child, true
		}
	}
	return n, false
}

// later turns a score whose mates count from a node into one that counts them from the root.
func later(score eval.Score, ply int) eval.Score {
	switch mated, ok := scale.MatePly(int32(score)); {
	case !ok:
		return score
	case mated < 0 || score < 0:
		return score + eval.Score(ply)
	}
	return score - eval.Score(ply)
}
