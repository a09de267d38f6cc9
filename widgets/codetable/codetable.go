package codetable

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/easel"
	"drevo/widgets/sheet"
)

// Stamp is the widget. Set the fields before it is shown.
type Stamp struct {
	widget.BaseWidget

	// OnHover is called with the sentence about the cell under the mouse and the mouse's place in the window, and with an
	// empty sentence when there is nothing to say any more.
	OnHover func(text string, at fyne.Position)
	// Empty is shown while there is no table; it should say what to do next.
	Empty string
	Words Words

	table   *Table
	hovered cell
	hint    string
	easel   *easel.Easel
	note    *sheet.Note
}

// cell is the place of a cell in a table.
type cell struct{ row, column int }

var nowhere = cell{-1, -1}

// New makes a stamp without a table.
func New() *Stamp {
	s := &Stamp{Words: EnglishWords(), hovered: nowhere, note: sheet.NewNote("")}
	s.easel = easel.New(s, s.draw)
	s.ExtendBaseWidget(s)
	return s
}

// SetTable shows another table, which the widget keeps; nil shows that there is none.
func (s *Stamp) SetTable(t *Table) {
	s.table = t
	s.MouseOut()
	s.Refresh()
}

// MinSize is the least at which the numbers can be read.
func (s *Stamp) MinSize() fyne.Size {
	s.ExtendBaseWidget(s)
	return fyne.NewSize(leastCell*Side+2*margin, leastCell*Side+2*margin+s.nameHeight()+s.legendLine())
}

// MouseIn is Fyne's hook.
func (s *Stamp) MouseIn(e *desktop.MouseEvent) { s.MouseMoved(e) }

// MouseMoved marks the cell under the mouse and explains it.
func (s *Stamp) MouseMoved(e *desktop.MouseEvent) {
	at := s.cellAt(e.Position)
	s.point(at, s.sentence(at), e.AbsolutePosition)
}

// MouseOut is Fyne's hook.
func (s *Stamp) MouseOut() { s.point(nowhere, "", fyne.Position{}) }

func (s *Stamp) point(to cell, hint string, at fyne.Position) {
	if to != s.hovered {
		s.hovered = to
		s.easel.Refresh()
	}
	if hint != s.hint {
		s.hint = hint
		if s.OnHover != nil {
			s.OnHover(hint, at)
		}
	}
}

// sentence explains a cell: its square, its number and why it is struck out.
func (s *Stamp) sentence(at cell) string {
	if at == nowhere || s.table == nil {
		return ""
	}
	c := s.table.Cells[at.row][at.column]
	text := s.Words.Never
	switch moves, known := c.moves(); {
	case known && moves == 0:
		text = s.Words.Zero
	case known && moves == 1:
		text = s.Words.Move
	case known:
		text = fmt.Sprintf(s.Words.Moves, c.Text)
	}
	if name := s.table.square(at); name != "" {
		text = name + ": " + text
	} else {
		text += " " + s.Words.Outside
	}
	if c.Forbidden > Allowed && c.Forbidden < len(s.Words.Reasons) {
		text += " " + s.Words.Reasons[c.Forbidden]
	}
	return text
}

// Refresh draws anew, as a change of theme needs.
func (s *Stamp) Refresh() {
	s.note.SetText(s.Empty)
	s.note.Page.Hidden = s.table != nil
	s.note.Page.Refresh()
	s.easel.Refresh()
}

// CreateRenderer is Fyne's hook.
func (s *Stamp) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	s.note.SetText(s.Empty)
	return widget.NewSimpleRenderer(container.NewStack(s.easel.Raster, s.note.Page))
}

var _ desktop.Hoverable = (*Stamp)(nil)
