package treeview

// anchored changes the index and puts the selected row back where it was on the screen, or, when
// that can't be seen, the first row: a tree that grows or is sorted does not move under the eye.
func (v *View) anchored(change func()) {
	id, below := v.anchor()
	change()
	v.changed()
	if row := v.rowOf(id); row >= 0 {
		_, off := v.Rows.Top()
		v.Rows.Hold(row-below, off)
		v.pointAgain()
	}
}

// anchor finds the node to hold, and how many rows below the first its row is.
func (v *View) anchor() (id ID, below int) {
	if v.index.source == nil {
		return NoID, 0
	}
	top, _ := v.Rows.Top()
	if row := v.rowOf(v.selected); row >= top && row <= top+v.pageRows() {
		return v.selected, row - top
	}
	for c := v.top(); !c.done; c.next() {
		if id := c.id(); id != NoID {
			return id, below
		}
		below++
	}
	return NoID, 0
}

// syncShown takes in the growth of the nodes whose children are on the screen, and of all above
// them, so that what is in view is never behind.
func (v *View) syncShown() {
	shown := map[int32]bool{0: true}
	c := v.top()
	for n := 0; !c.done && n <= v.pageRows(); n++ {
		for _, f := range c.frames {
			shown[f.branch] = true
		}
		if b := c.opened(); b != none {
			shown[b] = true
		}
		c.next()
	}
	for b := range shown {
		v.index.sync(b)
	}
}

// changed takes in that rows have come, gone or changed places.
func (v *View) changed() {
	v.walk.row = -1
	v.Rows.Mark(v.rowOf(v.selected))
	v.Reload()
	v.pointAgain()
}
