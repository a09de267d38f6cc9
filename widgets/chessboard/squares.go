package chessboard

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"drevo/widgets/paint"
)

// squares draws the bare board.
func (b *brush) squares() {
	light, dark := image.NewUniform(b.scene.Palette.Light), image.NewUniform(b.scene.Palette.Dark)
	for square := range 64 {
		colour := light
		if isDark(square) {
			colour = dark
		}
		draw.Draw(b.dst, b.rect(square), colour, image.Point{}, draw.Src)
	}
}

func isDark(square int) bool { return (square&7+square>>3)&1 == 0 }

// highlights marks the last move, the check, the heat and the square picked up.
func (b *brush) highlights() {
	s := b.scene
	for _, square := range s.Last {
		if onBoard(square) {
			b.wash(square, s.Palette.Last)
		}
	}
	for _, l := range s.visible() {
		b.heat(l.Heat)
		b.litNumbers(l.Numbers)
		b.litStops(l)
	}
	if onBoard(s.Check) {
		b.glow(s.Check, s.Palette.Check)
	}
	if onBoard(s.Selected) {
		b.wash(s.Selected, s.Palette.Selected)
	}
}

// glow fills a square with a colour that fades from the middle to the corners.
func (b *brush) glow(square int, c color.NRGBA) {
	r := b.rect(square)
	half := float64(b.side) / 2
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			dx, dy := float64(x-r.Min.X)+0.5-half, float64(y-r.Min.Y)+0.5-half
			far := math.Hypot(dx, dy) / half
			part := min(max(1.1-far*far*0.85, 0), 1)
			b.dst.SetRGBA(x, y, over(b.dst.RGBAAt(x, y), faded(c, part)))
		}
	}
}

// over returns an opaque pixel with a colour laid over it.
func over(under color.RGBA, c color.NRGBA) color.RGBA {
	mix := func(u, v uint8) uint8 {
		return uint8((int(u)*(255-int(c.A)) + int(v)*int(c.A) + 127) / 255)
	}
	return color.RGBA{mix(under.R, c.R), mix(under.G, c.G), mix(under.B, c.B), under.A}
}

// coordinates writes the ranks into the squares at the left edge and the files
// into those at the bottom.
func (b *brush) coordinates() {
	if !b.scene.Coordinates {
		return
	}
	size := b.textSize(0.17)
	left, side := b.units(0.035), b.units(0.025)
	for i := range 8 {
		rank, file := b.square(0, i), b.square(i, 7)
		r := b.rect(rank)
		at := paint.Point{X: float64(r.Min.X) + left, Y: float64(r.Min.Y) + left + digitHeight(size)}
		b.write(SquareName(rank)[1:], size, at, b.coordinateColour(rank))

		r = b.rect(file)
		name := SquareName(file)[:1]
		at = paint.Point{X: float64(r.Max.X) - side - b.textWidth(name, size), Y: float64(r.Max.Y) - left}
		b.write(name, size, at, b.coordinateColour(file))
	}
}

func (b *brush) coordinateColour(square int) color.NRGBA {
	if isDark(square) {
		return b.scene.Palette.OnDark
	}
	return b.scene.Palette.OnLight
}

// targets marks the squares to which the man picked up may go: a dot on empty
// ones; on captures a ring that the captured man leaves visible.
func (b *brush) targets() {
	for _, t := range b.scene.Targets {
		if !onBoard(t.Square) {
			continue
		}
		if t.Capture {
			b.path.Ring(b.centre(t.Square), b.units(0.445), b.units(0.085))
		} else {
			b.path.Circle(b.centre(t.Square), b.units(0.145))
		}
	}
	b.fill(b.scene.Palette.Target)
}

// cursor frames the keyboard's square.
func (b *brush) cursor() {
	if !onBoard(b.scene.Cursor) {
		return
	}
	width := max(b.units(0.05), 2)
	for _, edge := range []struct {
		inset, width float64
		colour       color.NRGBA
	}{{0, width + 2, rgb(0xffffff)}, {1, width, b.scene.Palette.Cursor}} {
		b.frameSquare(b.scene.Cursor, edge.inset, edge.width, edge.colour)
	}
}

// frameSquare frames a square inside, at a distance from its edge in pixels.
func (b *brush) frameSquare(square int, inset, width float64, c color.NRGBA) {
	r := b.rect(square)
	lo := paint.Point{X: float64(r.Min.X) + inset, Y: float64(r.Min.Y) + inset}
	hi := paint.Point{X: float64(r.Max.X) - inset, Y: float64(r.Max.Y) - inset}
	in := paint.Point{X: width, Y: width}
	b.path.Rect(lo, hi)
	lo, hi = lo.Add(in), hi.Sub(in)
	b.path.Cut(lo, paint.Point{X: hi.X, Y: lo.Y}, hi, paint.Point{X: lo.X, Y: hi.Y})
	b.fill(c)
}
