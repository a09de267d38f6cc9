package planner

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/ways"
)

// Analyse is the analysis of the initial position: captures, double attacks, attacks on the king,
// promotions (section 2.2).
func (pl *Planner) Analyse(p *board.Position) []Idea {
	a := pl.analysis(p, mostModifications)
	a.given = pl.Given
	for x := range ways.Squares(a.side, a.enemies()) {
		a.captures(x)
	}
	for from := range ways.Squares(a.side, a.own()) {
		a.doubleAttacks(from, 0)
	}
	a.king(a.own())
	a.promotions()
	if a.given {
		return withoutBeginnings(a.ideas)
	}
	return a.ideas
}

// Limited is the limited analysis of an enemy man: its capture, double attacks on it and another man;
// of the king: attacks on it (section 2.3.4). Only one modification a plan.
func (pl *Planner) Limited(p *board.Position, s board.Square) []Idea {
	a := pl.analysis(p, mostLater)
	if !a.enemies().Has(s) {
		return nil
	}
	a.captures(s)
	for from := range ways.Squares(a.side, a.own()) {
		a.doubleAttacks(from, s.Bitboard())
	}
	if a.d.Man(s) == board.King {
		a.king(a.own())
	}
	return a.ideas
}

// captures is 2.2.1: every own man that attacks an enemy man, also through men that can leave.
// Guarded or not: what guards it is dealt with when the plan fails.
func (a *analysis) captures(x board.Square) {
	guarded := board.NoSquare
	if a.d.Attackers(a.side.Opponent(), x) != 0 {
		guarded = x
	}
	for from := range ways.Squares(a.side, a.own()) {
		w, ok := a.d.AttackWay(a.d.Man(from), a.side, from, x, a.limit)
		if !ok || w.Len() == 0 && a.d.Man(x) == board.King {
			continue
		}
		opened := opened(&a.d, a.side, w.Squares())
		if a.d.Man(x) == board.King && w.Len() == 1 {
			opened[0].Star = false // a discovered check is a threat of itself (ruling)
		}
		a.add(plan.RuleCapture, guarded, opened.Followed(plan.Take(from, x)))
	}
}

// promotions is 2.2.4: pawns on the sixth and seventh rank are pushed, or capture what is lured
// before them.
func (a *analysis) promotions() {
	up, six := 8, 5
	if a.side == board.Black {
		up, six = -8, 2
	}
	for from := range ways.Squares(a.side, a.own()&a.d.Kind[board.Pawn]) {
		if (from.Rank()-six)*up < 0 {
			continue
		}
		var shut []board.Square
		var steps plan.Plan
		for at := from; at.Rank() != 0 && at.Rank() != 7; {
			next := board.Square(int(at) + up)
			if a.d.Occupied().Has(next) {
				shut = append(shut, next)
			}
			steps = append(steps, plan.Play(at, next))
			at = next
		}
		a.add(plan.RulePromotion, board.NoSquare, opened(&a.d, a.side, shut).Followed(steps...))
		for to := range ways.Squares(a.side, board.PawnAttacks(a.side, from)&^a.d.Occupied()) {
			a.add(plan.RulePromotion, board.NoSquare, plan.Plan{plan.Modify(to, plan.NotEnemy, plan.Enemy), plan.Play(from, to)})
		}
	}
}
