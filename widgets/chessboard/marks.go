package chessboard

import "drevo/widgets/draw"

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
	casing := p.Palette.casing(colour)
	if m.Kind == MarkCircle {
		colour, casing = Faded(colour, 0.7), Faded(casing, 0.7)
	}
	p.Cased(colour, casing, func(path *draw.Path, more float64) {
		switch m.Kind {
		case MarkCircle:
			path.Circle(at, p.Units(0.36)+more/2)
		case MarkCross:
			arm := p.Units(0.26)
			for _, d := range []draw.Point{{X: arm, Y: arm}, {X: arm, Y: -arm}} {
				path.Line([]draw.Point{at.Sub(d), at.Add(d)}, p.Units(0.1)+more, draw.Round)
			}
		case MarkFrame:
			path.Outline(p.Corners(at, p.Units(0.44)), p.Units(0.07)+more)
		default:
			path.Ring(at, p.Units(0.43), p.Units(0.07)+more)
		}
	})
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
	p.Label(at, m.Text, size, p.Palette.casing(colour), colour, false)
}
