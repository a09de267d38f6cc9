package trajectories

import (
	"image/color"

	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
)

// A ValueType is what is to become of a piece, in the order of the authors.
type ValueType int

const (
	Captured ValueType = 1 + iota
	Doomed
	Expected // to fall
	Stable
)

// A Badge is a small sign at the upper right corner of a piece that says the type of its value.
type Badge struct {
	Square int
	Text   string // one to three characters
	Type   ValueType
}

// Badges are a [chessboard.Overlay].
type Badges []Badge

// Draw is called by the board.
func (b Badges) Draw(p *chessboard.Painter, pass chessboard.Pass) {
	if pass != chessboard.OnTop {
		return
	}
	for _, badge := range b {
		if chessboard.OnBoard(badge.Square) {
			radius := badgeRadius(p)
			in := p.Units(0.48) - radius*1.1
			badge.draw(p, p.Centre(badge.Square).Add(draw.Point{X: in, Y: -in}), radius)
		}
	}
}

// Legend returns the types that occur.
func (b Badges) Legend() []chessboard.Sign {
	var list []chessboard.Sign
	for _, badge := range b {
		if badge.known() {
			list = append(list, chessboard.Sign{
				Key: "badge", Name: valueTypes[badge.Type].name, Zoom: 2.2, Narrow: true,
				Draw: func(p *chessboard.Painter, left, right draw.Point) {
					Badge{Type: badge.Type}.draw(p, left.Lerp(right, 0.5), badgeRadius(p))
				},
			})
		}
	}
	return list
}

// valueTypes are the names of the types, and colours that are told apart by everybody.
var valueTypes = [...]struct {
	name   string
	colour color.NRGBA
}{
	Captured: {"Captured", color.NRGBA{0x4a, 0x4f, 0x55, 0xff}},
	Doomed:   {"Doomed", color.NRGBA{0xa3, 0x18, 0x2f, 0xff}},
	Expected: {"Expected to fall", color.NRGBA{0xf2, 0xb2, 0x00, 0xff}},
	Stable:   {"Stable", color.NRGBA{0x56, 0xb4, 0xe9, 0xff}},
}

func (b Badge) known() bool { return b.Type >= Captured && b.Type <= Stable }

func badgeRadius(p *chessboard.Painter) float64 {
	return max(p.Units(0.16), 0.9*float64(p.LeastText()), 7)
}

// draw draws one badge: its shape with a rim, struck for a piece that is captured, and its text.
func (b Badge) draw(p *chessboard.Painter, at draw.Point, radius float64) {
	if !b.known() {
		return
	}
	colour := valueTypes[b.Type].colour
	ink, outline := chessboard.TextOn(colour), b.Type.outline(at, radius)
	p.Shape(p.Bounds(), p.Palette.Paper, func(path *draw.Path) {
		path.Add(outline...)
		path.Outline(outline, 2*max(radius*0.16, 1.5))
	})
	p.Shape(p.Bounds(), colour, func(path *draw.Path) { path.Add(outline...) })
	if b.Type == Captured {
		p.Shape(p.Bounds(), chessboard.Faded(ink, 0.3), func(path *draw.Path) {
			for _, arm := range []draw.Point{{X: 1, Y: 1}, {X: 1, Y: -1}} {
				arm = arm.Mul(radius * 0.86)
				path.Line([]draw.Point{at.Sub(arm), at.Add(arm)}, radius*0.16, draw.Butt)
			}
		})
	}
	// the greatest size at which the text is no wider than the room
	size := int(radius*1.3 + 0.5)
	for size > max(p.LeastText(), 1) && p.TextWidth(b.Text, size) > radius*1.5 {
		size--
	}
	if size >= 6 {
		p.Write(b.Text, size, at, ink)
	}
}

// outline returns the shape of a type: a square, an octagon as of a stop sign, a diamond, a shield.
func (t ValueType) outline(at draw.Point, radius float64) []draw.Point {
	var shape []draw.Point
	switch t {
	case Captured:
		const k = 0.86
		shape = []draw.Point{{X: -k, Y: -k}, {X: k, Y: -k}, {X: k, Y: k}, {X: -k, Y: k}}
	case Doomed:
		const k = 0.4142
		shape = []draw.Point{{X: -k, Y: -1}, {X: k, Y: -1}, {X: 1, Y: -k}, {X: 1, Y: k}, {X: k, Y: 1}, {X: -k, Y: 1},
			{X: -1, Y: k}, {X: -1, Y: -k}}
	case Expected:
		shape = draw.Polygon(draw.Point{}, 1.28, 4)
	case Stable:
		shape = []draw.Point{{X: -0.95, Y: -0.95}, {X: 0.95, Y: -0.95}}
		shape = append(shape, draw.Curve(draw.Point{X: 0.95, Y: 0.1}, draw.Point{X: 0.85, Y: 0.85}, draw.Point{Y: 1.25},
			6)...)
		shape = append(shape, draw.Curve(draw.Point{Y: 1.25}, draw.Point{X: -0.85, Y: 0.85}, draw.Point{X: -0.95, Y: 0.1},
			6)[1:]...)
	}
	for i, p := range shape {
		shape[i] = at.Add(p.Mul(radius))
	}
	return shape
}
