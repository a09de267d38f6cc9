package draw

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"
)

// Bounds returns the whole picture, in pixels.
func (p *Context) Bounds() image.Rectangle { return p.img.Rect }

// Scale returns how many pixels make one unit.
func (p *Context) Scale() float32 { return p.scale }

// Px turns a length in units into whole pixels.
func (p *Context) Px(units float32) int { return int(math.Round(float64(units * p.scale))) }

// Hair returns the width of the thinnest line in pixels: a unit, and at least a pixel.
func (p *Context) Hair() int { return max(1, p.Px(1)) }

// Pixels turns a box of the area into pixels of the picture.
func (p *Context) Pixels(r Rect) image.Rectangle {
	x, y := r.X+p.corner.X, r.Y+p.corner.Y
	return image.Rect(p.Px(x), p.Px(y), p.Px(x+r.W), p.Px(y+r.H))
}

// Outwards does the same, widened to whole pixels: rounding might take away what a text needs.
func (p *Context) Outwards(r Rect) image.Rectangle {
	box, x := p.Pixels(r), (r.X+p.corner.X)*p.scale
	box.Min.X, box.Max.X = int(math.Floor(float64(x))), int(math.Ceil(float64(x+r.W*p.scale)))
	return box
}

// FillPixels covers a rectangle of pixels with a colour.
func (p *Context) FillPixels(r image.Rectangle, c color.NRGBA) {
	p.log(r, c)
	p.box(r, c)
	op := draw.Src // many times faster
	if c.A != 0xFF {
		op = draw.Over
	}
	draw.Draw(p.img, r, image.NewUniform(c), image.Point{}, op)
}

// FramePixels draws the border of a rectangle of pixels inside it.
func (p *Context) FramePixels(r image.Rectangle, thick int, c color.NRGBA) {
	p.FillPixels(image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+thick), c)
	p.FillPixels(image.Rect(r.Min.X, r.Max.Y-thick, r.Max.X, r.Max.Y), c)
	p.FillPixels(image.Rect(r.Min.X, r.Min.Y+thick, r.Min.X+thick, r.Max.Y-thick), c)
	p.FillPixels(image.Rect(r.Max.X-thick, r.Min.Y+thick, r.Max.X, r.Max.Y-thick), c)
}

// Face returns the letters of a style at the picture's scale, to measure texts in pixels.
func (p *Context) Face(style Style) *Face { return style.face(&p.faces, p.theme, p.scale) }

// FaceOf returns the letters of the theme at a size in pixels.
func (p *Context) FaceOf(style fyne.TextStyle, size float32) *Face {
	return p.faces.Of(p.theme, style, size)
}

// TextPixels writes a line into a rectangle of pixels as [Context.Text] does, in a colour of the
// caller's instead of the style's.
func (p *Context) TextPixels(text string, r image.Rectangle, style Style, c color.NRGBA) {
	p.Cell(p.Face(style), r, text, style.Align, c)
}

// Cell writes a line into a rectangle of pixels as [Face.DrawCell] does.
func (p *Context) Cell(face *Face, r image.Rectangle, text string, align fyne.TextAlign, c color.NRGBA) {
	if text == "" || r.Dx() <= 0 {
		return
	}
	cut := face.DrawCell(p.img, r, text, align, c)
	if p.vector != nil {
		p.writeCell(face, r, text, align, c)
	}
	if p.Log != nil {
		x, width := face.place(r, text, align)
		y := face.Baseline(r.Min.Y, r.Max.Y)
		box := image.Rect(x, y-face.Ascent(), x+width, y+face.Descent())
		p.Log(Item{Text: text, Rect: p.units(box), Colour: c, Bold: face.bold, Cut: cut, Align: align})
	}
}

// Centred writes a text around a point, in pixels. The height of a digit is what is centred, so
// that numbers side by side stand on one line.
func (p *Context) Centred(face *Face, at Point, text string, c color.NRGBA) {
	width := face.Width(text)
	x, y := int(math.Round(at.X-float64(width)/2)), int(math.Round(at.Y+face.DigitHeight()/2))
	face.Draw(p.img, p.img.Rect, x, y, text, c)
	p.write(face, text, x, y, c)
	if p.Log != nil {
		box := image.Rect(x, y-face.Ascent(), x+width, y+face.Descent())
		p.Log(Item{Text: text, Rect: p.units(box), Colour: c, Bold: face.bold, Align: fyne.TextAlignCenter})
	}
}

// Mark draws a small symbol into a box of pixels, inside clip only.
func (p *Context) Mark(clip, box image.Rectangle, mark Mark, c color.NRGBA) {
	p.log(box, c)
	p.marked(mark, clip, box, c)
	p.marks.Draw(p.img, clip, box, mark, c)
}

// Shape fills what add puts into an empty path, as far as it lies in the rectangle clip; both are
// in pixels.
func (p *Context) Shape(clip image.Rectangle, c color.NRGBA, add func(*Path)) {
	p.path.Reset()
	add(&p.path)
	if p.path.Empty() {
		return
	}
	p.log(p.path.box(), c)
	p.filled(&p.path, clip, c)
	p.path.Fill(p.img.SubImage(clip).(*image.RGBA), c)
}

// log tells of a shape in a rectangle of pixels.
func (p *Context) log(r image.Rectangle, c color.NRGBA) {
	if p.Log != nil && !r.Empty() {
		p.Log(Item{Rect: p.units(r), Colour: c})
	}
}

// units turns a rectangle of pixels into units.
func (p *Context) units(r image.Rectangle) Rect {
	unit := func(pixels int) float32 { return float32(pixels) / p.scale }
	return Rect{unit(r.Min.X), unit(r.Min.Y), unit(r.Dx()), unit(r.Dy())}
}
