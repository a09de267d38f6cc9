package pitrat

import "slices"

// candidate is a dangerous move that can be corrected, and its cost: how many other dangerous moves
// stay to be corrected if it is, its brothers and the brothers of dangerous moves above it.
type candidate struct {
	*node
	cost int
}

// dangers walks from the root along the dangerous moves (section 2.4.1).
type dangers struct {
	f    *finder
	list []candidate
	null []*node // threats that are to be carried out against a null move
}

// candidates returns the dangerous moves that the failing player may try to correct, and the threats
// that ask for a null move.
func (f *finder) candidates(first bool) (list []candidate, threats []*node) {
	w := dangers{f: f, list: f.candidateList[:0]}
	if first {
		if len(f.root.second) > 0 {
			w.list = append(w.list, candidate{f.root, 0})
		}
		for _, y := range f.root.children {
			if !f.good(y.mover(), y.value) {
				w.weigh(y, 0)
			}
		}
	} else {
		var bad []*node
		for _, m := range f.root.children {
			if f.good(f.first, m.value) {
				if f.isSpent(m) {
					return nil, nil
				}
				bad = append(bad, m)
			}
		}
		w.take(bad, len(bad)-1, nil)
	}
	f.candidateList = w.list
	return w.list, w.null
}

// weigh looks for dangerous moves after a move y of the failing player that is not good.
func (w *dangers) weigh(y *node, cost int) {
	if len(y.children) == 0 {
		if y.threat && !y.closed {
			w.null = append(w.null, y)
		}
		return
	}
	var bad []*node
	for _, b := range y.children {
		if !w.f.good(y.mover(), b.value) {
			if w.f.isSpent(b) {
				return // if one can't be destroyed, the others there need no study
			}
			bad = append(bad, b)
		}
	}
	w.take(bad, cost+len(bad)-1, y)
}

// take makes candidates of dangerous moves that are brothers: all with plans that wait or with no class
// tried, for new captures are tried quickly for all; of the others one, that already begun, else the
// oldest. It goes on below them.
func (w *dangers) take(bad []*node, cost int, y *node) {
	var one *node
	for _, b := range bad {
		if len(b.second) > 0 || b.class == 0 {
			w.consider(b, cost)
		} else if one == nil || y != nil && y.begun == b {
			one = b
		}
	}
	if one != nil {
		if y != nil {
			y.begun = one
		}
		w.consider(one, cost)
	}
}

// consider adds a dangerous move and what is dangerous below it.
func (w *dangers) consider(b *node, cost int) {
	if len(b.second) > 0 || b.class < lastClass {
		w.list = append(w.list, candidate{b, cost})
	}
	for _, y := range b.children {
		if !w.f.good(y.mover(), y.value) && !w.f.isLost(y) {
			w.weigh(y, cost)
		}
	}
}

// choose returns the dangerous move to be corrected (section 2.4.5; the order is a ruling): one with
// plans that wait, one with no class tried, the least cost, the least class, the oldest.
func choose(list []candidate) candidate {
	rank := func(c candidate) [5]int {
		r := [5]int{1, 1, c.cost, int(c.class), int(c.order)}
		if len(c.second) > 0 {
			r[0] = 0
		}
		if c.class == 0 {
			r[1] = 0
		}
		return r
	}
	best, least := list[0], rank(list[0])
	for _, c := range list[1:] {
		if r := rank(c); slices.Compare(r[:], least[:]) < 0 {
			best, least = c, r
		}
	}
	return best
}
