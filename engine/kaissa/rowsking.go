package kaissa

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// addKing reports rows 21, 33, 34, 36 and 43 to 45.
func (v *view) addKing(t *eval.Tally, c board.Colour) {
	own, enemy := &v.sides[c], &v.sides[c.Opponent()]
	king := own.king.Bitboard()
	if v.position.Castling().Of(c) == board.NoCastling {
		if castled, _ := v.position.Castled(c); castled {
			t.Add(termCastled, c, 1, king)
		} else {
			t.Add(termCastlingLost, c, 1, king)
		}
	}
	t.Add(termKingOpen, c, 1, board.QueenAttacks(own.king, v.occupied)&^own.men)
	switch {
	case own.isBare() == enemy.isBare():
	case enemy.isBare():
		t.Add(termKingsApart, c, kingMoves(own.king, enemy.king), king)
	default:
		t.Add(termBareKing, c, fromMiddle(own.king), king)
	}
	if !v.endgame {
		return
	}
	if v.position.Turn() != c && board.Between(own.king, enemy.king).Count() == 1 {
		t.Add(termOpposition, c, 1, king)
	}
	for rest := v.passed[board.White] | v.passed[board.Black]; rest != 0; rest = rest.ClearLowest() {
		t.Add(termKingPassed, c, kingMoves(own.king, rest.Lowest()), rest.Lowest().Bitboard())
	}
}

// kingMoves returns how many moves a king needs from one square to another on an empty board.
func kingMoves(a, b board.Square) int32 {
	return int32(max(apart(a.File(), b.File()), apart(a.Rank(), b.Rank())))
}

func apart(a, b int) int { return max(a-b, b-a) }

// fromMiddle returns how many king's moves a square lies from the four in the middle, 0 to 3.
func fromMiddle(s board.Square) int32 {
	file, rank := s.File(), s.Rank()
	return int32(max(3-file, file-4, 3-rank, rank-4))
}
