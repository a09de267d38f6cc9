package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// sorter puts moves that win something in order, in memory for one list at a time.
type sorter struct {
	keys   [256]int32
	quiets [256]board.Move
}

// order sorts the moves: captures of the most valuable piece by the least valuable
// one and promotions first, the rest as generated. The report does not say in which
// order moves are examined (ruling).
func (r *rules) order(p *board.Position, list *board.MoveList) {
	if r.generated {
		return
	}
	moves, sorted, quiets := list.All(), 0, r.sorter.quiets[:0]
	for _, move := range moves {
		if move.IsCapture() || move.IsPromotion() {
			r.sorter.insert(moves, sorted, move, orderKey(p, move, gain(p, move)))
			sorted++
		} else {
			quiets = append(quiets, move)
		}
	}
	copy(moves[sorted:], quiets)
}

// listCaptures lists the captures that condition 6 allows with the lower bound m, in order, and
// those that mate.
func (r *rules) listCaptures(n *node, m eval.Score) {
	p := &n.position
	p.Captures(&n.moves)
	moves, allowed, least := n.moves.All(), 0, entire(m)-n.material
	if least > points[board.Pawn] { // some captures win too little
		n.checking = p.CheckTest()
	}
	for i, move := range moves {
		won := gain(p, move)
		if won < least && (r.refuseMates || !n.checking.Gives(p, move) || !mates(p, move)) {
			continue
		}
		key := int32(0) // as generated: all alike
		if !r.generated {
			key = orderKey(p, move, won)
		}
		moves[i] = moves[allowed]
		r.sorter.insert(moves, allowed, move, key)
		allowed++
	}
	n.moves.Truncate(allowed)
	n.refused = moves[allowed:]
}

// insert puts a move behind those of the first sorted ones that have no lesser keys. What stands
// behind them is overwritten.
func (s *sorter) insert(moves []board.Move, sorted int, move board.Move, key int32) {
	j := sorted
	for ; j > 0 && s.keys[j-1] < key; j-- {
		s.keys[j], moves[j] = s.keys[j-1], moves[j-1]
	}
	s.keys[j], moves[j] = key, move
}

// orderKey sorts a move that wins something by what it wins, then by how little the piece is worth
// that wins it. A king counts as the most valuable.
func orderKey(p *board.Position, move board.Move, won int32) int32 {
	return won*8 + 8 - int32(p.At(move.From()).Type())
}
