package chessboard

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image"
	"image/color"
	"io"
	"math"
	"strconv"
	"strings"

	"drevo/widgets/draw"
)

// A drawing is one of the pieces as shapes, ready to be drawn at any size.
//
// It is read from the small part of SVG that the pieces use: a group of paths from
// absolute M, L, H, V, C and Z commands, with a colour or none to fill and to
// stroke, and one gradient from left to right, which "url" stands for. Strokes have
// round corners and ends. (Fyne's reader draws the same in thirty times the time,
// which is felt while the window changes its size.)
type drawing struct {
	size  float64 // of the view box, a square
	ramp  []rampStop
	group svgPath // what its paths inherit
	paths []svgPath
}

// A rampStop is a colour at a part of the way through the gradient.
type rampStop struct {
	at     float64
	colour color.NRGBA
}

// An svgPath is a shape with its colours, nil for none.
type svgPath struct {
	steps    [][]draw.Point // each a point, or a Bezier curve to the last of three points
	closed   bool
	gradient bool // fills it
	fill     *color.NRGBA
	stroke   *color.NRGBA
	width    float64 // of the stroke
}

// readDrawing reads a file.
func readDrawing(data []byte) (*drawing, error) {
	d := &drawing{}
	for decoder := xml.NewDecoder(bytes.NewReader(data)); ; {
		token, err := decoder.Token()
		if err == io.EOF {
			return d, nil
		}
		if element, ok := token.(xml.StartElement); ok {
			err = d.element(element)
		}
		if err != nil {
			return nil, fmt.Errorf("reading a piece: %w", err)
		}
	}
}

// element reads what an element says.
func (d *drawing) element(e xml.StartElement) error {
	path, stop := d.group, rampStop{}
	if e.Name.Local != "svg" && d.size == 0 {
		return fmt.Errorf("no view box")
	}
	var err error
	for _, a := range e.Attr {
		switch a.Name.Local {
		case "viewBox":
			_, err = fmt.Sscanf(a.Value, "0 0 %g", &d.size)
		case "offset":
			stop.at, err = strconv.ParseFloat(a.Value, 64)
		case "stop-color":
			var c *color.NRGBA
			if c, err = hexColour(a.Value); err == nil {
				stop.colour = *c
			}
		case "fill":
			path.gradient = strings.HasPrefix(a.Value, "url")
			path.fill, err = hexColour(a.Value)
		case "stroke":
			path.stroke, err = hexColour(a.Value)
		case "stroke-width":
			path.width, err = strconv.ParseFloat(a.Value, 64)
		case "d":
			err = path.read(strings.Fields(strings.ReplaceAll(a.Value, ",", " ")))
		}
		if err != nil {
			return fmt.Errorf("%s of a %s: %w", a.Name.Local, e.Name.Local, err)
		}
	}
	switch e.Name.Local {
	case "stop":
		d.ramp = append(d.ramp, stop)
	case "g":
		d.group = path
	case "path":
		d.paths = append(d.paths, path)
	}
	return nil
}

// hexColour reads a colour such as #1a2b3c; nil for none and for a reference.
func hexColour(text string) (*color.NRGBA, error) {
	if text == "none" || strings.HasPrefix(text, "url") {
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
func (p *svgPath) read(fields []string) error {
	var at draw.Point
	step := func(points ...draw.Point) {
		p.steps = append(p.steps, points)
		at = points[len(points)-1]
	}
	for len(fields) > 0 {
		command := fields[0]
		n, known := map[string]int{"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 0}[command]
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
		case "M", "L":
			step(draw.Point{X: v[0], Y: v[1]})
		case "H":
			step(draw.Point{X: v[0], Y: at.Y})
		case "V":
			step(draw.Point{X: at.X, Y: v[0]})
		case "C":
			step(draw.Point{X: v[0], Y: v[1]}, draw.Point{X: v[2], Y: v[3]}, draw.Point{X: v[4], Y: v[5]})
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
	var at draw.Point
	for _, c := range p.steps {
		if len(c) == 3 {
			length := c[0].Sub(at).Len() + c[1].Sub(c[0]).Len() + c[2].Sub(c[1]).Len()
			n := max(int(math.Sqrt(length*scale)*1.2), 3)
			for k := 1; k < n; k++ {
				t := float64(k) / float64(n)
				a, b, d := at.Lerp(c[0], t), c[0].Lerp(c[1], t), c[1].Lerp(c[2], t)
				points = append(points, a.Lerp(b, t).Lerp(b.Lerp(d, t), t).Mul(scale))
			}
		}
		at = c[len(c)-1]
		points = append(points, at.Mul(scale))
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
		} else if p.gradient {
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
