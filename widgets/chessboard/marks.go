package chessboard

import (
	"image/color"

	"drevo/widgets/paint"
)

// marks draws the marked squares.
func (b *brush) marks(marks []Mark) {
	for _, m := range marks {
		if onBoard(m.Square) {
			b.mark(m, b.centre(m.Square))
		}
	}
}

func (b *brush) mark(m Mark, at paint.Point) {
	p := &b.scene.Palette
	colour := p.role(m.Role)
	for _, pass := range b.passes() {
		c := colour
		if pass > 0 {
			c = p.casing(colour)
		}
		switch m.Kind {
		case MarkCircle:
			b.path.Circle(at, b.units(0.36)+pass/2)
			c = faded(c, 0.7)
		case MarkCross:
			arm := b.units(0.26)
			for _, d := range []paint.Point{{X: arm, Y: arm}, {X: arm, Y: -arm}} {
				b.path.Line([]paint.Point{at.Sub(d), at.Add(d)}, b.units(0.1)+pass, paint.Round)
			}
		default:
			b.path.Ring(at, b.units(0.43), b.units(0.07)+pass)
		}
		b.fill(c)
	}
}

// passes returns by how many pixels shapes are widened in each pass of drawing
// them: first the casing, then the shape itself.
func (b *brush) passes() []float64 { return []float64{max(b.units(0.03), 1.5), 0} }

// role returns a role's colour; an unknown one has that of the best move.
func (p *Palette) role(r Role) color.NRGBA {
	if r < 0 || r >= roleCount {
		r = RoleBest
	}
	return p.Roles[r]
}
