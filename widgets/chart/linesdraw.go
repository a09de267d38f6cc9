package chart

import (
	"image/color"
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/number"
)

// Distances that hold at any theme.
const (
	left  = 34 // of the lines: the scale
	right = 18 // the numbers of the lines
	above = 6
	below = 6
)

// shades are the colours of the lines, after those of Okabe and Ito, darker on a light ground.
var shades = []draw.Shade{
	{Light: color.NRGBA{0x30, 0x34, 0x3a, 0xff}, Dark: color.NRGBA{0xe8, 0xe8, 0xe8, 0xff}},
	{Light: color.NRGBA{0x00, 0x67, 0xa3, 0xff}, Dark: color.NRGBA{0x56, 0xb4, 0xe9, 0xff}},
	{Light: color.NRGBA{0xb8, 0x4a, 0x00, 0xff}, Dark: color.NRGBA{0xe6, 0x9f, 0x00, 0xff}},
	{Light: color.NRGBA{0x00, 0x74, 0x55, 0xff}, Dark: color.NRGBA{0x2c, 0xc4, 0x97, 0xff}},
	{Light: color.NRGBA{0xa0, 0x3d, 0x7c, 0xff}, Dark: color.NRGBA{0xe0, 0x8f, 0xbf, 0xff}},
	{Light: color.NRGBA{0x7a, 0x66, 0x00, 0xff}, Dark: color.NRGBA{0xf0, 0xe4, 0x42, 0xff}},
}

// draw draws the scale, the field of the first line, the lines, the marks and the place.
func (c *Lines) draw(p *draw.Context) {
	if c.data.places() == 0 {
		p.Note(c.Empty)
		return
	}
	most := c.data.most()
	c.drawScale(p, most)
	for _, at := range c.data.Marks {
		p.FillWith(draw.Rect{X: c.x(at) - 2, Y: above, W: 4, H: p.Size.Height - above - below}, p.Faded(theme.ColorNameError,
			0x40))
	}
	c.drawPlace(p, c.hovered, p.Faded(theme.ColorNameForeground, 0x50))
	c.drawPlace(p, c.place, p.Colour(theme.ColorNamePrimary))
	for i := len(c.data.Series) - 1; i >= 0; i-- {
		c.drawSeries(p, i, most)
	}
}

// y is where a value stands; beyond the scale it stands at the edge.
func (c *Lines) y(p *draw.Context, value, most float64) float32 {
	height := p.Size.Height - above - below
	value = min(max(value/most, -1), 1)
	return above + height/2*(1-float32(value))
}

func (c *Lines) drawScale(p *draw.Context, most float64) {
	for _, part := range []float64{1, 0.5, 0, -0.5, -1} {
		y := c.y(p, part*most, most)
		alpha := uint8(0x28)
		if part == 0 {
			alpha = 0x70
		}
		p.FillWith(draw.Rect{X: left, Y: y, W: p.Size.Width - left - right, H: 1}, p.Faded(theme.ColorNameForeground, alpha))
		if part == 0.5 || part == -0.5 {
			continue
		}
		text := number.Signed(part*most, number.Decimals(most))
		p.Text(text, draw.Rect{X: 0, Y: min(max(y-8, 0), p.Size.Height-16), W: left - 4, H: 16}, faint.Right())
	}
}

func (c *Lines) drawPlace(p *draw.Context, at int, colour color.NRGBA) {
	if at >= 0 && at < c.data.places() {
		p.FillWith(draw.Rect{X: c.x(at) - 0.75, Y: 0, W: 1.5, H: p.Size.Height}, colour)
	}
}

// drawSeries draws one line, in pieces where values are missing.
func (c *Lines) drawSeries(p *draw.Context, i int, most float64) {
	s := &c.data.Series[i]
	colour, thick := p.Shade(shades[i%len(shades)]), float32(1.4)
	if i == 0 {
		thick = 2.2
	}
	var piece []fyne.Position
	end := fyne.NewPos(-1, 0)
	for at, v := range append(s.Values[:len(s.Values):len(s.Values)], math.NaN()) {
		if !math.IsNaN(v) {
			end = fyne.NewPos(c.x(at), c.y(p, v, most))
			piece = append(piece, end)
			if s.open(at) {
				p.RoundFrame(draw.Rect{X: end.X - 2.5, Y: end.Y - 2.5, W: 5, H: 5}, 2.5, 1, colour)
			}
			continue
		}
		switch {
		case len(piece) == 1:
			p.RoundRect(draw.Rect{X: end.X - 2, Y: end.Y - 2, W: 4, H: 4}, 2, colour)
		case len(piece) > 1:
			if i == 0 {
				drawField(p, piece, c.y(p, 0, most))
			}
			p.Line(thick, colour, piece...)
		}
		piece = nil
	}
	if i > 0 && end.X >= 0 {
		p.Text(strconv.Itoa(i), draw.Rect{X: end.X + 3, Y: end.Y - 8, W: right - 4, H: 16}, small.Strong())
	}
}

// drawField fills what lies between a line and nothing, at the height zero: White's colour above, Black's below.
func drawField(p *draw.Context, line []fyne.Position, zero float32) {
	part := func(a, b fyne.Position) {
		colour := draw.ColourWhite
		if a.Y > zero || b.Y > zero {
			colour = draw.ColourBlack
		}
		p.Polygon([]fyne.Position{{X: a.X, Y: zero}, a, b, {X: b.X, Y: zero}}, p.Faded(colour, 0x48))
	}
	for i, a := range line[:len(line)-1] {
		b := line[i+1]
		if (a.Y-zero)*(b.Y-zero) < 0 { // it crosses nothing: two triangles
			cross := fyne.NewPos(a.X+(b.X-a.X)*(zero-a.Y)/(b.Y-a.Y), zero)
			part(a, cross)
			a = cross
		}
		part(a, b)
	}
}
