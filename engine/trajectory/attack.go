package trajectory

import (
	"iter"

	"drevo/engine/board"
)

// Attack is an attack trajectory with everything that can be said against it: the invisible value of the attacker.
type Attack struct {
	Path
	Prey     board.PieceType // what stands on the target; NoKind for a square of promotion
	Tempo    bool            // the target has time to go away
	Retreats []Denial        // where it can go, safe or not
	Real     int             // F, formula 1 with the real functions of formula 7: 1 when the attack is irresistible
	Object   int             // what is attacked in the end, formula 4: less than Prize when the defender can choose a cheaper fight
}

// Attack judges an attack trajectory of the judge's position. The result is valid until the judge is reset.
func (j *Judge) Attack(t *Trajectory) Attack {
	a := Attack{Path: j.judge(t, int(t.Moves)-1), Prey: j.position.At(t.Target).Type()}
	a.Real = a.Function
	if a.Tempo = j.canRetreat(t); a.Tempo {
		a.Retreats = j.retreats(t)
	}
	for i := range a.Retreats {
		if a.Retreats[i].Works {
			a.Real = 0
		}
	}
	a.Object = a.object()
	return a
}

// Denials walks over everything that denies the attack: on its squares in order, and then the retreats of its object.
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

// Doomed tells what an attack wins if it is irresistible, and 0 if it is not: Attack(t).Object where Attack(t).Real is 1.
// It stops at the first factor of formula 1 that is 0, and costs a fraction of Attack where there is one.
func (j *Judge) Doomed(t *Trajectory) int {
	if j.canRetreat(t) && j.retreatWorks(t) {
		return 0
	}
	a := Attack{Path: Path{Trajectory: *t}, Prey: j.position.At(t.Target).Type(), Real: 1}
	a.Alphas = j.newAlphas(int(t.Moves) + 1)
	m := newMelee(j, t)
	for i := range a.Alphas {
		if a.Alphas[i] = j.alpha(&m, i-1); a.Alphas[i].Function == 0 {
			return 0
		}
	}
	return a.object()
}

// Closed gives q of an attack, Attack(t).Closed(), and asks neither for retreats nor for the object.
func (j *Judge) Closed(t *Trajectory) int {
	path := j.judge(t, int(t.Moves)-1)
	return path.Closed()
}

// Closed gives q, the number of alpha-squares with f = 0.
func (p *Path) Closed() (q int) {
	for i := range p.Alphas {
		q += 1 - p.Alphas[i].Function
	}
	return q
}

// object applies formula 4: the defender of a doomed object fights where it loses the least, and is able to.
func (a *Attack) object() int {
	object := a.Prize()
	if a.Real == 0 {
		return object
	}
	for i := range a.Alphas {
		for _, d := range a.Alphas[i].Denials {
			if d.Approach.Function == 1 {
				object = ObjectValue(object, 1, d.Material, 1, 0)
			}
		}
	}
	return object
}

// Prize gives the price of what is attacked: the piece on the target and what a pawn gains by promotion.
func (a *Attack) Prize() int {
	prize := Value(a.Prey)
	if a.Promotion {
		prize += Value(board.Queen) - Value(board.Pawn)
	}
	return prize
}
