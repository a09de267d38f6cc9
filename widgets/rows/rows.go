// Package rows is a list of any length, drawn on one raster, of which only the rows in view cost
// anything. Rows may have different heights, so that texts can wrap in them.
//
//	list := rows.New(source)
//	list.OnSelect = func(row int) { ... }
//	list.OnHover = tips.Show
//	list.Empty = "Open a game."
//	list.Reload()                       // when rows have come, gone or changed
//
// The caller implements [Source], which is asked for a row when it comes into view and draws it
// with a [Row]. [New] returns a list that scrolls, [NewFixed] one that is as high as all its rows,
// for headings and totals. A widget that is a list and more embeds one and calls [List.Init].
//
// The place in the list is a whole row and a remainder, exact for any number of rows. The arrows
// select the next row that can be selected, Page Up and Page Down one that is a view further on,
// Home and End the first and the last; Escape gives the selection up, Return is OnEnter.
//
// A [Table] is such a list in columns, with their names above. Columns and lines are data:
//
//	t := rows.NewTable([]rows.Column{
//		{Key: "name", Name: "Name", Width: 90, Share: 1},           // takes what the others leave
//		{Key: "value", Name: "Value", Hint: "...", Fit: true, Align: fyne.TextAlignTrailing},
//		{Key: "date", Name: "Date", Width: 76, Priority: 1},        // gives way first
//	})
//	t.Rows.OnSelect, t.OnOpen = preview, open
//	t.Rows.Empty = "Open a game."
//	t.SetLines(len(games), func(row int) rows.Line { return lineOf(games[row]) }, 0)
//
// A [Cell] has a text with a tone, or pieces of text, or draws itself; a badge, a bar, a text below
// and a hint. What gives way where the width does not suffice is one rule, in columns.go. With Arranged the
// user drags, hides and moves the columns (arrange.go), and OnSort is told of clicks on the head of a
// column that is Sortable. A widget whose rows hold more than cells embeds a Table, calls [Table.Init] with
// a Source of its own, which embeds the widget, and draws the cells with [Table.DrawLine].
//
// Everything here belongs to Fyne's goroutine. Sizes and places are Fyne's units.
package rows

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
)

// Source knows the rows of a list. Rows are numbered from 0.
type Source interface {
	Len() int
	// Height returns the height of a row; it may depend on the theme and on the list's width.
	Height(row int) float32
	// Draw draws a row; the rows in view are drawn one after the other, from the top.
	Draw(row int, p *Row)
	// Selectable reports whether the row can be the selected one.
	Selectable(row int) bool
	// Hint returns the sentence about what stands at a place of the row; empty when there is
	// nothing to say.
	Hint(row int, at fyne.Position) string
}

// Beginner is a Source that prepares something for each picture.
type Beginner interface{ Begin(p *draw.Context) }

// Row is the place of one row to be drawn on. It is valid only during [Source.Draw].
type Row struct {
	*draw.Context
	Width, Height float32
	Selected      bool
	Focused       bool          // the list has the keys
	Hovered       bool          // the mouse is on the row
	Mouse         fyne.Position // in the row, while it is there
}

// List is the widget. Set the callbacks before it is shown.
type List struct {
	widget.BaseWidget

	// OnTap is called for a click on any row, with the place within the row. It reports whether it
	// has dealt with it; if not, a row that can be selected is.
	OnTap func(row int, at fyne.Position) bool
	// OnPress, when set, is called as soon as the button goes down, and a click does nothing more.
	OnPress func(row int, at fyne.Position)
	// OnMenu, when set, is called for the other button in place of all that a press does, with the
	// place within the row and on the screen.
	OnMenu func(row int, at, absolute fyne.Position)
	// OnSelect is called when the user selects a row, and with -1 when the user gives that up.
	OnSelect func(row int)
	// OnEnter is called for the Return key on the selected row.
	OnEnter func(row int)
	// OnKey and OnRune are called for each key before the list looks at it. OnKey reports whether
	// it has dealt with it.
	OnKey  func(key *fyne.KeyEvent) bool
	OnRune func(r rune)
	// OnHover is told about what is under the mouse, OnHoverRow only when the mouse comes to
	// another row; -1 is none.
	OnHover    draw.Hover
	OnHoverRow func(row int)
	// OnPoint is told where in a row the mouse is, whenever it moves; -1 is none.
	OnPoint func(row int, at fyne.Position)
	// OnScrolled is called when the rows have moved.
	OnScrolled func()
	// CursorAt, when set, chooses the mouse's shape.
	CursorAt func(row int, at fyne.Position) desktop.Cursor
	// Ground is what all rows stand on; empty for none.
	Ground fyne.ThemeColorName
	// Empty stands in place of the rows when there are none.
	Empty string
	// Surface measures texts.
	Surface *draw.Surface

	owner    fyne.Widget
	source   Source
	fixed    bool
	place    place
	bar      *bar
	selected int
	hovered  int
	mouse    fyne.Position
	hint     draw.Hint
	focused  bool
}

var (
	_ desktop.Hoverable  = (*List)(nil)
	_ desktop.Mouseable  = (*List)(nil)
	_ desktop.Cursorable = (*List)(nil)
	_ fyne.Tappable      = (*List)(nil)
	_ fyne.Focusable     = (*List)(nil)
	_ fyne.Scrollable    = (*List)(nil)
)

// New returns a list of the source's rows that scrolls.
func New(source Source) *List {
	l := &List{}
	l.Init(l, source)
	return l
}

// Init makes the list that a widget, its owner, embeds.
func (l *List) Init(owner fyne.Widget, source Source) {
	l.owner, l.source, l.selected, l.hovered = owner, source, -1, -1
	l.Surface = draw.NewSurface(owner, l.draw)
	l.bar = newBar(l)
	l.ExtendBaseWidget(owner)
}

// NewFixed returns a list that is as high as all its rows.
func NewFixed(source Source) *List {
	l := New(source)
	l.fixed = true
	return l
}

// SetEmpty changes what stands in place of the rows while the list is shown.
func (l *List) SetEmpty(text string) {
	l.Empty = text
	l.Redraw()
}

// Reset reads the source anew, other rows than before, of which one is selected and brought into
// view; -1 selects none.
func (l *List) Reset(selected int) {
	l.selected = -1
	l.MouseOut() // whatever was said of the rows before is no longer true
	l.Reload()
	l.Select(selected)
}

// Reload reads the source anew, the same rows as before, more or less. The selection is given up
// when its row is gone.
func (l *List) Reload() {
	n := l.source.Len()
	if l.selected >= n || l.selected >= 0 && !l.source.Selectable(l.selected) {
		l.selected = -1
	}
	if l.hovered >= n {
		l.MouseOut()
	}
	l.clamp()
	l.Redraw()
}

// Redraw draws the rows in view again.
func (l *List) Redraw() { l.Surface.Refresh() }

// Refresh draws anew, as a change of theme needs.
func (l *List) Refresh() { l.Reload() }

// Selected returns the selected row, or -1.
func (l *List) Selected() int { return l.selected }

// Select makes a row the selected one and brings it into view, without calling OnSelect; -1, or a
// row that can't be selected, gives the selection up.
func (l *List) Select(row int) {
	l.Mark(row)
	if l.selected >= 0 {
		l.Reveal(row, 0, l.source.Height(row))
	}
}

// Mark makes a row the selected one, as Select does, and leaves the view as it is.
func (l *List) Mark(row int) {
	if row < 0 || row >= l.source.Len() || !l.source.Selectable(row) {
		row = -1
	}
	l.selected = row
	l.Redraw()
}

// Pick selects on the user's behalf, as a click would: OnSelect is called if the selection changes.
func (l *List) Pick(row int) {
	if row == l.selected || row >= 0 && !l.source.Selectable(row) {
		return
	}
	l.Select(row)
	if l.OnSelect != nil {
		l.OnSelect(row)
	}
}

// RowHeight returns the height of a row of one text, with air around it.
func (l *List) RowHeight(style draw.Style) float32 {
	return l.Surface.LineHeight(style) + theme.SizeForWidget(theme.SizeNamePadding, l.owner)
}

// TextWidth returns the width of a box that a text fits into.
func (l *List) TextWidth(s string, style draw.Style) float32 { return l.Surface.TextWidth(s, style) }

// MinSize is as high as all rows of a fixed list, and a few lines else.
func (l *List) MinSize() fyne.Size {
	if !l.fixed {
		return fyne.NewSize(64, 4*theme.SizeForWidget(theme.SizeNameText, l.owner))
	}
	height := float32(0)
	for row := range l.source.Len() {
		height += l.source.Height(row)
	}
	return fyne.NewSize(1, height)
}

// Resize keeps the row at the top where it is.
func (l *List) Resize(size fyne.Size) {
	changed := size != l.Size()
	l.BaseWidget.Resize(size)
	l.bar.Move(fyne.NewPos(size.Width-BarWidth, 0))
	l.bar.Resize(fyne.NewSize(BarWidth, size.Height))
	if changed {
		l.Reload()
	}
}

// CreateRenderer is Fyne's hook.
func (l *List) CreateRenderer() fyne.WidgetRenderer { return renderer{l} }

// renderer stretches the raster; Resize has put the bar in its place.
type renderer struct{ *List }

func (r renderer) Layout(size fyne.Size) { r.Surface.Resize(size) }
func (r renderer) MinSize() fyne.Size    { return r.List.MinSize() }
func (r renderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.Surface.Raster, r.bar}
}
func (r renderer) Destroy() {}

// Call calls what a widget was given for a row, which may be nil; no row, -1, is not told.
func Call(f func(row int), row int) {
	if f != nil && row >= 0 {
		f(row)
	}
}
