// Package gamelist is a list of games of any length: a row each, in columns.
//
//	list := gamelist.New()
//	list.Rows.OnSelect, list.OnOpen = preview, open
//	list.SetColumns(gamelist.Columns(all.Columns())) // of all rows together: see [Row.With]
//	list.SetLines(len(games), func(at int) rows.Line { return rowOf(games[at]).Line() }, -1)
//
// A click chooses a row; another click on the chosen one, or Enter, opens it. The widget knows no chess. It
// must be used on Fyne's goroutine.
package gamelist

import (
	"cmp"

	"drevo/widgets/rows"
)

// Row is a game.
type Row struct {
	White, Black, Result, Date, Event, Opening, Collection string
}

// New returns an empty list.
func New() *rows.Table {
	t := rows.NewTable(Columns(Row{"White", "Black", "Result", "Date", "Event", "Opening", ""}))
	t.Gap, t.Gutter = 8, 28
	return t
}

// texts are the texts of a row in the order of the columns.
func (r *Row) texts() []*string {
	return []*string{&r.White, &r.Black, &r.Result, &r.Date, &r.Event, &r.Opening, &r.Collection}
}

// With returns the row with the texts of another one where it has none: so the rows of a list are one that says in
// which columns something stands.
func (r Row) With(other Row) Row {
	for i, text := range r.texts() {
		*text = cmp.Or(*text, *other.texts()[i])
	}
	return r
}

// Columns returns the names of the columns in which a row has something. Where there is no Black the games are
// positions, with a name each.
func (r Row) Columns() (names Row) {
	for i, name := range []string{"White", "Black", "Result", "Date", "Event", "Opening", "Collection"} {
		if *r.texts()[i] != "" {
			*names.texts()[i] = name
		}
	}
	if names.Black == "" {
		names.White = "Position"
	}
	return names
}

// Columns returns the columns that have names.
func Columns(names Row) []rows.Column {
	return []rows.Column{
		{Name: names.White, Width: 90, Share: 3},
		{Name: names.Black, Width: 90, Share: 3},
		{Name: names.Result, Width: 52, Share: 0.8, Priority: 1},
		{Name: names.Date, Width: 76, Share: 1.2, Priority: 2},
		{Name: names.Event, Width: 90, Share: 2.6, Priority: 3},
		{Name: names.Opening, Width: 110, Share: 3, Priority: 5},
		{Name: names.Collection, Width: 100, Share: 2, Priority: 4},
	}
}

// Line returns the cells of a game, and all of it for the pointer.
func (r Row) Line() rows.Line {
	hint := r.White
	if r.Black != "" {
		hint += " – " + r.Black
	}
	for _, part := range []string{r.Result, r.Date, r.Event, r.Opening, r.Collection} {
		if part != "" {
			hint += ", " + part
		}
	}
	line := rows.Line{Hint: hint, Wide: r == Row{White: r.White, Collection: r.Collection}}
	for _, text := range r.texts() {
		line.Cells = append(line.Cells, rows.Cell{Text: *text})
	}
	return line
}
