package chessboard

import (
	"image/color"
	"strconv"

	"drevo/widgets/draw"
)

// tintAttacks colours the attacked squares, the stronger the more often they are attacked: four times is the
// strongest. As under heat they lose the board's own colour first. White tints all of a square or, if Black attacks
// it too, the half at the lower left.
func (p *Painter) tintAttacks(all []Attacks) {
	var counts [64][2]int // of White and of Black
	for _, a := range all {
		side := 0
		if a.Black {
			side = 1
		}
		for square, n := range a.Counts {
			counts[square][side] += n
		}
	}
	for square, both := range counts {
		if both == [2]int{} {
			continue
		}
		p.Tint(square, p.Palette.cold(square))
		for side, n := range both {
			c := Faded(p.Palette.Side(side == 1), []float64{0, 0.16, 0.34, 0.52, 0.68}[min(n, 4)])
			switch n {
			case 0:
			case both[0] + both[1]:
				p.Tint(square, c)
			default:
				p.half(square, side == 1, c)
			}
		}
	}
}

// half tints the half of a square that is a side's: the lower left one of White, the upper right one of Black.
func (p *Painter) half(square int, black bool, c color.NRGBA) {
	corners := p.Corners(p.Centre(square), p.Units(0.5))
	if black {
		p.path.Add(corners[0], corners[1], corners[2])
	} else {
		p.path.Add(corners[0], corners[3], corners[2])
	}
	p.fill(c)
}

// countAttacks writes how often each square is attacked on the sign of the side: a disc in the lower
// left corner for White, a diamond in the upper right one for Black.
func (p *Painter) countAttacks(a Attacks) {
	size, colour := p.TextSize(0.16), p.Palette.Side(a.Black)
	in := p.Units(0.5) - float64(size)*0.8
	at := draw.Point{X: -in, Y: in}
	if a.Black {
		at = at.Mul(-1)
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
