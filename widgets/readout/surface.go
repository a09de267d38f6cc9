package readout

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/paint"
)

// surface is the raster of a widget and what drawing on it needs again and again: the picture's memory, the glyph atlas.
type surface struct {
	*canvas.Raster
	owner fyne.Widget
	faces paint.Faces
	path  paint.Path
	img   *image.RGBA
}

// newSurface makes a raster on which draw draws the owner.
func newSurface(owner fyne.Widget, draw func(*pen)) *surface {
	s := &surface{owner: owner}
	s.Raster = canvas.NewRaster(func(w, h int) image.Image {
		p := s.pen(w, h)
		draw(p)
		return p.img
	})
	return s
}

// pen returns a pen for an empty picture of w by h pixels. The picture is used again for the next drawing; Fyne has
// copied it by then.
func (s *surface) pen(w, h int) *pen {
	if s.img == nil || s.img.Rect.Dx() != w || s.img.Rect.Dy() != h {
		s.img = image.NewRGBA(image.Rect(0, 0, w, h))
	} else {
		clear(s.img.Pix)
	}
	s.path.Reset()
	return &pen{img: s.img, scale: s.scale(), surface: s, theme: theme.CurrentForWidget(s.owner)}
}

// scale is how many pixels of the screen make one unit of Fyne.
func (s *surface) scale() float32 {
	c := fyne.CurrentApp().Driver().CanvasForObject(s.owner)
	if c == nil {
		return 1
	}
	const far = 1 << 24 // so that whole pixels tell the scale to its last bit
	x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, 0))
	return float32(x) / far
}

// width is the room that a text takes, in units, whatever the scale.
func (s *surface) width(text string, style textStyle) float32 {
	const fine = 4 // measured larger, as a face rounds up to whole pixels
	th := theme.CurrentForWidget(s.owner)
	face := s.faces.Of(th, fyne.TextStyle{Bold: style.bold}, fine*th.Size(style.size))
	return float32(math.Ceil(float64(face.Width(text)) / fine))
}

// lineHeight is the height of a line of text, in units.
func (s *surface) lineHeight(style textStyle) float32 {
	th := theme.CurrentForWidget(s.owner)
	return float32(s.faces.Of(th, fyne.TextStyle{Bold: style.bold}, th.Size(style.size)).Height())
}

// textStyle is the look of a text.
type textStyle struct {
	size   fyne.ThemeSizeName
	colour fyne.ThemeColorName
	bold   bool
}

// The looks of all texts.
var (
	nameStyle  = textStyle{size: theme.SizeNameCaptionText, colour: theme.ColorNamePlaceHolder}
	valueStyle = textStyle{size: theme.SizeNameText, colour: theme.ColorNameForeground}
	shareStyle = textStyle{size: theme.SizeNameCaptionText, bold: true}
)

// pen draws one picture. Its lengths are in pixels but where it says units.
type pen struct {
	img     *image.RGBA
	scale   float32
	surface *surface
	theme   fyne.Theme
}

// px turns units into whole pixels.
func (p *pen) px(units float32) int { return int(math.Round(float64(units * p.scale))) }

// rect turns a box in units into pixels. Boxes that touch in units touch in pixels.
func (p *pen) rect(b box) image.Rectangle {
	return image.Rect(p.px(b.x), p.px(b.y), p.px(b.x+b.w), p.px(b.y+b.h))
}

// colour looks a theme colour up.
func (p *pen) colour(name fyne.ThemeColorName) color.NRGBA {
	return color.NRGBAModel.Convert(p.theme.Color(name, fyne.CurrentApp().Settings().ThemeVariant())).(color.NRGBA)
}

// face is the glyph atlas of a look at the picture's scale.
func (p *pen) face(style textStyle) *paint.Face {
	return p.surface.faces.Of(p.theme, fyne.TextStyle{Bold: style.bold}, p.scale*p.theme.Size(style.size))
}

// text writes into a cell, on its middle height, cut with an ellipsis where it is too long.
func (p *pen) text(s string, cell image.Rectangle, style textStyle, align fyne.TextAlign) {
	p.face(style).DrawCell(p.img, cell, s, align, p.colour(style.colour))
}

// fill covers a rectangle with one colour.
func (p *pen) fill(r image.Rectangle, c color.NRGBA) {
	draw.Draw(p.img, r, image.NewUniform(c), image.Point{}, draw.Over)
}

// hair is the width of the thinnest line: a unit, and at least a pixel.
func (p *pen) hair() int { return max(1, p.px(1)) }
