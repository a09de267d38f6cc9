package draw

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// Surface is a raster that shows what a function draws, and a canvas object. The function is called
// whenever the raster is refreshed, on Fyne's goroutine, with an empty picture.
type Surface struct {
	*canvas.Raster

	owner  fyne.Widget
	draw   func(*Context)
	memory Memory
	img    *image.RGBA
}

// Memory is what drawing needs again and again: paths, letters, marks. The zero value is ready to
// use; keep one with each widget.
type Memory struct {
	path    Path
	faces   Faces
	marks   Marks
	colours map[fyne.ThemeColorName]color.NRGBA // of the theme, for one picture
}

// NewSurface returns a surface on which draw draws the widget owner.
func NewSurface(owner fyne.Widget, draw func(*Context)) *Surface {
	s := &Surface{owner: owner, draw: draw}
	s.Raster = canvas.NewRaster(func(w, h int) image.Image {
		s.Draw(s.context(w, h))
		return s.img
	})
	return s
}

// Draw draws the widget with a context of the caller's.
func (s *Surface) Draw(p *Context) {
	if w, h := p.img.Rect.Dx(), p.img.Rect.Dy(); w > 0 && h > 0 && p.Size.Width > 0 {
		s.draw(p)
	}
}

// Owner returns the widget that is drawn.
func (s *Surface) Owner() fyne.Widget { return s.owner }

// context returns a context for an empty picture of w by h pixels. The memory is that of the
// picture before, which Fyne has copied by now: a new one for each would be megabytes for the
// collector.
func (s *Surface) context(w, h int) *Context {
	if s.img == nil || s.img.Rect.Dx() != w || s.img.Rect.Dy() != h {
		s.img = image.NewRGBA(image.Rect(0, 0, w, h))
	} else {
		clear(s.img.Pix)
	}
	return s.On(s.img, ScaleOf(s.owner, w))
}

// On returns a context for the widget's picture on an image of the caller's, for [Surface.Draw].
func (s *Surface) On(img *image.RGBA, scale float32) *Context {
	p := NewContext(img, scale, theme.CurrentForWidget(s.owner), &s.memory)
	p.Size = s.owner.Size()
	return p
}

// TextWidth returns the width of a box that a text fits into, in units, nearly the same at all
// scales.
func (s *Surface) TextWidth(text string, style Style) float32 {
	return style.width(text, &s.memory.faces, theme.CurrentForWidget(s.owner))
}

// Legible returns a text as it can be drawn: with a word in the place of what no font has.
func (s *Surface) Legible(text string, style Style) string {
	face := style.face(&s.memory.faces, theme.CurrentForWidget(s.owner), fine)
	if face.line(text) == nil {
		return text
	}
	return face.scripts().legible(text)
}

// LineHeight returns the height of a line of text, in whole units.
func (s *Surface) LineHeight(style Style) float32 {
	return float32(style.face(&s.memory.faces, theme.CurrentForWidget(s.owner), 1).Height())
}
