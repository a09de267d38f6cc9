package treeview

// frame is one level of a cursor: an open branch, its shown children, and where the cursor is
// among them. One place behind the last child stands the row that tells how many are hidden.
type frame struct {
	branch int32
	ids    []ID
	pos    int64
	kid    int32 // first kid of the branch at or behind pos
	buffer []ID
}

// cursor walks visible rows from any row downward. Finding the first costs the open siblings on
// the way down to it, each next one O(1).
type cursor struct {
	ix     *index
	frames []frame // empty on the root
	done   bool
}

// seek puts the cursor on a visible row.
func (c *cursor) seek(ix *index, row int64) {
	c.ix, c.frames, c.done = ix, c.frames[:0], row < 0 || row >= ix.total()
	if c.done || row == 0 {
		return
	}
	row--
	for b := int32(0); b != none; {
		f := c.push(b)
		b = none
		var inside int64 // rows below the open kids that were passed
		for ; f.kid != none; f.kid = ix.branches[f.kid].next {
			k := &ix.branches[f.kid]
			start := int64(k.pos) + inside
			if k.pos < 0 || row <= start {
				break
			}
			if !k.open {
				continue
			}
			if row <= start+k.rows {
				f.pos, row, b = int64(k.pos), row-start-1, f.kid
				break
			}
			inside += k.rows
		}
		if b == none {
			f.pos = row - inside
		}
	}
}

// push enters a branch at its first child.
func (c *cursor) push(b int32) *frame {
	c.ix.ensure(b)
	n := len(c.frames)
	if n < cap(c.frames) {
		c.frames = c.frames[:n+1] // keeps the buffer of an earlier visit at this depth
	} else {
		c.frames = append(c.frames, frame{})
	}
	f := &c.frames[n]
	f.branch, f.pos, f.kid = b, 0, c.ix.branches[b].first
	f.ids = c.ix.children(b, &f.buffer)
	return f
}

// next goes one visible row down; behind the last it is done.
func (c *cursor) next() {
	if b := c.opened(); b != none && c.ix.branches[b].rows > 0 {
		c.push(b)
		return
	}
	for n := len(c.frames); n > 0; n = len(c.frames) {
		f := &c.frames[n-1]
		if f.pos++; f.pos < c.ix.branches[f.branch].base() {
			return
		}
		c.frames = c.frames[:n-1]
	}
	c.done = true
}

// opened returns the branch that the cursor stands on if it is open, else none.
func (c *cursor) opened() int32 {
	ix := c.ix
	if len(c.frames) == 0 {
		if ix.branches[0].open {
			return 0
		}
		return none
	}
	f := &c.frames[len(c.frames)-1]
	for f.kid != none && precedes(ix.branches[f.kid].pos, int32(f.pos)) {
		f.kid = ix.branches[f.kid].next
	}
	if f.kid != none && int64(ix.branches[f.kid].pos) == f.pos && ix.branches[f.kid].open {
		return f.kid
	}
	return none
}

// id returns the node on whose row the cursor stands, NoID on a row of hidden children.
func (c *cursor) id() ID {
	if len(c.frames) == 0 {
		return c.ix.branches[0].id
	}
	f := &c.frames[len(c.frames)-1]
	if f.pos >= int64(len(f.ids)) {
		return NoID
	}
	return f.ids[f.pos]
}

// parent returns the branch whose child the cursor stands on, none on the root.
func (c *cursor) parent() int32 {
	if len(c.frames) == 0 {
		return none
	}
	return c.frames[len(c.frames)-1].branch
}

// depth returns the number of moves from the root.
func (c *cursor) depth() int { return len(c.frames) }

// goesOn reports whether level has rows after the branch of the level below it that the cursor
// is in: whether a guide line runs on past this row.
func (c *cursor) goesOn(level int) bool {
	f := &c.frames[level]
	return f.pos+1 < c.ix.branches[f.branch].base()
}

// rowOf finds the visible row of a node. It costs the siblings of the node and the open siblings
// of each ancestor.
func (ix *index) rowOf(id ID) (int64, bool) {
	if ix.source == nil || id == NoID {
		return 0, false
	}
	var row int64
	for id != ix.branches[0].id {
		parent, ok := ix.source.Parent(id)
		if !ok {
			return 0, false
		}
		b, ok := ix.at[parent]
		if !ok || !ix.branches[b].open {
			return 0, false
		}
		ix.ensure(b)
		pos := ix.place(b, id)
		if pos < 0 {
			return 0, false
		}
		row += 1 + int64(pos)
		for k := ix.branches[b].first; k != none && precedes(ix.branches[k].pos, pos); k = ix.branches[k].next {
			if ix.branches[k].open {
				row += ix.branches[k].rows
			}
		}
		id = parent
	}
	return row, true
}
