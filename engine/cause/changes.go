package cause

import (
	"drevo/engine/board"
	"drevo/engine/diff"
	"drevo/engine/tree"
)

// Changes lists where a search changed its mind: pairs of stages below the root, one after the other, both finished,
// that choose different moves.
func Changes(t *tree.Tree) (list [][2]tree.ID) {
	last := tree.None
	for _, n := range t.ChildNodes(tree.Root) {
		if !finished(t, n) {
			continue
		}
		if last != tree.None && diff.Best(t, last) != diff.Best(t, n.ID) {
			list = append(list, [2]tree.ID{last, n.ID})
		}
		last = n.ID
	}
	return list
}

// finished reports whether a stage has come to a choice of its own: a round that must be played again has none.
func finished(t *tree.Tree, n tree.Node) bool {
	if !n.Type.Stage() || n.Type.Test() || !n.Closed || diff.Best(t, n.ID) == board.NoMove {
		return false
	}
	switch n.Reason {
	case tree.ReasonStopped, tree.ReasonBelowBounds, tree.ReasonAboveBounds:
		return false
	}
	return true
}
