package rows

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
)

// Table is a list in columns, with their names above while it has rows. Set the fields before it is shown.
type Table struct {
	widget.BaseWidget
	Frame
	body

	// Rows is the list below the head: its callbacks, selection and keys are those of the table. Foot has the
	// totals below.
	Rows, Foot *List
	Head       *head
	Least      float32 // width that it wants at least, at the usual size of text; 0: 220, whatever that size is
	OnHover    draw.Hover
	// OnOpen is called for Return, and for a click on the row that is selected already.
	OnOpen func(row int)
	// OnSort is called when the user wants the rows sorted by a column, or with -1 as they came.
	OnSort func(column int, descending bool)
	// OnColumns is called when the user has changed the columns.
	OnColumns func()

	// Totals are lines that stand below the rows and do not scroll away.
	Totals []Line

	owner  fyne.Widget
	source Source
	length func() int
	line   func(row int) Line
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
		source = given{t}
	}
	t.Frame = Frame{Edge: 8, Gutter: 14, Gap: 10, Air: 3}
	t.owner, t.source, t.length = owner, source, func() int { return 0 }
	t.Rows, t.Foot = New(source), NewFixed(totals{t})
	t.body = body{columns: newColumns(columns), frame: &t.Frame, list: t.Rows}
	t.Head = newHead(&t.body, t.sorted, t.changed)
	t.Head.OnHover, t.Rows.OnHover, t.Foot.OnHover = draw.Forward(&t.OnHover), draw.Forward(&t.OnHover),
		draw.Forward(&t.OnHover)
	t.Rows.OnTap = t.openAgain
	t.Rows.OnEnter = func(row int) { Call(t.OnOpen, row) }
	t.ExtendBaseWidget(owner)
}

// sorted tells that the user wants the rows sorted by another column.
func (t *Table) sorted() {
	if t.OnSort != nil {
		t.OnSort(t.Sort())
	}
}

// changed shows what the user has done to the columns.
func (t *Table) changed() {
	t.owner.Refresh()
	if t.OnColumns != nil {
		t.OnColumns()
	}
}

// SetColumns replaces the columns; call Reload, Reset or SetLines when there are rows.
func (t *Table) SetColumns(columns []Column) { t.columns = newColumns(columns) }

// Arrangement returns the columns from left to right as the user has them.
func (t *Table) Arrangement() []Placed { return t.arrangement() }

// Arrange puts the columns as an arrangement has them. Columns that it does not know follow in
// their own order, keys without a column mean nothing, and the first column stays the first.
func (t *Table) Arrange(list []Placed) {
	t.arrange(list)
	t.Redraw()
}

// Rename gives the columns the names, units, hints, widths and priorities of others, by their places. Widths that
// the user has chosen stay, and so does which columns are hidden.
func (t *Table) Rename(columns []Column) {
	t.rename(columns)
	t.Redraw()
}

// HideColumn takes a column away, as the header's menu does; the first one stays.
func (t *Table) HideColumn(column int) {
	t.ask(column, false)
	t.changed()
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
	t.Follow(func() int { return length }, line)
	t.Reset(selected)
}

// Follow shows the lines of an owner that tells at any time how many there are; call Reload or Reset.
func (t *Table) Follow(length func() int, line func(row int) Line) { t.length, t.line = length, line }

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
	t.length = func() int { return length }
	t.Reload()
}

// Reset reads the source anew, other rows than before, of which one is selected; -1 for none.
func (t *Table) Reset(selected int) {
	t.measure(t.lines)
	t.Rows.Reset(selected)
	t.stand()
}

// Reload reads the source anew, the same rows as before, more or less.
func (t *Table) Reload() {
	t.measure(t.lines)
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

// HeightOf is the height of the head with so many lines of one text each.
func (t *Table) HeightOf(lines int) float32 { return t.HeadHeight() + float32(lines)*t.lineHeight() }

// WholeHeight is the height in which the table shows all that it has.
func (t *Table) WholeHeight() float32 {
	height := t.HeadHeight() + t.Foot.MinSize().Height
	for row := range t.source.Len() {
		height += t.source.Height(row)
	}
	return height
}

// Focus gives the keys to the rows.
func (t *Table) Focus(c fyne.Canvas) { t.Rows.Focus(c) }

// Sort returns the column that the rows are sorted by, or -1.
func (t *Table) Sort() (column int, descending bool) { return t.Head.sorted, t.Head.descending }

// SetSort says in the head by which column the rows are sorted, -1 for none. OnSort is not called.
func (t *Table) SetSort(column int, descending bool) {
	t.Head.setSort(column, descending)
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
	return fyne.NewSize(cmp.Or(t.Least*draw.Zoom(), 220), t.HeadHeight()+4*t.lineHeight())
}

// Resize keeps the row at the top where it is.
func (t *Table) Resize(size fyne.Size) {
	t.BaseWidget.Resize(size)
	t.width = size.Width
	t.stand()
}

// Refresh lays out and draws anew, as a change of theme or of the size of text needs.
func (t *Table) Refresh() { t.Reload() }

// CreateRenderer is Fyne's hook.
func (t *Table) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout(t.Head, t.Rows, t.Foot))
}

// lines are all of the table, the totals too, where its columns have to fit what stands in them.
func (t *Table) lines(yield func(*Line) bool) {
	for row := range t.length() {
		if l := t.line(row); !yield(&l) {
			return
		}
	}
	for i := range t.Totals {
		if !yield(&t.Totals[i]) {
			return
		}
	}
}

// given are the rows of a table that has no source of its own.
type given struct{ *Table }

func (s given) Len() int { return s.length() }

func (s given) Selectable(row int) bool {
	l := s.Table.line(row)
	return !l.Heading && !l.Inert
}

func (s given) Height(row int) float32 {
	l := s.Table.line(row)
	return s.LineHeight(&l)
}

func (s given) Hint(row int, at fyne.Position) string {
	l := s.Table.line(row)
	return s.HintAt(&l, at)
}

// Draw draws a line, and the rule between it and the next unless one of them is a heading.
func (s given) Draw(row int, p *Row) {
	l := s.Table.line(row)
	if s.Ruled && row+1 < s.length() && !l.Heading && !s.Table.line(row+1).Heading {
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
func (s totals) Hint(row int, at fyne.Position) string { return s.HintAt(&s.Totals[row], at) }

// Draw draws a line, the first with a rule above it.
func (s totals) Draw(row int, p *Row) {
	if row == 0 {
		p.Fill(draw.Rect{W: p.Width, H: 1}, theme.ColorNameForeground)
	}
	s.DrawLine(p, &s.Totals[row])
}
