package draw

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Vector is told what a context draws as shapes, texts and pictures, for a form that is sharp at every size. Places are
// pixels of the picture.
type Vector interface {
	// Shape is the union of polygons, less those that run the other way, as far as it lies in a rectangle.
	Shape(outlines [][]Point, clip image.Rectangle, c color.NRGBA)
	// Text is a line of letters.
	Text(Written)
	// Picture is drawn with its top left corner at a pixel; opacity is from 0 to 255.
	Picture(picture image.Image, at image.Point, opacity uint8)
}

// Written is a text where it stands.
type Written struct {
	Text               string
	X, Baseline, Width int     // where it begins, and how far it runs
	Size               float64 // in pixels per em
	Bold               bool
	Colour             color.NRGBA
}

// Vectorial is a widget whose rasters can be drawn as vectors, in a picture of w by h pixels.
type Vectorial interface {
	Vectors() map[*canvas.Raster]func(v Vector, w, h int)
}

// Vectors is that of a surface alone.
func (s *Surface) Vectors() map[*canvas.Raster]func(v Vector, w, h int) {
	return map[*canvas.Raster]func(Vector, int, int){s.Raster: func(v Vector, w, h int) {
		p := s.On(image.NewRGBA(image.Rect(0, 0, w, h)), ScaleOf(s.owner, w))
		p.TellVector(v)
		s.Draw(p)
	}}
}

// Vectors is that of the widget's picture.
func (w *Widget) Vectors() map[*canvas.Raster]func(v Vector, w, h int) { return w.Surface.Vectors() }

// TellVector has a vector told of all that is drawn from now on.
func (p *Context) TellVector(v Vector) { p.vector = v }

// box tells the vector of a rectangle.
func (p *Context) box(r image.Rectangle, c color.NRGBA) {
	if p.vector == nil || r.Empty() {
		return
	}
	x0, y0, x1, y1 := float64(r.Min.X), float64(r.Min.Y), float64(r.Max.X), float64(r.Max.Y)
	p.vector.Shape([][]Point{{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}}, p.img.Rect, c)
}

// write tells the vector of a text.
func (p *Context) write(face *Face, text string, x, baseline int, c color.NRGBA) {
	if p.vector != nil {
		p.vector.Text(Written{text, x, baseline, face.Width(text), face.size, face.bold, c})
	}
}

// writeCell tells the vector of a text in a cell, as [Face.DrawCell] writes it.
func (p *Context) writeCell(face *Face, cell image.Rectangle, text string, align fyne.TextAlign, c color.NRGBA) {
	x, _ := face.place(cell, text, align)
	if n, cut := face.Fit(text, cell.Dx()); cut {
		x, text = cell.Min.X, text[:n]+string(Ellipsis)
	}
	p.write(face, text, x, face.Baseline(cell.Min.Y, cell.Max.Y), c)
}

// filled tells the vector of a path.
func (p *Context) filled(path *Path, clip image.Rectangle, c color.NRGBA) {
	if p.vector != nil {
		p.vector.Shape(path.outlines(), clip, c)
	}
}

// marked tells the vector of a mark.
func (p *Context) marked(mark Mark, clip, box image.Rectangle, c color.NRGBA) {
	if p.vector == nil || mark == NoMark || box.Empty() {
		return
	}
	corners := outline(mark)
	points := make([]Point, len(corners))
	for i, at := range corners {
		points[i] = Point{float64(box.Min.X) + at[0]*float64(box.Dx()), float64(box.Min.Y) + at[1]*float64(box.Dy())}
	}
	p.vector.Shape([][]Point{points}, clip, c)
}
