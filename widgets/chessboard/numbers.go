package chessboard

import (
	"image/color"
	"math"

	"drevo/widgets/draw"
)

// litNumbers tints and frames the squares of lit numbers, below the pieces.
func (p *Painter) litNumbers(numbers []Number) {
	for _, n := range numbers {
		if !n.Lit || !OnBoard(n.Square) {
			continue
		}
		p.Tint(n.Square, p.Palette.Lit)
		p.frameSquare(n.Square, 0, max(p.Units(0.035), 1.5), p.Palette.LitFrame)
	}
}

// dimNumbered notes which squares have a number in the middle, and dims the pieces
// on them, so that both can be read.
func (p *Painter) dimNumbered(numbers []Number) {
	for _, n := range numbers {
		if !OnBoard(n.Square) || n.Text == "" {
			continue
		}
		p.numbered[n.Square] = true
		switch {
		case p.HasPiece(n.Square) && n.Lit:
			p.Tint(n.Square, Faded(p.Palette.Lit, 0.45))
		case p.HasPiece(n.Square):
			p.Dim(n.Square, 0.35)
		}
	}
}

// numbers writes the numbers, those of lit squares larger.
func (p *Painter) numbers(numbers []Number) {
	for _, n := range numbers {
		if !OnBoard(n.Square) {
			continue
		}
		size, ink := p.TextSize(0.34), Faded(p.Palette.PlateText, 0.66)
		if n.Lit {
			size, ink = p.TextSize(0.44), p.Palette.PlateText
		}
		middle := p.Centre(n.Square)
		p.haloed(n.Text, size, middle, ink, n.Square)
		small := p.TextSize(0.19)
		corner := draw.Point{X: p.Units(0.47), Y: p.Units(0.46) - p.face(small).DigitHeight()/2}
		for i, word := range n.Small {
			side, ink := float64(2*i-1), []color.NRGBA{p.Palette.Start, p.Palette.Goal}[i]
			at := draw.Point{X: corner.X - p.TextWidth(word, small)/2, Y: -corner.Y}.Mul(side)
			p.haloed(word, small, middle.Add(at), ink, n.Square)
		}
	}
}

// haloed writes a text around a point; on a piece with a pale edge, on which it is read over light and dark.
func (p *Painter) haloed(word string, size int, at draw.Point, ink color.NRGBA, square int) {
	if word == "" {
		return
	}
	if p.HasPiece(square) {
		ink.A = 0xff
		reach := max(float64(size)*0.09, 1)
		for i := range 12 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 6)
			p.Write(word, size, at.Add(draw.Point{X: cos * reach, Y: sin * reach}), p.Palette.Paper)
		}
	}
	p.Write(word, size, at, ink)
}
