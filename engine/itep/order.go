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
// one and promotions first, the rest as generated or by men. The report does not say in which
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
	if r.byMen {
		for i, move := range quiets {
			r.sorter.insert(moves[sorted:], i, move, -manKey(p, move))
		}
	}
}

// places are those of the men in table 2, which begins with the king.
var places = [6]int32{board.King: 0, board.Queen: 1, board.Rook: 2, board.Bishop: 3, board.Knight: 4, board.Pawn: 5}

// manKey sorts a move that captures nothing by its man, and the moves of men of one type by their squares, from
// a1 to h8, as the bits of figure 3 stand. Pawns have no cells of their own: their moves stay as generated, steps
// before initial moves, each by the square that is reached.
func manKey(p *board.Position, move board.Move) int32 {
	kind := p.At(move.From()).Type()
	if kind == board.Pawn {
		return places[kind] << 12
	}
	return places[kind]<<12 | int32(move.From())<<6 | int32(move.To())
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
