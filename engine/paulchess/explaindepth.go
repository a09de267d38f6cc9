package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/tree"
)

// follow derives the plies that were left at a node from the way to it: the depth of the iteration,
// less a ply a move, less what was reduced, and one more where a side in check was extended. The
// record need not hold it.
func (n *recorded) follow(step tree.Node, p *board.Position) {
	switch {
	case step.Type.Stage():
		if step.Type == tree.TypeIteration {
			n.left = step.Number
		}
		return
	case step.Move == board.Pass:
		reduction := n.nullPlies(n.left)
		if n.left--; step.Type != typeNullQuiescence {
			n.left = max(0, n.left-reduction)
		}
	case step.ID != tree.Root:
		n.left = n.depthOfMoves(step.Parent, len(n.way)-1, n.left) - 1
		if n.extension && n.left >= 0 && p.InCheck() {
			n.left++
		}
		n.left -= reducedPlies(step.Type)
	}
	n.way = append(n.way, step)
}

// depthOfMoves returns the plies that are left for the moves of a node: where the table knew none of
// them, which led the others if it did, one less.
func (n *recorded) depthOfMoves(id tree.ID, ply, depth int) int {
	if !n.on[unknown] || !n.alphaBeta || ply == 0 || depth < unknownPlies {
		return depth
	}
	for _, child := range n.tree.ChildNodes(id) {
		if child.Move != board.Pass {
			if child.Place == tree.PlaceTable {
				return depth
			}
			break
		}
	}
	return depth - 1
}

// improving reports whether the static value is better than when the side last had the move.
func (n *recorded) improving() bool {
	return len(n.way) < 3 || n.Static > n.way[len(n.way)-3].Static
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
