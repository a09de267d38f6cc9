package chessboard

import (
	"math/rand/v2"
	"testing"
)

// draws repeats a drawing on 800 pixels, as the widget's raster does.
func draws(b *testing.B, s Scene, part func(*brush)) {
	_, brush := overlayOf(&s, 800)
	for b.Loop() {
		clear(brush.dst.Pix)
		part(brush)
	}
}

func BenchmarkArrows20(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	s := NewScene()
	var arrows []Arrow
	for range 20 {
		arrows = append(arrows, Arrow{From: r.IntN(64), To: r.IntN(64), Width: r.Float64(), Role: Role(r.IntN(int(roleCount))), Label: "7"})
	}
	s.Layers = []Layer{{Arrows: arrows}}
	draws(b, s, (*brush).overlay)
}

func BenchmarkTrajectories100(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	s := NewScene()
	var all []Trajectory
	for i := range 100 {
		all = append(all, Trajectory{
			From: r.IntN(64), Stops: []int{r.IntN(64), r.IntN(64)}, Beta: []int{r.IntN(64), r.IntN(64)},
			Side: Side(i % 2), HalfMoves: 4, F: r.IntN(3) - 1, Selected: i == 7,
		})
	}
	s.Layers = []Layer{{Trajectories: all}}
	draws(b, s, (*brush).overlay)
}

func BenchmarkSquares(b *testing.B) { draws(b, example(), (*brush).board) }

// BenchmarkPieces draws the twelve men for squares of 100 pixels, which happens
// when the board's size changes.
func BenchmarkPieces(b *testing.B) {
	for b.Loop() {
		for _, piece := range []byte("KQRBNPkqrbnp") {
			drawPiece(piece, 100)
		}
	}
}

func BenchmarkWholePicture(b *testing.B) {
	s := example()
	for b.Loop() {
		s.Image(800)
	}
}
