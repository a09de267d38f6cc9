package planner

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/ways"
)

// expansion collects the ways to make a modification at a place (section 2.3.2).
type expansion struct {
	*Planner
	at    *Place
	d     ways.Diagram
	side  board.Colour
	s     board.Square // the square that is to change
	limit int          // how many shut squares a way may have
	found []plan.Plan
}

// Expand returns what a plan that begins with a modification gives way to at a place: each way to make it,
// followed by the verification and the rest of the plan, where that is no more than a plan may have.
// Depth is how many modifications gave way before at the place.
func (pl *Planner) Expand(p plan.Plan, at *Place, depth int) (plans []plan.Plan) {
	for _, way := range pl.waysTo(p[0], at, depth) {
		q := way.Followed(p[0].Verification()).Followed(p[1:]...)
		if Fits(q) {
			plans = append(plans, q)
		}
	}
	return plans
}

// waysTo returns the ways to make a modification at a place. A way may be shut by one man, unless the
// modification is itself one that opens a way (ruling; P43, P44).
func (pl *Planner) waysTo(s plan.Statement, at *Place, depth int) []plan.Plan {
	e := expansion{Planner: pl, at: at, d: ways.Of(&at.Position), side: at.Turn(), s: s.Square}
	if depth == 0 {
		e.limit = mostLater
	}
	switch s.Purpose() {
	case plan.RemoveFriend:
		e.removeFriend(s.Star)
	case plan.RemoveEnemy:
		e.removeEnemy(s)
	case plan.BringFriend:
		e.bring(s.Star)
	case plan.LureEnemy:
		e.lure(s.Want.Man())
	}
	return e.found
}

// add notes a way.
func (e *expansion) add(w plan.Plan) { e.found = append(e.found, w) }

// own returns the own men, enemies the others.
func (e *expansion) own() board.Bitboard     { return e.d.Side[e.side] }
func (e *expansion) enemies() board.Bitboard { return e.d.Side[e.side.Opponent()] }

// removeFriend is 2.3.2 (1).
//
//  1. Without a star the man plays, anywhere; king and pawn by all their moves, the others as "the
//     man on S plays".
//  2. With a star it captures, or threatens from where it goes.
//  3. A knight may also attack a square next to the enemy king, after the king was lured there.
func (e *expansion) removeFriend(star bool) {
	k := e.d.Man(e.s)
	if !star {
		e.leave(k)
		return
	}
	for to := range ways.Squares(e.side, e.d.Goals(e.side, e.s)) {
		w, ok := e.d.MoveWay(e.side, e.s, to, e.limit)
		if !ok {
			continue
		}
		if e.enemies().Has(to) {
			e.add(opened(&e.d, e.side, w.Squares()).Followed(plan.Play(e.s, to)))
		}
		e.threats(e.s, to, w, e.enemies())
		if k == board.Knight {
			e.beside(to, w)
		}
	}
}

// leave is 2.3.2 (1) without a star.
func (e *expansion) leave(k board.PieceType) {
	if k != board.King && k != board.Pawn {
		e.add(plan.Plan{plan.ManPlays(e.s)})
		return
	}
	for _, m := range e.Legal(e.at) {
		if m.From() == e.s && (!m.IsPromotion() || m.Promotion() == board.Queen) {
			e.add(plan.Plan{plan.Play(e.s, m.To())})
		}
	}
}

// threats adds the moves of a man to a square from where it threatens one of some enemy men; the way
// there may be shut, or that from there, but not more squares than the limit in all.
func (e *expansion) threats(from, to board.Square, w ways.Way, men board.Bitboard) {
	d := e.d.Without(w.Squares())
	d.Move(from, to)
	k := d.Man(to)
	for x := range ways.Squares(e.side, men&d.Side[e.side.Opponent()]) {
		on, ok := d.AttackWay(k, e.side, to, x, e.limit-w.Len())
		if !ok {
			continue
		}
		open := d.Without(on.Squares())
		if e.Prices.Threatens(&open, e.side, x) {
			e.add(opened(&e.d, e.side, w.Squares()).Followed(opened(&e.d, e.side, on.Squares())...).Followed(plan.Play(from, to),
				plan.Take(to, x)))
		}
	}
}

// beside adds the knight's moves to a square from where it attacks one next to the enemy king: the
// king must first be lured there.
func (e *expansion) beside(to board.Square, w ways.Way) {
	if w.Len() > 0 {
		return
	}
	king := e.d.King(e.side.Opponent())
	for t := range ways.Squares(e.side, board.KnightAttacks(to)&board.KingAttacks(king)&^e.own()) {
		e.add(plan.Plan{
			plan.Modify(t, plan.NotEnemyMan(board.King), plan.EnemyMan(board.King)), plan.Play(e.s, to), plan.Take(to, t),
		})
	}
}

// removeEnemy is 2.3.2 (2).
//
//  1. For E -> V and En -> NEn: a man that it guards is captured, or it is threatened.
//  2. For En -> NEn and En -> ENn: it is captured.
func (e *expansion) removeEnemy(s plan.Statement) {
	if s.Want != plan.Vacant {
		e.captures(e.s)
	}
	if s.Want.Other() {
		return
	}
	k := e.d.Man(e.s)
	guarded := board.Attacks(k, e.side.Opponent(), e.s, e.d.Occupied()) & e.enemies()
	for x := range ways.Squares(e.side, guarded) {
		e.captures(x)
	}
	for from := range ways.Squares(e.side, e.own()) {
		for to := range ways.Squares(e.side, e.d.Goals(e.side, from)) {
			if w, ok := e.d.MoveWay(e.side, from, to, e.limit); ok {
				e.threats(from, to, w, e.s.Bitboard())
			}
		}
	}
}

// captures adds the captures of an enemy man.
func (e *expansion) captures(x board.Square) {
	if e.d.Man(x) == board.King {
		return
	}
	for from := range ways.Squares(e.side, e.d.Attackers(e.side, x)) {
		e.add(plan.Plan{plan.Play(from, x)})
	}
}

// bring is 2.3.2 (3): every move to the square, with a star those that threaten from there.
func (e *expansion) bring(star bool) {
	for from := range ways.Squares(e.side, e.own()) {
		w, ok := e.d.MoveWay(e.side, from, e.s, e.limit)
		if !ok || !e.d.Goals(e.side, from).Has(e.s) {
			continue
		}
		if star {
			e.threats(from, e.s, w, e.enemies())
		} else {
			e.add(opened(&e.d, e.side, w.Squares()).Followed(plan.Play(from, e.s)))
		}
	}
}

// lure is 2.3.2 (4).
//
//  1. A move to the square that creates a threat from there, so that the man is taken.
//  2. A capture on the square of what the wanted man guards.
//  3. The king next to the square: a check from it.
func (e *expansion) lure(man board.PieceType) {
	enemy := e.side.Opponent()
	comers := e.d.Attackers(enemy, e.s)
	if man != board.NoPieceType {
		comers &= e.d.Kind[man]
	}
	if e.enemies().Has(e.s) && comers != 0 {
		e.captures(e.s)
	}
	targets := e.enemies()
	if man == board.King {
		if comers == 0 {
			return
		}
		targets = e.d.Kind[board.King] & e.enemies()
	}
	for from := range ways.Squares(e.side, e.own()) {
		if !e.d.Goals(e.side, from).Has(e.s) {
			continue
		}
		if w, ok := e.d.MoveWay(e.side, from, e.s, e.limit); ok {
			e.threats(from, e.s, w, targets)
		}
	}
}
