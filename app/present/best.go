package present

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// BestMoves returns the children of a node that gave most, at most the given number: the
// one that gave the node its value first. Below stages it looks for the moves of the best
// stage.
func (p Nodes) BestMoves(id tree.ID, most int) []tree.ID { return p.best(id, most, byPromise) }

// Child returns the node of a move: that of the stage that gave the value, where there are stages, else any.
func (p Nodes) Child(id tree.ID, move board.Move) (tree.ID, bool) {
	for _, child := range p.BestMoves(id, 1<<16) {
		if p.Tree.Node(child).Move == move {
			return child, true
		}
	}
	return p.Tree.Find(id, move)
}

// NearestMoves returns the same children, those nearest to the best one by value first: one of which only a bound is
// known may be as good as that, and comes before one whose value is known to be less.
func (p Nodes) NearestMoves(id tree.ID, most int) []tree.ID { return p.best(id, most, byReach) }

// best returns the children of a node in an order, the one that gave it its value first.
func (p Nodes) best(id tree.ID, most int, order func(a, b tree.Node) int) []tree.ID {
	var best []tree.ID
	chosen, ok := p.Tree.Best(id)
	if ok && p.Tree.Node(chosen).Type.Stage() {
		return p.best(chosen, most, order)
	}
	if ok {
		best = append(best, chosen)
	}
	var others []tree.Node
	for _, child := range p.Tree.Children(id, nil) {
		if n := p.Tree.Node(child); n.Closed && !n.Type.Test() && !n.Type.Stage() && !(ok && child == chosen) {
			others = append(others, n)
		}
	}
	slices.SortStableFunc(others, order)
	for _, n := range others[:min(len(others), max(most-len(best), 0))] {
		best = append(best, n.ID)
	}
	return best
}

// Stands returns the node that stands for a root: while the search is at work, or where it was stopped, its last
// stage that found a best move and was finished. Any other node stands for itself, a root without such a stage too.
func (p Nodes) Stands(id tree.ID) tree.ID {
	if id != tree.Root || p.Settled(p.Tree.Node(id)) {
		return id
	}
	for _, child := range slices.Backward(p.Tree.ChildNodes(id)) {
		if child.Type.Stage() && !child.Type.Test() && child.Best && p.Settled(child) &&
			child.Reason != tree.ReasonBelowBounds && child.Reason != tree.ReasonAboveBounds {
			return child.ID
		}
	}
	return id
}

// byPromise puts the move first that gave its mover more; one with a value before one of
// which only a bound is known.
func byPromise(a, b tree.Node) int {
	exact := func(n tree.Node) int {
		if n.Bound == tree.Exact {
			return 0
		}
		return 1
	}
	return cmp.Or(cmp.Compare(exact(a), exact(b)), cmp.Compare(b.ForParent(), a.ForParent()))
}

// byReach puts the move first that may have given its mover more, whether or not that is only a bound.
func byReach(a, b tree.Node) int {
	return cmp.Or(cmp.Compare(b.ForParent(), a.ForParent()), byPromise(a, b))
}
