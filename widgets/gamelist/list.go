// Package gamelist is a list of games of any length: a row each, in columns.
//
//	list := gamelist.New()
//	list.Rows.OnSelect, list.OnOpen = preview, open
//	list.SetLines(len(games), func(at int) rows.Line { return rowOf(games[at]).Line() }, -1)
//
// A click chooses a row; another click on the chosen one, or Enter, opens it. The widget knows no chess. It
// must be used on Fyne's goroutine.
package gamelist

import "drevo/widgets/rows"

// Row is a game.
type Row struct {
	White, Black, Result, Date, Event, Opening string
}

// New returns an empty list.
func New() *rows.Table {
	t := rows.NewTable([]rows.Column{
		{Name: "White", Width: 90, Share: 3},
		{Name: "Black", Width: 90, Share: 3},
		{Name: "Result", Width: 52, Share: 0.8, Priority: 1},
		{Name: "Date", Width: 76, Share: 1.2, Priority: 2},
		{Name: "Event", Width: 90, Share: 2.6, Priority: 3},
		{Name: "Opening", Width: 110, Share: 3, Priority: 4},
	})
	t.Gap, t.Gutter = 8, 28
	return t
}

// Line returns the cells of a game, and all of it for the pointer.
func (r Row) Line() rows.Line {
	hint := r.White
	if r.Black != "" {
		hint += " – " + r.Black
	}
	for _, part := range []string{r.Result, r.Date, r.Event, r.Opening} {
		if part != "" {
			hint += ", " + part
		}
	}
	return rows.Line{Hint: hint, Cells: []rows.Cell{{Text: r.White}, {Text: r.Black}, {Text: r.Result}, {Text: r.Date},
		{Text: r.Event}, {Text: r.Opening}}}
}
