package codetable

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"drevo/widgets/draw"
)

// Stamp is the widget. Set the fields before it is shown.
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
	s := &View{hovered: nowhere}
	s.Init(s, s.draw, s.point)
	return s
}

// SetTable shows another table, which the widget keeps; nil shows that there is none.
func (s *View) SetTable(t *Table) {
	s.table = t
	s.MouseOut()
	s.Refresh()
}

// MinSize returns the least at which the numbers can be read.
func (s *View) MinSize() fyne.Size {
	return fyne.NewSize(leastCell*Side+2*margin, leastCell*Side+2*margin+s.nameHeight()+s.legendLine())
}

// point marks the cell under the mouse and explains it.
func (s *View) point(mouse fyne.Position, inside bool) string {
	at := nowhere
	if inside {
		at = s.cellAt(mouse)
	}
	if at != s.hovered {
		s.hovered = at
		s.Surface.Refresh()
	}
	return s.sentence(at)
}

// sentence explains a cell: its square, its number and why it is struck out.
func (s *View) sentence(at cell) string {
	if at == nowhere || s.table == nil {
		return ""
	}
	c := s.table.Cells[at.row][at.column]
	text := lang.L("The piece does not get here.")
	switch moves, known := c.moves(); {
	case known && moves == 0:
		text = lang.L("The zero of the table lies here.")
	case known && moves == 1:
		text = lang.L("1 move from the zero on a free board.")
	case known:
		text = fmt.Sprintf(lang.L("%s moves from the zero on a free board."), c.Text)
	}
	if name := s.table.square(at); name != "" {
		text = name + ": " + text
	} else {
		text += " " + lang.L("Outside the board.")
	}
	if c.Forbidden > Allowed && c.Forbidden <= NoPrey {
		text += " " + lang.L(forbidden[c.Forbidden].sentence)
	}
	return text
}
