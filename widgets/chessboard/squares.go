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

// coordinates writes the ranks into the squares at the left edge and the files into those at the bottom.
func (p *Painter) coordinates() {
	size := p.TextSize(0.17)
	left, side, height := p.Units(0.035), p.Units(0.025), p.face(size).DigitHeight()/2
	for i := range 8 {
		square := p.square(0, i)
		corner := p.Rect(square).Min
		name := SquareName(square)[1:]
		at := draw.Point{X: float64(corner.X) + left + p.TextWidth(name, size)/2, Y: float64(corner.Y) + left + height}
		p.Write(name, size, at, p.Palette.on(square))

		square = p.square(i, 7)
		corner = p.Rect(square).Max
		name = SquareName(square)[:1]
		at = draw.Point{X: float64(corner.X) - side - p.TextWidth(name, size)/2, Y: float64(corner.Y) - left - height}
		p.Write(name, size, at, p.Palette.on(square))
	}
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

// choices draws the chooser.
func (p *Painter) choices() {
	c := p.scene.chooser
	if !c.open {
		return
	}
	p.FillPixels(p.bounds(), p.Palette.Dim)
	for i := range promotions {
		colour, radius := p.Palette.ChooserBack, p.Units(0.5)
		if i == c.hovered {
			colour, radius = p.Palette.Choice, p.Units(0.125)
		}
		square := c.square(i)
		half := draw.Point{X: p.Units(0.5), Y: p.Units(0.5)}
		p.path.RoundRect(p.Centre(square).Sub(half), p.Centre(square).Add(half), radius)
		p.fill(colour)
		p.Piece(c.piece(i), p.Rect(square).Min, p.Side, 0xff)
	}
}
