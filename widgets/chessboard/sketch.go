package chessboard

import "fyne.io/fyne/v2"

// beginSketch starts drawing with the right button. The keys held choose the colour: none violet, Shift or Control
// red, Alt black (white on a dark board), Alt with one of the others brown.
func (b *Board) beginSketch(square int, keys fyne.KeyModifier) {
	if !OnBoard(square) {
		return
	}
	role := RoleUser1
	if keys&(fyne.KeyModifierShift|fyne.KeyModifierControl) != 0 {
		role++
	}
	if keys&fyne.KeyModifierAlt != 0 {
		role += 2
	}
	b.sketch = sketch{square, square, role}
	b.refreshOverlay()
}

// endSketch keeps what was drawn, unless the button was released beside the board.
func (b *Board) endSketch(square int) {
	k := b.sketch
	b.breakSketch()
	if k.from != None && OnBoard(square) {
		b.setShapes(b.scene.Shapes.toggled(k.from, square, k.role))
	}
}

// breakSketch forgets what is being drawn.
func (b *Board) breakSketch() {
	if b.sketch.from != None {
		b.sketch.from = None
		b.refreshOverlay()
	}
}

func (b *Board) clearShapes() {
	if !b.scene.Shapes.Empty() {
		b.setShapes(Shapes{})
	}
}

// setShapes shows what the user has drawn, and reports it.
func (b *Board) setShapes(shapes Shapes) {
	b.SetShapes(shapes)
	if b.OnShapes != nil {
		b.OnShapes(shapes)
	}
}
