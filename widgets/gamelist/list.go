// Package gamelist shows a list of games of any length: a row each, in columns.
//
//	list := gamelist.New()
//	list.OnChoose = preview
//	list.OnOpen = open
//	list.SetRows(len(games), func(at int) gamelist.Row { return rowOf(games[at]) })
//
// Rows are asked for when they come into view. A click chooses a row; another click on the chosen one, or
// Enter, opens it. The widget knows no chess. It must be used on Fyne's goroutine.
package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Row is a game.
type Row struct {
	White, Black, Result, Date, Event, Opening string
}

// column is a part of a row. One that has no room is left out, the last first.
type column struct {
	name  string
	share float32 // of the width
	least float32
	text  func(*Row) string
}

var columns = []column{
	{"White", 3, 90, func(r *Row) string { return r.White }},
	{"Black", 3, 90, func(r *Row) string { return r.Black }},
	{"Result", 0.8, 52, func(r *Row) string { return r.Result }},
	{"Date", 1.2, 76, func(r *Row) string { return r.Date }},
	{"Event", 2.6, 90, func(r *Row) string { return r.Event }},
	{"Opening", 3, 110, func(r *Row) string { return r.Opening }},
}

// List is the widget. Set the fields before it is shown.
type List struct {
	widget.BaseWidget

	OnChoose func(row int)
	OnOpen   func(row int)
	OnKey    func(*fyne.KeyEvent) bool
	OnHover  draw.Hover

	row    func(at int) Row
	length int
	list   *rows.List
	head   *rows.List
}

// New returns an empty list.
func New() *List {
	l := &List{}
	l.list, l.head = rows.New(source{l}), rows.NewFixed(header{l})
	l.list.OnHover = draw.Forward(&l.OnHover)
	l.list.OnTap = l.tap
	l.list.OnSelect = func(row int) { rows.Call(l.OnChoose, row) }
	l.list.OnEnter = func(row int) { rows.Call(l.OnOpen, row) }
	l.list.OnKey = func(e *fyne.KeyEvent) bool { return l.OnKey != nil && l.OnKey(e) }
	l.ExtendBaseWidget(l)
	return l
}

// SetEmpty sets what stands in place of rows.
func (l *List) SetEmpty(text string) { l.list.SetEmpty(text) }

// SetRows shows other rows, of which one is chosen; -1 for none.
func (l *List) SetRows(length int, row func(at int) Row, chosen int) {
	l.length, l.row = length, row
	l.list.Reset(chosen)
}

// Grow shows more rows of the same list.
func (l *List) Grow(length int) {
	l.length = length
	l.list.Reload()
}

// Chosen returns the chosen row, -1 for none.
func (l *List) Chosen() int { return l.list.Selected() }

// Focus gives the keys to the list.
func (l *List) Focus(c fyne.Canvas) { c.Focus(l.list) }

// tap opens the row that is chosen already.
func (l *List) tap(row int, _ fyne.Position) bool {
	if row != l.list.Selected() {
		return false
	}
	rows.Call(l.OnOpen, row)
	return true
}

// MinSize leaves room for some rows.
func (l *List) MinSize() fyne.Size {
	l.ExtendBaseWidget(l)
	return fyne.NewSize(280, 6*l.list.RowHeight(rowStyle))
}

// Resize puts the heading above the rows.
func (l *List) Resize(size fyne.Size) {
	l.BaseWidget.Resize(size)
	height := l.head.MinSize().Height
	l.head.Resize(fyne.NewSize(size.Width, height))
	l.list.Move(fyne.NewPos(0, height))
	l.list.Resize(fyne.NewSize(size.Width, max(size.Height-height, 0)))
}

// Refresh draws everything anew, as a change of theme needs.
func (l *List) Refresh() {
	l.head.Reload()
	l.list.Reload()
}

// CreateRenderer is Fyne's hook.
func (l *List) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	return &renderer{l}
}

type renderer struct{ *List }

func (r *renderer) Layout(size fyne.Size)        { r.List.Resize(size) }
func (r *renderer) MinSize() fyne.Size           { return r.List.MinSize() }
func (r *renderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.head, r.list} }
func (r *renderer) Destroy()                     {}

// Distances that hold at any theme.
const (
	edge = 8
	gap  = 8
)

var (
	rowStyle  = draw.Style{}
	headStyle = draw.Style{Colour: theme.ColorNamePlaceHolder, Size: theme.SizeNameCaptionText}
)

// each visits the columns that have room, with their boxes.
func each(width, height float32, visit func(*column, draw.Rect)) {
	width -= 2*edge + rows.BarWidth
	n, least, shares := 0, float32(0), float32(0)
	for n < len(columns) && least+columns[n].least <= max(width, columns[0].least+columns[1].least) {
		least += columns[n].least
		shares += columns[n].share
		n++
	}
	spare, x := max(width-least, 0), float32(edge)
	for i := range columns[:n] {
		c := &columns[i]
		w := c.least + spare*c.share/shares
		visit(c, draw.Rect{X: x, W: w - gap, H: height})
		x += w
	}
}

// source is the list as the source of its rows.
type source struct{ *List }

func (s source) Len() int            { return s.length }
func (s source) Selectable(int) bool { return true }
func (s source) Height(int) float32  { return s.list.RowHeight(rowStyle) + 2 }

func (s source) Hint(row int, _ fyne.Position) string {
	r := s.row(row)
	text := r.White
	if r.Black != "" {
		text += " – " + r.Black
	}
	for _, part := range []string{r.Result, r.Date, r.Event, r.Opening} {
		if part != "" {
			text += ", " + part
		}
	}
	return text
}

// Draw draws a game.
func (s source) Draw(at int, p *rows.Row) {
	row := s.row(at)
	each(p.Width, p.Height, func(c *column, r draw.Rect) { p.Text(c.text(&row), r, rowStyle) })
}

// header is the heading as a list of one row.
type header struct{ *List }

func (h header) Len() int                       { return 1 }
func (h header) Selectable(int) bool            { return false }
func (h header) Height(int) float32             { return h.head.RowHeight(headStyle) }
func (h header) Hint(int, fyne.Position) string { return "" }

// Draw draws the names of the columns.
func (h header) Draw(_ int, p *rows.Row) {
	each(p.Width, p.Height, func(c *column, r draw.Rect) { p.Text(c.name, r, headStyle) })
	p.Fill(draw.Rect{Y: p.Height - 1, W: p.Width, H: 1}, theme.ColorNameSeparator)
}
