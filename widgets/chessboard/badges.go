package chessboard

import (
	"image/color"

	"drevo/widgets/paint"
)

// badges draws the badges at the corners of their men.
func (b *brush) badges(badges []Badge) {
	for _, g := range badges {
		if !onBoard(g.Square) {
			continue
		}
		radius := b.badgeRadius()
		at := b.centre(g.Square).Add(paint.Point{X: b.units(0.48) - radius*1.1, Y: radius*1.1 - b.units(0.48)})
		b.badge(g, at, radius)
	}
}

func (b *brush) badgeRadius() float64 { return max(b.units(0.16), 7) }

// badgeKinds is one more than the greatest kind of a badge.
const badgeKinds = 5

// badge draws one badge. Each kind has its shape: a struck square for a man that
// is captured, an octagon as of a stop sign for a doomed one, a diamond for one
// that is expected to fall, and a shield for one that is safe.
func (b *brush) badge(g Badge, at paint.Point, radius float64) {
	if g.Kind < 1 || g.Kind >= badgeKinds {
		return
	}
	colour := b.scene.Palette.Badges[g.Kind]
	outline := badgeOutline(g.Kind, at, radius)
	b.path.Add(outline...)
	b.path.Outline(outline, 2*max(radius*0.16, 1.5))
	b.fill(b.scene.Palette.Paper)
	b.path.Add(outline...)
	b.fill(colour)
	ink := textOn(colour)
	if g.Kind == 1 {
		b.cross(at, radius*0.86, radius*0.16, faded(ink, 0.3))
	}
	if size := b.fitting(g.Text, int(radius*1.3+0.5), radius*1.5); size >= 6 {
		b.centred(g.Text, size, at, ink)
	}
}

// badgeOutline returns the shape of a kind of badge.
func badgeOutline(kind int, at paint.Point, radius float64) []paint.Point {
	switch kind {
	case 1:
		return relative(at, radius*0.86, []paint.Point{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}})
	case 2:
		const k = 0.4142
		return relative(at, radius, []paint.Point{{X: -k, Y: -1}, {X: k, Y: -1}, {X: 1, Y: -k}, {X: 1, Y: k}, {X: k, Y: 1}, {X: -k, Y: 1}, {X: -1, Y: k}, {X: -1, Y: -k}})
	case 3:
		return paint.Polygon(at, radius*1.28, 4)
	}
	shield := []paint.Point{{X: -0.95, Y: -0.95}, {X: 0.95, Y: -0.95}}
	down := paint.Curve(paint.Point{X: 0.95, Y: 0.1}, paint.Point{X: 0.85, Y: 0.85}, paint.Point{Y: 1.25}, 6)
	up := paint.Curve(paint.Point{Y: 1.25}, paint.Point{X: -0.85, Y: 0.85}, paint.Point{X: -0.95, Y: 0.1}, 6)
	return relative(at, radius, append(append(shield, down...), up[1:]...))
}

// relative scales a shape and moves it to its place.
func relative(at paint.Point, scale float64, shape []paint.Point) []paint.Point {
	moved := make([]paint.Point, len(shape))
	for i, p := range shape {
		moved[i] = at.Add(p.Mul(scale))
	}
	return moved
}

// cross draws a saltire.
func (b *brush) cross(at paint.Point, arm, width float64, c color.NRGBA) {
	for _, d := range []paint.Point{{X: arm, Y: arm}, {X: arm, Y: -arm}} {
		b.path.Line([]paint.Point{at.Sub(d), at.Add(d)}, width, paint.Butt)
	}
	b.fill(c)
}

// fitting returns the greatest size, in pixels, at which a text is no wider than
// the room.
func (b *brush) fitting(word string, size int, room float64) int {
	for size > 1 && b.textWidth(word, size) > room {
		size--
	}
	return size
}
