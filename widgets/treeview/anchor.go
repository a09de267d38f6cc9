package treeview

// anchored changes the index and puts the selected row back where it was on the screen, or, when
// that can't be seen, the first row: a tree that grows or is sorted does not move under the eye.
func (e *Explorer) anchored(change func()) {
	id, below := e.anchor()
	change()
	if row, ok := e.index.rowOf(id); ok {
		e.place.top = row - below
	}
	e.clampPlace()
	e.Redraw()
}

// anchor finds the node to hold, and how many rows below the first its row is.
func (e *Explorer) anchor() (id ID, below int64) {
	if e.index.source == nil {
		return NoID, 0
	}
	if row, ok := e.index.rowOf(e.selected); ok {
		if below := row - e.place.top; below >= 0 && below <= int64(e.pageRows()) {
			return e.selected, below
		}
	}
	var c cursor
	for c.seek(e.index, e.place.top); !c.done; c.next() {
		if id := c.id(); id != NoID {
			return id, below
		}
		below++
	}
	return NoID, 0
}

// syncShown takes in the growth of the nodes whose children are on the screen, and of all above
// them, so that what is in view is never behind.
func (e *Explorer) syncShown() {
	shown := map[int32]bool{0: true}
	var c cursor
	c.seek(e.index, e.place.top)
	for n := 0; !c.done && n <= e.pageRows(); n++ {
		for _, f := range c.frames {
			shown[f.branch] = true
		}
		if b := c.opened(); b != none {
			shown[b] = true
		}
		c.next()
	}
	for b := range shown {
		e.index.sync(b)
	}
}
