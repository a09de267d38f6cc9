package itep

import "drevo/engine/board"

// order sorts the moves: captures of the most valuable piece by the least valuable
// one and promotions first, the rest as generated. The report does not say in which
// order moves are examined (ruling).
func (r *rules) order(p *board.Position, list *board.MoveList) {
	if r.generated {
		return
	}
	keys := &r.orderKeys // of the moves that win something, which stand in front
	moves, sorted := list.All(), 0
	for i, move := range moves {
		if !move.IsCapture() && !move.IsPromotion() {
			continue
		}
		key, j := orderKey(p, move), sorted
		for ; j > 0 && keys[j-1] < key; j-- {
			keys[j] = keys[j-1]
		}
		keys[j] = key
		copy(moves[j+1:i+1], moves[j:i])
		moves[j] = move
		sorted++
	}
}

// orderKey sorts a move that wins something by what it wins, then by how little the piece is worth
// that wins it. A king counts as the most valuable.
func orderKey(p *board.Position, move board.Move) int32 {
	return gain(p, move)*8 + 8 - int32(p.At(move.From()).Type())
}
