package chessboard

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/paint"
)

// face returns the bold letters of a size in pixels.
func (b *brush) face(size int) *paint.Face {
	return b.letters.Of(theme.DefaultTheme(), fyne.TextStyle{Bold: true}, float32(size))
}

// textWidth returns how far a text runs, in pixels.
func (b *brush) textWidth(text string, size int) float64 {
	return float64(b.face(size).Width(text))
}

// write writes a text whose base line begins at a point.
func (b *brush) write(text string, size int, at paint.Point, c color.NRGBA) {
	b.face(size).Draw(b.dst, b.dst.Rect, int(math.Round(at.X)), int(math.Round(at.Y)), text, c)
}

// centred writes a text around a point; the height of a digit is what is
// centred, so that numbers side by side stand on one line.
func (b *brush) centred(text string, size int, at paint.Point, c color.NRGBA) {
	b.write(text, size, at.Add(paint.Point{X: -b.textWidth(text, size) / 2, Y: digitHeight(size) / 2}), c)
}

// digitHeight is the height of the font's digits, 0.714 of its size.
func digitHeight(size int) float64 { return 0.714 * float64(size) }
