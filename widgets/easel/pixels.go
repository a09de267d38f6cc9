package easel

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"drevo/widgets/paint"
)

// Bounds is the whole picture, in pixels.
func (p *Pen) Bounds() image.Rectangle { return p.img.Rect }

// Scale is how many pixels make one unit.
func (p *Pen) Scale() float32 { return p.scale }

// Px turns a length in units into whole pixels.
func (p *Pen) Px(units float32) int { return int(math.Round(float64(units * p.scale))) }

// Hair is the width of the thinnest line in pixels: a unit, and at least a pixel.
func (p *Pen) Hair() int { return max(1, p.Px(1)) }

// FillPixels covers a rectangle of pixels with a colour.
func (p *Pen) FillPixels(r image.Rectangle, c color.NRGBA) {
	draw.Draw(p.img, r, image.NewUniform(c), image.Point{}, draw.Over)
}

// TextPixels writes a line into a rectangle of pixels as [Pen.Text] does, in a colour of the caller's instead of the
// style's.
func (p *Pen) TextPixels(text string, r image.Rectangle, style Style, c color.NRGBA) {
	p.Face(style).DrawCell(p.img, r, text, style.Align, c)
}

// Face is the glyph atlas of a style at the picture's scale, to measure texts in pixels.
func (p *Pen) Face(style Style) *paint.Face { return p.easel.face(style, p.scale) }

// ShapePixels fills what add puts into an empty path, as far as it lies in the rectangle clip; both are in pixels.
func (p *Pen) ShapePixels(clip image.Rectangle, c color.NRGBA, add func(*paint.Path)) {
	p.easel.path.Reset()
	add(&p.easel.path)
	p.easel.path.Fill(p.img.SubImage(clip).(*image.RGBA), c)
}
