package bitboards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

const (
	margin  = 8
	sign    = 22 // width of the sign before a board
	largest = 22 // a square, however much room there is
	places  = 32 // bits of a cell
)

var (
	titleStyle = draw.Style{Bold: true}
	signStyle  = draw.Style{}.Centred()
	cellStyle  = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
	nameStyle  = cellStyle.Centred()
	boldName   = draw.Style{Size: theme.SizeNameCaptionText, Bold: true}.Centred()
)

// layout says where everything stands for the present size.
type layout struct {
	square      float32 // side of a square
	title, name float32 // heights of lines
	row         float32 // height of a row with its titles
	bit         float32 // side of a bit in the cells
	cells       float32 // top of the cells
}

func (b *View) layout() layout {
	l := layout{title: b.Surface.LineHeight(titleStyle) + 4, name: b.Surface.LineHeight(nameStyle)}
	size := b.Size()
	most := 1
	for _, r := range b.rows {
		most = max(most, len(r.Boards))
	}
	rows := float32(max(len(b.rows), 1))
	l.bit = max((size.Width-2*margin)/places, 1)
	cells := l.title + 2*(min(l.bit, largest)+l.name+4)
	wide := (size.Width - 2*margin - sign*float32(most-1)) / float32(8*most)
	high := ((size.Height-cells)/rows - l.title - l.name - 6) / 8
	l.square = max(min(wide, high, largest), 2)
	l.row = l.title + l.name + 8*l.square + 6
	l.cells = l.row * rows
	return l
}

// board returns the place of a board.
func (l layout) board(row, i int) draw.Rect {
	return draw.Rect{X: margin + float32(i)*(8*l.square+sign), Y: float32(row)*l.row + l.title + l.name, W: 8 * l.square,
		H: 8 * l.square}
}

// cell returns the place of one of the two cells.
func (l layout) cell(i int) draw.Rect {
	height := min(l.bit, largest)
	return draw.Rect{X: margin, Y: l.cells + l.title + float32(i)*(height+l.name+4), W: places * l.bit, H: height}
}

// place returns the bit of the cells at a place.
func (l layout) place(at fyne.Position) (bit int, ok bool) {
	for i := range 2 {
		if area := l.cell(i); area.Contains(at) {
			return i*places + min(int((at.X-area.X)/l.bit), places-1), true
		}
	}
	return 0, false
}

func (b *View) draw(p *draw.Context) {
	l := b.layout()
	for r, row := range b.rows {
		p.Text(row.Title, draw.Rect{X: margin, Y: float32(r) * l.row, W: p.Size.Width - 2*margin, H: l.title}, titleStyle)
		for i := range row.Boards {
			b.drawBoard(p, l, r, i)
		}
	}
	b.drawCells(p, l)
}

// drawBoard draws one board with its name and the sign before it.
func (b *View) drawBoard(p *draw.Context, l layout, r, i int) {
	board, area := b.rows[r].Boards[i], l.board(r, i)
	style := nameStyle
	if board.Result {
		style = boldName
	}
	p.Text(board.Name, draw.Rect{X: area.X - sign/2, Y: area.Y - l.name, W: area.W + sign, H: l.name}, style)
	p.Text(board.Sign, draw.Rect{X: area.X - sign, Y: area.Y, W: sign, H: area.H}, signStyle)
	p.Fill(area, theme.ColorNameInputBackground)
	for square := range 64 {
		at := draw.Rect{X: area.X + float32(square%8)*l.square, Y: area.Y + float32(7-square/8)*l.square, W: l.square,
			H: l.square}
		if (square/8+square)%2 == 0 {
			p.FillWith(at, p.Faded(theme.ColorNamePlaceHolder, 0x30))
		}
		b.drawBit(p, at, board, square)
	}
	edge, thick := p.Colour(theme.ColorNamePlaceHolder), float32(1)
	if r == b.row && i == b.board {
		edge, thick = p.Colour(theme.ColorNamePrimary), 2
	}
	p.Frame(area.Inset(-thick), thick, edge)
}

// drawBit draws a bit that is set or lost, and marks the one under the mouse.
func (b *View) drawBit(p *draw.Context, at draw.Rect, board Board, square int) {
	inside := at.Inset(max(at.W/6, 1))
	switch bit := uint64(1) << square; {
	case board.Bits&bit != 0 && board.Result:
		p.Fill(inside, theme.ColorNamePrimary)
	case board.Bits&bit != 0:
		p.Fill(inside, theme.ColorNameForeground)
	case board.Lost&bit != 0:
		p.Frame(inside, 1, p.Colour(theme.ColorNameError))
	}
	if square == b.square {
		p.Frame(at, 1.5, p.Colour(theme.ColorNamePrimary))
	}
}

// drawCells draws the chosen board as two cells of 32 bits, a1 to h4 and a5 to h8, or as one word in two lines.
func (b *View) drawCells(p *draw.Context, l layout) {
	board, ok := b.Chosen()
	if !ok {
		return
	}
	text := board.Name + " in two cells of 32 bits (figure 3)"
	if b.word {
		text = board.Name + " in one word of 64 bits, the lowest first"
	}
	p.Text(text, draw.Rect{X: margin, Y: l.cells, W: p.Size.Width - 2*margin, H: l.title},
		titleStyle)
	for square := range 64 {
		cell := l.cell(square / places)
		at := draw.Rect{X: cell.X + float32(square%places)*l.bit, Y: cell.Y, W: l.bit, H: cell.H}
		if square/8%2 == 0 { // ranks told apart
			p.FillWith(at, p.Faded(theme.ColorNamePlaceHolder, 0x30))
		}
		b.drawBit(p, at, board, square)
		if square%8 == 0 {
			p.Text(squareName(square), draw.Rect{X: at.X, Y: cell.Y + cell.H, W: 8 * l.bit, H: l.name}, cellStyle)
		}
	}
	for i := range 2 {
		p.Frame(l.cell(i), 1, p.Colour(theme.ColorNamePlaceHolder))
	}
}
