package easel

import (
	"image"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"

	"drevo/widgets/paint"
	"drevo/widgets/sheet"
)

// Point is a place in units, from the top left corner.
type Point struct{ X, Y float32 }

// Rect is a box in units.
type Rect struct{ X, Y, W, H float32 }

// Contains reports whether a point lies in the box.
func (r Rect) Contains(at fyne.Position) bool {
	return at.X >= r.X && at.X < r.X+r.W && at.Y >= r.Y && at.Y < r.Y+r.H
}

// Middle is the centre of the box.
func (r Rect) Middle() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Pen draws one picture. It is valid only while the drawing function runs.
type Pen struct {
	Size fyne.Size // of the widget

	img   *image.RGBA
	scale float32 // pixels in a unit
	easel *Easel
}

// Colour looks a theme colour up, to be mixed or faded.
func (p *Pen) Colour(name fyne.ThemeColorName) color.NRGBA { return p.easel.colour(name) }

// Shade is the colour of a shade on the ground of the widget.
func (p *Pen) Shade(s sheet.Shade) color.NRGBA { return s.On(p.easel.owner) }

// Faded is a theme colour that lets the ground shine through: alpha is from 0 to 255.
func (p *Pen) Faded(name fyne.ThemeColorName, alpha uint8) color.NRGBA {
	c := p.Colour(name)
	c.A = alpha
	return c
}

// Fill covers a box with a theme colour.
func (p *Pen) Fill(r Rect, name fyne.ThemeColorName) { p.FillWith(r, p.Colour(name)) }

// FillWith covers a box with a colour. Boxes that touch in units touch in pixels.
func (p *Pen) FillWith(r Rect, c color.NRGBA) { p.FillPixels(p.pixels(r), c) }

// Frame draws the border of a box inside it, as thick as given in units and at least a pixel.
func (p *Pen) Frame(r Rect, thick float32, c color.NRGBA) {
	b, t := p.pixels(r), max(1, p.Px(thick))
	for _, side := range []image.Rectangle{
		{b.Min, image.Pt(b.Max.X, b.Min.Y+t)}, {image.Pt(b.Min.X, b.Max.Y-t), b.Max},
		{image.Pt(b.Min.X, b.Min.Y+t), image.Pt(b.Min.X+t, b.Max.Y-t)}, {image.Pt(b.Max.X-t, b.Min.Y+t), image.Pt(b.Max.X, b.Max.Y-t)},
	} {
		p.FillPixels(side, c)
	}
}

// Polygon fills a closed shape.
func (p *Pen) Polygon(points []Point, c color.NRGBA) {
	p.shape(func(path *paint.Path) { path.Add(p.points(points)...) }, c)
}

// Outline draws the sides of a closed shape.
func (p *Pen) Outline(points []Point, thick float32, c color.NRGBA) {
	p.shape(func(path *paint.Path) { path.Outline(p.points(points), p.thick(thick)) }, c)
}

// Line draws a line through the points.
func (p *Pen) Line(points []Point, thick float32, c color.NRGBA) {
	p.shape(func(path *paint.Path) { path.Line(p.points(points), p.thick(thick), paint.Butt) }, c)
}

// Arrow draws a line through the points with a head of the given length at the last one.
func (p *Pen) Arrow(points []Point, thick, head float32, c color.NRGBA) {
	p.shape(func(path *paint.Path) {
		tip := paint.Head{Length: float64(head * p.scale), Width: float64(head * p.scale)}
		path.Arrow(p.points(points), tip, p.thick(thick))
	}, c)
}

// Text writes a line into a box, on its middle height, cut with an ellipsis where it is too long.
func (p *Pen) Text(text string, r Rect, style Style) {
	p.TextPixels(text, p.pixels(r), style, p.Colour(style.colour()))
}

// Words writes a text into a box, broken between words into as many lines as fit, in its middle.
func (p *Pen) Words(text string, r Rect, style Style) {
	height := p.easel.LineHeight(style)
	lines := sheet.Wrap(text, func(s string) bool { return p.easel.TextWidth(s, style) <= r.W })
	if most := max(1, int(r.H/height)); len(lines) > most {
		lines[most-1] = strings.Join(lines[most-1:], " ")
		lines = lines[:most]
	}
	top := r.Y + (r.H-height*float32(len(lines)))/2
	for i, line := range lines {
		p.Text(line, Rect{r.X, top + height*float32(i), r.W, height}, style)
	}
}

func (p *Pen) shape(add func(*paint.Path), c color.NRGBA) {
	p.ShapePixels(p.img.Rect, c, add)
}

func (p *Pen) points(list []Point) []paint.Point {
	out := make([]paint.Point, len(list))
	for i, at := range list {
		out[i] = paint.Point{X: float64(at.X * p.scale), Y: float64(at.Y * p.scale)}
	}
	return out
}

func (p *Pen) thick(units float32) float64 { return max(1, float64(units*p.scale)) }

func (p *Pen) pixels(r Rect) image.Rectangle {
	return image.Rect(p.Px(r.X), p.Px(r.Y), p.Px(r.X+r.W), p.Px(r.Y+r.H))
}
