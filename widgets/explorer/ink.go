package explorer

import (
	"image"
	"image/color"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/paint"
)

// ink is what a picture of any widget here is painted with: a target in pixels, the canvas scale,
// and the theme's type and colours.
type ink struct {
	dst    *image.RGBA
	scale  float32
	plain  *paint.Face
	bold   *paint.Face
	small  *paint.Face // bold, for badges
	colour func(fyne.ThemeColorName) color.NRGBA
}

// newInk prepares a picture of a widget, which is width units wide.
func newInk(dst *image.RGBA, width float32, faces *paint.Faces) ink {
	th, variant := fyne.CurrentApp().Settings().Theme(), fyne.CurrentApp().Settings().ThemeVariant()
	i := ink{dst: dst, scale: float32(dst.Rect.Dx()) / width}
	size := th.Size(theme.SizeNameText) * i.scale
	i.plain = faces.Of(th, fyne.TextStyle{}, size)
	i.bold = faces.Of(th, fyne.TextStyle{Bold: true}, size)
	i.small = faces.Of(th, fyne.TextStyle{Bold: true}, size*0.78)
	i.colour = func(name fyne.ThemeColorName) color.NRGBA {
		return color.NRGBAModel.Convert(th.Color(name, variant)).(color.NRGBA)
	}
	return i
}

// px turns units of the canvas into pixels.
func (i *ink) px(v float32) int { return int(v*i.scale + 0.5) }

// fill blends a colour over a rectangle.
func (i *ink) fill(r image.Rectangle, c color.NRGBA) {
	op := draw.Src
	if c.A != 0xFF {
		op = draw.Over
	}
	draw.Draw(i.dst, r.Intersect(i.dst.Rect), image.NewUniform(c), image.Point{}, op)
}

// frame draws the border of a rectangle inside it.
func (i *ink) frame(r image.Rectangle, thick int, c color.NRGBA) {
	i.fill(image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+thick), c)
	i.fill(image.Rect(r.Min.X, r.Max.Y-thick, r.Max.X, r.Max.Y), c)
	i.fill(image.Rect(r.Min.X, r.Min.Y+thick, r.Min.X+thick, r.Max.Y-thick), c)
	i.fill(image.Rect(r.Max.X-thick, r.Min.Y+thick, r.Max.X, r.Max.Y-thick), c)
}

// canvasOf returns a clear picture of the size, the one that was used before where it fits: a new
// one for each frame is megabytes for the collector.
func canvasOf(old *image.RGBA, w, h int) *image.RGBA {
	if old != nil && old.Rect.Dx() == w && old.Rect.Dy() == h {
		clear(old.Pix)
		return old
	}
	return image.NewRGBA(image.Rect(0, 0, w, h))
}

// readable is black or white, whichever stands out from a colour.
func readable(c color.NRGBA) color.NRGBA {
	if 299*int(c.R)+587*int(c.G)+114*int(c.B) > 140_000 {
		return color.NRGBA{A: 0xFF}
	}
	return color.NRGBA{R: 0xFF, G: 0xFF, B: 0xFF, A: 0xFF}
}
