package stamp

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
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

	table *Table
}

// New makes a stamp without a table.
func New() *Stamp {
	s := &Stamp{Words: EnglishWords()}
	s.ExtendBaseWidget(s)
	return s
}

// SetTable shows another table; nil shows none.
func (s *Stamp) SetTable(t *Table) { s.table = t }

// CreateRenderer is Fyne's hook.
func (s *Stamp) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(widget.NewLabel(s.Empty))
}
