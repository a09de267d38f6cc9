package chessboard

import (
	"image"
	"image/color"
	"image/draw"
	"sync"

	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"drevo/widgets/paint"
)

// boldFont is the window's bold typeface, read once.
var boldFont = sync.OnceValues(func() (*opentype.Font, error) {
	return opentype.Parse(theme.DefaultTextBoldFont().Content())
})

// A lettering writes short texts into pictures. It keeps the shapes of the
// letters that it has drawn, so that a number costs about a microsecond.
type lettering struct {
	faces  map[int]font.Face // by size in pixels
	glyphs map[glyphKey]glyph
}

type glyphKey struct {
	size   int
	letter rune
}

type glyph struct {
	mask    *image.Alpha
	offset  image.Point // from the pen on the base line to the mask's corner
	advance fixed.Int26_6
}

// glyph returns a letter's shape at a size in pixels; an empty one if there is
// no font.
func (l *lettering) glyph(size int, letter rune) glyph {
	key := glyphKey{size, letter}
	if g, ok := l.glyphs[key]; ok {
		return g
	}
	if l.glyphs == nil {
		l.glyphs, l.faces = map[glyphKey]glyph{}, map[int]font.Face{}
	}
	g := glyph{}
	if face := l.face(size); face != nil {
		rect, mask, from, advance, _ := face.Glyph(fixed.Point26_6{}, letter)
		g.mask = image.NewAlpha(image.Rect(0, 0, rect.Dx(), rect.Dy()))
		if mask != nil {
			draw.Draw(g.mask, g.mask.Rect, mask, from, draw.Src)
		}
		g.offset, g.advance = rect.Min, advance
	}
	l.glyphs[key] = g
	return g
}

func (l *lettering) face(size int) font.Face {
	if face, ok := l.faces[size]; ok {
		return face
	}
	parsed, err := boldFont()
	if err != nil {
		return nil
	}
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: float64(size), DPI: 72, Hinting: font.HintingVertical})
	if err != nil {
		return nil
	}
	l.faces[size] = face
	return face
}

// width returns how far a text runs, in pixels.
func (l *lettering) width(text string, size int) float64 {
	sum := fixed.Int26_6(0)
	for _, letter := range text {
		sum += l.glyph(size, letter).advance
	}
	return float64(sum) / 64
}

// write writes a text whose base line begins at a point.
func (l *lettering) write(dst *image.RGBA, text string, size int, at paint.Point, c color.NRGBA) {
	pen := fixed.Point26_6{X: fixed.Int26_6(at.X*64 + 0.5), Y: fixed.Int26_6(at.Y*64 + 0.5)}
	ink := image.NewUniform(c)
	for _, letter := range text {
		g := l.glyph(size, letter)
		if g.mask == nil {
			return
		}
		corner := image.Pt(pen.X.Round(), pen.Y.Round()).Add(g.offset)
		draw.DrawMask(dst, g.mask.Rect.Add(corner), ink, image.Point{}, g.mask, image.Point{}, draw.Over)
		pen.X += g.advance
	}
}

// centred writes a text around a point; the height of a digit is what is
// centred, so that numbers side by side stand on one line.
func (l *lettering) centred(dst *image.RGBA, text string, size int, at paint.Point, c color.NRGBA) {
	l.write(dst, text, size, at.Add(paint.Point{X: -l.width(text, size) / 2, Y: digitHeight(size) / 2}), c)
}

// digitHeight is the height of the font's digits, 0.714 of its size.
func digitHeight(size int) float64 { return 0.714 * float64(size) }
