package kaissa

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// Where the bishops and knights of each side stand when the game begins.
var (
	knightsHome = [2]board.Bitboard{(board.FileB | board.FileG) & board.Rank1, (board.FileB | board.FileG) & board.Rank8}
	bishopsHome = [2]board.Bitboard{(board.FileC | board.FileF) & board.Rank1, (board.FileC | board.FileF) & board.Rank8}
	seventhRank = [2]board.Bitboard{board.Rank7, board.Rank2}
)

// addPieces reports rows 18 to 20 and 27 to 29: which pieces a side has, and where they stand.
func (v *view) addPieces(t *eval.Tally, c board.Colour) {
	own := &v.sides[c]
	t.Add(termInitial, c, 1, own.knights&knightsHome[c]|own.bishops&bishopsHome[c])
	t.Add(termKnightStrong, c, 1, own.knights&v.strong[c])
	t.Add(termBishopStrong, c, 1, own.bishops&v.strong[c])
	t.Add(termKnightCentre, c, 1, own.knights&centre[c])
	if own.bishops.MoreThanOne() {
		t.AddShared(termTwoBishops, c, own.bishops)
	}
	if own.knights != 0 && own.queens != 0 {
		t.AddShared(termKnightQueen, c, own.knights|own.queens)
	}
}

// addRooks reports rows 14, 15, 23 to 26 and 32.
func (e *evaluation) addRooks(t *eval.Tally, v *view, c board.Colour) {
	own, enemy := &v.sides[c], c.Opponent()
	if own.rooks == 0 {
		return
	}
	seventh := termSeventh
	if v.endgame {
		seventh = termSeventhEnding
	}
	t.Add(seventh, c, 1, own.rooks&seventhRank[c])
	open := ^(v.files[c] | v.files[enemy])
	halfOpen := v.files[enemy] &^ v.files[c]
	t.Add(termRookOpen, c, 1, own.rooks&open)
	t.Add(termRookHalfOpen, c, 1, own.rooks&halfOpen)
	for i := range own.attackers {
		a := &own.attackers[i]
		if a.kind != board.Rook {
			continue
		}
		attacked := a.attacks
		if !e.fileSquares {
			attacked &^= wholeFiles(a.from.Bitboard())
		}
		t.Add(termFileOpen, c, 1, attacked&open)
		t.Add(termFileHalfOpen, c, 1, attacked&halfOpen)
		v.addBehind(t, c, a)
	}
}

// addBehind reports a rook that stands behind a passed pawn.
func (v *view) addBehind(t *eval.Tally, c board.Colour, rook *attacker) {
	file := rook.attacks & wholeFiles(rook.from.Bitboard())
	for owner := board.White; owner <= board.Black; owner++ {
		if file&v.passed[owner]&ahead(rook.from.Bitboard(), owner) == 0 {
			continue
		}
		if owner == c {
			t.Add(termBehindOwn, c, 1, rook.from.Bitboard())
		} else {
			t.Add(termBehindEnemy, c, 1, rook.from.Bitboard())
		}
	}
}
