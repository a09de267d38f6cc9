package treeview

import "fyne.io/fyne/v2"

// FocusGained and FocusLost are for Fyne.
func (e *Explorer) FocusGained() { e.focused = true; e.Redraw() }
func (e *Explorer) FocusLost()   { e.focused = false; e.Redraw() }

// expandKey bounds how many nodes one key opens.
const expandKey = 100_000

// TypedRune opens the selected node with +, closes it with -, and opens all below it with *, as in
// other tree views.
func (e *Explorer) TypedRune(r rune) {
	if e.selected == NoID || e.index.source == nil {
		return
	}
	switch {
	case r == '+':
		e.Expand(e.selected)
	case r == '-' && e.index.isOpen(e.selected):
		e.toggle(e.selected)
	case r == '*':
		e.ExpandAll(e.selected, expandKey)
	}
}

// TypedKey moves the choice as in every tree view.
func (e *Explorer) TypedKey(event *fyne.KeyEvent) {
	if e.index.source == nil {
		return
	}
	row, ok := e.index.rowOf(e.selected)
	if !ok {
		row = e.place.top
	}
	last, page := e.index.total()-1, int64(e.pageRows())
	switch event.Name {
	case fyne.KeyUp:
		e.chooseRow(row-1, -1)
	case fyne.KeyDown:
		e.chooseRow(row+1, 1)
	case fyne.KeyPageUp:
		e.chooseRow(max(row-page, 0), -1)
	case fyne.KeyPageDown:
		e.chooseRow(min(row+page, last), 1)
	case fyne.KeyHome:
		e.chooseRow(0, 1)
	case fyne.KeyEnd:
		e.chooseRow(last, -1)
	case fyne.KeyLeft:
		e.closeOrUp()
	case fyne.KeyRight:
		e.openOrDown(row)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if e.selected != NoID {
			e.enter(e.selected)
		}
	}
}

// chooseRow chooses a row, or the next one in a direction when it is one of hidden nodes.
func (e *Explorer) chooseRow(row int64, direction int64) {
	for ; row >= 0 && row < e.index.total(); row += direction {
		var c cursor
		c.seek(e.index, row)
		if id := c.id(); id != NoID {
			e.choose(id)
			return
		}
	}
}

func (e *Explorer) closeOrUp() {
	if e.selected == NoID {
		return
	}
	if e.index.isOpen(e.selected) {
		e.toggle(e.selected)
	} else if parent, ok := e.index.source.Parent(e.selected); ok {
		e.choose(parent)
	}
}

func (e *Explorer) openOrDown(row int64) {
	switch {
	case e.selected == NoID || e.index.source.ChildCount(e.selected) == 0:
	case !e.index.isOpen(e.selected):
		e.Expand(e.selected)
	default:
		e.chooseRow(row+1, 1)
	}
}
