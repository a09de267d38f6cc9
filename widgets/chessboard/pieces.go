package chessboard

import (
	"encoding/xml"
	"fmt"
	"image"
	"image/color"
	"math"
	"strconv"
	"strings"
	"sync"

	"drevo/widgets/chessboard/pieces"
	"drevo/widgets/draw"
)

// drawings holds what the files say, by FEN letter, read at the first use.
var drawings = sync.OnceValue(func() map[byte]*drawing {
	all := make(map[byte]*drawing, 12)
	for _, piece := range []byte(pieces.Letters) {
		data, err := pieces.SVG(piece)
		if err != nil {
			continue
		}
		if d, err := readDrawing(data); err == nil {
			all[piece] = d
		}
	}
	return all
})

// A pieceSet holds the pieces drawn for one size of square.
type pieceSet struct {
	size   int // pixels
	images map[byte]*image.RGBA
}

// image returns a piece's picture of size x size pixels, nil for a byte that is no FEN letter of a piece. All
// squares share the picture: it must not be changed. At a new size each piece is drawn anew.
func (s *pieceSet) image(piece byte, size int) *image.RGBA {
	if s.size != size || s.images == nil {
		s.size, s.images = size, make(map[byte]*image.RGBA, 12)
	}
	img, ok := s.images[piece]
	if d := drawings()[piece]; !ok && d != nil && size > 0 {
		img = d.picture(size)
		s.images[piece] = img
	}
	return img
}

// occupied reports whether a byte of a position is a piece.
func occupied(piece byte) bool { return piece > ' ' }

// IsWhite reports whether a piece, a FEN letter, is White's.
func IsWhite(piece byte) bool { return piece >= 'A' && piece <= 'Z' }

// PieceImage returns the drawing of a piece, size by size pixels; nil for a byte that is no FEN letter.
func PieceImage(piece byte, size int) image.Image {
	if d := drawings()[piece]; d != nil && size > 0 {
		return d.picture(size)
	}
	return nil
}

// A drawing is one of the pieces as shapes, ready to be drawn at any size.
//
// It is read from the small part of SVG that the pieces use: a view box of 90 by 90, one gradient from left to
// right, which "url" stands for, and a group of paths with a colour or none to fill and to stroke. Strokes have
// round corners and ends. (Fyne's reader draws the same in thirty times the time, which is felt while the window
// changes its size.)
type drawing struct {
	Ramp []struct { // the gradient
		At     float64 `xml:"offset,attr"` // part of the way
		Colour paint   `xml:"stop-color,attr"`
	} `xml:"defs>linearGradient>stop"`
	Group struct {
		looks
		Paths []struct {
			looks
			Outline outline `xml:"d,attr"`
		} `xml:"path"`
	} `xml:"g"`
}

// looks are the colours of a path; it has those of its group where it says nothing.
type looks struct {
	Fill   *paint  `xml:"fill,attr"`
	Stroke *paint  `xml:"stroke,attr"`
	Width  float64 `xml:"stroke-width,attr"`
}

// viewBox is the side of the drawings.
const viewBox = 90

func readDrawing(data []byte) (*drawing, error) {
	d := &drawing{}
	if err := xml.Unmarshal(data, d); err != nil {
		return nil, fmt.Errorf("reading a piece: %w", err)
	}
	for i := range d.Group.Paths {
		p := &d.Group.Paths[i].looks
		if p.Fill == nil {
			p.Fill = d.Group.Fill
		}
		if p.Stroke == nil {
			p.Stroke = d.Group.Stroke
		}
		if p.Width == 0 {
			p.Width = d.Group.Width
		}
	}
	return d, nil
}

// paint is a colour, or none, or the gradient.
type paint struct {
	color.NRGBA
	gradient bool
}

// UnmarshalText reads "#1a2b3c", "none" or a reference.
func (p *paint) UnmarshalText(text []byte) error {
	name := string(text)
	if p.gradient = strings.HasPrefix(name, "url"); p.gradient || name == "none" {
		return nil
	}
	v, err := strconv.ParseUint(strings.TrimPrefix(name, "#"), 16, 32)
	if err != nil || len(name) != 7 {
		return fmt.Errorf("colour %q", name)
	}
	p.NRGBA = rgb(uint32(v))
	return nil
}

// An outline is the way around a shape, or a line.
type outline struct {
	steps  [][]draw.Point // each a point, or a Bezier curve to the last of three points
	closed bool
}

// UnmarshalText reads the absolute commands M, L, H, V, C and Z.
func (o *outline) UnmarshalText(text []byte) error {
	var at draw.Point
	for fields := strings.Fields(strings.ReplaceAll(string(text), ",", " ")); len(fields) > 0; {
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
		step := []draw.Point{{X: v[0], Y: v[1]}}
		switch command {
		case "H":
			step[0].Y = at.Y
		case "V":
			step[0] = draw.Point{X: at.X, Y: v[0]}
		case "C":
			step = append(step, draw.Point{X: v[2], Y: v[3]}, draw.Point{X: v[4], Y: v[5]})
		case "Z":
			o.closed = true
			continue
		}
		o.steps, at = append(o.steps, step), step[len(step)-1]
	}
	return nil
}

// points returns the outline at a scale, with curves cut into straight pieces of a few pixels.
func (o *outline) points(scale float64) []draw.Point {
	var points []draw.Point
	var at draw.Point
	for _, c := range o.steps {
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
	if last := len(points) - 1; o.closed && last > 0 && points[last].Sub(points[0]).Len() < 1e-6 {
		points = points[:last]
	}
	return points
}

// picture draws the piece.
func (d *drawing) picture(size int) *image.RGBA {
	img, scale := image.NewRGBA(image.Rect(0, 0, size, size)), float64(size)/viewBox
	var path draw.Path
	for _, p := range d.Group.Paths {
		points := p.Outline.points(scale)
		path.Reset()
		if path.Add(points...); p.Fill.gradient {
			path.FillAcross(img, d.shade)
		} else {
			path.Fill(img, p.Fill.NRGBA)
		}
		path.Reset()
		if p.Outline.closed {
			path.Outline(points, p.Width*scale)
		} else {
			path.Line(points, p.Width*scale, draw.Round)
		}
		path.Fill(img, p.Stroke.NRGBA)
	}
	return img
}

// shade returns the gradient's colour at a part of its way.
func (d *drawing) shade(part float64) color.NRGBA {
	for i := 1; i < len(d.Ramp); i++ {
		if a, b := d.Ramp[i-1], d.Ramp[i]; part <= b.At {
			return draw.Mix(a.Colour.NRGBA, b.Colour.NRGBA, (part-a.At)/(b.At-a.At))
		}
	}
	return d.Ramp[len(d.Ramp)-1].Colour.NRGBA
}
