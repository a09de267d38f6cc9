package pitrat

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/plan"
)

// newCaptures is the first class (section 2.4.2): captures that the dangerous move d, or the own move r
// before it, has made possible, if they are interesting.
//
//  1. A capture is new if it was not legal before d, or not before r, and one of the squares that the
//     two moves changed has to do with it: an enemy man came there, or an own man, or a line was opened.
//     New is also the capture of a man whose guard has moved away or was taken by the two moves (ruling:
//     it was a difficulty, as in class 5, and has gone).
//  2. It is interesting if the man that captures is cheaper than the man captured, or if the exchange
//     on the square wins material.
//  3. It is a plan of its own, of which the capture of the king is the end if it gives check (ruling),
//     and with the end of every plan that called for r. The cheapest man captures first (ruling).
func (f *finder) newCaptures(d *node, from int) {
	if d.closed {
		return
	}
	var captures []board.Move
	for _, m := range f.legal(d) {
		if m.IsCapture() && (f.isNew(d, m) || unguarded(d, m)) && f.interesting(d, m) {
			captures = append(captures, m)
		}
	}
	price := func(m board.Move) eval.Score { return f.prices[d.position.At(m.From()).Type()] }
	slices.SortStableFunc(captures, func(a, b board.Move) int { return cmp.Compare(price(a), price(b)) })
	for _, m := range captures {
		if from == 0 {
			f.startAlone(d, m)
		}
		for i := from; i < len(d.parent.first); i++ {
			if call := d.parent.first[i]; call.at+1 < len(call.statements) {
				f.startWith(d, plan.Play(m.From(), m.To()), &call)
			}
		}
	}
}

// startWith executes a new capture at d, alone or followed by the end of a plan.
func (f *finder) startWith(d *node, s plan.Statement, call *carried) {
	q, parent := plan.Plan{s}, (*made)(nil)
	if call != nil {
		q, parent = q.Followed(call.statements[call.at+1:]...), call.made
	}
	f.execute(f.make(q, RuleNewCapture, d.turn(), parent, d, d), 0, d, 0)
}

// startAlone executes a new capture at d as a plan of its own. If it gives check, the king is captured
// next, as in every plan that attacks him (2.2.3; ruling: M42's 5...Rxe4 6.Qxc8+ Re8 7.Qxe8+).
func (f *finder) startAlone(d *node, m board.Move) {
	after := d.position.After(m)
	if !after.InCheck() {
		f.startWith(d, plan.Take(m.From(), m.To()), nil)
		return
	}
	q, king := plan.Plan{plan.Play(m.From(), m.To())}, after.KingSquare(after.Turn())
	for men := after.Checkers(); men != 0; men = men.ClearLowest() {
		q = q.Followed(plan.Take(men.Lowest(), king))
	}
	f.execute(f.make(q, RuleNewCapture, d.turn(), nil, d, d), 0, d, 0)
}

// isNew reports whether the last two moves made a capture possible.
func (f *finder) isNew(d *node, m board.Move) bool {
	from, to := m.From(), m.To()
	changed := d.move.From().Bitboard() | d.move.To().Bitboard()
	r := d.parent
	if r != nil && r.parent != nil && !r.null() {
		changed |= r.move.From().Bitboard() | r.move.To().Bitboard()
	}
	if !changed.Has(to) && !changed.Has(from) && board.Between(from, to)&changed == 0 {
		return false
	}
	return r == nil || !couldCapture(&r.position, m) || r.parent != nil && !couldCapture(&r.parent.position, m)
}

// unguarded reports whether the man that a capture takes has lost a guard by the dangerous move, or to
// the own move before it.
func unguarded(d *node, m board.Move) bool {
	x, r := m.To(), d.parent
	if r == nil {
		return false
	}
	guards := func(p *board.Position, from board.Square) bool {
		return p.AttackersTo(x, p.Occupied()).Has(from)
	}
	if d.move.From() != x && d.move.To() != x && guards(&r.position, d.move.From()) && !guards(&d.position, d.move.To()) {
		return true
	}
	return r.parent != nil && !r.null() && r.move.IsCapture() && r.move.To() != x && guards(&r.parent.position,
		r.move.To())
}

// couldCapture reports whether the man that a capture moves could have made it in an earlier position,
// whoever was to move there.
func couldCapture(p *board.Position, m board.Move) bool {
	if p.IsLegal(m) {
		return true
	}
	man, side := p.At(m.From()), board.White
	if man == board.NoPiece {
		return false
	}
	side = man.Colour()
	victim := p.At(m.To())
	return side != p.Turn() && victim != board.NoPiece && victim.Colour() != side &&
		p.AttackersTo(m.To(), p.Occupied()).Has(m.From())
}

// interesting reports whether a capture may win something.
func (f *finder) interesting(d *node, m board.Move) bool {
	taken, taker := d.position.At(m.To()).Type(), d.position.At(m.From()).Type()
	if taken < board.NoPieceType && f.prices[taker] < f.prices[taken] {
		return true
	}
	return d.position.SEE(m, &f.exchange) > 0
}
