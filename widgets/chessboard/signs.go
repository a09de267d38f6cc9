package chessboard

import "drevo/widgets/paint"

// sign adds the filled sign of a side: a disc for the own, a diamond for the
// enemy's.
func (b *brush) sign(path *paint.Path, side Side, at paint.Point, radius float64) {
	if side == Enemy {
		path.Diamond(at, radius*1.25)
		return
	}
	path.Circle(at, radius)
}

// signRing adds the outline of a sign.
func (b *brush) signRing(path *paint.Path, side Side, at paint.Point, radius, width float64) {
	if side == Enemy {
		path.DiamondRing(at, radius*1.18, width)
		return
	}
	path.Ring(at, radius, width)
}

// signDots adds the outline of a sign in short dashes.
func (b *brush) signDots(path *paint.Path, side Side, at paint.Point, radius, width float64) {
	outline := paint.Polygon(at, radius, 48)
	if side == Enemy {
		outline = paint.Polygon(at, radius*1.18, 4)
	}
	outline = append(outline, outline[0])
	for _, dash := range paint.Dashes(outline, b.units(0.1), b.units(0.1)) {
		path.Line(dash, width, paint.Butt)
	}
}
