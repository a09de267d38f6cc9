// Package searchlist lists the searches that are kept: who thought, where, what came of it, and
// what its tree takes.
//
//	list := searchlist.New()
//	list.Rows.OnSelect = show
//	list.OnDelete = delete
//	rows.Show(&list.Table, []searchlist.Row{{Title: "ITEP 6", Place: "after 30. Kf1",
//		Outcome: "30... Qxa3 (−0.99)", Nodes: "444 636", Memory: "18 MB"}}, 0)
//
// A row has two lines. The cross at the end of the row under the mouse deletes it, and so does
// the Delete key the row that is chosen. The widget knows no engine. It must be used on Fyne's
// goroutine.
package searchlist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

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

// List is a table of searches.
type List struct {
	rows.Table

	OnDelete func(row int)
	OnEscape func() // the Escape key
}

// cross is the column of the cross.
const cross = 2

// New returns an empty list.
func New() *List {
	l := &List{}
	l.Init(l, []rows.Column{
		{Name: "Search", Width: 80, Share: 1},
		{Name: "Nodes", Fit: true, Align: fyne.TextAlignTrailing},
		cross: {Name: "Delete", Fit: true},
	}, nil)
	l.Headless, l.Ruled = true, true
	l.Edge, l.Gutter, l.Gap, l.Air = 10, 18, 12, 5
	l.Rows.OnKey = l.key
	l.Rows.OnTap = func(row int, at fyne.Position) bool {
		deletes := l.ColumnAt(at.X) == cross
		if deletes {
			rows.Call(l.OnDelete, row)
		}
		return deletes
	}
	return l
}

// RowHeight is the height of a row.
func (l *List) RowHeight() float32 {
	line := Row{Outcome: "?"}.Line()
	return l.LineHeight(&line)
}

// key deletes the chosen row, or leaves the list.
func (l *List) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyDelete:
		rows.Call(l.OnDelete, l.Rows.Selected())
	case fyne.KeyEscape:
		if l.OnEscape != nil {
			l.OnEscape()
		}
	default:
		return false
	}
	return true
}

// Line returns the two lines of a search, and the cross behind them.
func (r Row) Line() rows.Line {
	title := r.Title
	if r.Place != "" {
		title += ", " + r.Place
	}
	return rows.Line{Hint: r.Hint, Cells: []rows.Cell{
		{Text: title, Below: r.Outcome, Bold: true}, {Text: r.Nodes, Below: r.Memory},
		cross: {Draw: drawCross, Room: 12, Hint: "Delete this search (Delete). Undo brings it back."},
	}}
}

// drawCross draws the cross of the row under the mouse.
func drawCross(p *rows.Row, at draw.Rect) {
	if p.Hovered {
		p.Cross(fyne.NewPos(at.Middle().X, p.Height/2), 9, 1.6, p.Colour(theme.ColorNameForeground))
	}
}
