package chessboard

import (
	"image"
	"image/color"
	"math"

	"drevo/widgets/draw"
)

// squares draws the bare board.
func (p *Painter) squares() {
	for square := range 64 {
		p.Tint(square, p.Palette.square(square))
	}
}

// square returns the colour of a square.
func (p *Palette) square(square int) color.NRGBA {
	if isDark(square) {
		return p.Dark
	}
	return p.Light
}

func isDark(square int) bool { return (square&7+square>>3)&1 == 0 }

// highlights marks the last move, the check, the heat and the square picked up.
func (p *Painter) highlights() {
	s := p.scene
	for _, square := range s.Last {
		if OnBoard(square) {
			p.Tint(square, p.Palette.Last)
		}
	}
	for _, l := range s.Layers {
		p.heat(l.Heat)
		p.litNumbers(l.Numbers)
	}
	p.tintAttacks(p.scene.attacks())
	p.overlays(UnderPieces)
	if OnBoard(s.Check) {
		p.glow(s.Check, p.Palette.Check)
	}
	if OnBoard(s.Selected) {
		p.Tint(s.Selected, p.Palette.Selected)
	}
}

// glow fills a square with a colour that fades from the middle to the corners.
func (p *Painter) glow(square int, c color.NRGBA) {
	glow := image.NewRGBA(image.Rect(0, 0, p.Side, p.Side))
	half := float64(p.Side) / 2
	for y := range p.Side {
		for x := range p.Side {
			far := math.Hypot(float64(x)+0.5-half, float64(y)+0.5-half) / half
			k := min(max(1.1-far*far*0.85, 0), 1) * float64(c.A) / 0xff
			part := func(v uint8) uint8 { return uint8(float64(v)*k + 0.5) }
			glow.SetRGBA(x, y, color.RGBA{part(c.R), part(c.G), part(c.B), part(0xff)})
		}
	}
	p.Image(glow, p.Rect(square).Min, 0xff)
}

// coordinates writes the ranks into the squares at the left edge and the files
// into those at the bottom.
func (p *Painter) coordinates() {
	if !p.scene.Coordinates {
		return
	}
	size := p.TextSize(0.17)
	left, side, height := p.Units(0.035), p.Units(0.025), p.face(size).DigitHeight()/2
	for i := range 8 {
		square := p.square(0, i)
		corner := p.Rect(square).Min
		name := SquareName(square)[1:]
		at := draw.Point{X: float64(corner.X) + left + p.TextWidth(name, size)/2, Y: float64(corner.Y) + left + height}
		p.Write(name, size, at, p.coordinateColour(square))

		square = p.square(i, 7)
		corner = p.Rect(square).Max
		name = SquareName(square)[:1]
		at = draw.Point{X: float64(corner.X) - side - p.TextWidth(name, size)/2, Y: float64(corner.Y) - left - height}
		p.Write(name, size, at, p.coordinateColour(square))
	}
}

func (p *Painter) coordinateColour(square int) color.NRGBA {
	if isDark(square) {
		return p.Palette.OnDark
	}
	return p.Palette.OnLight
}

// targets marks the squares to which the piece picked up may go: a dot on empty
// ones; on captures a ring that the captured piece leaves visible.
func (p *Painter) targets() {
	for _, t := range p.scene.Targets {
		if !OnBoard(t.Square) {
			continue
		}
		if t.Capture {
			p.path.Ring(p.Centre(t.Square), p.Units(0.445), p.Units(0.085))
		} else {
			p.path.Circle(p.Centre(t.Square), p.Units(0.145))
		}
	}
	p.fill(p.Palette.Target)
}

// cursor frames the keyboard's square.
func (p *Painter) cursor() {
	if !OnBoard(p.scene.Cursor) {
		return
	}
	width := max(p.Units(0.05), 2)
	for _, edge := range []struct {
		inset, width float64
		colour       color.NRGBA
	}{{0, width + 2, rgb(0xffffff)}, {1, width, p.Palette.Cursor}} {
		p.frameSquare(p.scene.Cursor, edge.inset, edge.width, edge.colour)
	}
}

// frameSquare frames a square inside, at a distance from its edge in pixels.
func (p *Painter) frameSquare(square int, inset, width float64, c color.NRGBA) {
	r := p.Rect(square)
	lo := draw.Point{X: float64(r.Min.X) + inset, Y: float64(r.Min.Y) + inset}
	hi := draw.Point{X: float64(r.Max.X) - inset, Y: float64(r.Max.Y) - inset}
	in := draw.Point{X: width, Y: width}
	p.path.Rect(lo, hi)
	lo, hi = lo.Add(in), hi.Sub(in)
	p.path.Cut(lo, draw.Point{X: hi.X, Y: lo.Y}, hi, draw.Point{X: lo.X, Y: hi.Y})
	p.fill(c)
}
