package planner

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/ways"
)

// king is 2.2.3 for some own men: a check on a square, and then the capture of the king, if
//
//  1. the man that gives the check can't be captured, or
//  2. every square that the king may go to is attacked; shut ways are opened for this.
func (a *analysis) king(men board.Bitboard) {
	king := a.d.King(a.side.Opponent())
	if king >= board.NoSquare {
		return
	}
	for from := range ways.Squares(a.side, men&a.own()) {
		if a.d.Man(from) == board.King {
			continue
		}
		for to := range ways.Squares(a.side, a.d.Goals(a.side, from)) {
			if to != king && !(a.given && a.own().Has(to)) {
				a.check(from, to, king)
			}
		}
	}
}

// check adds the check by a man on a square if it is one and either condition holds.
func (a *analysis) check(from, to, king board.Square) {
	w, ok := a.d.MoveWay(a.side, from, to, a.limit)
	if !ok {
		return
	}
	for _, k := range a.becomes(from, to) {
		d := a.d.Without(w.Squares())
		d.Move(from, to)
		d.Put(a.side, k, to)
		on, ok := d.AttackWay(k, a.side, to, king, a.limit-w.Len())
		if !ok {
			continue
		}
		d = d.Without(on.Squares())
		if w.Len()+on.Len() == 0 && a.stays(from, to) || a.shutIn(&d, to, king) {
			p := opened(&a.d, a.side, w.Squares()).Followed(opened(&a.d, a.side, on.Squares())...)
			step := plan.Play(from, to)
			if k != a.d.Man(from) {
				step.Promotion = k
			}
			a.add(plan.RuleKing, board.NoSquare, p.Followed(step, plan.Take(to, king)))
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
func (a *analysis) shutIn(d *ways.Diagram, to, king board.Square) bool {
	enemy := a.side.Opponent()
	through := d.Occupied() &^ king.Bitboard()
	for squares := board.KingAttacks(king) &^ d.Side[enemy] &^ to.Bitboard(); squares !=
		0; squares = squares.ClearLowest() {
		if d.AttackersThrough(a.side, squares.Lowest(), through) == 0 {
			return false
		}
	}
	return true
}
