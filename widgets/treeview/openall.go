package treeview

// expandAll opens a node and what is below it, level by level, but no more than limit nodes. It
// returns how many are open then of those that it looked at, and whether that is the whole.
func (ix *index) expandAll(id ID, limit int) (opened int, whole bool) {
	if limit <= 0 || ix.source == nil || ix.source.ChildCount(id) == 0 {
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
		if ix.source.ChildCount(child) == 0 {
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
		queue = append(queue, k)
	}
	return queue, true
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
