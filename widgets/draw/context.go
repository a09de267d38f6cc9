package draw

import (
	"image"
	"image/color"
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Rect is a box in units.
type Rect struct{ X, Y, W, H float32 }

// Contains reports whether a point lies in the box.
func (r Rect) Contains(at fyne.Position) bool {
	return at.X >= r.X && at.X < r.X+r.W && at.Y >= r.Y && at.Y < r.Y+r.H
}

// Middle returns the centre of the box.
func (r Rect) Middle() fyne.Position { return fyne.NewPos(r.X+r.W/2, r.Y+r.H/2) }

// Down returns the box moved down.
func (r Rect) Down(by float32) Rect { r.Y += by; return r }

// Inset returns the box less a margin on all sides.
func (r Rect) Inset(by float32) Rect { return Rect{r.X + by, r.Y + by, r.W - 2*by, r.H - 2*by} }

// Context draws one picture. Places are units from the top left corner of the context's area,
// unless a method says pixels: those count from the corner of the picture. It is valid only while
// the drawing function runs.
type Context struct {
	Size fyne.Size  // of the area
	Log  func(Item) // when set, is told of all that is drawn

	img    *image.RGBA
	scale  float32       // pixels in a unit
	corner fyne.Position // of the area, in units
	theme  fyne.Theme
	vector Vector // is told, too; nil: nobody
	*Memory
}

// Item is a part of a picture, as data.
type Item struct {
	Text   string // empty for a shape
	Rect   Rect   // around it, from the corner of the picture
	Colour color.NRGBA
	Bold   bool // of a text
	Cut    bool // the text was too long
	Align  fyne.TextAlign
}

// NewContext returns a context for a picture with so many pixels to a unit.
func NewContext(img *image.RGBA, scale float32, th fyne.Theme, m *Memory) *Context {
	size := fyne.NewSize(float32(img.Rect.Dx())/scale, float32(img.Rect.Dy())/scale)
	m.colours = map[fyne.ThemeColorName]color.NRGBA{}
	return &Context{Size: size, img: img, scale: scale, theme: th, Memory: m}
}

// Part returns a context for a part of the area. What is drawn beyond the part is seen all the
// same.
func (p *Context) Part(r Rect) *Context {
	part := *p
	part.Size, part.corner = fyne.NewSize(r.W, r.H), p.corner.AddXY(r.X, r.Y)
	return &part
}

// Fill covers a box with a theme colour.
func (p *Context) Fill(r Rect, name fyne.ThemeColorName) { p.FillWith(r, p.Colour(name)) }

// FillWith covers a box with a colour. Boxes that touch in units touch in pixels.
func (p *Context) FillWith(r Rect, c color.NRGBA) { p.FillPixels(p.Pixels(r), c) }

// Frame draws the border of a box inside it, as thick as given and at least a pixel.
func (p *Context) Frame(r Rect, thick float32, c color.NRGBA) {
	p.FramePixels(p.Pixels(r), max(1, p.Px(thick)), c)
}

// RoundRect fills a box whose corners are rounded by a radius, at most by half of its shorter side.
func (p *Context) RoundRect(r Rect, radius float32, c color.NRGBA) {
	p.shape(c, func(path *Path) { path.Add(p.rounded(r, radius)...) })
}

// RoundFrame draws the border of such a box, half inside and half outside of it.
func (p *Context) RoundFrame(r Rect, radius, thick float32, c color.NRGBA) {
	p.shape(c, func(path *Path) { path.Outline(p.rounded(r, radius), p.thick(thick)) })
}

// Bar draws a value as a bar from the middle of a box: to the right in White's colour when it is
// above nothing, to the left in Black's when below. A bar of the length scale reaches the edge, a
// longer one ends there; any value but nothing is at least a unit and a half long.
func (p *Context) Bar(r Rect, value, scale float64) {
	if value == 0 || scale <= 0 || r.W <= 0 {
		return
	}
	half := r.W / 2
	length := max(1.5, half*float32(math.Min(1, math.Abs(value)/scale)))
	bar, colour := Rect{r.X + half, r.Y, length, r.H}, ColourWhite
	if value < 0 {
		bar.X, colour = r.X+half-length, ColourBlack
	}
	p.RoundRect(bar, min(2, length/2), p.Colour(colour))
}

// Polygon fills a closed shape.
func (p *Context) Polygon(points []fyne.Position, c color.NRGBA) {
	p.shape(c, func(path *Path) { path.Add(p.points(points)...) })
}

// Outline draws the sides of a closed shape.
func (p *Context) Outline(points []fyne.Position, thick float32, c color.NRGBA) {
	p.shape(c, func(path *Path) { path.Outline(p.points(points), p.thick(thick)) })
}

// Line draws a line through the points.
func (p *Context) Line(thick float32, c color.NRGBA, points ...fyne.Position) {
	p.shape(c, func(path *Path) { path.Line(p.points(points), p.thick(thick), Butt) })
}

// Dots draws a row of dots to the right of a place.
func (p *Context) Dots(from fyne.Position, width float32, c color.NRGBA) {
	const dot, step = 1.2, 3
	for x := float32(0); x < width; x += step {
		p.FillWith(Rect{from.X + x, from.Y, dot, dot}, c)
	}
}

// Arrow draws a line through the points with a head of the given length at the last one.
func (p *Context) Arrow(points []fyne.Position, thick, head float32, c color.NRGBA) {
	tip := Head{Length: float64(head * p.scale), Width: float64(head * p.scale)}
	p.shape(c, func(path *Path) { path.Arrow(p.points(points), tip, p.thick(thick)) })
}

// Tick draws a tick round a place, as wide as the size.
func (p *Context) Tick(at fyne.Position, size, thick float32, c color.NRGBA) {
	p.Line(thick, c, at.AddXY(-size/2, size*0.02), at.AddXY(-size*0.14, size*0.36), at.AddXY(size/2, -size*0.36))
}

// Cross draws two strokes through each other round a place, as wide as the size.
func (p *Context) Cross(at fyne.Position, size, thick float32, c color.NRGBA) {
	half := size / 2
	p.Line(thick, c, at.AddXY(-half, -half), at.AddXY(half, half))
	p.Line(thick, c, at.AddXY(-half, half), at.AddXY(half, -half))
}

// Text writes a line into a box, on its middle height, cut with an ellipsis where it is too long.
func (p *Context) Text(text string, r Rect, style Style) {
	p.TextPixels(text, p.Outwards(r), style, p.Colour(style.colour()))
}

// TextWidth returns the width of a box that a text fits into, in units, nearly the same at all
// scales.
func (p *Context) TextWidth(text string, style Style) float32 {
	return style.width(text, &p.faces, p.theme)
}

// Words writes a text into a box, broken between words into as many lines as fit, in its middle.
func (p *Context) Words(text string, r Rect, style Style) {
	face := p.Face(style)
	height, width := float32(face.Height())/p.scale, p.Px(r.W)
	lines := Wrap(text, func(s string) bool { return face.Width(s) <= width })
	if most := max(1, int(r.H/height)); len(lines) > most {
		lines[most-1] = strings.Join(lines[most-1:], " ")
		lines = lines[:most]
	}
	top := r.Y + (r.H-height*float32(len(lines)))/2
	for i, line := range lines {
		p.Text(line, Rect{r.X, top + height*float32(i), r.W, height}, style)
	}
}

// Note writes what stands in place of all else: a few sentences in the middle of the area, paler
// than other texts.
func (p *Context) Note(text string) {
	const margin = 16
	style := Style{Colour: theme.ColorNamePlaceHolder, Align: fyne.TextAlignCenter}
	p.Words(text, Rect{margin, 0, p.Size.Width - 2*margin, p.Size.Height}, style)
}

func (p *Context) shape(c color.NRGBA, add func(*Path)) { p.Shape(p.img.Rect, c, add) }

// points turns places into pixels.
func (p *Context) points(list []fyne.Position) []Point {
	out := make([]Point, len(list))
	for i, at := range list {
		out[i] = p.point(at)
	}
	return out
}

func (p *Context) point(at fyne.Position) Point {
	at = at.Add(p.corner)
	return Point{X: float64(at.X * p.scale), Y: float64(at.Y * p.scale)}
}

func (p *Context) rounded(r Rect, radius float32) []Point {
	return roundRect(p.point(fyne.NewPos(r.X, r.Y)), p.point(fyne.NewPos(r.X+r.W, r.Y+r.H)), float64(radius*p.scale))
}

func (p *Context) thick(units float32) float64 { return max(1, float64(units*p.scale)) }
