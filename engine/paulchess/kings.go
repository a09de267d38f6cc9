package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// From these phases on the late and the very late terms count.
const (
	latePhase     = 12
	veryLatePhase = 6
)

// within holds, for each square, the squares at most so many king's steps away.
var within = func() (table [64][8]board.Bitboard) {
	for s := range table {
		for other := board.A1; other <= board.H8; other++ {
			for steps := distance(board.Square(s), other); steps < 8; steps++ {
				table[s][steps] |= other.Bitboard()
			}
		}
	}
	return table
}()

// distance counts a king's steps between two squares.
func distance(a, b board.Square) int {
	return max(abs(a.File()-b.File()), abs(a.Rank()-b.Rank()))
}

func abs(n int) int { return max(n, -n) }

// offCentre counts the files and ranks between a square and the four in the centre.
func offCentre(s board.Square) int {
	return max(3-s.File(), s.File()-4) + max(3-s.Rank(), s.Rank()-4)
}

// addCastling reports whether a side has castled, or which castlings it has lost.
func addCastling(t *eval.Tally, p *board.Position, c board.Colour) {
	if castled, _ := p.Castled(c); castled {
		t.Add(termCastled, c, 1, p.KingSquare(c).Bitboard())
		return
	}
	left := 0
	for rights := p.Castling().Of(c); rights != 0; rights &= rights - 1 {
		left++
	}
	if left < 2 {
		t.Add(termCastlingLost, c, int32(2-left), p.KingSquare(c).Bitboard())
	}
}

// addKing reports the pawns near the other side's king, and a king without pawns.
func addKing(t *eval.Tally, p *board.Position, c board.Colour) {
	king, enemy := p.KingSquare(c), p.KingSquare(c.Opponent())
	pawns := p.PiecesOf(c, board.Pawn)
	if storm := pawns & within[enemy&63][2]; storm != 0 {
		t.Add(termStorm, c, 1, storm)
	}
	if pawns&board.KingAttacks(king) == 0 {
		t.Add(termBareKing, c, 1, king.Bitboard())
	}
}

// addLate reports the terms of the late and the very late game.
func addLate(t *eval.Tally, p *board.Position, at placed) {
	men := p.Occupied() &^ p.Pieces(board.King)
	for c := board.White; c <= board.Black; c++ {
		king, enemy := p.KingSquare(c), p.KingSquare(c.Opponent())
		near := 0
		for steps := 1; steps < 7; steps++ {
			near += (men & within[king&63][steps]).Count() // a man n steps away is counted 7 - n times
		}
		t.Add(termKingNear, c, int32(near), king.Bitboard())
		ahead := at.fixed > 0 && c == board.White || at.fixed < 0 && c == board.Black
		if at.phase <= veryLatePhase && ahead {
			t.Add(termKingToKing, c, int32(7-distance(king, enemy)), king.Bitboard())
			t.Add(termEnemyCentre, c, int32(offCentre(enemy)), enemy.Bitboard())
		}
	}
}
