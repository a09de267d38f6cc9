package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// mayPass reports whether a null move may be tried at a node.
func (g *gameTree) mayPass(n *node, beta eval.Score) bool {
	p := &n.board.position
	return g.alphaBeta && !isMate(beta) && search.MayPass(p, n.ply, n.last) && search.HasPieces(p)
}

// nullDeeperPlies is for how many plies that are left the reduction after a pass grows by one.
const nullDeeperPlies = 4

// The hundredths above the bound for which a pass is searched a ply less deep, and how many plies at most.
const nullMarginPly, nullMarginMost = 200, 3

// nullPlies returns by how many plies the search after a pass is reduced where so many are left.
func (g *gameTree) nullPlies(n *node, depth int, beta eval.Score) int {
	plies := g.nullReduction
	if g.on[nullDeeper] {
		plies += depth / nullDeeperPlies
	}
	if g.on[nullMargin] {
		plies += min(max(int(n.board.static-beta), 0)/nullMarginPly, nullMarginMost)
	}
	return plies
}

// pass examines what happens if the side to move does nothing.
func (g *gameTree) pass(n *node, kind tree.NodeType, depth int, beta eval.Score) eval.Score {
	if kind == typeNull && depth <= 0 {
		kind, depth = typeNullHorizon, 0
	}
	n.board.position.MakePass(&n.passed.position)
	// which counts the move
	n.passed.at, n.passed.static, n.passed.valued = n.board.at, -n.board.static, g.evaluation.tuned == nil
	next := &g.nodes[n.ply+1]
	next.board, next.last, next.place = &n.passed, board.Pass, tree.PlaceNone
	next.key, next.checked, next.cut = tableKey(&n.passed.position), false, !n.cut
	g.table.Expect(next.key)
	next.before = [2]int{traces, n.before[0]}
	g.history.Push(n.passed.position.Key(), true)
	score := -g.visit(next, kind, tree.ClassNone, depth, -beta, 1-beta)
	g.history.Pop()
	return score
}
