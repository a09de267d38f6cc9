package treeview

import (
	"image"
	"image/color"
	"image/draw"
	"math"

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

// newInk prepares a picture of a widget.
func newInk(dst *image.RGBA, w fyne.Widget, faces *paint.Faces) ink {
	th, variant := theme.CurrentForWidget(w), fyne.CurrentApp().Settings().ThemeVariant()
	i := ink{dst: dst, scale: float32(dst.Rect.Dx()) / w.Size().Width}
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
	black, white := color.NRGBA{A: 0xFF}, color.NRGBA{R: 0xFF, G: 0xFF, B: 0xFF, A: 0xFF}
	if contrast(c, black) > 1.4*contrast(c, white) {
		return black
	}
	return white
}

// legible turns a colour towards the text's until it stands out from the ground: the theme's green
// and orange are too pale for text on white.
func (i *ink) legible(c, ground color.NRGBA) color.NRGBA {
	const enough = 4
	text := i.colour(theme.ColorNameForeground)
	for share := 0.0; share < 1; share += 0.125 {
		if m := mix(c, text, share); contrast(m, ground) >= enough {
			return m
		}
	}
	return text
}

// contrast is the ratio of the brightness of two colours, 1 to 21, as WCAG defines it.
func contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a)+0.05, luminance(b)+0.05
	return max(x, y) / min(x, y)
}

// luminance is the relative brightness of a colour, 0 to 1, in the sRGB space.
func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		if s := float64(v) / 255; s > 0.04045 {
			return math.Pow((s+0.055)/1.055, 2.4)
		}
		return float64(v) / 255 / 12.92
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// mix goes from one colour towards another by a share.
func mix(a, b color.NRGBA, share float64) color.NRGBA {
	part := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*share + 0.5) }
	return color.NRGBA{part(a.R, b.R), part(a.G, b.G), part(a.B, b.B), part(a.A, b.A)}
}

// over lays a colour that lets the ground shine through on that ground.
func over(ground, c color.NRGBA) color.NRGBA {
	opaque := c
	opaque.A = ground.A
	return mix(ground, opaque, float64(c.A)/255)
}
