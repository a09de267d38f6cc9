package bitboards

import (
	"fmt"

	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// Bits is the widget.
type View struct {
	draw.Widget

	rows       []Row
	row, board int // the chosen one, shown in cells
	square     int // under the mouse, or -1
	word       bool
}

// New returns an empty widget.
func New() *View {
	b := &View{square: -1}
	b.Init(b, b.draw, b.point)
	return b
}

// NewWord returns an empty widget for a machine whose words have 64 bits: the chosen board is shown
// as one word.
func NewWord() *View {
	b := New()
	b.word = true
	return b
}

// SetRows shows other operations. The same board as before stays the chosen one; at first it is the
// last of the first row.
func (b *View) SetRows(rows []Row) {
	first := len(b.rows) == 0
	b.rows = rows
	if first && len(rows) > 0 {
		b.board = len(rows[0].Boards) - 1
	}
	b.Surface.Refresh()
}

// Choose shows a board in cells, by its place.
func (b *View) Choose(row, board int) {
	b.row, b.board = row, board
	b.Surface.Refresh()
}

// Chosen returns the board that is shown in cells; ok is false while there is none.
func (b *View) Chosen() (board Board, ok bool) {
	if b.row < len(b.rows) && b.board < len(b.rows[b.row].Boards) {
		return b.rows[b.row].Boards[b.board], true
	}
	return Board{}, false
}

// MinSize lets the squares be told apart.
func (b *View) MinSize() fyne.Size {
	return fyne.NewSize(280, 300)
}

// Tapped chooses the board that was clicked.
func (b *View) Tapped(e *fyne.PointEvent) {
	if row, board, _, ok := b.find(e.Position); ok {
		b.Choose(row, board)
	}
}

// find tells which square of which board lies at a place.
func (b *View) find(at fyne.Position) (row, board, square int, ok bool) {
	l := b.layout()
	for r := range b.rows {
		for i := range b.rows[r].Boards {
			if area := l.board(r, i); area.Contains(at) {
				file, rank := int((at.X-area.X)/l.square), 7-int((at.Y-area.Y)/l.square)
				return r, i, min(max(rank*8+file, 0), 63), true
			}
		}
	}
	return 0, 0, 0, false
}

// point names the square and the board under the mouse, and marks the square on all boards.
func (b *View) point(mouse fyne.Position, inside bool) string {
	hint, square := "", -1
	if row, board, at, ok := b.find(mouse); inside && ok {
		square = at
		shown := b.rows[row].Boards[board]
		hint = fmt.Sprintf("%s: %s. %s: %d", shown.Name, shown.Hint, b.bitName(at), shown.Bits>>at&1)
	} else if at, ok := b.layout().place(mouse); inside && ok {
		square = at
		hint = b.bitName(at)
	}
	if square != b.square {
		b.square = square
		b.Surface.Refresh()
	}
	return hint
}

// bitName says which bit a square is, and where it lies in the cells.
func (b *View) bitName(square int) string {
	name := fmt.Sprintf("%s = bit %d", squareName(square), square)
	if b.word {
		return name
	}
	return name + ", " + cellName(square)
}

var _ fyne.Tappable = (*View)(nil)
