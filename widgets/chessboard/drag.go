package chessboard

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// press is the left button, or the key, going down on a square.
//
// With a piece picked up, a target is moved to; a piece of the side to move is picked up instead; anything else is
// an illegal move. With none, a piece is picked up, and an empty square clears what the user has drawn.
func (b *Board) press(square int) {
	selected := b.scene.Selected
	piece := byte(0)
	if OnBoard(square) {
		piece = b.shown()[square]
	}
	switch {
	case b.ViewOnly || !OnBoard(square):
		b.pick(None)
		b.clearShapes()
	case selected == square:
		b.drag.square, b.drag.again = square, true
	case selected != None && b.target(square) != nil:
		b.move(selected, square, false)
	case occupied(piece) && (selected == None || IsWhite(piece) == b.scene.WhiteToMove):
		b.pick(square)
		b.drag.square, b.drag.again = square, false
	case selected != None:
		b.illegal(selected, square)
	default:
		b.clearShapes()
	}
}

// release is the left button going up without a drag: a second click on a piece puts it down.
func (b *Board) release() {
	if b.drag.square != None && b.drag.again {
		b.pick(None)
	}
	b.drag.square = None
}

// dragTo moves the piece held to the pointer.
func (b *Board) dragTo(at fyne.Position) {
	if b.drag.square == None {
		return
	}
	if !b.drag.active {
		b.stopAnimation()
		b.drag.active = true
		b.showPieces()
	}
	b.drag.at = at
	half := b.geometry.Side / 2
	corner := image.Pt(int(at.X*b.scale)-half, int(at.Y*b.scale)-half)
	b.showMoving(0, b.shown()[b.drag.square], corner)
	b.hover(b.SquareAt(at))
}

// drop ends a drag on a square.
func (b *Board) drop(square int) {
	from, again := b.drag.square, b.drag.again
	b.endDrag()
	switch {
	case square == from: // put back: it stays picked up if it has just been
		if again {
			b.pick(None)
		}
	case b.target(square) != nil:
		b.move(from, square, true)
	case square == None:
		b.pick(None)
	default:
		b.illegal(from, square)
		if piece := b.shown()[from]; occupied(piece) && len(b.animation.moves) == 0 { // it goes back
			b.animate([]pieceMove{{piece, square, from}})
		}
	}
}

// endDrag takes the piece off the pointer; it is shown on its square again.
func (b *Board) endDrag() {
	b.drag.square = None
	if !b.drag.active {
		return
	}
	b.drag.active = false
	b.objects.moving[0].Hide()
	b.hover(None)
	b.showPieces()
}

// move carries out a move to one of the targets, after asking for the piece of a promotion. A dragged piece stays
// where it was dropped until the position is set.
func (b *Board) move(from, to int, dragged bool) {
	promotion := b.target(to).Promotion
	b.pick(None)
	if dragged || promotion {
		b.drag.dropped, b.drag.droppedFrom = to, from
		b.showPieces()
	}
	if promotion {
		white := IsWhite(b.scene.Pieces[from])
		b.setChooser(chooser{open: true, from: from, to: to, white: white, hovered: None})
		return
	}
	if b.OnMove != nil {
		b.OnMove(from, to, 0)
	}
}

func (b *Board) illegal(from, to int) {
	b.pick(None)
	if b.OnIllegal != nil {
		b.OnIllegal(from, to)
	}
}

// pick picks up the piece on a square, or with None puts it down.
func (b *Board) pick(square int) {
	if b.scene.Selected == square {
		return
	}
	b.scene.Selected, b.scene.Targets = square, nil
	if square != None && b.Targets != nil {
		b.scene.Targets = b.Targets(square)
	}
	b.hover(None)
	b.refreshSquares()
	if b.OnSelect != nil {
		b.OnSelect(square)
	}
}

// target returns the target on a square of the piece picked up, nil if it is none.
func (b *Board) target(square int) *Target {
	if !OnBoard(square) || b.scene.Selected == None {
		return nil
	}
	if b.Targets == nil {
		return &Target{Square: square}
	}
	for i, t := range b.scene.Targets {
		if t.Square == square {
			return &b.scene.Targets[i]
		}
	}
	return nil
}

// hover shows that a move to a square under the pointer would be legal.
func (b *Board) hover(square int) {
	if b.target(square) == nil || square == b.scene.Selected {
		square = None
	}
	if square == b.hovered {
		return
	}
	b.hovered = square
	if square == None {
		b.objects.hover.Hide()
		return
	}
	b.put(b.objects.hover, b.geometry.Rect(square))
	b.objects.hover.Show()
	canvas.Refresh(b.objects.hover)
}

// cancel breaks off whatever is being done; false if that was nothing.
func (b *Board) cancel() bool {
	busy := b.drag.active || b.chooser.open || b.scene.Selected != None || b.sketch.from != None
	b.endDrag()
	b.closeChooser()
	b.pick(None)
	b.breakSketch()
	return busy
}

// setChooser shows the chooser in another state, or no longer.
func (b *Board) setChooser(c chooser) {
	if c != b.chooser {
		b.chooser = c
		b.refreshOverlay()
	}
}

// closeChooser closes it without a choice; the pawn goes back.
func (b *Board) closeChooser() {
	if b.chooser.open {
		b.setChooser(chooser{})
		b.drag.dropped = None
		b.showPieces()
	}
}

// choose plays the promotion to one of the four pieces.
func (b *Board) choose(i int) {
	c := b.chooser
	b.setChooser(chooser{})
	if b.OnMove != nil {
		b.OnMove(c.from, c.to, c.piece(i))
	}
}

// hoverChoice marks one of the four.
func (b *Board) hoverChoice(i int) {
	c := b.chooser
	c.hovered = i
	b.setChooser(c)
}
