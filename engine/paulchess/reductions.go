package paulchess

import (
	"math"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Reductions are reckoned in 1024ths of a ply.
const (
	plyParts     = 1024
	reducedFrom  = 3  // plies that must be left
	unknownPlies = 4  // plies that must be left
	earnedPart   = 24 // of what a move has earned, this much is a 1024th
)

// reductionTable holds reductions by plies left and moves searched.
var reductionTable = func() (table [64][64]int) {
	for depth := 1; depth < 64; depth++ {
		for searched := 1; searched < 64; searched++ {
			table[depth][searched] = int(plyParts * (0.5 + math.Log(float64(depth))*math.Log(float64(searched))/2.2))
		}
	}
	return table
}()

// isUnknown reports whether the moves of a node are searched a ply less deep because the table knows
// none of them.
func (g *gameTree) isUnknown(n *node, depth int, known board.Move) bool {
	return g.on[unknown] && g.alphaBeta && n.ply > 0 && depth >= unknownPlies && known == board.NoMove
}

// reductionOf returns by how many plies a move that has its turn is searched less deep at first: at
// most half of those that are left.
func (g *gameTree) reductionOf(n *node, move board.Move, place search.Place, depth int) int {
	switch {
	case !g.on[reductions] || !g.alphaBeta || depth < reducedFrom || n.searched < 2 || n.inCheck:
		return 0
	case place == search.PlaceLosing:
		return 1
	case !isQuiet(move):
		return 0
	}
	r := reductionTable[min(depth, 63)][min(n.searched, 63)]
	r -= min(max(int(g.earned(n, move))/earnedPart, -plyParts), 2*plyParts)
	if place == search.PlaceKiller {
		r -= plyParts
	}
	if !n.narrow {
		r -= plyParts
	}
	if !n.improving {
		r += plyParts / 2
	}
	if n.cut && g.on[cutNodes] {
		r += plyParts
	}
	if n.checks.Gives(&n.board.position, move) {
		r -= plyParts
	}
	if g.isAdvance(&n.board.position, move) {
		r -= 2 * plyParts
	}
	return min(max(r/plyParts, 0), depth/2, mostReduced)
}

// tryReduced searches a move less deep, or within a null window, where that may suffice, and then as
// it should be.
func (g *gameTree) tryReduced(n *node, move board.Move, place search.Place, b *generated, depth int, alpha,
	beta eval.Score) eval.Score {
	score, narrow := eval.Score(0), beta
	if g.on[pvs] && depth >= 0 && n.searched > 0 && g.alphaBeta {
		narrow = alpha + 1
	}
	if r := g.reductionOf(n, move, place, depth+1); r > 0 {
		if score = g.try(n, move, b, reducedBy(r), depth-r, alpha, narrow); g.run.Stopped() || score <= alpha {
			return score
		}
	}
	if narrow < beta {
		if score = g.try(n, move, b, tree.TypeFullWidth, depth, alpha, narrow); g.run.Stopped() || score <= alpha ||
			score >= beta {
			return score
		}
	}
	return g.try(n, move, b, tree.TypeFullWidth, depth, alpha, beta)
}
