// Package easel gives a widget one raster and a pen for it: lengths in Fyne's units, colours by their theme names, texts
// from a glyph atlas. A widget that draws hundreds of parts so costs Fyne one object.
//
//	w.easel = easel.New(w, func(p *easel.Pen) {
//		p.Fill(easel.Rect{X: 8, Y: 8, W: 40, H: 20}, theme.ColorNamePrimary)
//		p.Text("16.1", easel.Rect{X: 8, Y: 8, W: 40, H: 20}, easel.Style{Bold: true})
//	})
//
// What has to sit on whole pixels, such as hairlines and charts, is drawn with the methods of a [Pen] that speak of
// pixels: [Pen.Bounds], [Pen.Px], [Pen.FillPixels] and the others of their kind.
//
// The drawing function is called by Fyne whenever the raster is refreshed, on Fyne's goroutine, with an empty picture.
package easel

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/paint"
	"drevo/widgets/sheet"
)

// Easel is a raster and the memory that drawing on it needs again and again. It is a canvas object.
type Easel struct {
	*canvas.Raster

	owner fyne.Widget
	faces paint.Faces
	path  paint.Path
	img   *image.RGBA
}

// New makes an easel on which draw draws the widget owner.
func New(owner fyne.Widget, draw func(*Pen)) *Easel {
	e := &Easel{owner: owner}
	e.Raster = canvas.NewRaster(func(w, h int) image.Image {
		p := e.pen(w, h)
		draw(p)
		return p.img
	})
	return e
}

// pen returns a pen for an empty picture of w by h pixels. The memory is that of the picture before, which Fyne has
// copied by now.
func (e *Easel) pen(w, h int) *Pen {
	if e.img == nil || e.img.Rect.Dx() != w || e.img.Rect.Dy() != h {
		e.img = image.NewRGBA(image.Rect(0, 0, w, h))
	} else {
		clear(e.img.Pix)
	}
	return &Pen{Size: e.owner.Size(), img: e.img, scale: e.scale(w), easel: e}
}

// scale is how many pixels of a picture of the given width make one unit. The canvas knows it exactly, while the width
// of a picture is rounded; without a canvas the width has to do.
func (e *Easel) scale(width int) float32 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(e.owner); c != nil {
		const far = 1 << 24 // so that whole pixels tell the scale to its last bit
		x, _ := c.PixelCoordinateForPosition(fyne.NewPos(far, 0))
		return float32(x) / far
	}
	if units := e.owner.Size().Width; units > 0 {
		return float32(width) / units
	}
	return 1
}

// TextWidth is the room that a text takes, in units.
func (e *Easel) TextWidth(text string, style Style) float32 {
	return float32(e.face(style, 4).Width(text)) / 4
}

// LineHeight is the height of a line of text, in units.
func (e *Easel) LineHeight(style Style) float32 { return float32(e.face(style, 1).Height()) }

func (e *Easel) face(style Style, scale float32) *paint.Face {
	th := theme.CurrentForWidget(e.owner)
	return e.faces.Of(th, fyne.TextStyle{Bold: style.Bold, Monospace: style.Mono}, scale*th.Size(style.size()))
}

// colour looks a theme colour up, those of the two sides included.
func (e *Easel) colour(name fyne.ThemeColorName) color.NRGBA {
	return color.NRGBAModel.Convert(sheet.Colour(name, e.owner)).(color.NRGBA)
}

// Style is the look of a text. The zero style is the theme's plain text.
type Style struct {
	Colour fyne.ThemeColorName // empty: foreground
	Size   fyne.ThemeSizeName  // empty: text
	Bold   bool
	Mono   bool
	Align  fyne.TextAlign
}

func (s Style) colour() fyne.ThemeColorName {
	if s.Colour == "" {
		return theme.ColorNameForeground
	}
	return s.Colour
}

func (s Style) size() fyne.ThemeSizeName {
	if s.Size == "" {
		return theme.SizeNameText
	}
	return s.Size
}
