package bitboards

import (
	"fmt"

	"fyne.io/fyne/v2"

	"drevo/internal/phrase"
	"drevo/widgets/draw"
)

// View is the widget.
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

// NewWord returns an empty widget for a machine whose words have 64 bits: the chosen board is shown as one word.
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
		b.row, b.board = row, board
		b.Surface.Refresh()
	}
}

// find tells which square of which board lies at a place.
func (b *View) find(at fyne.Position) (row, board, square int, ok bool) {
	l := b.layout()
	for r := range b.rows {
		for i := range b.rows[r].Boards {
			if area := l.board(r, i); area.Contains(at) {
				file, rank := int((at.X-area.X)/l.square), int((area.Y+area.H-at.Y)/l.square)
				return r, i, min(rank, 7)*8 + min(file, 7), true
			}
		}
	}
	return 0, 0, 0, false
}

// named tells which board has its name at a place.
func (b *View) named(at fyne.Position) (board Board, ok bool) {
	row, i, _, ok := b.find(at.AddXY(0, b.layout().name))
	if !ok {
		return Board{}, false
	}
	return b.rows[row].Boards[i], true
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
	} else if named, ok := b.named(mouse); inside && ok {
		hint = phrase.Of("{name}: {hint}.", "name", named.Name, "hint", named.Hint)
	}
	if square != b.square {
		b.square = square
		b.Surface.Refresh()
	}
	return hint
}

// bitName says which bit a square is, and where it lies in the cells: fig. 3 of the report counts places from the
// left.
func (b *View) bitName(square int) string {
	say := phrase.With("square", squareName(square), "bit", square, "cell", square/places+1, "place", square%places+1)
	if b.word {
		return say("{square} = bit {bit}")
	}
	return say("{square} = bit {bit}, cell {cell}, place {place}")
}

var _ fyne.Tappable = (*View)(nil)
