package treeview

import (
	"drevo/widgets/draw"
	"drevo/widgets/rows"
	"image/color"
	"time"

	"fyne.io/fyne/v2"
)

// rowHeight is the height of a row.
func rowHeight() float32 { return draw.Zoomed(24) }

// Sizes inside a row, in units of the canvas.
const (
	indent float32 = 7
	twisty float32 = 10
	gap    float32 = 6
)

// View is the widget. Of its table's callbacks OnHover and OnColumns may be set.
type View struct {
	rows.Table

	OnSelect func(ID)                                  // the user chose a node
	OnEnter  func(ID)                                  // Return, or a double click on a node without children
	OnMenu   func(id ID, column int, at fyne.Position) // the other button on a row; at is a place on the screen
	OnTop    func(ID)                                  // another node is the topmost, and not because SetTop says so
	// OnPoint is told which line of moves is under the mouse, and how many of its moves there are up
	// to the mouse; NoID and no moves where there is none. It is told again when rows move or change.
	OnPoint func(id ID, column, moves int)

	index    *index
	cells    map[ID]rows.Line
	selected ID
	clicked  ID
	at       time.Time // of that click
	pointed  pointed
	walk     walk
	look     look
	slide    float32 // by how much the tree's column is moved to the left
	whole    *index  // of the whole tree, while only a part of it is shown
	filters  int     // set so far
}

// walk is a cursor that stands on a row, so that the next one is found in no time.
type walk struct {
	cursor
	row int // -1 while the cursor stands nowhere
}

// pointed is a place in a line of moves under the mouse.
type pointed struct {
	id     ID
	column int
	moves  int // up to the mouse; 0 where there is no line, and then there is neither id nor column
	at     fyne.Position
	inside bool // the mouse is on a row, at that place of the list
}

// look is what all rows of one picture have in common.
type look struct {
	first  float32     // width of the first column, 0 before there is a picture
	stripe color.NRGBA // behind every other row
	line   color.NRGBA // of the tree's guides
	active int32       // branch whose guide leads to the selected node
}

// blank reports whether there is no tree, or only its root.
func (v *View) blank() bool {
	s := v.index.source
	return s == nil || v.index.total() <= 1 && !s.HasChildren(s.Root())
}

// to walks to a row.
func (v *View) to(row int) *cursor {
	w := &v.walk
	switch {
	case w.row < 0 || row != w.row && row != w.row+1:
		w.seek(v.index, int64(row))
	case row == w.row+1:
		w.next()
	}
	w.row = row
	return &w.cursor
}

// top returns a cursor on the first row in view.
func (v *View) top() (c cursor) {
	row, _ := v.Rows.Top()
	c.seek(v.index, int64(row))
	return c
}

// nodeAt returns the node in a row, NoID where there is none and on a row of hidden ones.
func (v *View) nodeAt(row int) ID {
	if row < 0 || int64(row) >= v.index.total() {
		return NoID
	}
	return v.to(row).id()
}

// rowOf returns the row of a node, or -1.
func (v *View) rowOf(id ID) int {
	if row, ok := v.index.rowOf(id); ok {
		return int(row)
	}
	return -1
}

// pageRows returns how many whole rows can be seen.
func (v *View) pageRows() int { return max(int(v.Rows.Size().Height/rowHeight()), 1) }

// mostRows bounds the memory of rows.
const mostRows = 4096

// row returns the cells of a node, from the source or from memory.
func (v *View) row(id ID) rows.Line {
	r, ok := v.cells[id]
	if !ok {
		if len(v.cells) >= mostRows {
			clear(v.cells)
		}
		r = v.index.source.Row(id)
		v.cells[id] = r
	}
	return r
}
