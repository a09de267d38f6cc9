package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

const (
	mostModifications = 2 // in a plan of the initial analysis (sections 2.3.4 and 3)
	mostLater         = 1 // in every other plan (the same)
	mostChanges       = 2 // modifications in a plan, with those that have given way (ruling; as many as are printed)
	longestPlan       = 8 // statements (ruling; the longest plan that the paper prints has as many)
)

// fits reports whether a plan made after the initial analysis has no more modifications and statements
// than a plan may have.
func fits(p plan.Plan) bool {
	return p.Modifications() <= mostLater && p.Changes() <= mostChanges && len(p) <= longestPlan
}

// expansion collects the ways to make a modification at a node (section 2.3.2).
type expansion struct {
	f     *finder
	n     *node
	d     diagram
	side  board.Colour
	s     board.Square // the square that is to change
	limit int          // how many shut squares a way may have
	ways  []plan.Plan
}

// expand returns the ways to make a modification at a node, each without its verification. A way may be
// shut by one man, unless the modification is itself one that opens a way (ruling; P43, P44).
func (f *finder) expand(s plan.Statement, n *node, depth int) []plan.Plan {
	e := expansion{f: f, n: n, d: diagramOf(&n.position), side: n.turn(), s: s.Square}
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
	return e.ways
}

// add notes a way.
func (e *expansion) add(w plan.Plan) { e.ways = append(e.ways, w) }

// own returns the own men, enemies the others.
func (e *expansion) own() board.Bitboard     { return e.d.side[e.side] }
func (e *expansion) enemies() board.Bitboard { return e.d.side[e.side.Opponent()] }

// removeFriend is 2.3.2 (1).
//
//  1. Without a star the man plays, anywhere; king and pawn by all their moves, the others as "the
//     man on S plays".
//  2. With a star it captures, or threatens from where it goes.
//  3. A knight may also attack a square next to the enemy king, after the king was lured there.
func (e *expansion) removeFriend(star bool) {
	k := e.d.man(e.s)
	if !star {
		e.leave(k)
		return
	}
	for goals := e.d.goals(e.side, e.s); goals != 0; goals = goals.ClearLowest() {
		to := goals.Lowest()
		w, ok := e.d.moveWay(e.side, e.s, to, e.limit)
		if !ok {
			continue
		}
		if e.enemies().Has(to) {
			e.add(e.d.opened(e.side, w.squares()).Followed(plan.Play(e.s, to)))
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
	for _, m := range e.f.legal(e.n) {
		if m.From() == e.s && (!m.IsPromotion() || m.Promotion() == board.Queen) {
			e.add(plan.Plan{plan.Play(e.s, m.To())})
		}
	}
}

// threats adds the moves of a man to a square from where it threatens one of some enemy men; the way
// there may be shut, or that from there, but not more squares than the limit in all.
func (e *expansion) threats(from, to board.Square, w way, men board.Bitboard) {
	d := e.d.without(w.squares())
	d.move(from, to)
	k := d.man(to)
	for men &= d.side[e.side.Opponent()]; men != 0; men = men.ClearLowest() {
		x := men.Lowest()
		on, ok := d.attackWay(k, e.side, to, x, e.limit-w.n)
		if !ok {
			continue
		}
		open := d.without(on.squares())
		if e.f.threatens(&open, e.side, x) {
			e.add(e.d.opened(e.side, w.squares()).Followed(e.d.opened(e.side, on.squares())...).Followed(plan.Play(from, to),
				plan.Take(to, x)))
		}
	}
}

// threatens reports whether a man that attacks another threatens it: the king always, another man if
// the captures on its square win something (ruling).
func (f *finder) threatens(d *diagram, side board.Colour, x board.Square) bool {
	return d.man(x) == board.King || f.exchanges(d, side, x) > 0
}

// beside adds the knight's moves to a square from where it attacks one next to the enemy king: the
// king must first be lured there.
func (e *expansion) beside(to board.Square, w way) {
	if w.n > 0 {
		return
	}
	king := e.d.king(e.side.Opponent())
	for squares := board.KnightAttacks(to) & board.KingAttacks(king) &^ e.own(); squares !=
		0; squares = squares.ClearLowest() {
		t := squares.Lowest()
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
	if n := s.Have.Man(); n != board.NoPieceType && s.Want == plan.OtherEnemyMan(n) {
		return
	}
	k := e.d.man(e.s)
	guarded := board.Attacks(k, e.side.Opponent(), e.s, e.d.occupied()) & e.enemies()
	for ; guarded != 0; guarded = guarded.ClearLowest() {
		e.captures(guarded.Lowest())
	}
	for men := e.own(); men != 0; men = men.ClearLowest() {
		from := men.Lowest()
		for goals := e.d.goals(e.side, from); goals != 0; goals = goals.ClearLowest() {
			if w, ok := e.d.moveWay(e.side, from, goals.Lowest(), e.limit); ok {
				e.threats(from, goals.Lowest(), w, e.s.Bitboard())
			}
		}
	}
}

// captures adds the captures of an enemy man.
func (e *expansion) captures(x board.Square) {
	if e.d.man(x) == board.King {
		return
	}
	for men := e.d.attackers(e.side, x); men != 0; men = men.ClearLowest() {
		e.add(plan.Plan{plan.Play(men.Lowest(), x)})
	}
}

// bring is 2.3.2 (3): every move to the square, with a star those that threaten from there.
func (e *expansion) bring(star bool) {
	for men := e.own(); men != 0; men = men.ClearLowest() {
		from := men.Lowest()
		w, ok := e.d.moveWay(e.side, from, e.s, e.limit)
		if !ok || !e.d.goals(e.side, from).Has(e.s) {
			continue
		}
		if star {
			e.threats(from, e.s, w, e.enemies())
		} else {
			e.add(e.d.opened(e.side, w.squares()).Followed(plan.Play(from, e.s)))
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
	comers := e.d.attackers(enemy, e.s)
	if man != board.NoPieceType {
		comers &= e.d.kind[man]
	}
	if e.enemies().Has(e.s) && comers != 0 {
		e.captures(e.s)
	}
	targets := e.enemies()
	if man == board.King {
		if comers == 0 {
			return
		}
		targets = e.d.kind[board.King] & e.enemies()
	}
	for men := e.own(); men != 0; men = men.ClearLowest() {
		from := men.Lowest()
		if !e.d.goals(e.side, from).Has(e.s) {
			continue
		}
		if w, ok := e.d.moveWay(e.side, from, e.s, e.limit); ok {
			e.threats(from, e.s, w, targets)
		}
	}
}
