package treeview

// Expand opens a node; what was open inside is open again.
func (v *View) Expand(id ID) {
	v.index.expand(id)
	v.changed()
}

// ExpandTo opens what is above some nodes. The selected row stays where it is.
func (v *View) ExpandTo(ids ...ID) {
	v.anchored(func() {
		for _, id := range ids {
			v.index.expandTo(id)
		}
	})
}

// Collapse closes a node and remembers what is open inside.
func (v *View) Collapse(id ID) {
	v.index.collapse(id)
	v.changed()
}

// CollapseAll closes a node and forgets what was open inside.
func (v *View) CollapseAll(id ID) {
	v.index.collapseAll(id)
	v.changed()
}

// ExpandAll opens a node and all below it, nearest first, up to a number of opened
// nodes. It reports whether that was the whole.
func (v *View) ExpandAll(id ID, limit int) bool {
	_, whole := v.index.expandAll(id, limit)
	v.changed()
	return whole
}

// Opened returns how many nodes are open or were, which is what a filter walks over.
func (v *View) Opened() int { return len(v.index.branches) }

// Open reports whether a node is open.
func (v *View) Open(id ID) bool { return v.index.isOpen(id) }

// expand opens a node, whether it can be seen or not.
func (ix *index) expand(id ID) {
	if ix.source != nil && ix.source.HasChildren(id) {
		if b := ix.branch(id); b != none {
			ix.setOpen(b, true)
		}
	}
}

// collapse closes a node and remembers what was open inside.
func (ix *index) collapse(id ID) {
	if b, ok := ix.at[id]; ok {
		ix.setOpen(b, false)
	}
}

// expandTo opens all ancestors of a node, showing what the filter hides where it is in the way,
// and reports whether the node is in the tree.
func (ix *index) expandTo(id ID) bool {
	if ix.source == nil {
		return false
	}
	parent, ok := ix.source.Parent(id)
	if !ok {
		return id == ix.branches[0].id
	}
	b := ix.branch(parent)
	if b == none {
		return false
	}
	for child := id; b != none; b = ix.branches[b].parent {
		ix.sync(b)
		if ix.place(b, child) == none {
			ix.setReveal(b, true)
		}
		child = ix.branches[b].id
		ix.setOpen(b, true)
	}
	return true
}

// collapseAll closes a node and forgets what was open inside.
func (ix *index) collapseAll(id ID) {
	top, ok := ix.at[id]
	if !ok {
		return
	}
	if top == 0 {
		ix.forget()
		return
	}
	ix.setOpen(top, false)
	ix.changes++
	pending := []int32{top}
	for len(pending) > 0 {
		b := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		br := &ix.branches[b]
		br.open, br.rows = false, br.base()
		for k := br.first; k != none; k = ix.branches[k].next {
			pending = append(pending, k)
		}
	}
}

// forget closes the root and forgets all branches below it, whose number every filter and every sweep would walk over.
func (ix *index) forget() {
	root := ix.branches[0].id
	ix.branches, ix.at, ix.swept = nil, map[ID]int32{}, 0
	ix.changes++
	ix.newBranch(root, none, 0)
}

// expandAll opens a node and what is below it, level by level, but no more than limit nodes. It
// returns how many are open then of those that it looked at, and whether that is the whole.
func (ix *index) expandAll(id ID, limit int) (opened int, whole bool) {
	if limit <= 0 || ix.source == nil || !ix.source.HasChildren(id) {
		return 0, limit > 0
	}
	top := ix.branch(id)
	if top == none {
		return 0, false
	}
	ix.sync(top)
	ix.setOpen(top, true)
	before := ix.branches[top].rows
	queue := []int32{top}
	whole = true
	for i := 0; i < len(queue); i++ {
		var full bool
		queue, full = ix.openKids(queue[i], queue, limit)
		whole = whole && full
	}
	for i := len(queue) - 1; i >= 0; i-- {
		ix.recount(queue[i])
	}
	after := ix.branches[top].rows
	ix.branches[top].rows = before
	ix.add(top, after-before)
	return len(queue), whole
}

// openKids opens the children of a branch and appends them to the queue, which may not grow
// beyond the limit; it leaves the counting to the caller.
func (ix *index) openKids(b int32, queue []int32, limit int) (_ []int32, full bool) {
	ix.admit(b)
	for pos, child := range ix.children(b, &ix.scratch) {
		if !ix.source.HasChildren(child) {
			continue
		}
		if len(queue) >= limit {
			return queue, false
		}
		k, ok := ix.at[child]
		if !ok {
			k = ix.newBranch(child, b, int32(pos))
		}
		ix.branches[k].open = true
		ix.changes++
		queue = append(queue, k)
	}
	return queue, true
}
