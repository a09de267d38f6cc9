package draw

import (
	"image"
	"image/color"

	"golang.org/x/image/math/fixed"
)

// glyph returns the mask of a letter at a fraction of a pixel, rasterising it the first time.
func (f *Face) glyph(l *letter, r rune, phase int) *glyph {
	if g := l.masks[phase]; g != nil {
		return g
	}
	g := &glyph{mask: &image.Alpha{}}
	l.masks[phase] = g
	if l.source >= len(f.sources) {
		return g
	}
	dot := fixed.Point26_6{X: fixed.Int26_6(phase * 64 / phases)}
	if dr, mask, from, _, ok := f.sources[l.source].face.Glyph(dot, l.shape); ok && !dr.Empty() {
		g.offset = dr.Min
		g.mask = copyMask(mask, from, dr.Size())
	}
	if l.shape != r {
		keepBar(g.mask)
	}
	return g
}

// copyMask takes a mask out of the buffer that a font face reuses.
func copyMask(src image.Image, from image.Point, size image.Point) *image.Alpha {
	dst := image.NewAlpha(image.Rectangle{Max: size})
	for y := range size.Y {
		for x := range size.X {
			_, _, _, a := src.At(from.X+x, from.Y+y).RGBA()
			dst.Pix[y*dst.Stride+x] = uint8(a >> 8)
		}
	}
	return dst
}

// keepBar leaves of the mask of a plus its bar.
func keepBar(plus *image.Alpha) {
	width := plus.Rect.Dx()
	for start := 0; start < len(plus.Pix); start += plus.Stride {
		row := plus.Pix[start:][:width]
		bar := row[width/4]
		for x := range row {
			row[x] = min(row[x], bar)
		}
	}
}

// blit blends a colour through a mask whose top left corner lies at the given point.
func blit(dst *image.RGBA, clip image.Rectangle, mask *image.Alpha, at image.Point, c color.NRGBA) {
	size := mask.Rect.Size()
	area := image.Rectangle{Min: at, Max: at.Add(size)}.Intersect(clip).Intersect(dst.Rect)
	if area.Empty() {
		return
	}
	r, g, b, alpha := uint32(c.R), uint32(c.G), uint32(c.B), uint32(c.A)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		m := mask.Pix[(y-at.Y)*mask.Stride+area.Min.X-at.X:][:area.Dx()]
		p := dst.Pix[dst.PixOffset(area.Min.X, y):][:4*area.Dx()]
		for i, cover := range m {
			if cover == 0 {
				continue
			}
			a := uint32(cover) * alpha / 255
			keep := 255 - a
			q := p[4*i : 4*i+4 : 4*i+4]
			q[0] = uint8((r*a + uint32(q[0])*keep + 127) / 255)
			q[1] = uint8((g*a + uint32(q[1])*keep + 127) / 255)
			q[2] = uint8((b*a + uint32(q[2])*keep + 127) / 255)
			q[3] = uint8(a + (uint32(q[3])*keep+127)/255)
		}
	}
}
