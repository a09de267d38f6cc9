package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// king is 2.2.3 for some own men: a check on a square, and then the capture of the king, if
//
//  1. the man that gives the check can't be captured, or
//  2. every square that the king may go to is attacked; shut ways are opened for this.
func (a *analysis) king(men board.Bitboard) {
	king := a.d.king(a.side.Opponent())
	if king >= board.NoSquare {
		return
	}
	for men &= a.own(); men != 0; men = men.ClearLowest() {
		from := men.Lowest()
		if a.d.man(from) == board.King {
			continue
		}
		for goals := a.d.goals(a.side, from); goals != 0; goals = goals.ClearLowest() {
			if to := goals.Lowest(); to != king {
				a.check(from, to, king)
			}
		}
	}
}

// check adds the check by a man on a square if it is one and either condition holds.
func (a *analysis) check(from, to, king board.Square) {
	w, ok := a.d.moveWay(a.side, from, to, a.limit)
	if !ok {
		return
	}
	for _, k := range a.becomes(from, to) {
		d := a.d.without(w.squares())
		d.move(from, to)
		d.put(a.side, k, to)
		on, ok := d.attackWay(k, a.side, to, king, a.limit-w.n)
		if !ok {
			continue
		}
		d = d.without(on.squares())
		if w.n+on.n == 0 && a.stays(from, to) || a.shutIn(&d, to, king) {
			p := a.d.opened(a.side, w.squares()).Followed(a.d.opened(a.side, on.squares())...)
			step := plan.Play(from, to)
			if k != a.d.man(from) {
				step.Promotion = k
			}
			a.add(RuleKing, board.NoSquare, p.Followed(step, plan.Take(to, king)))
		}
	}
}

// stays reports whether a legal move puts a man where it can't be captured legally.
func (a *analysis) stays(from, to board.Square) bool {
	var list board.MoveList
	a.p.Legal(&list)
	for _, m := range list.All() {
		if m.From() != from || m.To() != to {
			continue
		}
		var next board.Position
		a.p.Make(m, &next)
		var replies board.MoveList
		next.Captures(&replies)
		for _, r := range replies.All() {
			if r.To() == to {
				return false
			}
		}
		return true
	}
	return false
}

// shutIn reports whether the side attacks every square that the enemy king may go to, that of the
// checking man excepted.
func (a *analysis) shutIn(d *diagram, to, king board.Square) bool {
	enemy := a.side.Opponent()
	through := d.occupied() &^ king.Bitboard()
	for squares := board.KingAttacks(king) &^ d.side[enemy] &^ to.Bitboard(); squares !=
		0; squares = squares.ClearLowest() {
		if d.attackersThrough(a.side, squares.Lowest(), through) == 0 {
			return false
		}
	}
	return true
}
