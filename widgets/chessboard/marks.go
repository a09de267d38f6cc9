package chessboard

import (
	"image/color"

	"drevo/widgets/draw"
)

// marks draws the marked squares.
func (p *Painter) marks(marks []Mark) {
	for _, m := range marks {
		if OnBoard(m.Square) {
			p.mark(m, p.Centre(m.Square))
		}
	}
}

func (p *Painter) mark(m Mark, at draw.Point) {
	colour := p.Palette.role(m.Role)
	for _, pass := range p.passes() {
		c := colour
		if pass > 0 {
			c = p.Palette.casing(colour)
		}
		switch m.Kind {
		case MarkCircle:
			p.path.Circle(at, p.Units(0.36)+pass/2)
			c = Faded(c, 0.7)
		case MarkCross:
			arm := p.Units(0.26)
			for _, d := range []draw.Point{{X: arm, Y: arm}, {X: arm, Y: -arm}} {
				p.path.Line([]draw.Point{at.Sub(d), at.Add(d)}, p.Units(0.1)+pass, draw.Round)
			}
		default:
			p.path.Ring(at, p.Units(0.43), p.Units(0.07)+pass)
		}
		p.fill(c)
	}
}

// passes returns by how many pixels shapes are widened in each pass of drawing
// them: first the casing, then the shape itself.
func (p *Painter) passes() []float64 { return []float64{max(p.Units(0.03), 1.5), 0} }

// role returns a role's colour; an unknown one has that of the best move.
func (p *Palette) role(r Role) color.NRGBA {
	if r < 0 || r >= roleCount {
		r = RoleBest
	}
	return p.Roles[r]
}
