package paulchess

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// depthAt derives the plies that were left at a node from the way to it: the depth of the iteration,
// less a ply a move, less what was reduced, and one more where a side in check was extended. The
// record need not hold it.
func (r *rules) depthAt(t *tree.Tree, path []tree.ID) int {
	p, depth, ply := t.Header().Position, r.depth, 0
	for i, id := range path {
		n := t.Node(id)
		var next board.Position
		switch {
		case n.Type == tree.TypeIteration:
			depth = n.Number
			continue
		case n.Move == board.NoMove:
			continue
		case n.Move == board.Pass:
			p.MakePass(&next)
			reduction := r.nullPlies(depth)
			if depth--; n.Type != TypeNullQuiescence {
				depth = max(0, depth-reduction)
			}
		default:
			p.Make(n.Move, &next)
			depth = r.depthOfMoves(t, path[i-1], ply, depth) - 1
			if r.extension && depth >= 0 && next.InCheck() {
				depth++
			}
			depth -= reducedPlies(n.Type)
		}
		p = next
		ply++
	}
	return depth
}

// depthOfMoves returns the plies that are left for the moves of a node: where the table knew none of
// them, which led the others if it did, one less.
func (r *rules) depthOfMoves(t *tree.Tree, id tree.ID, ply, depth int) int {
	if !r.on[unknown] || !r.alphaBeta || ply == 0 || depth < unknownPlies {
		return depth
	}
	for _, child := range t.Children(id, nil) {
		if n := t.Node(child); n.Move != board.Pass {
			if n.Place == tree.PlaceTable {
				return depth
			}
			break
		}
	}
	return depth - 1
}

// improving reports whether the static value is better than when the side last had the move.
func (n *recorded) improving(t *tree.Tree, path []tree.ID) bool {
	path = slices.DeleteFunc(slices.Clone(path), func(id tree.ID) bool { return t.Node(id).Type.Stage() })
	return len(path) < 3 || n.Static > t.Node(path[len(path)-3]).Static
}

// quiets counts the quiet moves that were searched at the node, but for one that cut.
func (n *recorded) quiets() (count int) {
	for i, child := range n.children {
		again := i > 0 && n.children[i-1].Move == child.Move
		if child.Move != board.Pass && isQuiet(child.Move) && !again {
			count++
		}
	}
	if n.isCutByQuiet() {
		count--
	}
	return count
}
