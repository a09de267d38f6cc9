package pitrat

import (
	"math"

	"drevo/engine/board"
)

// effortStep is the effort of a step with the option fewest: plans wait, no class was tried, or a threat
// is carried out. A dangerous move is one more for every class that was tried there in vain.
const (
	effortStep   = 1
	effortUnsaid = 2 + paperClasses // a move that no plan calls a threat is tried as one
	mostEffort   = math.MaxInt32 / 2
)

// fewestAfter is afterMove with the option fewest.
func (f *finder) fewestAfter(y *node) outlook {
	switch {
	case len(y.children) > 0:
		return f.fewestOf(y, y.mover())
	case y.threat && !y.closed:
		return outlook{known: true, best: candidate{node: y, cost: effortStep, threat: true}}
	case f.isThreat(y):
		return outlook{known: true, best: candidate{node: y, cost: effortUnsaid, last: true}}
	}
	return outlook{known: true}
}

// fewestOf is what a player does about the moves after y that are not good for him: the effort is the
// sum, since all must be corrected. First come those with plans that wait or with no class tried, of the
// others the one that was begun, else the oldest. If one can't be destroyed, the others need no study.
func (f *finder) fewestOf(y *node, p board.Colour) outlook {
	one, rank, left := (*node)(nil), 0, 0
	for _, b := range y.children {
		if f.good(p, b.value) {
			continue
		}
		if f.isSpent(b) {
			return outlook{known: true}
		}
		left = min(left+f.atDanger(b).best.cost, mostEffort)
		r := 2
		if waits(b) {
			r = 0
		} else if y.begun == b {
			r = 1
		}
		if one == nil || r < rank {
			one, rank = b, r
		}
	}
	o := outlook{known: true}
	if one != nil {
		y.begun = one
		o.best = f.atDanger(one).best
		o.best.cost = left
	}
	return o
}

// fewestAt is atDanger with the option fewest: of several ways the least effort counts, of equals the
// dangerous move itself, then the oldest.
func (f *finder) fewestAt(b *node) outlook {
	o := outlook{known: true}
	if len(b.second) > 0 || b.late() {
		o.best = candidate{node: b, cost: effortStep}
	} else if b.class < f.lastClass {
		o.best = candidate{node: b, cost: effortStep + int(b.class)}
	}
	for _, y := range b.children {
		if f.good(y.mover(), y.value) || f.isLost(y) {
			continue
		}
		if c := f.afterMove(y).best; c.node != nil && (o.best.node == nil || c.cost < o.best.cost) {
			o.best = c
		}
	}
	return o
}
