package kaissa

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// addAttacks reports rows 13, 22, 30, 35, 37, 38 and 39: what the pieces of a side attack.
func (v *view) addAttacks(t *eval.Tally, c board.Colour) {
	enemy := &v.sides[c.Opponent()]
	majors := enemy.rooks | enemy.queens
	for i := range v.sides[c].attackers {
		a := &v.sides[c].attackers[i]
		t.Add(termMobility, c, 1, a.attacks)
		t.Add(termCentral, c, 1, a.attacks&centre[c])
		if a.kind > board.Bishop {
			continue
		}
		t.Add(termMinorAttacks, c, 1, a.attacks&majors)
		t.Add(termMinorStrong, c, 1, a.attacks&v.strong[c])
		t.Add(termKingAttacked, c.Opponent(), 1, a.attacks&enemy.kingZone)
		if a.kind == board.Bishop && a.attacks&enemy.pieces != 0 {
			t.Add(termBishopAttacks, c, 1, a.from.Bitboard())
		}
	}
	t.Add(termBishopTargets, c, 1, v.sides[c].by[board.Bishop]&enemy.pieces)
}

// addThreats reports rows 16, 17 and 31: bound pieces and profitable attacks.
func (e *evaluation) addThreats(t *eval.Tally, v *view, c board.Colour) {
	enemy := &v.sides[c.Opponent()]
	if enemy.pieces == 0 {
		return
	}
	bound := v.bound(c)
	t.Add(termBound, c, 1, bound)
	if bound != 0 {
		v.addProfitable(t, termBoundAttacks, c, bound)
	}
	if targets := v.targets(c); targets.MoreThanOne() {
		t.AddShared(termDouble, c, targets)
	}
}

// bound returns the enemy pieces that a side binds: each is the only man between a bishop, rook or
// queen of the side and a man behind it that is the king, unprotected, or worth more than the binder
// (the pin of ITEP 1966 in the narrow sense).
func (v *view) bound(c board.Colour) (bound board.Bitboard) {
	enemy := &v.sides[c.Opponent()]
	for i := range v.sides[c].attackers {
		a := &v.sides[c].attackers[i]
		before := a.attacks & enemy.pieces
		if before == 0 || a.kind == board.Knight {
			continue
		}
		through := board.Attacks(a.kind, c, a.from, v.occupied&^before) &^ a.attacks
		targets := enemy.king.Bitboard() | enemy.exposed | enemy.worthMore(a.kind)
		for behind := through & targets; behind != 0; behind = behind.ClearLowest() {
			bound |= board.Between(a.from, behind.Lowest()) & before
		}
	}
	return bound
}

// targets returns the enemy pieces under a profitable attack of a side.
func (v *view) targets(c board.Colour) (targets board.Bitboard) {
	if v.profits != nil {
		return v.profits.targets(c)
	}
	own, enemy := &v.sides[c], &v.sides[c.Opponent()]
	targets = own.attacked & enemy.pieces & enemy.exposed
	for kind := board.Pawn; kind <= board.Rook; kind++ {
		targets |= own.by[kind] & enemy.worthMore(kind)
	}
	return targets
}

// addProfitable reports a term for every profitable attack of a side on one of the enemy pieces.
func (v *view) addProfitable(t *eval.Tally, term int, c board.Colour, among board.Bitboard) {
	for rest := among & v.sides[c].attacked; rest != 0; rest = rest.ClearLowest() {
		square := rest.Lowest()
		if n := v.profitable(c, square).Count(); n > 0 {
			t.Add(term, c, int32(n), square.Bitboard())
		}
	}
}

// profitable returns the men of a side that attack an enemy piece profitably: it is unprotected, or
// worth more than they are.
func (v *view) profitable(c board.Colour, square board.Square) board.Bitboard {
	if v.profits != nil {
		return v.profits.attackers(c, square)
	}
	own, enemy := &v.sides[c], &v.sides[c.Opponent()]
	attackers := v.position.AttackersTo(square, v.occupied) & own.men
	if enemy.exposed.Has(square) {
		return attackers
	}
	lesser := own.pawns
	if enemy.worthMore(board.Knight).Has(square) {
		lesser |= own.knights | own.bishops
	}
	if enemy.queens.Has(square) {
		lesser |= own.rooks
	}
	return attackers & lesser
}
