package runtable

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// What stands below the cells of a run: the figures that have no columns, in small letters, and the line.

var (
	plain   = draw.Style{}
	faint   = draw.Style{Colour: theme.ColorNamePlaceHolder}
	parting = draw.Style{Bold: true}
	small   = draw.Style{Size: theme.SizeNameCaptionText}
	caption = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
)

// indent is how far that stands to the right of the name.
const indent = 14

// piece is a figure or a move.
type piece struct {
	name, text string // of a figure the name stands before the text
	at         draw.Rect
	hint       string
	move       int // its number in the line, -1 for a figure
}

// source is the runs as the rows of the table.
type source struct{ *View }

func (s source) Len() int            { return len(s.data.Rows) }
func (s source) Selectable(int) bool { return true }

// top is the height of the cells.
func (s source) top(row int) float32 { return s.LineHeight(&s.lines[row]) }

// Height is that of the cells with what stands below them.
func (s source) Height(row int) float32 {
	_, bottom := s.pieces(row)
	return bottom
}

// pieces lays out what stands below the cells of a row, and says where it ends.
func (s source) pieces(row int) (list []piece, bottom float32) {
	r, surface := s.data.Rows[row], s.Rows.Surface
	flow := draw.Flow{Left: s.Edge + indent, Right: s.Size().Width - s.Gutter, Top: s.top(row) - s.Air,
		Height: surface.LineHeight(small), Gap: 14}
	if !r.Waiting && s.ColumnWidth(columnNodes) == 0 {
		for _, f := range r.figures() {
			f.at = flow.Place(s.split(f) + surface.TextWidth(f.text, small))
			list = append(list, f)
		}
	}
	flow = draw.Flow{Left: flow.Left, Right: flow.Right, Top: flow.Top + float32(flow.Lines())*flow.Height,
		Height: surface.LineHeight(plain), Gap: 6}
	for i, move := range r.Line {
		list = append(list, piece{text: move, at: flow.Place(surface.TextWidth(move, parting)), hint: r.LineHint, move: i})
	}
	return list, flow.Top + float32(flow.Lines())*flow.Height + s.Air
}

// figures are what a row's columns have that give way.
func (r Row) figures() (list []piece) {
	columns, cells := Data{}.columns(), r.line().Cells
	for i := columnNodes; i <= columnTime; i++ {
		if cells[i].Text != "" {
			list = append(list, piece{name: columns[i].Name, text: cells[i].Text, hint: cells[i].Hint, move: -1})
		}
	}
	return list
}

// split is how far the text of a figure stands behind its name.
func (s source) split(f piece) float32 { return s.Rows.TextWidth(f.name, caption) + 4 }

// Draw draws the cells of a run, and what stands below them.
func (s source) Draw(row int, p *rows.Row) {
	r := s.data.Rows[row]
	p.Fill(draw.Rect{W: p.Width, H: 1}, theme.ColorNameSeparator)
	if r.Changed {
		p.Fill(draw.Rect{X: s.Edge, W: p.Width - s.Edge - s.Gutter, H: 2}, theme.ColorNameWarning)
	}
	cells := *p
	cells.Height = s.top(row)
	s.DrawLine(&cells, &s.lines[row])
	list, _ := s.pieces(row)
	for _, f := range list {
		at, style := f.at, faint
		switch f.move {
		case -1:
			split := s.split(f)
			p.Text(f.name, draw.Rect{X: at.X, Y: at.Y, W: split, H: at.H}, caption)
			at.X, at.W, style = at.X+split, at.W-split, small
		case r.PartsAt:
			p.Fill(draw.Rect{X: at.X - 2, Y: at.Y, W: at.W + 4, H: at.H}, theme.ColorNameSelection)
			style = parting
		}
		p.Text(f.text, at, style)
	}
}

// pieceAt returns what stands at a place below the cells of a row.
func (s source) pieceAt(row int, at fyne.Position) (f piece, ok bool) {
	list, _ := s.pieces(row)
	for _, f := range list {
		if at.X >= f.at.X-3 && at.X < f.at.X+f.at.W+3 && at.Y >= f.at.Y && at.Y < f.at.Y+f.at.H {
			return f, true
		}
	}
	return piece{move: -1}, false
}

// Hint says what stands under the mouse.
func (s source) Hint(row int, at fyne.Position) string {
	if f, ok := s.pieceAt(row, at); ok {
		return f.hint
	}
	if at.Y > s.top(row) {
		return s.data.Rows[row].LineHint
	}
	return s.HintAt(&s.lines[row], at)
}

// point tells which line is under the mouse, when that has changed.
func (v *View) point(row int, at fyne.Position) {
	now := [2]int{-1, 0}
	if row >= 0 {
		if f, _ := (source{v}).pieceAt(row, at); f.move >= 0 {
			now = [2]int{row, f.move + 1}
		}
	}
	if now != v.pointed {
		v.pointed = now
		if v.OnPoint != nil {
			v.OnPoint(now[0], now[1])
		}
	}
}
