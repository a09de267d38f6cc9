// Package bookmoves lists the moves that an opening book has for a position, as an openings explorer
// does: how often a move was played or how much the book prefers it, how the games ended as a bar, and
// what the opening is called that it leads to.
//
//	list := bookmoves.New(play)
//	list.Rows.OnHoverRow = point
//	rows.Show(list, moves, -1)
//
// The widget knows no engine. It must be used on Fyne's goroutine.
package bookmoves

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/internal/phrase"
	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// Row is a move of the book.
type Row struct {
	Move    string     // with its number
	Share   float64    // of the book's preference among its moves here, from 0 to 1
	Count   string     // how often it was played, or its weight; empty where the book has one answer
	Results [3]float64 // shares of White's wins, draws and Black's wins; all 0 where the book does not know
	Opening string     // with its code; empty where it has no name
}

// New returns an empty list. A click on a row, or Return, chooses a move.
func New(choose func(row int)) *rows.Table {
	t := rows.NewTable([]rows.Column{
		{Name: "Move", Width: 60, Share: 1},
		{Name: "Played", Fit: true, Align: fyne.TextAlignTrailing},
		{Name: "Results", Fit: true},
	})
	t.Headless, t.Ruled = true, true
	t.Edge, t.Gutter, t.Air = 10, 16, 4
	t.Rows.OnTap = func(row int, _ fyne.Position) bool { choose(row); return true }
	t.Rows.OnEnter = choose
	return t
}

// Line returns the cells of a move, and for the pointer in words what its bar shows.
func (r Row) Line() rows.Line {
	move := rows.Cell{Text: r.Move, Below: r.Opening, Bold: true}
	var played, results rows.Cell
	say := phrase.With("move", r.Move, "share", 100*r.Share, "white", 100*r.Results[0], "drawn", 100*r.Results[1],
		"black", 100*r.Results[2])
	hint := say("{move}.")
	if r.Count != "" {
		played.Text = fmt.Sprintf("%s   %.0f %%", r.Count, 100*r.Share)
		hint = say("{move}: {share:%.0f %%} of the book here.")
	}
	if r.Results != [3]float64{} {
		results = rows.Cell{Draw: r.drawResults, Room: 110}
		hint += say(" White won {white:%.0f %%}, drawn {drawn:%.0f %%}, Black won {black:%.0f %%}.")
	}
	return rows.Line{Cells: []rows.Cell{move, played, results}, Hint: hint + " Click to play it."}
}

// drawResults draws the shares of White's wins, draws and Black's wins from left to right.
func (r Row) drawResults(p *rows.Row, at draw.Rect) {
	const thick = 12
	white, black := p.Colour(draw.ColourWhite), p.Colour(draw.ColourBlack)
	bar := draw.Rect{X: at.X, Y: at.Y + (at.H-thick)/2, W: at.W, H: thick}
	part := bar
	for i, c := range []color.NRGBA{white, draw.Mix(white, black, 0.5), black} {
		part.W = bar.W * float32(r.Results[i])
		p.FillWith(part, c)
		part.X += part.W
	}
	p.Frame(bar, 1, p.Faded(theme.ColorNameForeground, 0x80))
}
