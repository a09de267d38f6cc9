package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// order sorts the moves: captures of the most valuable man by the least valuable
// one and promotions first, the rest as generated. The report does not say in which
// order moves are examined (ruling).
func (s *scheme) order(p *board.Position, list *board.MoveList) {
	if s.generated {
		return
	}
	var keys [256]eval.Score
	moves := list.All()
	for i, move := range moves {
		keys[i] = rankOf(p, move)
	}
	for i := 1; i < len(moves); i++ {
		move, key, j := moves[i], keys[i], i
		for ; j > 0 && keys[j-1] < key; j-- {
			moves[j], keys[j] = moves[j-1], keys[j-1]
		}
		moves[j], keys[j] = move, key
	}
}

// rankOf is the place of a move in the order: what it wins first, then how little
// the man is worth that wins it. A king counts as the most valuable.
func rankOf(p *board.Position, move board.Move) eval.Score {
	won := gain(p, move)
	if won == 0 {
		return 0
	}
	return won*8 + 8 - eval.Score(p.At(move.From()).Type())
}
