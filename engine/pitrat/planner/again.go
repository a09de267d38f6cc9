package planner

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// Remains returns a plan of the initial position without the modifications that are done at a dangerous move
// d, and whether it is to be tried there: nothing prevented it, or a difficulty has gone (section 2.4.4), a square
// that was to be changed has changed, the man that it takes, if it was guarded, is so no longer.
func Remains(p plan.Plan, guarded board.Square, d *Place) (rest plan.Plan, gone bool) {
	difficulties := 0
	for _, s := range p {
		if s.Kind == plan.Modification {
			difficulties++
			if s.Want.Holds(d.Position.At(s.Square), d.Turn()) {
				gone = true
				continue
			}
		}
		rest = append(rest, s)
	}
	if guarded != board.NoSquare {
		difficulties++
		guards := d.Position.AttackersTo(guarded, d.Position.Occupied()) & d.Position.Side(d.Mover())
		gone = gone || guards == 0
	}
	return rest, gone || difficulties == 0
}

// AttackAgain returns what the sixth class finds beside the analysis of the man that made the dangerous move
// (section 2.4.5).
//
//  1. If the own man that moved before was not taken: double attacks with it, and attacks on the king
//     with it (the latter a ruling: T149).
//  2. If the own move before was a check and the king did not move: attacks on the king anew.
func (pl *Planner) AttackAgain(d *Place) []Idea {
	s, r := d.Move.To(), d.Before
	if r == nil || r.Before == nil || r.Null() {
		return nil
	}
	a := pl.analysis(&d.Position, mostLater)
	if own := r.Move.To(); own != s && a.own().Has(own) {
		a.doubleAttacks(own, 0)
		a.king(own.Bitboard())
	}
	if r.Position.InCheck() && d.Position.At(s).Type() != board.King {
		a.king(a.own())
	}
	return a.ideas
}
