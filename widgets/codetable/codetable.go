package codetable

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"drevo/widgets/draw"
)

// View is the widget. Set the fields before it is shown.
type View struct {
	draw.Widget

	// Empty is shown while there is no table; it should say what to do next.
	Empty string

	table   *Table
	hovered cell
}

// cell is the place of a cell in a table.
type cell struct{ row, column int }

var nowhere = cell{-1, -1}

// New returns a view without a table.
func New() *View {
	v := &View{hovered: nowhere}
	v.Init(v, v.draw, v.point)
	return v
}

// SetTable shows another table, which the widget keeps; nil shows that there is none.
func (v *View) SetTable(t *Table) {
	v.table = t
	v.MouseOut()
	v.Refresh()
}

// MinSize returns the least at which the numbers can be read.
func (v *View) MinSize() fyne.Size {
	return fyne.NewSize(leastCell*Side+2*margin, leastCell*Side+2*margin+v.nameHeight()+v.legendLine())
}

// point marks the cell under the mouse and explains it.
func (v *View) point(mouse fyne.Position, inside bool) string {
	at := nowhere
	if inside {
		at = v.cellAt(mouse)
	}
	if at != v.hovered {
		v.hovered = at
		v.Surface.Refresh()
	}
	return v.sentence(at)
}

// sentence explains a cell: its square, its number and why it is struck out.
func (v *View) sentence(at cell) string {
	if at == nowhere || v.table == nil {
		return ""
	}
	c := v.table.Cells[at.row][at.column]
	text := lang.L("The piece does not get here.")
	switch moves, known := c.moves(); {
	case known && moves == 0:
		text = lang.L("The zero of the table lies here.")
	case known && moves == 1:
		text = lang.L("1 move from the zero on a free board.")
	case known:
		text = fmt.Sprintf(lang.L("%s moves from the zero on a free board."), c.Text)
	}
	if name := v.table.square(at); name != "" {
		text = name + ": " + text
	} else {
		text += " " + lang.L("Outside the board.")
	}
	if c.Forbidden > Allowed && c.Forbidden <= NoTarget {
		text += " " + lang.L(forbidden[c.Forbidden].sentence)
	}
	return text
}
