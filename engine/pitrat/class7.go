package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/plan"
)

// lookAround is the seventh class, which is ours and belongs to the option wide: where the six have
// found nothing the player looks at the whole board. The paper names what it leaves out: checks that
// do not shut the king in and threats of mate (section 2.2.3), attacks on one man (2.2.1).
//
//  1. Every check, every capture and every promotion.
//  2. Every quiet move with a threat: to win a man, or to mate; that saves an own man which would be
//     taken; and of a passed pawn beyond the middle.
//  3. The second player, against a threat: every reply after which the threat does not win; in check
//     every move.
func (f *finder) lookAround(d *node) {
	if d.closed {
		return
	}
	l := look{f: f, d: d, before: diagramOf(&d.position), side: d.turn()}
	if d.turn() == f.first {
		l.attack()
	} else {
		l.defend()
	}
}

// look is a seventh class at one dangerous move.
type look struct {
	f      *finder
	d      *node
	before diagram
	side   board.Colour
}

// play executes a plan that begins with a move.
func (l *look) play(m board.Move, rest ...plan.Statement) {
	f, d := l.f, l.d
	if f.stopped() {
		return
	}
	step := plan.Play(m.From(), m.To())
	if m.IsPromotion() {
		step.Promotion = m.Promotion()
	}
	f.execute(f.make(plan.Plan{step}.Followed(rest...), RuleWide, l.side, nil, d, d), 0, d, 0)
}

// attack is 1 and 2. After a null move only what wins at once is looked at.
func (l *look) attack() {
	quiet := !l.d.null()
	feared := l.feared()
	for _, m := range l.f.legal(l.d) {
		var next board.Position
		l.d.position.Make(m, &next)
		if next.InCheck() || m.IsCapture() || m.IsPromotion() {
			l.play(m)
			continue
		}
		if quiet {
			l.threats(m, &next)
		}
		if quiet && feared > 0 && l.f.bestExchange(&next) < feared || l.advances(m) {
			l.play(m)
		}
	}
}

// threats are the plans that begin with a quiet move: the capture that wins most, and the mate.
func (l *look) threats(m board.Move, next *board.Position) {
	after := diagramOf(next)
	best, most := board.NoSquare, eval.Score(0)
	for men := after.side[l.side.Opponent()] &^ after.kind[board.King]; men != 0; men = men.ClearLowest() {
		x := men.Lowest()
		gain := l.f.exchanges(&after, l.side, x)
		if gain > most && gain > l.f.exchanges(&l.before, l.side, x) {
			best, most = x, gain
		}
	}
	if best != board.NoSquare && l.good(most) {
		l.play(m, plan.Take(after.cheapest(l.side, best, after.occupied()), best))
	}
	if mate := l.mates(next); mate != board.NoMove {
		king := next.KingSquare(next.Turn())
		l.play(m, plan.Play(mate.From(), mate.To()), plan.Take(mate.To(), king))
	}
}

// feared is what the opponent would win at most by exchanges on one square if it were his turn.
func (l *look) feared() eval.Score {
	if l.d.position.InCheck() {
		return 0
	}
	var idle board.Position
	l.d.position.MakePass(&idle)
	return l.f.bestExchange(&idle)
}

// advances reports whether a move is that of a passed pawn beyond the middle.
func (l *look) advances(m board.Move) bool {
	from := m.From()
	if l.before.man(from) != board.Pawn {
		return false
	}
	rank, up := from.Rank(), 1
	if l.side == board.Black {
		rank, up = 7-rank, -1
	}
	if rank < 3 {
		return false
	}
	pawns := l.before.kind[board.Pawn] & l.before.side[l.side.Opponent()]
	for ; pawns != 0; pawns = pawns.ClearLowest() {
		p := pawns.Lowest()
		if aside := p.File() - from.File(); aside >= -1 && aside <= 1 && (p.Rank()-from.Rank())*up > 0 {
			return false
		}
	}
	return true
}

// good reports whether a gain would be enough for the player.
func (l *look) good(gain eval.Score) bool {
	if l.side != l.f.first {
		gain = -gain
	}
	return l.f.good(l.side, l.d.balance+gain)
}

// mates returns a move that would mate if the opponent did nothing, NoMove for none.
func (l *look) mates(p *board.Position) board.Move {
	var idle, mated board.Position
	p.MakePass(&idle)
	var list board.MoveList
	idle.Legal(&list)
	for _, m := range list.All() {
		if !idle.GivesCheck(m) || !l.f.rules.allows(m) {
			continue
		}
		if idle.Make(m, &mated); !mated.HasLegalMove() {
			return m
		}
	}
	return board.NoMove
}

// defend is 1 and 3.
func (l *look) defend() {
	check := l.d.position.InCheck()
	threats := l.dangers()
	for _, m := range l.f.legal(l.d) {
		if check || l.d.position.GivesCheck(m) || m.IsCapture() && l.d.position.SEE(m, &l.f.exchange) >= 0 ||
			l.parries(m, threats) {
			l.play(m)
		}
	}
	if check {
		return
	}
	a := l.f.newAnalysis(&l.d.position, 1)
	for men := a.own(); men != 0; men = men.ClearLowest() {
		a.doubleAttacks(men.Lowest(), 0)
	}
	a.king(a.own())
	for _, idea := range a.ideas {
		l.f.carryOut(idea.statements, RuleWide, nil, l.d, 0)
	}
}

// dangers are the moves by which the first player wins if nothing is done.
func (l *look) dangers() (list []board.Move) {
	idle := l.d.child(board.Pass)
	if idle == nil {
		return nil
	}
	for _, c := range idle.children {
		if l.f.good(l.f.first, c.value) {
			list = append(list, c.move)
		}
	}
	return list
}

// parries reports whether after a reply each threat fails: it is not legal, or it does not win enough
// after the best exchange that it allows.
func (l *look) parries(reply board.Move, threats []board.Move) bool {
	f, d := l.f, l.d
	var next, then board.Position
	d.position.Make(reply, &next)
	balance := d.balance - f.gain(&d.position, reply)
	for _, t := range threats {
		if !next.IsLegal(t) {
			continue
		}
		next.Make(t, &then)
		if f.good(f.first, balance+f.gain(&next, t)-f.bestExchange(&then)) {
			return false
		}
	}
	return len(threats) > 0
}

// bestExchange is what the side to move wins at most by exchanges on one square.
func (f *finder) bestExchange(p *board.Position) (most eval.Score) {
	var list board.MoveList
	p.Captures(&list)
	for _, m := range list.All() {
		most = max(most, eval.Score(p.SEE(m, &f.exchange)))
	}
	return most
}

// tryAsThreat makes the null move after a move that no plan calls a threat, and looks around: it may be
// one all the same.
func (f *finder) tryAsThreat(y *node) {
	null := f.grow(y, board.Pass)
	if null == nil {
		return
	}
	f.executeAll(null)
	null.class = f.lastClass
	f.lookAround(null)
	null.changed()
}
