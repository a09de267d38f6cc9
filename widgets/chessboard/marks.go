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
			p.markText(m)
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
		case MarkFrame:
			p.path.Outline(p.corners(at, p.Units(0.44)), p.Units(0.07)+pass)
		default:
			p.path.Ring(at, p.Units(0.43), p.Units(0.07)+pass)
		}
		p.fill(c)
	}
}

// corners returns a square around a point.
func (p *Painter) corners(at draw.Point, half float64) []draw.Point {
	return []draw.Point{at.Add(draw.Point{X: -half, Y: -half}), at.Add(draw.Point{X: half, Y: -half}),
		at.Add(draw.Point{X: half, Y: half}), at.Add(draw.Point{X: -half, Y: half})}
}

// markText writes what a mark says into the lower right corner of its square.
func (p *Painter) markText(m Mark) {
	if m.Text == "" {
		return
	}
	size := p.TextSize(0.2)
	half := p.TextWidth(m.Text, size)/2 + float64(size)*0.3
	at := p.Centre(m.Square).Add(draw.Point{X: p.Units(0.48) - half, Y: p.Units(0.48) - float64(size)*0.72})
	colour := p.Palette.role(m.Role)
	colour.A = 0xff
	p.plate(at, m.Text, size+2, p.Palette.casing(colour), colour, false)
	p.plate(at, m.Text, size, colour, TextOn(colour), false)
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
