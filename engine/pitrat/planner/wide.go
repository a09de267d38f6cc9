package planner

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/ways"
)

// Around is the seventh class, which is ours and belongs to the option wide: where the six have
// found nothing the player looks at the whole board. The paper names what it leaves out: checks that
// do not shut the king in and threats of mate (section 2.2.3), attacks on one man (2.2.1).
//
//  1. Every check, every capture and every promotion.
//  2. Every quiet move with a threat: to win a man, or to mate; that saves an own man which would be
//     taken; and of a passed pawn beyond the middle.
//  3. The second player, against a threat: every reply after which the threat does not win; in check
//     every move.
//
// The threats are the moves by which the first player wins if nothing is done. The plans are to be executed
// as they are, the ideas to be simulated first.
func (pl *Planner) Around(d *Place, threats []board.Move) (plans []plan.Plan, ideas []Idea) {
	l := look{Planner: pl, d: d, before: ways.Of(&d.Position), side: d.Turn()}
	if l.side == pl.First {
		l.attack()
		return l.plans, nil
	}
	l.defend(threats)
	if d.Position.InCheck() {
		return l.plans, nil
	}
	a := pl.analysis(&d.Position, mostLater)
	for from := range ways.Squares(l.side, a.own()) {
		a.doubleAttacks(from, 0)
	}
	a.king(a.own())
	return l.plans, a.ideas
}

// look is a seventh class at one dangerous move.
type look struct {
	*Planner
	d      *Place
	before ways.Diagram
	side   board.Colour
	plans  []plan.Plan
}

// play adds a plan that begins with a move.
func (l *look) play(m board.Move, rest ...plan.Statement) {
	step := plan.Play(m.From(), m.To())
	if m.IsPromotion() {
		step.Promotion = m.Promotion()
	}
	l.plans = append(l.plans, plan.Plan{step}.Followed(rest...))
}

// attack is 1 and 2. After a null move only what wins at once is looked at.
func (l *look) attack() {
	quiet := !l.d.Null()
	feared := l.feared()
	for _, m := range l.Legal(l.d) {
		var next board.Position
		l.d.Position.Make(m, &next)
		if next.InCheck() || m.IsCapture() || m.IsPromotion() {
			l.play(m)
			continue
		}
		if quiet {
			l.threats(m, &next)
		}
		if quiet && feared > 0 && l.Prices.BestExchange(&next) < feared || l.advances(m) {
			l.play(m)
		}
	}
}

// threats are the plans that begin with a quiet move: the capture that wins most, and the mate.
func (l *look) threats(m board.Move, next *board.Position) {
	after := ways.Of(next)
	best, most := board.NoSquare, eval.Score(0)
	for x := range ways.Squares(l.side, after.Side[l.side.Opponent()]&^after.Kind[board.King]) {
		gain := l.Prices.Exchange(&after, l.side, x)
		if gain > most && gain > l.Prices.Exchange(&l.before, l.side, x) {
			best, most = x, gain
		}
	}
	if best != board.NoSquare && l.Enough(l.d, most) {
		l.play(m, plan.Take(after.Cheapest(l.side, best, after.Occupied()), best))
	}
	if mate := l.mates(next); mate != board.NoMove {
		king := next.KingSquare(next.Turn())
		l.play(m, plan.Play(mate.From(), mate.To()), plan.Take(mate.To(), king))
	}
}

// feared is what the opponent would win at most by exchanges on one square if it were his turn.
func (l *look) feared() eval.Score {
	if l.d.Position.InCheck() {
		return 0
	}
	var idle board.Position
	l.d.Position.MakePass(&idle)
	return l.Prices.BestExchange(&idle)
}

// advances reports whether a move is that of a passed pawn beyond the middle.
func (l *look) advances(m board.Move) bool {
	from := m.From()
	if l.before.Man(from) != board.Pawn {
		return false
	}
	rank, up := from.Rank(), 1
	if l.side == board.Black {
		rank, up = 7-rank, -1
	}
	if rank < 3 {
		return false
	}
	pawns := l.before.Kind[board.Pawn] & l.before.Side[l.side.Opponent()]
	for p := range ways.Squares(l.side, pawns) {
		if aside := p.File() - from.File(); aside >= -1 && aside <= 1 && (p.Rank()-from.Rank())*up > 0 {
			return false
		}
	}
	return true
}

// mates returns the first move, as the mover sees them, that would mate if the opponent did nothing, NoMove for none.
func (l *look) mates(p *board.Position) (first board.Move) {
	var idle, mated board.Position
	p.MakePass(&idle)
	var list board.MoveList
	idle.Legal(&list)
	for _, m := range list.All() {
		if !idle.GivesCheck(m) || !l.Rules.Allow(m) || first != board.NoMove && ways.Before(l.side, first, m) < 0 {
			continue
		}
		if idle.Make(m, &mated); !mated.HasLegalMove() {
			first = m
		}
	}
	return first
}

// defend is 1 and 3.
func (l *look) defend(threats []board.Move) {
	check := l.d.Position.InCheck()
	for _, m := range l.Legal(l.d) {
		if check || l.d.Position.GivesCheck(m) || m.IsCapture() && l.Prices.SEE(&l.d.Position, m) >= 0 ||
			l.parries(m, threats) {
			l.play(m)
		}
	}
}

// parries reports whether after a reply each threat fails: it is not legal, or it does not win enough
// after the best exchange that it allows.
func (l *look) parries(reply board.Move, threats []board.Move) bool {
	d := l.d
	var next, then board.Position
	d.Position.Make(reply, &next)
	balance := d.Balance - l.Prices.Gain(&d.Position, reply)
	for _, t := range threats {
		if !next.IsLegal(t) {
			continue
		}
		next.Make(t, &then)
		if l.Good(l.First, balance+l.Prices.Gain(&next, t)-l.Prices.BestExchange(&then)) {
			return false
		}
	}
	return len(threats) > 0
}
