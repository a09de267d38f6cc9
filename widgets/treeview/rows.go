package treeview

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/rows"
)

// source is a tree as the source of the rows of a list.
type source struct{ *View }

func (s source) Len() int {
	if s.blank() {
		return 0
	}
	return int(s.index.total())
}

func (s source) Height(int) float32      { return rowHeight() }
func (s source) Selectable(row int) bool { return s.nodeAt(row) != NoID }

// walk is a cursor that stands on a row, so that the next one is found in no time.
type walk struct {
	cursor
	row int // -1 while the cursor stands nowhere
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

// Hint returns the hint of a cell, or its whole text where that is cut.
func (s source) Hint(row int, at fyne.Position) string {
	id := s.nodeAt(row)
	if id == NoID {
		return ""
	}
	line := s.row(id)
	line.Indent = s.contentX(s.to(row).depth()) - gap
	return s.HintAt(&line, at)
}

var _ rows.Beginner = source{}
