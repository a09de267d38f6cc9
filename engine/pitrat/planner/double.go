package planner

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/ways"
)

// aim is an enemy man that a man on its new square would attack and win, and the way there.
type aim struct {
	x board.Square
	w ways.Way
}

// doubleAttacks is 2.2.2 for one own man: every square from which it attacks two men that one
// attacker more would win. With a set of men given, one of the two must be of it.
func (a *analysis) doubleAttacks(from board.Square, about board.Bitboard) {
	for to := range ways.Squares(a.side, a.d.Goals(a.side, from)) {
		w, ok := a.d.MoveWay(a.side, from, to, a.limit)
		if !ok {
			continue
		}
		d := a.d.Without(w.Squares())
		d.Move(from, to)
		for _, k := range a.becomes(from, to) {
			d.Put(a.side, k, to)
			aims := a.aims(&d, from, to, a.limit-w.Len()+1)
			a.pairs(from, to, w, k, aims, about)
			if k == board.Knight && a.d.Man(from) == board.Knight {
				a.besideKing(from, to, w, aims, about)
			}
		}
	}
}

// becomes returns what a man may be after a move: a pawn that promotes a queen or a knight.
func (a *analysis) becomes(from, to board.Square) []board.PieceType {
	k := a.d.Man(from)
	if k == board.Pawn && to.Bitboard()&(board.Rank1|board.Rank8) != 0 {
		return []board.PieceType{board.Queen, board.Knight}
	}
	return []board.PieceType{k}
}

// aims returns the enemy men that the man from a square would win on another, with the ways to them: by
// its attack from there alone, or as one attacker more, which it also is where it attacks already ("if
// the program attacks them once more"; so M42's 5.Re4, a ruling).
func (a *analysis) aims(d *ways.Diagram, from, at board.Square, limit int) (list []aim) {
	k := d.Man(at)
	for x := range ways.Squares(a.side, d.Side[a.side.Opponent()]) {
		w, ok := d.AttackWay(k, a.side, at, x, limit)
		if !ok {
			continue
		}
		if a.given {
			if a.falls(x, k) {
				list = append(list, aim{x, w})
			}
			continue
		}
		open := d.Without(w.Squares())
		if a.Prices.Threatens(&open, a.side, x) || a.onceMore(open, from, x) {
			list = append(list, aim{x, w})
		}
	}
	return list
}

// onceMore reports whether a man that has moved threatens another as one attacker more, beside what it
// attacked from its old square.
func (a *analysis) onceMore(d ways.Diagram, from, x board.Square) bool {
	if !a.d.Attackers(a.side, x).Has(from) {
		return false
	}
	d.Put(a.side, a.d.Man(from), from)
	return a.Prices.Threatens(&d, a.side, x)
}

// pairs adds the double attacks on each two of the aims.
func (a *analysis) pairs(from, to board.Square, w ways.Way, k board.PieceType, aims []aim, about board.Bitboard) {
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
func (a *analysis) pair(from, to board.Square, w ways.Way, k board.PieceType, x, y aim) {
	var shut, goal []board.Square
	for _, s := range w.Squares() {
		if s == to {
			goal = append(goal, s)
		} else {
			shut = append(shut, s)
		}
	}
	shut = append(shut, x.w.Squares()...)
	line := board.Between(to, y.x).Has(x.x)
	for _, s := range y.w.Squares() {
		if s != x.x && !slices.Contains(shut, s) {
			shut = append(shut, s)
		}
	}
	step := plan.Play(from, to)
	if k != a.d.Man(from) {
		step.Promotion = k
	}
	p := opened(&a.d, a.side, append(shut, goal...)).Followed(step, plan.Take(to, x.x))
	switch {
	case line && a.Prices[a.d.Man(x.x)] <= a.Prices[k]:
		p = p.Followed(plan.Modify(x.x, plan.Enemy, plan.Vacant))
	case line:
		p = p.Followed(plan.Verify(x.x, plan.Vacant))
	}
	a.add(plan.RuleDoubleAttack, board.NoSquare, p.Followed(plan.Take(to, y.x)))
}

// besideKing adds the double attacks of a knight on a man and on a square next to the enemy king,
// which must first be lured there.
func (a *analysis) besideKing(from, to board.Square, w ways.Way, aims []aim, about board.Bitboard) {
	king := a.d.King(a.side.Opponent())
	beside := board.KnightAttacks(to) & board.KingAttacks(king) &^ a.own() &^ from.Bitboard()
	for t := range ways.Squares(a.side, beside) {
		for _, x := range aims {
			if x.x == t || about != 0 && !about.Has(x.x) && !about.Has(king) {
				continue
			}
			lured := plan.Modify(t, plan.NotEnemyMan(board.King), plan.EnemyMan(board.King))
			p := plan.Plan{lured}.Followed(opened(&a.d, a.side, w.Squares())...)
			a.add(plan.RuleDoubleAttack, board.NoSquare, p.Followed(plan.Play(from, to), plan.Take(to, t), plan.Take(to, x.x)))
		}
	}
}
