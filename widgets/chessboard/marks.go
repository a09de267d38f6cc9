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
	p.Cased(colour, p.Palette.casing(colour), func(path *draw.Path, more float64) {
		if m.Kind == MarkFrame {
			path.Outline(p.Corners(at, p.Units(0.44)), p.Units(0.07)+more)
		} else {
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
