// Package searchlist lists the searches that are kept: who thought, where, what came of it, and
// what its tree takes.
//
//	list := searchlist.New()
//	list.OnChoose = show
//	list.OnDelete = delete
//	list.SetRows([]searchlist.Row{{Title: "ITEP 6", Place: "after 30. Kf1", Outcome: "30... Qxa3 (−0.99)",
//		Nodes: "444 636", Memory: "18 MB"}}, 0)
//
// A row has two lines. The cross at the end of the row under the mouse deletes it, and so does
// the Delete key the row that is chosen. The widget knows no engine. It must be used on Fyne's
// goroutine; sizes and places are Fyne's units.
package searchlist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Row is a search.
type Row struct {
	Title   string // the name that the user has given it, or the programme with its depth
	Place   string // where in the game: "after 30. Kf1"; empty where the title says it
	Outcome string // move and value: "30... Qxa3 (−0.99)"
	Nodes   string // that were visited
	Memory  string // of its tree
	Hint    string // what else is to be said of it
}

// List is a scrolling list of searches. Set the fields before it is shown.
type List struct {
	widget.BaseWidget

	OnChoose func(row int)
	OnDelete func(row int)
	OnEscape func() // the Escape key
	OnHover  draw.Hover
	// Empty is shown while there are no rows.
	Empty string

	rows []Row
	list *rows.List
}

// New returns an empty list.
func New() *List {
	l := &List{}
	l.list = rows.New(source{l})
	l.list.OnHover = draw.Forward(&l.OnHover)
	l.list.OnTap = l.tap
	l.list.OnSelect = func(row int) { rows.Call(l.OnChoose, row) }
	l.list.OnKey = l.key
	l.ExtendBaseWidget(l)
	return l
}

// SetRows shows other searches, of which one is chosen; -1 for none.
func (l *List) SetRows(list []Row, chosen int) {
	l.rows = list
	l.list.SetEmpty(l.Empty)
	l.list.Reset(chosen)
}

// Focus gives the keys to the list.
func (l *List) Focus(c fyne.Canvas) { c.Focus(l.list) }

// RowHeight is the height of a row.
func (l *List) RowHeight() float32 { return source{l}.Height(0) }

// MinSize leaves room for two rows.
func (l *List) MinSize() fyne.Size {
	l.ExtendBaseWidget(l)
	return fyne.NewSize(240, 2*l.RowHeight())
}

// Refresh draws everything anew, as a change of theme needs.
func (l *List) Refresh() {
	l.list.SetEmpty(l.Empty)
	l.list.Reload()
}

// CreateRenderer is Fyne's hook.
func (l *List) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	l.list.SetEmpty(l.Empty)
	return widget.NewSimpleRenderer(l.list)
}

// tap deletes the row whose cross was clicked.
func (l *List) tap(row int, at fyne.Position) bool {
	if !cross(l.Size().Width, l.RowHeight()).Contains(at) {
		return false
	}
	rows.Call(l.OnDelete, row)
	return true
}

// key deletes the chosen row, or leaves the list.
func (l *List) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyDelete:
		rows.Call(l.OnDelete, l.list.Selected())
	case fyne.KeyEscape:
		if l.OnEscape != nil {
			l.OnEscape()
		}
	default:
		return false
	}
	return true
}

// Distances that hold at any theme.
const (
	edge = 10 // left of the texts
	room = 36 // right of them, where the cross is
	air  = 5  // above and below the texts
	gap  = 12 // between the texts of a line
)

var (
	titleStyle  = draw.Style{Bold: true}
	nodesStyle  = draw.Style{Align: fyne.TextAlignTrailing}
	placeStyle  = draw.Style{Colour: theme.ColorNamePlaceHolder}
	memoryStyle = draw.Style{Colour: theme.ColorNamePlaceHolder, Align: fyne.TextAlignTrailing}
)

// cross is where the cross of a row stands, with some room around it.
func cross(width, height float32) draw.Rect {
	return draw.Rect{X: width - room, W: room - rows.BarWidth, H: height}
}

// source is a list as the source of its rows.
type source struct{ *List }

func (s source) Len() int            { return len(s.rows) }
func (s source) Selectable(int) bool { return true }

func (s source) Height(int) float32 { return 2*s.line() + 2*air }

// line is the height of one line of a row.
func (s source) line() float32 { return s.list.Surface.LineHeight(titleStyle) }

func (s source) Hint(row int, at fyne.Position) string {
	if cross(s.Size().Width, s.Height(row)).Contains(at) {
		return "Delete this search (Delete). Undo brings it back."
	}
	return s.rows[row].Hint
}

// Draw draws a search in two lines.
func (s source) Draw(i int, p *rows.Row) {
	row, line := &s.rows[i], s.line()
	if i+1 < len(s.rows) {
		p.Fill(draw.Rect{X: edge, Y: p.Height - 1, W: p.Width - 2*edge, H: 1}, theme.ColorNameSeparator)
	}
	pair := func(y float32, left, right string, leftStyle, rightStyle draw.Style) {
		width := p.TextWidth(right, rightStyle)
		end := p.Width - room
		p.Text(right, draw.Rect{X: end - width, Y: y, W: width, H: line}, rightStyle)
		p.Text(left, draw.Rect{X: edge, Y: y, W: end - width - gap - edge, H: line}, leftStyle)
	}
	title := row.Title
	if row.Place != "" {
		title += ", " + row.Place
	}
	pair(air, title, row.Nodes, titleStyle, nodesStyle)
	pair(air+line, row.Outcome, row.Memory, placeStyle, memoryStyle)
	if p.Hovered {
		at := cross(p.Width, p.Height)
		p.Cross(at.Middle(), 9, 1.6, p.Colour(theme.ColorNameForeground))
	}
}
