package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/tree"
)

// Reduced is the reduced tree (section 3.3): what justifies a combination. Where the first player
// moves only the winning move is kept, where the second moves all that was considered.
type Reduced struct {
	Nodes map[tree.ID]bool // with the root and the null moves
	NR    int              // nodes, without these
	DR    int              // the greatest depth in half-moves; null moves and the capture of a king count
	MER   int              // the most enemy moves considered after a friendly move
}

// ReducedTree picks the reduced tree of a search that has found a combination. Where it has found none
// only the root is left.
func ReducedTree(t *tree.Tree) Reduced {
	r := Reduced{Nodes: map[tree.ID]bool{tree.Root: true}}
	if t.Node(tree.Root).Reason == reasonFound {
		r.add(t, t.Node(tree.Root))
	}
	return r
}

// add adds what is below a node.
func (r *Reduced) add(t *tree.Tree, n tree.Node) {
	replies := 0
	for _, id := range t.Children(n.ID, nil) {
		c := t.Node(id)
		if n.Ply%2 == 0 && !c.Best {
			continue
		}
		r.Nodes[id] = true
		r.DR = max(r.DR, c.Ply)
		if c.Move != board.Pass {
			r.NR++
			replies++
		}
		r.add(t, c)
	}
	if n.Ply%2 == 1 {
		r.MER = max(r.MER, replies)
	}
}

// Counted is N of table 1 (section 3.3): the moves of the tree, without the root and the null moves; and
// F, those of the first level.
func Counted(t *tree.Tree) (n, f int) {
	t.Walk(tree.Root, func(c tree.Node) bool {
		if c.ID != tree.Root && c.Move != board.Pass {
			n++
		}
		return true
	})
	return n, t.ChildCount(tree.Root)
}

// Accepted is how many of the plans made the simulation has not thrown out at the node where they were made (section
// 2.3.1): what P of table 1 may have counted.
func (a *Account) Accepted() int {
	thrown, events := map[int32]bool{}, make([]Event, 4096)
	for from := 0; ; {
		n := a.CopyEvents(events, from)
		if n == 0 {
			return a.Plans() - len(thrown)
		}
		for _, e := range events[:n] {
			if e.Statement == 0 && e.Fate.Rejected() && a.Plan(int(e.Plan)).Node == e.Node {
				thrown[e.Plan] = true
			}
		}
		from += n
	}
}
