package chessboard

import "fyne.io/fyne/v2"

// A sketch is what the right button is drawing.
type sketch struct {
	from, to int // from is None while nothing is drawn
	role     Role
}

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

// UserWidth is the width of arrows drawn by hand.
const UserWidth = 0.7

// with returns the shapes with the sketch added: a mark on one square, an arrow
// between two. A shape drawn a second time is taken away, in another colour
// replaced.
func (k sketch) with(shapes Shapes) Shapes {
	var now Shapes
	fresh := true
	for _, m := range shapes.Marks {
		if k.from == k.to && m.Square == k.to {
			fresh = fresh && m.Role != k.role
			continue
		}
		now.Marks = append(now.Marks, m)
	}
	for _, a := range shapes.Arrows {
		if a.From == k.from && a.To == k.to {
			fresh = fresh && a.Role != k.role
			continue
		}
		now.Arrows = append(now.Arrows, a)
	}
	switch {
	case !fresh:
	case k.from == k.to:
		now.Marks = append(now.Marks, Mark{Square: k.to, Kind: MarkRing, Role: k.role})
	default:
		now.Arrows = append(now.Arrows, Arrow{From: k.from, To: k.to, Width: UserWidth, Role: k.role})
	}
	return now
}

// beginSketch starts drawing with the right button.
func (b *Board) beginSketch(square int, keys fyne.KeyModifier) {
	if OnBoard(square) {
		b.sketch = sketch{square, square, userRole(keys)}
		b.refreshOverlay()
	}
}

// continueSketch follows the pointer; beside the board the last square holds.
func (b *Board) continueSketch(square int) {
	if b.sketch.from != None && OnBoard(square) && square != b.sketch.to {
		b.sketch.to = square
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
		b.scene.Shapes = b.sketch.with(b.scene.Shapes)
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
