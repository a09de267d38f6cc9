package paint

import (
	"cmp"
	"image"
	"image/color"
	"math"
	"slices"
)

// Fill paints the union of the shapes over the image.
//
// It walks the rows from the top. Each edge that crosses a row adds to a row of
// sums how much of every pixel lies to its right; adding up the sums from left to
// right then gives the covered part of each pixel, exactly.
func (p *Path) Fill(dst *image.RGBA, c color.NRGBA) {
	clip := dst.Rect
	top := max(int(math.Floor(p.lo.Y)), clip.Min.Y)
	bottom := min(int(math.Ceil(p.hi.Y)), clip.Max.Y)
	if len(p.edges) == 0 || c.A == 0 || top >= bottom {
		return
	}
	slices.SortFunc(p.edges, func(a, b edge) int { return cmp.Compare(a.y0, b.y0) })
	if len(p.cover) < clip.Dx()+2 {
		p.cover = make([]float32, clip.Dx()+2)
	}
	ink := premultiply(c)
	p.active = p.active[:0]
	next := 0
	for y := top; y < bottom; y++ {
		for ; next < len(p.edges) && p.edges[next].y0 < float64(y+1); next++ {
			p.active = append(p.active, int32(next))
		}
		s := span{cover: p.cover, lo: clip.Dx() + 2, hi: -1, width: float64(clip.Dx())}
		kept := p.active[:0]
		for _, i := range p.active {
			e := &p.edges[i]
			s.edge(e, float64(clip.Min.X), float64(y))
			if e.y1 > float64(y+1) {
				kept = append(kept, i)
			}
		}
		p.active = kept
		s.paint(dst, y, ink)
	}
}

// A span is one row of sums. Only the entries from lo to hi are not zero.
type span struct {
	cover  []float32
	lo, hi int
	width  float64
}

// edge adds the part of an edge that lies in the row from y to y+1.
func (s *span) edge(e *edge, left, y float64) {
	slope := (e.x1 - e.x0) / (e.y1 - e.y0)
	y0, y1 := math.Max(e.y0, y), math.Min(e.y1, y+1)
	if y0 >= y1 {
		return
	}
	x0 := e.x0 + (y0-e.y0)*slope - left
	x1 := e.x0 + (y1-e.y0)*slope - left
	d := float32(y1-y0) * e.sign
	if x0 > x1 { // the sums do not depend on the direction
		x0, x1 = x1, x0
	}
	if x0 >= 0 && x1 <= s.width {
		s.add(x0, x1, d)
		return
	}
	s.clipped(x0, x1, d)
}

// clipped splits a piece of an edge at the left and right ends of the row: what
// is beyond the left end counts from there on; what is beyond the right is never
// seen, but the row is then painted up to its end.
func (s *span) clipped(x0, x1 float64, d float32) {
	if x1 > s.width {
		s.hi = int(s.width)
	}
	if x1 <= 0 {
		s.add(0, 0, d)
		return
	}
	if x0 >= s.width {
		return
	}
	perX := d / float32(x1-x0)
	if x0 < 0 {
		s.add(0, 0, perX*float32(-x0))
		x0 = 0
	}
	x1 = math.Min(x1, s.width)
	s.add(x0, x1, perX*float32(x1-x0))
}

// add spreads the height d of a straight piece from x0 to x1, with 0 <= x0 <= x1
// <= width, over the sums.
func (s *span) add(x0, x1 float64, d float32) {
	i, j := int(x0), int(x1)
	s.lo, s.hi = min(s.lo, i), max(s.hi, j+1)
	if i == j {
		right := float32((x0+x1)/2 - float64(i))
		s.cover[i] += d * (1 - right)
		s.cover[i+1] += d * right
		return
	}
	// Over several pixels the covered part grows as a parabola in the first and
	// in the last of them, and evenly between.
	per := d / float32(x1-x0)
	first, last := float32(float64(i+1)-x0), float32(x1-float64(j))
	seen := per * first * first / 2 // covered part of pixel i
	s.cover[i] += seen
	for k := i + 1; k < j; k++ {
		now := per * (first + float32(k-i) - 0.5)
		s.cover[k] += now - seen
		seen = now
	}
	now := d - per*last*last/2
	s.cover[j] += now - seen
	s.cover[j+1] += d - now
}

// paint blends the row and sets its sums back to zero.
func (s *span) paint(dst *image.RGBA, y int, ink ink) {
	if s.lo > s.hi {
		return
	}
	end := min(s.hi+1, int(s.width))
	row := dst.Pix[dst.PixOffset(dst.Rect.Min.X, y):]
	sum, part := float32(0), uint32(0)
	for x := s.lo; x < end; x++ {
		if d := s.cover[x]; d != 0 {
			sum += d
			part = uint32(min(max(sum, 0), 1)*255 + 0.5)
		}
		if part != 0 {
			ink.blend(row[4*x:4*x+4:4*x+4], part)
		}
	}
	clear(s.cover[s.lo : s.hi+1])
}

// An ink is a premultiplied colour.
type ink struct{ r, g, b, a uint32 }

func premultiply(c color.NRGBA) ink {
	a := uint32(c.A)
	return ink{div255(uint32(c.R) * a), div255(uint32(c.G) * a), div255(uint32(c.B) * a), a}
}

// blend paints part/255 of the ink over a pixel.
func (k ink) blend(pixel []byte, part uint32) {
	if part == 255 && k.a == 255 {
		pixel[0], pixel[1], pixel[2], pixel[3] = byte(k.r), byte(k.g), byte(k.b), 255
		return
	}
	rest := 255 - div255(k.a*part)
	pixel[0] = byte(div255(k.r*part) + div255(uint32(pixel[0])*rest))
	pixel[1] = byte(div255(k.g*part) + div255(uint32(pixel[1])*rest))
	pixel[2] = byte(div255(k.b*part) + div255(uint32(pixel[2])*rest))
	pixel[3] = byte(div255(k.a*part) + div255(uint32(pixel[3])*rest))
}

// div255 divides by 255 to the nearest, exact for all products of two bytes.
func div255(v uint32) uint32 { return (v + 128 + (v+128)>>8) >> 8 }
