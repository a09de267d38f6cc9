package chessboard

import (
	"image/color"
	"strconv"

	"drevo/widgets/draw"
)

// tintAttacks colours the attacked squares, the stronger the more often they are attacked. As under
// heat they lose the board's own colour first. White tints all of a square or, if Black attacks it
// too, the half at the lower left.
func (p *Painter) tintAttacks(all []Attacks) {
	var counts [2][64]int
	for _, a := range all {
		for square, n := range a.Counts {
			counts[a.side()][square] += n
		}
	}
	for square := range 64 {
		white, black := counts[0][square], counts[1][square]
		if white+black == 0 {
			continue
		}
		p.Tint(square, p.Palette.cold(square))
		switch {
		case black == 0:
			p.Tint(square, p.Palette.attacked(0, white))
		case white == 0:
			p.Tint(square, p.Palette.attacked(1, black))
		default:
			p.half(square, 0, p.Palette.attacked(0, white))
			p.half(square, 1, p.Palette.attacked(1, black))
		}
	}
}

// half tints the half of a square that is a side's: the lower left one of White, the upper right one of Black.
func (p *Painter) half(square, side int, c color.NRGBA) {
	r := p.Rect(square)
	lo, hi := draw.Point{X: float64(r.Min.X), Y: float64(r.Min.Y)}, draw.Point{X: float64(r.Max.X), Y: float64(r.Max.Y)}
	corner := draw.Point{X: lo.X, Y: hi.Y}
	if side == 1 {
		corner = draw.Point{X: hi.X, Y: lo.Y}
	}
	p.path.Add(lo, corner, hi)
	p.fill(c)
}

// attacked returns the tint of a square that a side attacks so often: four times is the strongest.
func (p *Palette) attacked(side, times int) color.NRGBA {
	c := p.Own
	if side == 1 {
		c = p.Enemy
	}
	return Faded(c, []float64{0, 0.16, 0.34, 0.52, 0.68}[min(times, 4)])
}

// countAttacks writes how often each square is attacked on the sign of the side: a disc in the lower
// left corner for White, a diamond in the upper right one for Black.
func (p *Painter) countAttacks(a Attacks) {
	size := p.TextSize(0.16)
	in := p.Units(0.5) - float64(size)*0.8
	at, colour := draw.Point{X: -in, Y: in}, p.Palette.Own
	if a.Black {
		at, colour = draw.Point{X: in, Y: -in}, p.Palette.Enemy
	}
	for square, n := range a.Counts {
		if n > 0 {
			p.SideSign(&p.path, p.Centre(square).Add(at), float64(size)*0.66, a.Black)
		}
	}
	p.fill(colour)
	for square, n := range a.Counts {
		if n > 0 {
			p.Write(strconv.Itoa(n), size, p.Centre(square).Add(at), TextOn(colour))
		}
	}
}

// side is the number of a side: 0 for White, 1 for Black.
func (a Attacks) side() int {
	if a.Black {
		return 1
	}
	return 0
}
