package draw

import (
	"encoding/binary"
	"image"
	"image/color"
	"math"
)

// Fill paints the union of the shapes over the image.
func (p *Path) Fill(dst *image.RGBA, c color.NRGBA) {
	if c.A != 0 {
		p.fill(dst, ink{word: premultiply(c)})
	}
}

// FillAcross paints the union in a colour that changes from its left end, where
// the part is 0, to its right, where it is 1.
func (p *Path) FillAcross(dst *image.RGBA, colour func(part float64) color.NRGBA) {
	across := ink{columns: make([]uint32, dst.Rect.Dx())}
	for x := range across.columns {
		part := (float64(dst.Rect.Min.X+x) + 0.5 - p.lo.X) / (p.hi.X - p.lo.X)
		across.columns[x] = premultiply(colour(min(max(part, 0), 1)))
	}
	p.fill(dst, across)
}

// fill walks the rows from the top. Each edge that crosses a row adds to a row of
// sums how much of every pixel lies to its right; adding up the sums from left to
// right then gives the covered part of each pixel, exactly.
//
// The rasterizer of golang.org/x/image does the same over the whole box around a path. Measured on
// 800 by 800 pixels it takes 0.8 to 1.4 times as long for beads, discs and badges, 5.5 times for an
// arrow over an eighth of the picture and 41 times for one from corner to corner.
func (p *Path) fill(dst *image.RGBA, k ink) {
	clip := dst.Rect
	top := max(int(math.Floor(p.lo.Y)), clip.Min.Y)
	bottom := min(int(math.Ceil(p.hi.Y)), clip.Max.Y)
	if len(p.edges) == 0 || top >= bottom {
		return
	}
	if len(p.cover) < clip.Dx()+2 {
		p.cover = make([]float32, clip.Dx()+2)
	}
	p.sort(top, bottom)
	p.active = p.active[:0]
	for y := top; y < bottom; y++ {
		for i := p.first[y-top]; i >= 0; i = p.edges[i].next {
			p.active = append(p.active, i)
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
		s.paint(dst, y, k)
	}
}

// sort chains the edges by the row in which they begin.
func (p *Path) sort(top, bottom int) {
	p.first = p.first[:0]
	for range bottom - top {
		p.first = append(p.first, -1)
	}
	for i := range p.edges {
		e := &p.edges[i]
		if e.y1 <= float64(top) || e.y0 >= float64(bottom) {
			continue
		}
		row := max(int(math.Floor(e.y0))-top, 0)
		e.next, p.first[row] = p.first[row], int32(i)
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

// paint blends the row and sets its sums back to zero. Pixels between two changes
// are covered alike and painted in one go.
func (s *span) paint(dst *image.RGBA, y int, k ink) {
	if s.lo > s.hi {
		return
	}
	end := min(s.hi+1, int(s.width))
	row := dst.Pix[dst.PixOffset(dst.Rect.Min.X, y):]
	sum := float32(0)
	for x := s.lo; x < end; {
		sum += s.cover[x]
		from := x
		for x++; x < end && s.cover[x] == 0; x++ {
		}
		if part := uint32(min(max(sum, 0), 1)*255 + 0.5); part != 0 {
			k.paint(row, from, x, part)
		}
	}
	clear(s.cover[s.lo : s.hi+1])
}

// An ink is one premultiplied colour, or one for each column.
type ink struct {
	word    uint32
	columns []uint32
}

// premultiply packs a colour into a word, red in the lowest byte.
func premultiply(c color.NRGBA) uint32 {
	opaque := uint32(c.R) | uint32(c.G)<<8 | uint32(c.B)<<16 | 255<<24
	return scale(opaque, uint32(c.A))
}

// paint paints part/255 of the ink over the pixels from one column to before
// another.
func (k ink) paint(row []byte, from, to int, part uint32) {
	word := scale(k.word, part)
	for x := from; x < to; x++ {
		if k.columns != nil {
			word = scale(k.columns[x], part)
		}
		pixel := row[4*x : 4*x+4]
		under := binary.LittleEndian.Uint32(pixel)
		binary.LittleEndian.PutUint32(pixel, word+scale(under, 255-word>>24))
	}
}

// scale multiplies each of the four bytes of a word by k/255, to the nearest.
func scale(word, k uint32) uint32 {
	const bytes = 0x00ff00ff
	even := (word&bytes)*k + 0x00800080
	odd := (word>>8&bytes)*k + 0x00800080
	return (even+even>>8&bytes)>>8&bytes | (odd+odd>>8&bytes)&^bytes
}
