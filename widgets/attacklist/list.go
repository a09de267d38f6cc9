package attacklist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// List is a scrolling list of invisible values. Set the fields before it is shown.
type List struct {
	widget.BaseWidget

	// OnSelect is called when the user selects a row, and with -1 when the user gives the selection
	// up.
	OnSelect func(row int)
	OnHover  draw.Hover
	// OnHoverRow is called when the mouse comes to another row; -1 for none and for headings.
	OnHoverRow func(row int)
	// Empty is shown while there are no rows; it should say what to do next.
	Empty string

	rows    []Row
	layout  layout
	hovered int
	head    *head
	list    *rows.List
}

// New returns an empty list.
func New() *List {
	l := &List{hovered: -1}
	l.list = rows.New(source{l})
	l.list.OnHover = draw.Forward(&l.OnHover)
	l.list.OnHoverRow = l.hover
	l.list.OnSelect = func(row int) {
		l.revealHeading()
		if l.OnSelect != nil {
			l.OnSelect(row)
		}
	}
	l.head = newHead(l)
	l.ExtendBaseWidget(l)
	return l
}

// SetRows shows other rows, from the first on; none is selected. It costs about a microsecond a
// factor.
func (l *List) SetRows(list []Row) {
	l.list.MouseOut()
	l.rows = list
	l.measure()
	l.list.SetEmpty(l.Empty)
	l.list.ScrollTo(0, 0)
	l.list.Reset(-1)
	l.head.Refresh()
}

// Select marks a row and brings it into view, without calling OnSelect; -1, a heading or a row that
// is not there selects none.
func (l *List) Select(row int) {
	l.list.Select(row)
	l.revealHeading()
}

// Selected returns the selected row, or -1.
func (l *List) Selected() int { return l.list.Selected() }

// revealHeading brings the heading right above the selected row into view.
func (l *List) revealHeading() {
	if row := l.Selected(); row > 0 && l.rows[row-1].Heading {
		l.list.Reveal(row, -l.layout.heights[row-1], l.layout.heights[row])
	}
}

// hover tells of another row under the mouse.
func (l *List) hover(row int) {
	if row >= 0 && l.rows[row].Heading {
		row = -1
	}
	if row != l.hovered {
		l.hovered = row
		if l.OnHoverRow != nil {
			l.OnHoverRow(row)
		}
	}
}

// measure takes the sizes of everything from the theme, and lays the rows out for the present
// width.
func (l *List) measure() {
	l.layout.measure(l.rows, l.list.Surface)
	l.layout.wrap(l.rows, l.Size().Width)
}

// Resize wraps the formulas for the new width, with the same row as before at the upper edge.
func (l *List) Resize(size fyne.Size) {
	if size.Width != l.Size().Width {
		l.layout.wrap(l.rows, size.Width)
	}
	first := l.Size().Height == 0
	l.BaseWidget.Resize(size)
	if first {
		l.Select(l.Selected())
	}
}

// MinSize leaves room for a few lines.
func (l *List) MinSize() fyne.Size {
	l.ExtendBaseWidget(l)
	return fyne.NewSize(160, 6*theme.SizeForWidget(theme.SizeNameText, l))
}

// Refresh draws everything anew, as a change of theme needs.
func (l *List) Refresh() {
	l.measure()
	l.list.SetEmpty(l.Empty)
	l.list.Reload()
	l.head.Refresh()
}

// CreateRenderer is Fyne's hook.
func (l *List) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	l.list.SetEmpty(l.Empty)
	return widget.NewSimpleRenderer(container.NewBorder(l.head, nil, nil, nil, l.list))
}
