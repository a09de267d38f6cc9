package chessboard

import (
	"image"
	"math/rand/v2"
	"testing"
)

// draws repeats a drawing on 800 pixels, as the widget's raster does.
func draws(b *testing.B, s Scene, part func(*Painter)) {
	img := image.NewRGBA(image.Rect(0, 0, 800, 800))
	var memory memory
	for b.Loop() {
		clear(img.Pix)
		part(newPainter(img, &s, &memory))
	}
}

func BenchmarkArrows20(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	s := NewScene()
	var arrows []Arrow
	for range 20 {
		arrows = append(arrows, Arrow{From: r.IntN(64), To: r.IntN(64), Width: r.Float64(),
			Role: Role(r.IntN(int(roleCount))), Label: "7"})
	}
	s.Layers = []Layer{{Arrows: arrows}}
	draws(b, s, (*Painter).over)
}

// BenchmarkTable draws 64 squares with three numbers each.
func BenchmarkTable(b *testing.B) {
	s := tableScene()
	s.Layers = []Layer{{}}
	for square := range 64 {
		s.Layers[0].Numbers = append(s.Layers[0].Numbers, Number{Square: square, Text: "4", Small: [2]string{"1", "3"},
			Lit: square%5 == 0})
	}
	draws(b, s, (*Painter).over)
}

func BenchmarkSquares(b *testing.B) { draws(b, example(), (*Painter).under) }

// BenchmarkPieces draws the twelve pieces for squares of 100 pixels, which happens
// when the board's size changes.
func BenchmarkPieces(b *testing.B) {
	for b.Loop() {
		for _, piece := range []byte("KQRBNPkqrbnp") {
			PieceImage(piece, 100)
		}
	}
}

func BenchmarkWholePicture(b *testing.B) {
	s := example()
	for b.Loop() {
		s.Image(800)
	}
}

// BenchmarkTactics draws threats, pins and the attacks of both sides, as a toggle of a layer does.
func BenchmarkTactics(b *testing.B) {
	s := tacticsScene()
	for i := range 64 {
		s.Layers[3].Attacks[0].Counts[i], s.Layers[4].Attacks[0].Counts[i] = 1+i%4, 1+i%3
	}
	draws(b, s, func(p *Painter) { p.under(); p.over() })
}
