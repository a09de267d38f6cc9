package planner

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/ways"
)

// NewCaptures returns the captures that the dangerous move d, or the own move r before it, has made possible,
// if they are interesting (section 2.4.2). The cheapest man captures first (ruling).
//
//  1. A capture is new if it was not legal before d, or not before r, and one of the squares that the
//     two moves changed has to do with it: an enemy man came there, or an own man, or a line was opened.
//     New is also the capture of a man whose guard has moved away or was taken by the two moves (ruling:
//     it was a difficulty, as in class 5, and has gone).
//  2. It is interesting if the man that captures is cheaper than the man captured, or if the exchange
//     on the square wins material.
func (pl *Planner) NewCaptures(d *Place) []board.Move {
	var captures []board.Move
	for _, m := range pl.Legal(d) {
		if m.IsCapture() && (isNew(d, m) || unguarded(d, m)) && pl.interesting(d, m) {
			captures = append(captures, m)
		}
	}
	price := func(m board.Move) eval.Score { return pl.Prices[d.Position.At(m.From()).Type()] }
	slices.SortStableFunc(captures, func(a, b board.Move) int { return cmp.Compare(price(a), price(b)) })
	return captures
}

// CaptureAlone is the plan of a new capture alone. If it gives check, the king is captured next, as in every
// plan that attacks him (2.2.3; ruling: M42's 5...Rxe4 6.Qxc8+ Re8 7.Qxe8+).
func CaptureAlone(d *Place, m board.Move) plan.Plan {
	after := d.Position.After(m)
	if !after.InCheck() {
		return plan.Plan{plan.Take(m.From(), m.To())}
	}
	return plan.Plan{plan.Play(m.From(), m.To())}.Followed(TakeKing(&after)...)
}

// TakeKing is the capture of the king by each man that gives check.
func TakeKing(p *board.Position) (q plan.Plan) {
	king := p.KingSquare(p.Turn())
	for from := range ways.Squares(p.Turn().Opponent(), p.Checkers()) {
		q = append(q, plan.Take(from, king))
	}
	return q
}

// isNew reports whether the last two moves made a capture possible.
func isNew(d *Place, m board.Move) bool {
	from, to := m.From(), m.To()
	changed := d.Move.From().Bitboard() | d.Move.To().Bitboard()
	r := d.Before
	if r != nil && r.Before != nil && !r.Null() {
		changed |= r.Move.From().Bitboard() | r.Move.To().Bitboard()
	}
	if !changed.Has(to) && !changed.Has(from) && board.Between(from, to)&changed == 0 {
		return false
	}
	return r == nil || !couldCapture(&r.Position, m) || r.Before != nil && !couldCapture(&r.Before.Position, m)
}

// unguarded reports whether the man that a capture takes has lost a guard by the dangerous move, or to
// the own move before it.
func unguarded(d *Place, m board.Move) bool {
	x, r := m.To(), d.Before
	if r == nil {
		return false
	}
	guards := func(p *board.Position, from board.Square) bool {
		return p.AttackersTo(x, p.Occupied()).Has(from)
	}
	if d.Move.From() != x && d.Move.To() != x && guards(&r.Position, d.Move.From()) && !guards(&d.Position, d.Move.To()) {
		return true
	}
	return r.Before != nil && !r.Null() && r.Move.IsCapture() && r.Move.To() != x && guards(&r.Before.Position,
		r.Move.To())
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
func (pl *Planner) interesting(d *Place, m board.Move) bool {
	taken, taker := d.Position.At(m.To()).Type(), d.Position.At(m.From()).Type()
	if taken < board.NoPieceType && pl.Prices[taker] < pl.Prices[taken] {
		return true
	}
	return pl.Prices.SEE(&d.Position, m) > 0
}
