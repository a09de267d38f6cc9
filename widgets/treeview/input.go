package treeview

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
)

// doubleClick is the longest time between the two clicks of one.
const doubleClick = 350 * time.Millisecond

// press is what the mouse button holds.
type press struct {
	thumb  bool
	grip   float32 // where on the handle it was taken
	column int     // whose border is dragged, -1 for none; valid while held
	held   bool
	row    ID
	at     time.Time
}

// MouseDown acts at once: a list that waits for the button to come up feels slow.
func (e *Explorer) MouseDown(event *desktop.MouseEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(e); c != nil {
		c.Focus(e)
	}
	x, y := event.Position.X, event.Position.Y
	e.press.held, e.press.column, e.press.thumb = true, -1, false
	switch {
	case y < headHeight && event.Button == desktop.MouseButtonSecondary:
		e.columnMenu(event.AbsolutePosition)
	case y < headHeight:
		if e.press.column = e.borderAt(x); e.press.column < 0 {
			e.cycleSort(e.columnAt(x))
		}
	case x >= e.Size().Width-barWidth:
		e.grabBar(y)
	default:
		e.clickRow(x, y)
	}
}

// MouseUp lets go.
func (e *Explorer) MouseUp(*desktop.MouseEvent) { e.letGo() }

func (e *Explorer) letGo() {
	e.press.held, e.press.thumb, e.press.column = false, false, -1
	e.Redraw()
}

// Tapped keeps the click from whatever lies below; MouseDown has dealt with it.
func (e *Explorer) Tapped(*fyne.PointEvent) {}

// grabBar takes the handle of the scroll bar, or brings it to the pointer.
func (e *Explorer) grabBar(y float32) {
	top, length, ok := e.thumb()
	if !ok {
		return
	}
	e.press.thumb, e.press.grip = true, y-top
	if y < top || y > top+length {
		e.press.grip = length / 2
		e.dragThumb(y - e.press.grip)
	}
	e.Redraw()
}

// clickRow opens, closes or chooses.
func (e *Explorer) clickRow(x, y float32) {
	row := e.rowAt(y)
	if row < 0 {
		return
	}
	var c cursor
	c.seek(e.index, row)
	id := c.id()
	if id == NoID {
		e.index.setReveal(c.parent(), true)
		e.Redraw()
		return
	}
	start := depthX(c.depth())
	inTwisty := x >= start-gap && x < start+twisty+gap/2 && x < e.spans()[0].w
	again := e.press.row == id && time.Since(e.press.at) < doubleClick
	e.press.row, e.press.at = id, time.Now()
	switch {
	case inTwisty && e.index.source.ChildCount(id) > 0:
		e.press.at = time.Time{}
		e.toggle(id)
	case again:
		e.press.at = time.Time{}
		e.enter(id)
	default:
		e.choose(id)
	}
}

// toggle opens a node or closes it. A selected node that is inside gives the selection to it.
func (e *Explorer) toggle(id ID) {
	if !e.index.isOpen(id) {
		e.Expand(id)
		return
	}
	_, seen := e.index.rowOf(e.selected)
	e.Collapse(id)
	if !seen {
		return
	}
	if _, ok := e.index.rowOf(e.selected); !ok {
		e.choose(id)
	}
}

// enter opens or closes a node that has children, and reports one that has none.
func (e *Explorer) enter(id ID) {
	if e.index.source.ChildCount(id) > 0 {
		e.toggle(id)
	} else if e.OnEnter != nil {
		e.OnEnter(id)
	}
}

// choose marks a node on the user's behalf.
func (e *Explorer) choose(id ID) {
	changed := id != e.selected
	e.selected = id
	e.scrollTo(id)
	e.Redraw()
	if changed && e.OnSelect != nil {
		e.OnSelect(id)
	}
}

// Dragged moves the handle of the scroll bar, or the border of a column.
func (e *Explorer) Dragged(event *fyne.DragEvent) {
	switch {
	case e.press.thumb:
		e.dragThumb(event.Position.Y - e.press.grip)
	case e.press.held && e.press.column >= 0:
		c := &e.columns[e.press.column]
		c.Width = max(c.Width+event.Dragged.DX, 28)
		e.changedColumns()
	}
}

// DragEnd lets go.
func (e *Explorer) DragEnd() { e.letGo() }

// MouseIn is for Fyne.
func (e *Explorer) MouseIn(event *desktop.MouseEvent) { e.MouseMoved(event) }

// MouseMoved marks the row under the pointer and offers a hint.
func (e *Explorer) MouseMoved(event *desktop.MouseEvent) {
	e.pointer = event.Position
	row := e.rowAt(event.Position.Y)
	if event.Position.X >= e.Size().Width-barWidth {
		row = -1
	}
	if row != e.hovered {
		e.hovered = row
		e.Redraw()
	}
	e.offer(e.hintAt(event.Position), event.AbsolutePosition)
}

// Cursor shows where the border of a column can be dragged.
func (e *Explorer) Cursor() desktop.Cursor {
	if e.press.column >= 0 && e.press.held || e.pointer.Y < headHeight && e.borderAt(e.pointer.X) >= 0 {
		return desktop.HResizeCursor
	}
	return desktop.DefaultCursor
}

// MouseOut forgets the pointer.
func (e *Explorer) MouseOut() {
	e.hovered = -1
	e.offer("", fyne.Position{})
	e.Redraw()
}

func (e *Explorer) offer(hint string, at fyne.Position) {
	if hint == e.hint {
		return
	}
	e.hint = hint
	if e.OnHover != nil {
		e.OnHover(hint, at)
	}
}

// hintAt is the hint of a column at its header, and the whole text of a cell.
func (e *Explorer) hintAt(at fyne.Position) string {
	column := e.columnAt(at.X)
	if column < 0 || e.index.source == nil {
		return ""
	}
	if at.Y < headHeight {
		return e.columns[column].Hint
	}
	row := e.rowAt(at.Y)
	if row < 0 {
		return ""
	}
	var c cursor
	c.seek(e.index, row)
	id := c.id()
	if id == NoID {
		return ""
	}
	cells := e.row(id).Cells
	if column >= len(cells) {
		return ""
	}
	if cells[column].Hint != "" {
		return cells[column].Hint
	}
	return e.clipped(cells[column].Text, column)
}

// clipped is a text that its cell can't show whole, or nothing.
func (e *Explorer) clipped(text string, column int) string {
	room := float32(0)
	for _, s := range e.spans() {
		if s.column == column {
			room = s.w - 2*gap
		}
	}
	if column == 0 {
		room -= depthX(mostIndent) + twisty
	}
	if fyne.MeasureText(text, theme.TextSize(), fyne.TextStyle{Bold: true}).Width <= room {
		return ""
	}
	return text
}
