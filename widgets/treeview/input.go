package treeview

import (
	"time"

	"fyne.io/fyne/v2"
)

// doubleClick is the longest time between the two clicks of one.
const doubleClick = 350 * time.Millisecond

// press opens, closes or chooses, as soon as the button goes down: a tree that waits for it to come
// up feels slow.
func (v *View) press(row int, at fyne.Position) {
	c := v.to(row)
	id := c.id()
	if id == NoID {
		v.index.setReveal(c.parent(), true)
		v.changed()
		return
	}
	start := v.depthX(c.depth())
	inTwisty := at.X >= start-gap && at.X < start+twisty+gap/2 && at.X < v.ColumnWidth(0)
	again := v.clicked == id && time.Since(v.at) < doubleClick
	v.clicked, v.at = id, time.Now()
	switch {
	case inTwisty && v.index.source.HasChildren(id):
		v.at = time.Time{}
		v.toggle(id)
	case again:
		v.at = time.Time{}
		v.enter(id)
	default:
		v.choose(id)
	}
}

// menu chooses the node and asks for its menu.
func (v *View) menu(row int, at, absolute fyne.Position) {
	id := v.nodeAt(row)
	if id == NoID {
		return
	}
	v.choose(id)
	if v.OnMenu != nil {
		v.OnMenu(id, v.ColumnAt(at.X), absolute)
	}
}

// toggle opens a node or closes it. A selected node that is inside gives the selection to it.
func (v *View) toggle(id ID) {
	if !v.index.isOpen(id) {
		v.Expand(id)
		return
	}
	seen := v.rowOf(v.selected) >= 0
	v.Collapse(id)
	if seen && v.rowOf(v.selected) < 0 {
		v.choose(id)
	}
}

// enter opens or closes a node that has children, and reports one that has none.
func (v *View) enter(id ID) {
	if v.index.source.HasChildren(id) {
		v.toggle(id)
	} else if v.OnEnter != nil {
		v.OnEnter(id)
	}
}

// choose marks a node on the user's behalf and brings it into view.
func (v *View) choose(id ID) {
	v.Rows.Select(v.rowOf(id))
	v.chosen(id)
}

// chosen tells of another node that the user has marked.
func (v *View) chosen(id ID) {
	changed := id != v.selected
	v.selected = id
	if changed && v.OnSelect != nil {
		v.OnSelect(id)
	}
}

// expandKey bounds how many nodes one key opens.
const expandKey = 100_000

// typed opens the selected node with +, closes it with -, and opens all below it with *, as in
// other tree views.
func (v *View) typed(r rune) {
	if v.selected == NoID || v.index.source == nil {
		return
	}
	switch {
	case r == '+':
		v.Expand(v.selected)
	case r == '-' && v.index.isOpen(v.selected):
		v.toggle(v.selected)
	case r == '*':
		v.ExpandAll(v.selected, expandKey)
	}
}

// key deals with the keys of a tree; the list knows those that move up and down.
func (v *View) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyEscape:
	case fyne.KeyLeft:
		v.closeOrUp()
	case fyne.KeyRight:
		v.openOrDown()
	case fyne.KeySpace:
		if v.selected != NoID {
			v.enter(v.selected)
		}
	default:
		return false
	}
	return true
}

func (v *View) closeOrUp() {
	if v.selected == NoID {
		return
	}
	if v.index.isOpen(v.selected) {
		v.toggle(v.selected)
	} else if parent, ok := v.index.source.Parent(v.selected); ok {
		v.choose(parent)
	}
}

func (v *View) openOrDown() {
	switch {
	case v.selected == NoID || !v.index.source.HasChildren(v.selected):
	case !v.index.isOpen(v.selected):
		v.Expand(v.selected)
	default:
		v.Rows.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	}
}
