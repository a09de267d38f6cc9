package trajectory

import (
	"iter"

	"drevo/engine/board"
)

// Attack is an attack trajectory with everything that can be said against it: the book's invisible
// value of the attacker.
type Attack struct {
	Path
	TargetPiece board.PieceType // what stands on the target; NoPieceType for a square of promotion
	Tempo       bool            // the target has time to go away
	Retreats    []Denial        // where it can go, safe or not
	Real        int             // F, formulas 1 and 7: 1 when irresistible
	Value       int             // formula 4: less than TargetValue when the defender has a cheaper fight
}

// Attack judges an attack trajectory of the judge's position. The result is valid until the judge
// is reset.
func (j *Judge) Attack(t *Trajectory) Attack { return j.attack(t, allowance{}) }

// attack judges an attack with an allowance for those who deny it.
func (j *Judge) attack(t *Trajectory, granted allowance) Attack {
	a := Attack{Path: j.judge(t, int(t.Moves)-1, granted), TargetPiece: j.position.At(t.Target).Type()}
	a.Real = a.Function
	if a.Tempo = j.canRetreat(t); a.Tempo {
		a.Retreats = j.retreats(t, granted)
	}
	for i := range a.Retreats {
		if a.Retreats[i].Works {
			a.Real = 0
		}
	}
	a.Value = a.TargetValue()
	if a.Real == 1 {
		a.Value = a.cheapestFight()
	}
	return a
}

// Denials walks over everything that denies the attack: on its squares in order, and then the
// retreats of its target.
func (a *Attack) Denials() iter.Seq[*Denial] {
	return func(yield func(*Denial) bool) {
		for i := range a.Alphas {
			for k := range a.Alphas[i].Denials {
				if !yield(&a.Alphas[i].Denials[k]) {
					return
				}
			}
		}
		for i := range a.Retreats {
			if !yield(&a.Retreats[i]) {
				return
			}
		}
	}
}

// Doomed returns what an attack wins if it is irresistible, and 0 if it is not: Attack(t).Value
// where Attack(t).Real is 1. It stops at the first denial that works, and costs a fraction of
// Attack where there is one.
func (j *Judge) Doomed(t *Trajectory) int {
	if j.canRetreat(t) && j.retreatWorks(t) {
		return 0
	}
	value := j.TargetValue(t)
	x := newExchange(j, t, allowance{})
	for i := -1; i < int(t.Moves); i++ {
		for d := range x.deniers(i) {
			if (d.costs || d.material < value) && j.canCome(&d) {
				if d.costs {
					return 0
				}
				value = d.material // formula 4
			}
		}
	}
	return value
}

// Closed returns q of an attack against denials that may come some half-moves late, but no more
// than a limit: min(limit, Attack(t).Closed()) where the reserve is 0. It looks at each square no
// longer than until it is closed.
func (j *Judge) Closed(t *Trajectory, reserve, limit int) (q int) {
	x := newExchange(j, t, allowance{reserve: reserve})
	for i := -1; i < int(t.Moves) && q < limit; i++ {
		if !x.open(i) {
			q++
		}
	}
	return q
}

// open moves the piece to a stop, -1 for its start, and reports whether no denial works there.
func (x *exchange) open(i int) bool {
	for d := range x.deniers(i) {
		if x.judge.works(&d) {
			return false
		}
	}
	return true
}

// cheapestFight applies formula 4: the defender of a doomed target fights where it loses the least,
// and is able to.
func (a *Attack) cheapestFight() int {
	value := a.TargetValue()
	for i := range a.Alphas {
		for k := range a.Alphas[i].Denials {
			if d := &a.Alphas[i].Denials[k]; d.Approach.Function == 1 {
				value = min(value, d.Material)
			}
		}
	}
	return value
}

// TargetValue returns the value of what is attacked: of the piece on the target, and what a pawn
// gains by promotion.
func (a *Attack) TargetValue() int { return targetValue(a.TargetPiece, a.Promotion) }

// TargetValue returns Attack(t).TargetValue().
func (j *Judge) TargetValue(t *Trajectory) int {
	return targetValue(j.position.At(t.Target).Type(), t.Promotion)
}

func targetValue(kind board.PieceType, promotion bool) int {
	if promotion {
		return Value(kind) + Value(board.Queen) - Value(board.Pawn)
	}
	return Value(kind)
}
