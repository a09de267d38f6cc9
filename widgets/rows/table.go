package rows

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
)

// Table is a list in columns, with their names above while it has rows. Set the fields before it is shown.
type Table struct {
	widget.BaseWidget

	// Rows is the list below the head: its callbacks, selection and keys are those of the table. Foot has the
	// totals below.
	Rows, Foot *List
	Head       *head
	OnHover    draw.Hover
	// OnOpen is called for Return, and for a click on the row that is selected already.
	OnOpen func(row int)
	// OnSort is called when the user wants the rows sorted by a column, or with -1 as they came.
	OnSort func(column int, descending bool)
	// OnColumns is called when the user has changed the columns.
	OnColumns func()

	// Edge is left of all texts, Gutter right of them, Gap between two columns, Air above and below the
	// texts of a row.
	Edge, Gutter, Gap, Air float32
	// Widest, when set, is the width beyond which the columns do not spread.
	Widest float32
	// Ruled tells to draw thin lines between the rows.
	Ruled bool
	// Totals are lines that stand below the rows and do not scroll away.
	Totals []Line
	// Headless tells that the columns need no names above them.
	Headless bool
	// Arranged tells that the user may arrange the columns: drag their borders, hide and move them.
	Arranged bool

	owner      fyne.Widget
	columns    []Column
	order      []int    // the columns from left to right
	first      []Column // as they were given
	sorted     int      // the column that is sorted by, or -1
	descending bool
	source     Source
	length     int
	line       func(row int) Line
	look       look
	wrapped    map[wrapping][]string // texts in lines, for as long as the columns stand as they do
	standing   float32               // the width for which they do
}

// NewTable returns an empty table.
func NewTable(columns []Column) *Table {
	t := &Table{}
	t.Init(t, columns, nil)
	return t
}

// Init makes the table that a widget, its owner, embeds. The rows are those of the source, which draws with
// [Table.DrawLine]; without one they are the lines that SetLines gives.
func (t *Table) Init(owner fyne.Widget, columns []Column, source Source) {
	if source == nil {
		source = lines{t}
	}
	t.Edge, t.Gutter, t.Gap, t.Air = 8, 14, 10, 3
	t.owner, t.source, t.sorted = owner, source, -1
	t.SetColumns(columns)
	t.Head, t.Rows, t.Foot = newHead(t), New(source), NewFixed(totals{t})
	t.Rows.OnHover, t.Foot.OnHover = draw.Forward(&t.OnHover), draw.Forward(&t.OnHover)
	t.Rows.OnTap = t.openAgain
	t.Rows.OnEnter = func(row int) { Call(t.OnOpen, row) }
	t.ExtendBaseWidget(owner)
}

// SetColumns replaces the columns; call Reload, Reset or SetLines when there are rows.
func (t *Table) SetColumns(columns []Column) {
	t.columns, t.first = append([]Column{}, columns...), append([]Column{}, columns...)
	t.order = inOrder(columns)
}

// openAgain opens the row that is selected already.
func (t *Table) openAgain(row int, _ fyne.Position) bool {
	again := t.OnOpen != nil && row == t.Rows.Selected()
	if again {
		t.OnOpen(row)
	}
	return again
}

// SetLines shows other rows, of which one is selected; -1 for none. A line is asked for when it comes into
// view, and all of them where a column fits what stands in it.
func (t *Table) SetLines(length int, line func(row int) Line, selected int) {
	t.length, t.line = length, line
	t.Reset(selected)
}

// Show shows rows that say their own lines, of which one is selected; -1 for none.
func Show[R interface{ Line() Line }](t *Table, list []R, selected int) {
	lines := make([]Line, len(list))
	for i, row := range list {
		lines[i] = row.Line()
	}
	t.SetLines(len(lines), func(row int) Line { return lines[row] }, selected)
}

// Grow shows more rows of the same table.
func (t *Table) Grow(length int) {
	t.length = length
	t.Reload()
}

// Reset reads the source anew, other rows than before, of which one is selected; -1 for none.
func (t *Table) Reset(selected int) {
	t.measure()
	t.Rows.Reset(selected)
	t.stand()
}

// Reload reads the source anew, the same rows as before, more or less.
func (t *Table) Reload() {
	t.measure()
	t.Rows.Reload()
	t.stand()
}

// stand puts the rows between head and foot, or in the whole place where there are none.
func (t *Table) stand() {
	size, top, bottom := t.Size(), t.HeadHeight(), t.Foot.MinSize().Height
	t.Head.Hidden, t.Foot.Hidden = top == 0, bottom == 0
	t.Head.Resize(fyne.NewSize(size.Width, t.Head.MinSize().Height))
	t.Rows.Move(fyne.NewPos(0, top))
	t.Rows.Resize(fyne.NewSize(size.Width, max(size.Height-top-bottom, 0)))
	t.Foot.Move(fyne.NewPos(0, size.Height-bottom))
	t.Foot.Resize(fyne.NewSize(size.Width, bottom))
	t.Head.Surface.Refresh()
	t.Foot.Reload()
}

// HeadHeight is the height of the head, nothing where there is none.
func (t *Table) HeadHeight() float32 {
	if t.Headless || t.source.Len() == 0 {
		return 0
	}
	return t.Head.MinSize().Height
}

// Sort returns the column that the rows are sorted by, or -1.
func (t *Table) Sort() (column int, descending bool) { return t.sorted, t.descending }

// SetSort says in the head by which column the rows are sorted, -1 for none. OnSort is not called.
func (t *Table) SetSort(column int, descending bool) {
	t.sorted, t.descending = column, descending
	t.Head.Surface.Refresh()
}

// cycleSort goes from the order of the source to descending, ascending, and back. The first column, where it
// can't be sorted by, gives back the order of the source at once.
func (t *Table) cycleSort(column int) {
	if t.OnSort == nil || column < 0 || column > 0 && !t.columns[column].Sortable {
		return
	}
	switch {
	case column != t.sorted && t.columns[column].Sortable:
		t.SetSort(column, true)
	case column == t.sorted && t.descending:
		t.SetSort(column, false)
	default:
		t.SetSort(-1, false)
	}
	t.OnSort(t.sorted, t.descending)
}

// Redraw paints the table again.
func (t *Table) Redraw() {
	t.Head.Surface.Refresh()
	t.Rows.Redraw()
	t.Foot.Redraw()
}

// MinSize leaves room for a few rows.
func (t *Table) MinSize() fyne.Size {
	t.ExtendBaseWidget(t)
	return fyne.NewSize(220, t.HeadHeight()+4*t.lineHeight())
}

// Resize keeps the row at the top where it is.
func (t *Table) Resize(size fyne.Size) {
	t.BaseWidget.Resize(size)
	t.stand()
}

// Refresh lays out and draws anew, as a change of theme or of the size of text needs.
func (t *Table) Refresh() { t.Reload() }

// CreateRenderer is Fyne's hook.
func (t *Table) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout(t.Head, t.Rows, t.Foot))
}

// lines are the rows of a table that has no source of its own.
type lines struct{ *Table }

func (s lines) Len() int                { return s.length }
func (s lines) Selectable(row int) bool { return !s.Table.line(row).Heading }

func (s lines) Height(row int) float32 {
	l := s.Table.line(row)
	return s.LineHeight(&l)
}

func (s lines) Hint(row int, at fyne.Position) string {
	l := s.Table.line(row)
	return s.CellHint(&l, at.X)
}

// Draw draws a line, and the rule below it unless it is the last.
func (s lines) Draw(row int, p *Row) {
	l := s.Table.line(row)
	if s.Ruled && row+1 < s.length {
		p.Fill(draw.Rect{X: s.Edge, Y: p.Height - 1, W: p.Width - s.Edge - s.Gutter, H: 1}, theme.ColorNameSeparator)
	}
	s.DrawLine(p, &l)
}

// totals are the lines that stand below the rows.
type totals struct{ *Table }

func (s totals) Len() int {
	if s.source.Len() == 0 {
		return 0
	}
	return len(s.Totals)
}

func (s totals) Selectable(int) bool                   { return false }
func (s totals) Height(row int) float32                { return s.LineHeight(&s.Totals[row]) }
func (s totals) Hint(row int, at fyne.Position) string { return s.CellHint(&s.Totals[row], at.X) }

// Draw draws a line, the first with a rule above it.
func (s totals) Draw(row int, p *Row) {
	if row == 0 {
		p.Fill(draw.Rect{W: p.Width, H: 1}, theme.ColorNameForeground)
	}
	s.DrawLine(p, &s.Totals[row])
}
