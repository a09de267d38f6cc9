package present

import (
	"cmp"
	"slices"

	"drevo/engine/tree"
)

// BestMoves returns the children of a node that gave most, at most the given number: the
// one that gave the node its value first. Below stages it looks for the moves of the best
// stage.
func (p Nodes) BestMoves(id tree.ID, most int) []tree.ID {
	var best []tree.ID
	chosen, ok := p.Tree.Best(id)
	if ok && p.Tree.Node(chosen).Type.Stage() {
		return p.BestMoves(chosen, most)
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
	slices.SortStableFunc(others, byPromise)
	for _, n := range others[:min(len(others), max(most-len(best), 0))] {
		best = append(best, n.ID)
	}
	return best
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
