package formula

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// List is a scrolling list of invisible values. Set the fields before it is shown.
type List struct {
	widget.BaseWidget

	// OnSelect is called when the user selects a row, and with -1 when the user gives the selection up.
	OnSelect func(row int)
	// OnHover is called with the sentence about what is under the mouse and the mouse's place in the window, and with an
	// empty sentence when there is nothing to say any more.
	OnHover func(text string, at fyne.Position)
	// OnHoverRow is called when the mouse comes to another row; -1 for none and for headings.
	OnHoverRow func(row int)
	// Empty is shown while there are no rows; it should say what to do next.
	Empty string
	Words ListWords

	rows     []Row
	selected int
}

// NewList makes an empty list.
func NewList() *List {
	l := &List{Words: EnglishListWords(), selected: -1}
	l.ExtendBaseWidget(l)
	return l
}

// SetRows shows other rows, from the first on; none is selected.
func (l *List) SetRows(rows []Row) { l.rows, l.selected = rows, -1 }

// Select marks a row and brings it into view, without calling OnSelect; -1, a heading or a row that is not there selects
// none.
func (l *List) Select(row int) {
	if row < 0 || row >= len(l.rows) || l.rows[row].Heading {
		row = -1
	}
	l.selected = row
}

// Selected is the selected row, or -1.
func (l *List) Selected() int { return l.selected }

// CreateRenderer is Fyne's hook.
func (l *List) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(widget.NewLabel(l.Empty))
}
