package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// store keeps what was found of a node in the table.
func (g *gameTree) store(n *node, depth int, score, alpha, beta eval.Score, move board.Move) {
	g.table.Store(n.key, n.ply, search.Entry{
		Move: move, Score: score, Bound: tree.BoundOf(score, alpha, beta), Depth: int8(depth), Node: g.run.Open(),
	})
}

// castledKeys tell positions apart that differ in who has castled, which the evaluation asks.
var castledKeys = [2]uint64{0x9e3779b97f4a7c15, 0xc2b2ae3d27d4eb4f}

// tableKey is the key of a position in the table: twelve boards, castling flags, turn, en passant,
// and who has castled.
func tableKey(p *board.Position) uint64 {
	key := p.Key()
	for c, castledKey := range castledKeys {
		if castled, _ := p.Castled(board.Colour(c)); castled {
			key ^= castledKey
		}
	}
	return key
}
