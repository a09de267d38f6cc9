package pitrat

import (
	"iter"
	"slices"
)

// candidate is a dangerous move that can be corrected, and its cost: how many other dangerous moves
// stay to be corrected if it is, its brothers and the brothers of dangerous moves above it.
type candidate struct {
	*node
	cost int
	last bool // a move that no plan calls a threat, to be tried as one
}

// before reports whether a candidate is to be corrected before another one (section 2.4.5; the order
// is a ruling): one with plans that wait, one with no class tried, the least cost, the least class, the
// oldest. Costs may both be counted from the same node above.
func (c candidate) before(d candidate) bool {
	a, b := c.rank(), d.rank()
	return slices.Compare(a[:], b[:]) < 0
}

func (c candidate) rank() [6]int {
	r := [6]int{1, 1, 0, c.cost, int(c.class), int(c.order)}
	if len(c.second) > 0 {
		r[0] = 0
	}
	if c.class == 0 {
		r[1] = 0
	}
	if c.class >= paperClasses {
		r[2] = 1
	}
	if c.last {
		r = [6]int{1, 1, 2, c.cost, 0, int(c.order)}
	}
	return r
}

// outlook is what a player who fails finds to be done at a node and below it. It is remembered until
// something there changes: most of the tree stays as it is from one round to the next.
type outlook struct {
	known   bool
	threats bool      // a threat below asks for a null move
	best    candidate // to be corrected first, its cost counted from the node; without a node if there is none
	listed  listing   // of a dangerous move, where it stood in the list of all
}

// add takes over what is to be done at a node below, where other dangerous moves stay.
func (o *outlook) add(below *outlook, others int) {
	o.threats = o.threats || below.threats
	if below.best.node == nil {
		return
	}
	c := below.best
	c.cost += others
	if o.best.node == nil || c.before(o.best) {
		o.best = c
	}
}

// survey walks from the root along the dangerous moves (section 2.4.1) and says what the failing
// player can do.
func (f *finder) survey(first bool) (o outlook) {
	if first {
		return *f.atDanger(f.root)
	}
	for m, others := range f.claims() {
		o.add(f.atDanger(m), others)
	}
	return o
}

// claims are the moves of the first level by which the first player has won, as the second sees them:
// those that he has to study, and how many others stay. None if he has tried everything after one.
func (f *finder) claims() iter.Seq2[*node, int] {
	return f.studied(f.root, func(m *node) bool { return f.good(f.first, m.value) })
}

// afterMove is what is to be done after a move y of the failing player that is not good: a threat
// without a reply asks for a null move, and the dangerous replies are to be corrected.
func (f *finder) afterMove(y *node) *outlook {
	if o := &y.mine; o.known {
		return o
	}
	o := outlook{known: true}
	if len(y.children) == 0 {
		o.threats = y.threat && !y.closed
		if !o.threats && f.isThreat(y) {
			o.best = candidate{node: y, last: true}
		}
	}
	for b, others := range f.dangersAfter(y) {
		o.add(f.atDanger(b), others)
	}
	y.mine = o
	return &y.mine
}

// atDanger is what is to be done at a dangerous move b, or at the root, and after the replies to it.
func (f *finder) atDanger(b *node) *outlook {
	if o := &b.theirs; o.known {
		return o
	}
	o := outlook{known: true}
	if f.open(b) {
		o.best = candidate{node: b}
	}
	for _, y := range b.children {
		if !f.good(y.mover(), y.value) && !f.isLost(y) {
			o.add(f.afterMove(y), 0)
		}
	}
	b.theirs = o
	return &b.theirs
}

// dangersAfter returns the dangerous replies to a move y of the failing player that are to be studied,
// and how many others stay to be corrected.
func (f *finder) dangersAfter(y *node) iter.Seq2[*node, int] {
	return f.studied(y, func(b *node) bool { return !f.good(y.mover(), b.value) })
}

// studied picks of brothers that are dangerous those that are to be studied: all with plans that wait
// or with no class tried, for new captures are tried quickly for all; of the others one, that already
// begun, else the oldest. If one can't be destroyed, the others need no study.
func (f *finder) studied(y *node, dangerous func(*node) bool) iter.Seq2[*node, int] {
	return func(yield func(*node, int) bool) {
		var one *node
		bad := 0
		for _, b := range y.children {
			if !dangerous(b) {
				continue
			}
			if f.isSpent(b) {
				return
			}
			bad++
			if waits(b) {
				continue
			}
			if one == nil || y.begun == b && y != f.root {
				one = b
			}
		}
		for _, b := range y.children {
			if b != one && dangerous(b) && waits(b) && !yield(b, bad-1) {
				return
			}
		}
		if one != nil {
			y.begun = one
			yield(one, bad-1)
		}
	}
}

// waits reports whether a dangerous move has plans that wait, or that are not corrected yet, or no class
// tried.
func waits(b *node) bool { return len(b.second) > 0 || b.class == 0 || b.late() }

// open reports whether something is left to be tried at a dangerous move itself.
func (f *finder) open(b *node) bool { return waits(b) || b.class < f.lastClass }

// threats returns the moves of the failing player below a dangerous move, or below the root, that ask for
// a null move, in the order of the walk. Only where the outlook has threats is looked at.
func (f *finder) threats(list []*node, b *node) []*node {
	if !f.atDanger(b).threats {
		return list
	}
	for _, y := range b.children {
		if f.good(y.mover(), y.value) || f.isLost(y) || !f.afterMove(y).threats {
			continue
		}
		if len(y.children) == 0 {
			list = append(list, y)
		}
		for b := range f.dangersAfter(y) {
			list = f.threats(list, b)
		}
	}
	return list
}

// threatsOf returns all threats of the failing player that ask for a null move.
func (f *finder) threatsOf(first bool) (list []*node) {
	if first {
		return f.threats(nil, f.root)
	}
	for m := range f.claims() {
		list = f.threats(list, m)
	}
	return list
}
