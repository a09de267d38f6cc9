package chessboard

import (
	"image/color"
	"math"

	"drevo/widgets/paint"
)

// lit washes and frames the squares of numbers that lie on a shortest way, below
// the men.
func (b *brush) litNumbers(numbers []Number) {
	for _, n := range numbers {
		if !n.On || !onBoard(n.Square) {
			continue
		}
		b.wash(n.Square, b.scene.Palette.Lit)
		b.frameSquare(n.Square, 0, max(b.units(0.035), 1.5), b.scene.Palette.LitFrame)
	}
}

// veilNumbered notes which squares have a number in the middle, and dims the men
// on them, so that both can be read.
func (b *brush) veilNumbered(numbers []Number) {
	for _, n := range numbers {
		if !onBoard(n.Square) || n.Text == "" {
			continue
		}
		b.numbered[n.Square] = true
		switch {
		case b.manOn(n.Square) && n.On:
			b.wash(n.Square, faded(b.scene.Palette.Lit, 0.45))
		case b.manOn(n.Square):
			b.wash(n.Square, b.veil(n.Square, 0.35))
		}
	}
}

// numberTexts writes the numbers of a table, or of two tables and their sum.
// Those on a shortest way are larger.
func (b *brush) numberTexts(numbers []Number) {
	p := &b.scene.Palette
	for _, n := range numbers {
		if !onBoard(n.Square) {
			continue
		}
		size, ink := b.textSize(0.34), faded(p.PlateText, 0.66)
		if n.On {
			size, ink = b.textSize(0.44), p.PlateText
		}
		middle := b.centre(n.Square)
		b.haloed(n.Text, size, middle, ink, n.Square)
		small := b.textSize(0.19)
		x, y := b.units(0.47), b.units(0.46)-digitHeight(small)/2
		b.haloed(n.Small[0], small, middle.Add(paint.Point{X: b.textWidth(n.Small[0], small)/2 - x, Y: y}), p.Start, n.Square)
		b.haloed(n.Small[1], small, middle.Add(paint.Point{X: x - b.textWidth(n.Small[1], small)/2, Y: -y}), p.Goal, n.Square)
	}
}

// haloed writes a text around a point; on a man with a pale edge, on which it is
// read over light and dark.
func (b *brush) haloed(word string, size int, at paint.Point, ink color.NRGBA, square int) {
	if word == "" {
		return
	}
	if b.manOn(square) {
		ink.A = 0xff
		reach := max(float64(size)*0.09, 1)
		for i := range 12 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 6)
			b.centred(word, size, at.Add(paint.Point{X: cos * reach, Y: sin * reach}), b.scene.Palette.Paper)
		}
	}
	b.centred(word, size, at, ink)
}
