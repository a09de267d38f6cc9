package chessboard

import (
	"encoding/xml"
	"fmt"
	"image"
	"image/color"
	"math"
	"strconv"
	"strings"

	"drevo/widgets/draw"
)

// A drawing is one of the pieces as shapes, ready to be drawn at any size.
//
// It is read from the small part of SVG that the pieces use: one group of paths
// from absolute M, L, H, V, C and Z commands, with a colour or none to fill and
// to stroke, and one gradient from left to right, which fills the paths that say
// nothing else. Strokes have round corners and ends.
type drawing struct {
	size  float64 // of the view box, a square
	ramp  []stop
	paths []svgPath
}

// A stop is a colour at a part of the way through the gradient.
type stop struct {
	at     float64
	colour color.NRGBA
}

// An svgPath is a shape with its colours; nil is the gradient for the fill and
// nothing for the drawing.
type svgPath struct {
	curves   [][4]draw.Point // Bezier curves, straight lines too
	closed   bool
	unfilled bool
	fill     *color.NRGBA
	stroke   *color.NRGBA
	width    float64
}

// svgFile is the part of a file that is read.
type svgFile struct {
	ViewBox string `xml:"viewBox,attr"`
	Stops   []struct {
		Offset float64 `xml:"offset,attr"`
		Colour string  `xml:"stop-color,attr"`
	} `xml:"defs>linearGradient>stop"`
	Group struct {
		svgStyle
		Paths []struct {
			svgStyle
			D string `xml:"d,attr"`
		} `xml:"path"`
	} `xml:"g"`
}

type svgStyle struct {
	Fill   string  `xml:"fill,attr"`
	Stroke string  `xml:"stroke,attr"`
	Width  float64 `xml:"stroke-width,attr"`
}

// readDrawing reads a file.
func readDrawing(data []byte) (*drawing, error) {
	var f svgFile
	if err := xml.Unmarshal(data, &f); err != nil {
		return nil, fmt.Errorf("reading a piece: %w", err)
	}
	box := strings.Fields(f.ViewBox)
	if len(box) != 4 {
		return nil, fmt.Errorf("reading a piece: view box %q", f.ViewBox)
	}
	d := &drawing{}
	var err error
	if d.size, err = strconv.ParseFloat(box[2], 64); err != nil {
		return nil, fmt.Errorf("reading a piece: view box: %w", err)
	}
	for _, s := range f.Stops {
		c, err := hexColour(s.Colour)
		if err != nil {
			return nil, fmt.Errorf("reading a piece: gradient: %w", err)
		}
		d.ramp = append(d.ramp, stop{s.Offset, *c})
	}
	for i, p := range f.Group.Paths {
		path, err := readPath(p.D, p.svgStyle.or(f.Group.svgStyle))
		if err != nil {
			return nil, fmt.Errorf("reading a piece: path %d: %w", i+1, err)
		}
		d.paths = append(d.paths, path)
	}
	return d, nil
}

// or fills what a path does not say with what its group says.
func (s svgStyle) or(group svgStyle) svgStyle {
	if s.Fill == "" {
		s.Fill = group.Fill
	}
	if s.Stroke == "" {
		s.Stroke = group.Stroke
	}
	if s.Width == 0 {
		s.Width = group.Width
	}
	return s
}

func readPath(d string, style svgStyle) (svgPath, error) {
	p := svgPath{width: style.Width, unfilled: style.Fill == "none"}
	var err error
	if p.fill, err = hexColour(style.Fill); err != nil {
		return p, err
	}
	if p.stroke, err = hexColour(style.Stroke); err != nil {
		return p, err
	}
	return p, p.read(d)
}

// hexColour reads a colour such as #1a2b3c; nil for none and for a reference.
func hexColour(text string) (*color.NRGBA, error) {
	if text == "" || text == "none" || strings.HasPrefix(text, "url(") {
		return nil, nil
	}
	v, err := strconv.ParseUint(strings.TrimPrefix(text, "#"), 16, 32)
	if err != nil || len(text) != 7 {
		return nil, fmt.Errorf("colour %q", text)
	}
	c := rgb(uint32(v))
	return &c, nil
}

// read reads the commands of a path.
func (p *svgPath) read(d string) error {
	var at draw.Point
	line := func(to draw.Point) {
		p.curves = append(p.curves, [4]draw.Point{at, at.Lerp(to, 1.0/3), at.Lerp(to, 2.0/3), to})
		at = to
	}
	fields := strings.Fields(strings.ReplaceAll(d, ",", " "))
	for len(fields) > 0 {
		command := fields[0]
		want := map[string]int{"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 0}
		n, known := want[command]
		if !known || len(fields) < n+1 {
			return fmt.Errorf("command %q with %d numbers", command, len(fields)-1)
		}
		var v [6]float64
		for i := range n {
			var err error
			if v[i], err = strconv.ParseFloat(fields[i+1], 64); err != nil {
				return fmt.Errorf("command %s: %w", command, err)
			}
		}
		fields = fields[n+1:]
		switch command {
		case "M":
			at = draw.Point{X: v[0], Y: v[1]}
		case "L":
			line(draw.Point{X: v[0], Y: v[1]})
		case "H":
			line(draw.Point{X: v[0], Y: at.Y})
		case "V":
			line(draw.Point{X: at.X, Y: v[0]})
		case "C":
			to := draw.Point{X: v[4], Y: v[5]}
			p.curves = append(p.curves, [4]draw.Point{at, {X: v[0], Y: v[1]}, {X: v[2], Y: v[3]}, to})
			at = to
		case "Z":
			p.closed = true
		}
	}
	return nil
}

// points returns the outline at a scale, with curves cut into straight pieces of
// a few pixels.
func (p *svgPath) points(scale float64) []draw.Point {
	var points []draw.Point
	for i, c := range p.curves {
		length := c[1].Sub(c[0]).Len() + c[2].Sub(c[1]).Len() + c[3].Sub(c[2]).Len()
		n := 1
		if bend := c[2].Sub(c[0].Lerp(c[3], 2.0/3)).Len() + c[1].Sub(c[0].Lerp(c[3], 1.0/3)).Len(); bend > 1e-6 {
			n = max(int(math.Sqrt(length*scale)*1.2), 3)
		}
		if i == 0 {
			points = append(points, c[0].Mul(scale))
		}
		for k := 1; k <= n; k++ {
			t := float64(k) / float64(n)
			a, b, d := c[0].Lerp(c[1], t), c[1].Lerp(c[2], t), c[2].Lerp(c[3], t)
			points = append(points, a.Lerp(b, t).Lerp(b.Lerp(d, t), t).Mul(scale))
		}
	}
	if last := len(points) - 1; p.closed && last > 0 && points[last].Sub(points[0]).Len() < 1e-6 {
		points = points[:last]
	}
	return points
}

// draw draws the piece over the whole of a square picture.
func (d *drawing) draw(img *image.RGBA, path *draw.Path) {
	scale := float64(img.Rect.Dx()) / d.size
	for i := range d.paths {
		p := &d.paths[i]
		points := p.points(scale)
		path.Reset()
		if path.Add(points...); p.fill != nil {
			path.Fill(img, *p.fill)
		} else if !p.unfilled {
			path.FillAcross(img, d.shade)
		}
		path.Reset()
		if p.stroke == nil {
			continue
		}
		if p.closed {
			path.Outline(points, p.width*scale)
		} else {
			path.Line(points, p.width*scale, draw.Round)
		}
		path.Fill(img, *p.stroke)
	}
}

// shade returns the gradient's colour at a part of its way.
func (d *drawing) shade(part float64) color.NRGBA {
	for i := 1; i < len(d.ramp); i++ {
		a, b := d.ramp[i-1], d.ramp[i]
		if part <= b.at {
			return draw.Mix(a.colour, b.colour, (part-a.at)/(b.at-a.at))
		}
	}
	return d.ramp[len(d.ramp)-1].colour
}
