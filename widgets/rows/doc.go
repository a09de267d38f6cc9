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
// and a hint. Below its cells a [Line] may have passages, texts that break between their pieces: a formula, a line
// of moves, the statements of a plan. What gives way where the width does not suffice is one rule, in layout.go. With
// Arranged the user drags, hides and moves the columns, and OnSort is told of clicks on the head of a column
// that is Sortable. A widget whose rows hold more than lines embeds a Table, calls [Table.Init] with a Source of
// its own, which embeds the widget, and draws the lines with [Table.DrawLine].
//
// # Inside
//
// view.go is the geometry of rows that scroll, layout.go that of columns, both without Fyne. A table has a
// head (head.go, menu.go) and a body, whose lines are measured (measure.go, passage.go), drawn (cell.go) and
// pointed at (point.go).
//
// Everything here belongs to Fyne's goroutine. Sizes and places are Fyne's units.
package rows
