package treeview

import (
	"cmp"
	"math"
	"slices"
)

// setSort sorts anew. It costs nothing here: each branch is sorted when it next comes into view,
// since the order of siblings moves no row count.
func (ix *index) setSort(s sorting) {
	ix.sort = s
	ix.version++
	ix.changes++
}

// ensure brings a branch into the current order.
func (ix *index) ensure(b int32) {
	br := &ix.branches[b]
	if br.version == ix.version {
		return
	}
	br.version = ix.version
	ids := ix.created(b)
	if ix.sort.column != none {
		ids = slices.Clone(ids)
		sortByKey(ids, ix.sort, ix.source)
		br.order = ids
	} else if br.hidden == 0 {
		br.order = nil
	} else {
		br.order = slices.Clone(ids)
	}
	ix.relink(b, ids)
}

// created lists the shown children of a branch in the order of creation, in the scratch buffer.
func (ix *index) created(b int32) []ID {
	br := &ix.branches[b]
	ids := ix.source.Children(br.id, ix.scratch[:0])
	ids = ids[:min(len(ids), int(br.count))]
	ix.scratch = ids
	if br.hidden == 0 {
		return ids
	}
	shown := make(map[ID]bool, len(br.order))
	for _, id := range br.order {
		shown[id] = true
	}
	return slices.DeleteFunc(ids, func(id ID) bool { return !shown[id] })
}

// sortByKey sorts ids by a column, equal ones as they were, those without a value last.
func sortByKey(ids []ID, by sorting, source Source) {
	type keyed struct {
		id  ID
		key float64
	}
	keys := make([]keyed, len(ids))
	for i, id := range ids {
		keys[i] = keyed{id, source.SortKey(id, int(by.column))}
	}
	slices.SortStableFunc(keys, func(a, b keyed) int {
		switch aNaN, bNaN := math.IsNaN(a.key), math.IsNaN(b.key); {
		case aNaN && bNaN:
			return 0
		case aNaN:
			return 1
		case bNaN:
			return -1
		case by.descending:
			return cmp.Compare(b.key, a.key)
		}
		return cmp.Compare(a.key, b.key)
	})
	for i, k := range keys {
		ids[i] = k.id
	}
}

// relink gives the kids of a branch their places in a new order. It moves no row count of this
// branch; where the shown set changed the caller recounts.
func (ix *index) relink(b int32, ids []ID) {
	br := &ix.branches[b]
	left := 0
	var kids []int32
	for k := br.first; k != none; k = ix.branches[k].next {
		ix.branches[k].pos = none
		kids = append(kids, k)
		left++
	}
	br.first, br.last = none, none
	for pos := 0; pos < len(ids) && left > 0; pos++ {
		k, ok := ix.at[ids[pos]]
		if ok && ix.branches[k].parent == b {
			ix.branches[k].pos = int32(pos)
			ix.link(b, k)
			left--
		}
	}
	if left == 0 {
		return
	}
	for _, k := range kids {
		if ix.branches[k].pos == none {
			ix.link(b, k)
		}
	}
}

// setFilter hides the children of open nodes that fail, and all below them. It asks the filter
// once for each child of each opened node; nil shows all.
func (ix *index) setFilter(filter func(ID) bool) {
	if ix.filter == nil && filter == nil {
		return
	}
	ix.filter = filter
	ix.changes++
	ix.screenAll(0, len(ix.branches))
	ix.recountAll()
}

// screenAll decides anew what is shown below some branches, by the filter alone.
func (ix *index) screenAll(from, to int) {
	for b := from; b < to; b++ {
		ix.branches[b].reveal = false
		ix.screen(int32(b))
	}
}

// recountAll makes the number of rows of every branch anew, the lowest first.
func (ix *index) recountAll() {
	for b := len(ix.branches) - 1; b >= 0; b-- {
		ix.recount(int32(b))
	}
}

// setReveal shows, or hides again, what the filter hides among the children of one branch.
func (ix *index) setReveal(b int32, reveal bool) {
	before := ix.branches[b].rows
	ix.changes++
	ix.branches[b].reveal = reveal
	ix.screen(b)
	ix.recount(b)
	after := ix.branches[b].rows
	ix.branches[b].rows = before
	ix.add(b, after-before)
}

// screen decides anew which children of a branch are shown, leaving the counting to the caller.
func (ix *index) screen(b int32) {
	br := &ix.branches[b]
	if ix.filter == nil && br.hidden == 0 {
		return
	}
	ids := ix.source.Children(br.id, ix.scratch[:0])
	ids = ids[:min(len(ids), int(br.count))]
	ix.scratch = ids
	if ix.filter != nil && !br.reveal {
		ids = slices.DeleteFunc(ids, func(id ID) bool { return !ix.filter(id) })
	}
	if br.hidden == 0 && len(ids) == int(br.count) {
		return // all were shown, and are
	}
	br.hidden = br.count - int32(len(ids))
	br.order = nil
	if br.hidden > 0 {
		br.order = slices.Clone(ids)
	}
	br.version = 0
	if ix.sort.column == none {
		br.version = ix.version
	}
	ix.relink(b, ids)
}

// sweep takes in the growth of up to limit opened nodes, and goes on from there the next time, so
// that the cost of a refresh does not grow with the number of nodes that are open.
func (ix *index) sweep(limit int) {
	for range min(limit, len(ix.branches)) {
		if ix.swept >= len(ix.branches) {
			ix.swept = 0
		}
		ix.sync(int32(ix.swept))
		ix.swept++
	}
}
