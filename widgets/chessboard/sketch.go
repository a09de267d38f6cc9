package chessboard

import "fyne.io/fyne/v2"

// userRole returns the colour for the keys held: none violet, Shift or Control red,
// Alt black (white on a dark board), Alt with one of the others brown.
func userRole(keys fyne.KeyModifier) Role {
	red := keys&(fyne.KeyModifierShift|fyne.KeyModifierControl) != 0
	black := keys&fyne.KeyModifierAlt != 0
	switch {
	case red && black:
		return RoleUser4
	case black:
		return RoleUser3
	case red:
		return RoleUser2
	}
	return RoleUser1
}

// beginSketch starts drawing with the right button.
func (b *Board) beginSketch(square int, keys fyne.KeyModifier) {
	if OnBoard(square) {
		b.sketch = sketch{square, square, userRole(keys)}
		b.refreshOverlay()
	}
}

// endSketch keeps what was drawn.
func (b *Board) endSketch(square int) {
	if b.sketch.from == None {
		return
	}
	if OnBoard(square) {
		b.sketch.to = square
		b.scene.Shapes = b.scene.Shapes.toggled(b.sketch.from, b.sketch.to, b.sketch.role)
	}
	b.sketch.from = None
	b.refreshOverlay()
	if OnBoard(square) && b.OnShapes != nil {
		b.OnShapes(b.scene.Shapes)
	}
}

func (b *Board) clearShapes() {
	if b.scene.Shapes.Empty() {
		return
	}
	b.scene.Shapes = Shapes{}
	b.refreshOverlay()
	if b.OnShapes != nil {
		b.OnShapes(b.scene.Shapes)
	}
}
