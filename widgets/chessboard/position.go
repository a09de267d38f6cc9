package chessboard

import (
	"fyne.io/fyne/v2"

	"drevo/widgets/draw"
)

// SetPosition shows a position: the pieces, the squares of the last move (or None),
// the king in check (or None) and who is to move. If it differs by one move from
// the one shown, that move is seen, and what the user was doing is broken off.
func (b *Board) SetPosition(pieces [64]byte, last [2]int, check int, whiteToMove bool) {
	b.stopAnimation()
	before := b.shown()
	if pieces != before || whiteToMove != b.scene.WhiteToMove {
		b.cancel()
	}
	b.drag.dropped = None
	b.scene.Pieces, b.scene.Last, b.scene.Check = pieces, last, check
	b.scene.WhiteToMove = whiteToMove
	b.showPieces()
	b.refreshSquares()
	b.refreshOverlay() // where an overlay draws depends on the pieces
	b.animate(moved(before, pieces))
}

// SetFlipped puts Black below.
func (b *Board) SetFlipped(flipped bool) {
	b.cancel()
	b.scene.Flipped = flipped
	b.Refresh()
}

// SetPalette changes the colours.
func (b *Board) SetPalette(p Palette) {
	b.scene.Palette = p
	b.Refresh()
}

// A renderer is the link to Fyne; the board keeps its objects itself.
type renderer struct{ board *Board }

// CreateRenderer is called by Fyne.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	return renderer{b}
}

func (r renderer) Destroy()                     { r.board.stopAnimation() }
func (r renderer) Layout(size fyne.Size)        { r.board.arrange(size) }
func (r renderer) MinSize() fyne.Size           { return r.board.MinSize() }
func (r renderer) Objects() []fyne.CanvasObject { return r.board.objects.all() }

func (r renderer) Refresh() {
	r.board.arrange(r.board.Size())
	r.board.refreshSquares()
	r.board.refreshOverlay()
}

// arrange fits the board into the widget: the largest whose squares are whole pixels of the screen.
func (b *Board) arrange(size fyne.Size) {
	b.stopAnimation()
	b.scale = draw.ScaleOf(b, 0)
	width, height := int(size.Width*b.scale+0.01), int(size.Height*b.scale+0.01)
	b.geometry = newGeometry(width, height, b.scene.Flipped)
	b.put(b.objects.squares, b.geometry.bounds())
	b.put(b.objects.overlay, b.geometry.bounds())
	b.objects.hover.FillColor = b.scene.Palette.Hover
	b.showPieces()
}

// MinSize returns a board of 20 units a square.
func (b *Board) MinSize() fyne.Size {
	b.ExtendBaseWidget(b)
	return fyne.NewSquareSize(160)
}
