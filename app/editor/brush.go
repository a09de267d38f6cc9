package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"drevo/widgets/chessboard"
)

// brush lies over the board while a piece is chosen to be put down, and tells which squares are clicked
// or painted over.
type brush struct {
	widget.BaseWidget
	board  *chessboard.Board
	paint  func(square int)
	erase  func(square int)
	square int // painted last
}

var (
	_ desktop.Mouseable = (*brush)(nil)
	_ fyne.Draggable    = (*brush)(nil)
)

func newBrush(board *chessboard.Board, paint, erase func(square int)) *brush {
	b := &brush{board: board, paint: paint, erase: erase, square: chessboard.None}
	b.ExtendBaseWidget(b)
	return b
}

// MouseDown puts the piece down, or with the other button takes away what stands there.
func (b *brush) MouseDown(e *desktop.MouseEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b.board); c != nil {
		c.Focus(b.board)
	}
	square := b.board.SquareAt(e.Position)
	if !chessboard.OnBoard(square) {
		return
	}
	b.square = square
	if e.Button == desktop.MouseButtonSecondary {
		b.erase(square)
		return
	}
	b.paint(square)
}

// MouseUp is Fyne's hook.
func (b *brush) MouseUp(*desktop.MouseEvent) { b.square = chessboard.None }

// Dragged paints on.
func (b *brush) Dragged(e *fyne.DragEvent) {
	if square := b.board.SquareAt(e.Position); chessboard.OnBoard(square) && square != b.square {
		b.square = square
		b.paint(square)
	}
}

// DragEnd is Fyne's hook.
func (b *brush) DragEnd() { b.square = chessboard.None }

// CreateRenderer is Fyne's hook: there is nothing to be seen.
func (b *brush) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{})
}
