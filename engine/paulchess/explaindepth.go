package paulchess

import (
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
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
	if !r.unknown || !r.alphaBeta || ply == 0 || depth < unknownPlies {
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

// pruned says which rule of Modern left a move out, with its numbers; ReasonOpen says none.
func (n *recorded) pruned(t *tree.Tree, move board.Move) (tree.Reason, string) {
	p := &n.position
	switch {
	case n.isQuiescence():
		return n.prunedCapture(move)
	case n.Beta-n.Alpha != 1 || !n.asks():
		return tree.ReasonOpen, ""
	}
	moves := slices.DeleteFunc(slices.Clone(n.way), func(id tree.ID) bool { return t.Node(id).Move == board.NoMove })
	depth := n.depthOfMoves(t, n.ID, len(moves), n.left)
	quiets, inCheck := n.quiets(), p.InCheck()
	switch {
	case !isQuiet(move):
		if n.losesCapture(p, move, depth, inCheck) {
			return n.losing(move, depth)
		}
	case p.GivesCheck(move), n.isAdvance(p, move):
	case n.modern.futile(n.Static, depth, inCheck, n.Alpha):
		return ReasonFutile, fmt.Sprintf("Plies left: %d; the static value is %s, and the lower bound is %s.", depth,
			inPawns(n.Static), inPawns(n.Alpha))
	// whenever it had its turn: that it came late is less sure
	case !n.isCutByQuiet() && n.tooLosing(p, move, depth, inCheck):
		return n.losing(move, depth)
	case n.lateMove(quiets, depth, inCheck, n.improving(t, n.way)):
		return ReasonLateMove, fmt.Sprintf("Plies left: %d; quiet moves searched: %d.", depth, quiets)
	}
	return tree.ReasonOpen, ""
}

// losing says that a move was left out by the exchange on its square.
func (n *recorded) losing(move board.Move, depth int) (tree.Reason, string) {
	return ReasonLosingCapture, fmt.Sprintf("Plies left: %d; the exchange is worth %s.", depth,
		inPawns(eval.Score(n.position.SEE(move, &prices))))
}

// prunedCapture is pruned in quiescence.
func (n *recorded) prunedCapture(move board.Move) (tree.Reason, string) {
	p := &n.position
	if n.checks && p.InCheck() {
		return tree.ReasonOpen, ""
	}
	if alpha := n.boundAt(move); !isQuiet(move) && n.tooLittle(p, move, n.Static, alpha) {
		return ReasonTooLittle, fmt.Sprintf("The static value is %s, the capture wins %s, and the lower bound is %s.",
			inPawns(n.Static), inPawns(eval.Score(won(p, move))), inPawns(alpha))
	}
	if loss := p.SEE(move, &prices); n.exchange && loss < 0 {
		return ReasonLosingCapture, fmt.Sprintf("The exchange is worth %s.", inPawns(eval.Score(loss)))
	}
	return tree.ReasonOpen, ""
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
