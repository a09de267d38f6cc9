package treeview

import "slices"

// index is the flattened view of a tree: it knows, for every node that was ever opened, how many
// rows are visible below it, and so finds row k without counting. It costs about a hundred bytes
// an opened node and nothing for the others.
type index struct {
	source   Source
	branches []branch // a parent always stands before its children
	at       map[ID]int32
	filter   func(ID) bool
	filtered int // the number of the filter
	sort     sorting
	version  uint32 // counts the sortings; a branch of an older version is sorted when next seen
	changes  int    // counts whatever changes the rows, but for the order of siblings within a sorting
	swept    int    // where the next sync of what is off the screen goes on
	scratch  []ID   // for lists of children
	fresh    []ID   // for those that are being admitted
}

// sorting says by which column the children of every node are sorted; none is the order of
// creation, which is the order of the search.
type sorting struct {
	column     int32
	descending bool
}

// none stands for no branch.
const none int32 = -1

// branch is a node that is open, or was: what was open inside is remembered while it is closed.
// Its children that are branches too, its kids, form a list in the order of display, with the
// hidden ones at the end.
type branch struct {
	id      ID
	parent  int32
	first   int32 // first and last kid
	last    int32
	next    int32 // next kid of the parent
	pos     int32 // place among the parent's shown children; none if hidden by the filter
	count   int32 // children known so far, shown and hidden
	hidden  int32 // children that the filter hides
	version uint32
	rows    int64 // visible rows below this one while it is open
	order   []ID  // shown children in the order of display; nil: all, in the order of creation
	open    bool
	reveal  bool // show also what the filter hides
}

// newIndex flattens a tree of which only the root is open.
func newIndex(source Source) *index {
	ix := &index{source: source, at: map[ID]int32{}, version: 1, sort: sorting{column: none}}
	if source != nil {
		root := ix.newBranch(source.Root(), none, 0)
		ix.setOpen(root, true)
	}
	return ix
}

// total returns the number of visible rows, the root's included.
func (ix *index) total() int64 {
	switch {
	case ix.source == nil:
		return 0
	case !ix.branches[0].open:
		return 1
	}
	return 1 + ix.branches[0].rows
}

// shown returns how many children of a branch have a row.
func (b *branch) shown() int64 { return int64(b.count - b.hidden) }

// base returns the number of rows below a branch if no kid were open: its children, and one row
// that tells how many are hidden.
func (b *branch) base() int64 {
	if b.hidden > 0 {
		return b.shown() + 1
	}
	return b.shown()
}

// counts reports whether the rows below b are visible as soon as its parent's are.
func (b *branch) counts() bool { return b.open && b.pos >= 0 }

// isOpen reports whether a node is expanded, visible or not.
func (ix *index) isOpen(id ID) bool {
	b, ok := ix.at[id]
	return ok && ix.branches[b].open
}

// newBranch enters a node at a place among its parent's children. It starts closed.
func (ix *index) newBranch(id ID, parent, pos int32) int32 {
	b := int32(len(ix.branches))
	ix.changes++
	ix.branches = append(ix.branches, branch{id: id, parent: parent, first: none, last: none, next: none, pos: pos})
	ix.at[id] = b
	if ix.sort.column == none {
		ix.branches[b].version = ix.version
	}
	ix.sync(b)
	if parent != none {
		ix.link(parent, b)
	}
	return b
}

// link puts a kid at its place in its parent's list.
func (ix *index) link(parent, kid int32) {
	p, k := &ix.branches[parent], &ix.branches[kid]
	if p.last == none || k.pos < 0 || precedes(ix.branches[p.last].pos, k.pos) {
		if p.last == none {
			p.first = kid
		} else {
			ix.branches[p.last].next = kid
		}
		p.last, k.next = kid, none
		return
	}
	slot := &p.first
	for precedes(ix.branches[*slot].pos, k.pos) {
		slot = &ix.branches[*slot].next
	}
	k.next, *slot = *slot, kid
}

// precedes orders places, the hidden (negative) last.
func precedes(a, b int32) bool { return uint32(a) < uint32(b) }

// add tells a branch, and all above that show it, that the rows below it changed in number.
func (ix *index) add(b int32, delta int64) {
	for delta != 0 && b != none {
		br := &ix.branches[b]
		br.rows += delta
		if !br.counts() {
			return
		}
		b = br.parent
	}
}

// setOpen opens or closes a branch.
func (ix *index) setOpen(b int32, open bool) {
	br := &ix.branches[b]
	if br.open == open {
		return
	}
	br.open = open
	ix.changes++
	if br.pos < 0 || br.parent == none {
		return
	}
	if open {
		ix.add(br.parent, br.rows)
	} else {
		ix.add(br.parent, -br.rows)
	}
}

// branch returns the branch of a node, entering it and what is above it where they are new. It
// costs the children of each ancestor that is new.
func (ix *index) branch(id ID) int32 {
	path := []ID{}
	for {
		if b, ok := ix.at[id]; ok {
			for _, id := range path {
				ix.sync(b)
				b = ix.newBranch(id, b, ix.place(b, id))
			}
			return b
		}
		path = append([]ID{id}, path...)
		parent, ok := ix.source.Parent(id)
		if !ok {
			return none // not a node of this tree
		}
		id = parent
	}
}

// place finds a child among the shown children of a branch, or none.
func (ix *index) place(b int32, id ID) int32 {
	for i, child := range ix.children(b, &ix.scratch) {
		if child == id {
			return int32(i)
		}
	}
	return none
}

// children lists the shown children of a branch in the order of display. The list belongs to the
// index or to the buffer, and holds until either changes.
func (ix *index) children(b int32, buffer *[]ID) []ID {
	br := &ix.branches[b]
	if br.order != nil {
		return br.order
	}
	*buffer = ix.source.Children(br.id, (*buffer)[:0])
	return (*buffer)[:min(len(*buffer), int(br.count))]
}

// recount makes the number of rows of a branch anew from that of its kids.
func (ix *index) recount(b int32) {
	br := &ix.branches[b]
	br.rows = br.base()
	for k := br.first; k != none; k = ix.branches[k].next {
		if ix.branches[k].counts() {
			br.rows += ix.branches[k].rows
		}
	}
}

// sync takes in the children that a branch got since, below those it had.
func (ix *index) sync(b int32) {
	ix.add(b, ix.admit(b))
}

// admit enters new children and returns by how much the number of rows of the branch should
// change; it leaves the adding to the caller.
func (ix *index) admit(b int32) int64 {
	br := &ix.branches[b]
	n := ix.source.ChildCount(br.id)
	if n <= int(br.count) {
		return 0
	}
	before := br.base()
	ix.changes++
	if br.order == nil && (ix.filter == nil || br.reveal) {
		br.count = int32(n)
		return br.base() - before
	}
	ix.fresh = ix.source.Children(br.id, ix.fresh[:0])
	known := int(br.count)
	for i, id := range ix.fresh[known:max(known, min(n, len(ix.fresh)))] {
		passes := ix.filter == nil || br.reveal || ix.filter(id)
		if !passes {
			if br.order == nil {
				br.order = slices.Clone(ix.fresh[:known+i])
			}
			br.hidden++
		} else if br.order != nil {
			br.order = append(br.order, id)
		}
		br.count++
	}
	return br.base() - before
}
