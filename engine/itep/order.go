package itep

import "drevo/engine/board"

// order sorts the moves: captures of the most valuable piece by the least valuable
// one and promotions first, the rest as generated. The report does not say in which
// order moves are examined (ruling).
func (r *rules) order(p *board.Position, list *board.MoveList) {
	if r.generated {
		return
	}
	var keys [256]int32
	moves := list.All()
	for i, move := range moves {
		keys[i] = orderKey(p, move)
	}
	for i := 1; i < len(moves); i++ {
		move, key, j := moves[i], keys[i], i
		for ; j > 0 && keys[j-1] < key; j-- {
			moves[j], keys[j] = moves[j-1], keys[j-1]
		}
		moves[j], keys[j] = move, key
	}
}

// orderKey sorts a move by what it wins, then by how little the piece is worth that wins
// it. A king counts as the most valuable.
func orderKey(p *board.Position, move board.Move) int32 {
	won := gain(p, move)
	if won == 0 {
		return 0
	}
	return won*8 + 8 - int32(p.At(move.From()).Type())
}
