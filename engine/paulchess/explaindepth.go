package paulchess

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// depthAt derives the plies that were left at a node from the way to it: the depth of the iteration,
// less a ply a move, less what was reduced, and one more where a side in check was extended. The
// record need not hold it.
func (r *rules) depthAt(t *tree.Tree, path []tree.ID) int {
	p, depth, last := t.Header().Position, r.depth, t.Node(tree.Root)
	for _, id := range path {
		n := t.Node(id)
		var next board.Position
		switch {
		case n.Type == tree.TypeIteration:
			depth, last = n.Number, n
			continue
		case n.Move == board.NoMove:
			last = n
			continue
		case n.Move == board.Pass:
			p.MakePass(&next)
			if depth--; n.Type != TypeNullQuiescence {
				depth = max(0, depth-r.nullReduction)
			}
		default:
			p.Make(n.Move, &next)
			depth--
			if r.extension && depth >= 0 && next.InCheck() {
				depth++
			}
			if n.Type == TypeReduced {
				depth -= r.reduction(depth+1, searchedBefore(t, last.ID, n.ID), p.InCheck())
			}
		}
		p, last = next, n
	}
	return depth
}

// searchedBefore counts the moves of a node that were searched before a child.
func searchedBefore(t *tree.Tree, parent, child tree.ID) int {
	seen := map[board.Move]bool{}
	for _, id := range t.Children(parent, nil) {
		n := t.Node(id)
		if id == child || n.Move == t.Node(child).Move {
			break
		}
		if n.Move != board.Pass {
			seen[n.Move] = true
		}
	}
	return len(seen)
}

// pruned says which rule of Modern left a move out, with its numbers; ReasonOpen says none.
func (n *recorded) pruned(t *tree.Tree, move board.Move) (tree.Reason, string) {
	p := &n.position
	switch {
	case n.isQuiescence():
		if loss := p.SEE(move, &prices); n.exchange && loss < 0 {
			return ReasonLosingCapture, fmt.Sprintf("The exchange is worth %s.", inPawns(eval.Score(loss)))
		}
		return tree.ReasonOpen, ""
	case n.Beta-n.Alpha != 1 || !isQuiet(move) || p.GivesCheck(move) || !n.futility && !n.lateMoves:
		return tree.ReasonOpen, ""
	}
	depth, quiets := n.depthAt(t, t.Path(n.ID)), n.quiets()
	switch {
	case n.modern.futile(n.Static, depth, p.InCheck(), n.Alpha):
		return ReasonFutile, fmt.Sprintf("Plies left: %d; the static value is %s, and the lower bound is %s.", depth, inPawns(n.Static), inPawns(n.Alpha))
	case n.lateMove(quiets, depth, p.InCheck()):
		return ReasonLateMove, fmt.Sprintf("Plies left: %d; quiet moves searched: %d.", depth, quiets)
	}
	return tree.ReasonOpen, ""
}

// quiets counts the quiet moves that were searched at the node.
func (n *recorded) quiets() (count int) {
	for i, child := range n.children {
		again := i > 0 && n.children[i-1].Move == child.Move
		if child.Move != board.Pass && isQuiet(child.Move) && !again {
			count++
		}
	}
	return count
}
