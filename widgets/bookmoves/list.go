// Package bookmoves lists the moves that an opening book has for a position, as an openings explorer
// does: how often a move was played or how much the book prefers it, how the games ended as a bar, and
// what the opening is called that it leads to.
//
//	list := bookmoves.New()
//	list.OnChoose = play
//	list.SetRows([]bookmoves.Row{{Move: "1. d4", Share: 0.6, Count: "12 400", Results: [3]float64{0.4, 0.3, 0.3},
//		Opening: "A40 Queen's Pawn"}})
//
// The widget knows no engine. It must be used on Fyne's goroutine; sizes and places are Fyne's units.
package bookmoves

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

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

// known reports whether the book knows how games ended.
func (r *Row) known() bool { return r.Results != [3]float64{} }

// List is a scrolling list of moves. Set the fields before it is shown.
type List struct {
	widget.BaseWidget

	OnChoose func(row int) // a click, or Return
	OnPoint  func(row int) // the row under the mouse, -1 for none
	OnHover  draw.Hover

	rows []Row
	list *rows.List
}

// New returns an empty list.
func New() *List {
	l := &List{}
	l.list = rows.New(source{l})
	l.list.OnHover = draw.Forward(&l.OnHover)
	l.list.OnTap = func(row int, _ fyne.Position) bool { rows.Call(l.OnChoose, row); return true }
	l.list.OnEnter = func(row int) { rows.Call(l.OnChoose, row) }
	l.list.OnHoverRow = func(row int) {
		if l.OnPoint != nil {
			l.OnPoint(row)
		}
	}
	l.ExtendBaseWidget(l)
	return l
}

// SetRows shows other moves.
func (l *List) SetRows(list []Row) {
	l.rows = list
	l.list.Reset(-1)
}

// SetEmpty sets the text that is shown while there are no moves.
func (l *List) SetEmpty(text string) { l.list.SetEmpty(text) }

// Focus gives the keys to the list.
func (l *List) Focus(c fyne.Canvas) { c.Focus(l.list) }

// Refresh draws everything anew, as a change of theme needs.
func (l *List) Refresh() { l.list.Reload() }

// CreateRenderer is Fyne's hook.
func (l *List) CreateRenderer() fyne.WidgetRenderer {
	l.ExtendBaseWidget(l)
	return widget.NewSimpleRenderer(l.list)
}

// Distances that hold at any theme.
const (
	edge  = 10
	room  = 16 // right of everything, where the scroll bar is
	air   = 4
	gap   = 10
	bar   = 110 // the bar of results
	thick = 12  // its height
)

var (
	strong = draw.Style{Bold: true}
	figure = draw.Style{Align: fyne.TextAlignTrailing}
	faint  = draw.Style{Colour: theme.ColorNamePlaceHolder}
)

// source is a list as the source of its rows.
type source struct{ *List }

func (s source) Len() int            { return len(s.rows) }
func (s source) Selectable(int) bool { return true }
func (s source) line() float32       { return s.list.Surface.LineHeight(strong) }

func (s source) Height(row int) float32 {
	if s.rows[row].Opening == "" {
		return s.line() + 2*air
	}
	return 2*s.line() + 2*air
}

// Hint says in words what the bar shows.
func (s source) Hint(row int, _ fyne.Position) string {
	r := &s.rows[row]
	text := r.Move
	if r.Count != "" {
		text += fmt.Sprintf(": %.0f %% of the book here", 100*r.Share)
	}
	if r.known() {
		text += fmt.Sprintf(". White won %.0f %%, drawn %.0f %%, Black won %.0f %%", 100*r.Results[0], 100*r.Results[1],
			100*r.Results[2])
	}
	return text + ". Click to play it."
}

// Draw draws a move with its figures, and the name of the opening below.
func (s source) Draw(i int, p *rows.Row) {
	r, line := &s.rows[i], s.line()
	if i+1 < len(s.rows) {
		p.Fill(draw.Rect{X: edge, Y: p.Height - 1, W: p.Width - edge - room, H: 1}, theme.ColorNameSeparator)
	}
	end := p.Width - room
	if r.known() {
		end -= bar
		s.results(p, draw.Rect{X: end, Y: air + (line-thick)/2, W: bar, H: thick}, r.Results)
		end -= gap
	}
	if r.Count != "" {
		text := fmt.Sprintf("%s   %.0f %%", r.Count, 100*r.Share)
		width := p.TextWidth(text, figure)
		end -= width
		p.Text(text, draw.Rect{X: end, Y: air, W: width, H: line}, figure)
		end -= gap
	}
	p.Text(r.Move, draw.Rect{X: edge, Y: air, W: end - edge, H: line}, strong)
	if r.Opening != "" {
		p.Text(r.Opening, draw.Rect{X: edge, Y: air + line, W: p.Width - edge - room, H: line}, faint)
	}
}

// results draws the shares of White's wins, draws and Black's wins from left to right.
func (s source) results(p *rows.Row, r draw.Rect, shares [3]float64) {
	grey := draw.Mix(p.Colour(draw.ColourWhite), p.Colour(draw.ColourBlack), 0.5)
	x := r.X
	for i, share := range shares {
		w := r.W * float32(share)
		part := draw.Rect{X: x, Y: r.Y, W: w, H: r.H}
		switch i {
		case 0:
			p.Fill(part, draw.ColourWhite)
		case 1:
			p.FillWith(part, grey)
		case 2:
			p.Fill(part, draw.ColourBlack)
		}
		x += w
	}
	p.Frame(r, 1, p.Faded(theme.ColorNameForeground, 0x80))
}
