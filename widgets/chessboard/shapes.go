package chessboard

import "fyne.io/fyne/v2"

// A stroke is what the right button is drawing.
type stroke struct {
	from, to int // from is None while nothing is drawn
	role     Role
}

// userRole returns the colour for the keys held, as on well-known sites: none
// green, Shift or Control red, Alt blue, Alt with one of the others yellow.
func userRole(keys fyne.KeyModifier) Role {
	red := keys&(fyne.KeyModifierShift|fyne.KeyModifierControl) != 0
	blue := keys&fyne.KeyModifierAlt != 0
	switch {
	case red && blue:
		return RoleUser4
	case blue:
		return RoleUser3
	case red:
		return RoleUser2
	}
	return RoleUser1
}

// userWidth is the width of arrows drawn by hand.
const userWidth = 0.7

// with returns the shapes with the stroke added: a mark on one square, an arrow
// between two. A shape drawn a second time is taken away, in another colour
// replaced.
func (s stroke) with(shapes Shapes) Shapes {
	var now Shapes
	fresh := true
	for _, m := range shapes.Marks {
		if s.from == s.to && m.Square == s.to {
			fresh = fresh && m.Role != s.role
			continue
		}
		now.Marks = append(now.Marks, m)
	}
	for _, a := range shapes.Arrows {
		if a.From == s.from && a.To == s.to {
			fresh = fresh && a.Role != s.role
			continue
		}
		now.Arrows = append(now.Arrows, a)
	}
	switch {
	case !fresh:
	case s.from == s.to:
		now.Marks = append(now.Marks, Mark{Square: s.to, Kind: MarkRing, Role: s.role})
	default:
		now.Arrows = append(now.Arrows, Arrow{From: s.from, To: s.to, Width: userWidth, Role: s.role})
	}
	return now
}

// strokeBegins starts drawing with the right button.
func (b *Board) strokeBegins(square int, keys fyne.KeyModifier) {
	if onBoard(square) {
		b.stroke = stroke{square, square, userRole(keys)}
		b.refreshOverlay()
	}
}

// strokeGoes follows the pointer; beside the board the last square holds.
func (b *Board) strokeGoes(square int) {
	if b.stroke.from != None && onBoard(square) && square != b.stroke.to {
		b.stroke.to = square
		b.refreshOverlay()
	}
}

// strokeEnds keeps what was drawn.
func (b *Board) strokeEnds(square int) {
	if b.stroke.from == None {
		return
	}
	if onBoard(square) {
		b.stroke.to = square
		b.scene.Shapes = b.stroke.with(b.scene.Shapes)
	}
	b.stroke.from = None
	b.refreshOverlay()
	if onBoard(square) && b.OnShapes != nil {
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
