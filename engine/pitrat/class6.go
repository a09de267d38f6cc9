package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// lookAgain is the sixth class (section 2.4.5).
//
//  1. The man that made the dangerous move is analysed on its new square; the king: attacks on it.
//  2. If the own man that moved before was not taken: double attacks with it, and attacks on the king
//     with it (the latter a ruling: T149).
//  3. If the own move before was a check and the king did not move: attacks on the king anew.
func (f *finder) lookAgain(d *node) {
	if d.closed {
		return
	}
	s := d.move.To()
	f.carryOut(plan.Plan{plan.Analyse(s)}, RuleAnalyse, nil, d, 0)
	r := d.parent
	if r == nil || r.parent == nil || r.null() {
		return
	}
	a := f.newAnalysis(&d.position, 1)
	if own := r.move.To(); own != s && a.own().Has(own) {
		a.doubleAttacks(own, 0)
		a.king(own.Bitboard())
	}
	if r.position.InCheck() && d.position.At(s).Type() != board.King {
		a.king(a.own())
	}
	for _, idea := range a.ideas {
		f.carryOut(idea.statements, RuleAgain, nil, d, 0)
	}
}
