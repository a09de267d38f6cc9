package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// aim is an enemy man that a man on its new square would attack and win, and the way there.
type aim struct {
	x board.Square
	w way
}

// doubleAttacks is 2.2.2 for one own man: every square from which it attacks two men that one
// attacker more would win. With a set of men given, one of the two must be of it.
func (a *analysis) doubleAttacks(from board.Square, about board.Bitboard) {
	for goals := a.d.goals(a.side, from); goals != 0; goals = goals.ClearLowest() {
		to := goals.Lowest()
		w, ok := a.d.moveWay(a.side, from, to, a.limit)
		if !ok {
			continue
		}
		d := a.d.without(w.squares())
		d.move(from, to)
		for _, k := range a.becomes(from, to) {
			d.put(a.side, k, to)
			aims := a.aims(&d, from, to, a.limit-w.n+1)
			a.pairs(from, to, w, k, aims, about)
			if k == board.Knight && a.d.man(from) == board.Knight {
				a.besideKing(from, to, w, aims, about)
			}
		}
	}
}

// becomes returns what a man may be after a move: a pawn that promotes a queen or a knight.
func (a *analysis) becomes(from, to board.Square) []board.PieceType {
	k := a.d.man(from)
	if k == board.Pawn && to.Bitboard()&(board.Rank1|board.Rank8) != 0 {
		return []board.PieceType{board.Queen, board.Knight}
	}
	return []board.PieceType{k}
}

// aims returns the enemy men that the man from a square would win on another, with the ways to them: by
// its attack from there alone, or as one attacker more, which it also is where it attacks already ("if
// the program attacks them once more"; so M42's 5.Re4, a ruling).
func (a *analysis) aims(d *diagram, from, at board.Square, limit int) (list []aim) {
	k := d.man(at)
	for men := d.side[a.side.Opponent()]; men != 0; men = men.ClearLowest() {
		x := men.Lowest()
		w, ok := d.attackWay(k, a.side, at, x, limit)
		if !ok {
			continue
		}
		open := d.without(w.squares())
		if a.f.threatens(&open, a.side, x) || a.onceMore(open, from, x) {
			list = append(list, aim{x, w})
		}
	}
	return list
}

// onceMore reports whether a man that has moved threatens another as one attacker more, beside what it
// attacked from its old square.
func (a *analysis) onceMore(d diagram, from, x board.Square) bool {
	if !a.d.attackers(a.side, x).Has(from) {
		return false
	}
	d.put(a.side, a.d.man(from), from)
	return a.f.threatens(&d, a.side, x)
}

// pairs adds the double attacks on each two of the aims.
func (a *analysis) pairs(from, to board.Square, w way, k board.PieceType, aims []aim, about board.Bitboard) {
	for i, first := range aims {
		for _, second := range aims[i+1:] {
			if about != 0 && !about.Has(first.x) && !about.Has(second.x) {
				continue
			}
			x, y := first, second
			if board.Between(to, x.x).Has(y.x) {
				x, y = y, x
			}
			a.pair(from, to, w, k, x, y)
		}
	}
}

// pair adds one double attack. The squares of the ways stand before the goal; of two men on one line
// the nearer must go before the other is captured.
func (a *analysis) pair(from, to board.Square, w way, k board.PieceType, x, y aim) {
	var shut, goal []board.Square
	for _, s := range w.squares() {
		if s == to {
			goal = append(goal, s)
		} else {
			shut = append(shut, s)
		}
	}
	shut = append(shut, x.w.squares()...)
	line := board.Between(to, y.x).Has(x.x)
	for _, s := range y.w.squares() {
		if s != x.x && !has(shut, s) {
			shut = append(shut, s)
		}
	}
	step := plan.Play(from, to)
	if k != a.d.man(from) {
		step.Promotion = k
	}
	p := a.d.opened(a.side, append(shut, goal...)).Followed(step, plan.Take(to, x.x))
	switch {
	case line && a.f.prices[a.d.man(x.x)] <= a.f.prices[k]:
		p = p.Followed(plan.Modify(x.x, plan.Enemy, plan.Vacant))
	case line:
		p = p.Followed(plan.Verify(x.x, plan.Vacant))
	}
	a.add(RuleDoubleAttack, board.NoSquare, p.Followed(plan.Take(to, y.x)))
}

// besideKing adds the double attacks of a knight on a man and on a square next to the enemy king,
// which must first be lured there.
func (a *analysis) besideKing(from, to board.Square, w way, aims []aim, about board.Bitboard) {
	king := a.d.king(a.side.Opponent())
	beside := board.KnightAttacks(to) & board.KingAttacks(king) &^ a.own() &^ from.Bitboard()
	for ; beside != 0; beside = beside.ClearLowest() {
		t := beside.Lowest()
		for _, x := range aims {
			if x.x == t || about != 0 && !about.Has(x.x) && !about.Has(king) {
				continue
			}
			lured := plan.Modify(t, plan.NotEnemyMan(board.King), plan.EnemyMan(board.King))
			p := plan.Plan{lured}.Followed(a.d.opened(a.side, w.squares())...)
			a.add(RuleDoubleAttack, board.NoSquare, p.Followed(plan.Play(from, to), plan.Take(to, t), plan.Take(to, x.x)))
		}
	}
}

func has(list []board.Square, s board.Square) bool {
	for _, q := range list {
		if q == s {
			return true
		}
	}
	return false
}
