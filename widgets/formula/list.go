package formula

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/sheet"
)

// List is a scrolling list of invisible values. Set the fields before it is shown.
//
// The arrows select the row above or below, Page Up and Page Down go on by a view, Home and End to the ends, and Escape
// gives the selection up.
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
	layout   layout
	selected int
	hovered  spot
	view     *view
	note     *sheet.Note
}

// NewList makes an empty list.
func NewList() *List {
	l := &List{Words: EnglishListWords(), selected: -1, hovered: nowhere, note: sheet.NewNote("")}
	l.view = newView(rows{l}, func(text string, at fyne.Position) {
		if l.OnHover != nil {
			l.OnHover(text, at)
		}
	})
	l.ExtendBaseWidget(l)
	return l
}

// SetRows shows other rows, from the first on; none is selected. It costs about a microsecond a factor.
func (l *List) SetRows(list []Row) {
	l.rows, l.selected = list, -1
	l.view.MouseOut()
	l.measure()
	l.view.reload(0)
	l.tell()
}

// Select marks a row and brings it into view, without calling OnSelect; -1, a heading or a row that is not there selects
// none.
func (l *List) Select(row int) {
	if !l.selectable(row) {
		row = -1
	}
	l.selected = row
	l.reveal()
	l.view.redraw()
}

// Selected is the selected row, or -1.
func (l *List) Selected() int { return l.selected }

// selectable tells whether a row is there and is no heading.
func (l *List) selectable(row int) bool {
	return row >= 0 && row < len(l.rows) && !l.rows[row].Heading
}

// reveal brings the selected row into view, and the heading right above it.
func (l *List) reveal() {
	if l.selected < 0 {
		return
	}
	first := l.selected
	if first > 0 && l.rows[first-1].Heading {
		first--
	}
	l.view.reveal(l.layout.tops[first], l.layout.tops[l.selected+1])
}

// measure takes the sizes of everything from the theme, and lays the rows out for the present width.
func (l *List) measure() {
	l.layout.measure(l.rows, l.view.easel)
	l.layout.wrap(l.rows, l.Size().Width)
}

// tell shows the note for an empty list.
func (l *List) tell() {
	l.note.SetText(l.Empty)
	l.note.Page.Hidden = len(l.rows) > 0
	l.note.Page.Refresh()
}

// Resize wraps the formulas for the new width, with the same row as before at the upper edge.
func (l *List) Resize(size fyne.Size) {
	wider, first := size.Width != l.Size().Width, l.Size().Height == 0
	row, part := l.layout.at(l.view.top())
	if wider {
		l.layout.wrap(l.rows, size.Width)
	}
	l.BaseWidget.Resize(size)
	l.view.scroll.Resize(size)
	if wider {
		l.view.reload(l.layout.place(row, part))
	}
	if first {
		l.reveal()
	}
}

// MinSize leaves room for a few lines.
func (l *List) MinSize() fyne.Size {
	l.ExtendBaseWidget(l)
	return fyne.NewSize(160, 6*theme.SizeForWidget(theme.SizeNameText, l))
}

// Refresh draws everything anew, as a change of theme needs.
func (l *List) Refresh() {
	row, part := l.layout.at(l.view.top())
	l.measure()
	l.view.reload(l.layout.place(row, part))
	l.tell()
}

// CreateRenderer is Fyne's hook.
func (l *List) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	l.measure()
	l.tell()
	return widget.NewSimpleRenderer(container.NewStack(l.view.scroll, l.note.Page))
}
