package kaissa

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// addPawns reports rows 1 to 9, which depend on the pawns alone.
func (e *evaluation) addPawns(t *eval.Tally, pawns [2]board.Bitboard, s *structure) {
	for c := board.White; c <= board.Black; c++ {
		own, enemy := pawns[c], c.Opponent()
		isolated := own &^ (s.files[c].East() | s.files[c].West())
		t.Add(termIsolated, c, 1, isolated)
		t.Add(termIsolatedOpen, c, 1, isolated&^s.files[enemy])
		t.Add(termDoubled, c, 1, own&ahead(own, c))
		t.Add(termPhalanx, c, 1, own&own.East()&e.phalanxArea[c])
		t.Add(termPawnCentre, c, 1, own&centre[c])
		t.Add(termPawnAttacks, c, 1, s.attacks[c])
		t.Add(termPawnCentral, c, 1, s.attacks[c]&centre[c])
		t.Add(termStrong, c, 1, s.strong[c])
		t.Add(termBackward, c, 1, own&forward(s.strong[enemy], enemy))
	}
}

// The pawns of rows 11 and 12 at home, and the ranks 4 to 7 of each side.
var (
	homeFC      = [2]board.Bitboard{(board.FileC | board.FileF) & board.Rank2, (board.FileC | board.FileF) & board.Rank7}
	homeDE      = [2]board.Bitboard{(board.FileD | board.FileE) & board.Rank2, (board.FileD | board.FileE) & board.Rank7}
	fourToSeven = [2]board.Bitboard{
		board.Rank4 | board.Rank5 | board.Rank6 | board.Rank7,
		board.Rank5 | board.Rank4 | board.Rank3 | board.Rank2,
	}
)

// addPawnsAmongMen reports rows 10 to 12, where pawns meet other men.
func (v *view) addPawnsAmongMen(t *eval.Tally, c board.Colour) {
	own, enemy := &v.sides[c], &v.sides[c.Opponent()]
	back := c.Opponent()
	t.Add(termPawnKing, c, 1, v.attacks[c]&enemy.kingZone)
	t.Add(termBlockedFC, c, 1, own.pawns&homeFC[c]&forward(enemy.men, back))
	t.Add(termBlockedDE, c, 1, own.pawns&homeDE[c]&forward(v.occupied, back))
}

// addPassed reports rows 40 to 42 for the passed pawns of a side.
func (v *view) addPassed(t *eval.Tally, c board.Colour, bothPaths bool) {
	own, enemy := &v.sides[c], &v.sides[c.Opponent()]
	passed := v.passed[c]
	if bothPaths {
		passed |= v.passed[c.Opponent()]
	}
	if passed == 0 {
		return
	}
	blockers := forward(v.passed[c], c) & enemy.pieces
	t.Add(termBlocked, c, 1, forward(blockers, c.Opponent())&v.passed[c])
	v.addProfitable(t, termBlockerAttacks, c, blockers)
	paths := ahead(v.passed[c], c)
	if bothPaths {
		paths |= ahead(v.passed[c.Opponent()], c.Opponent())
	}
	for _, a := range own.attackers {
		t.Add(termPath, c, 1, a.attacks&paths)
	}
}
