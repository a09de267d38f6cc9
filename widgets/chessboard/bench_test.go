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

// benchmarkMap draws a whole map with one trajectory selected and denied.
func benchmarkMap(b *testing.B, count int) {
	s := mapScene()
	s.Layers[0].Trajectories = append(s.Layers[0].Trajectories[:1], manyTrajectories(count)...)
	draws(b, s, (*brush).overlay)
}

func BenchmarkMap12(b *testing.B)  { benchmarkMap(b, 12) }
func BenchmarkMap60(b *testing.B)  { benchmarkMap(b, 60) }
func BenchmarkMap400(b *testing.B) { benchmarkMap(b, 400) }

// BenchmarkMap60Whole is without a selected one: all lines are strong.
func BenchmarkMap60Whole(b *testing.B) {
	s := NewScene()
	s.Layers = []Layer{{Trajectories: manyTrajectories(60)}}
	draws(b, s, (*brush).overlay)
}

// BenchmarkTable draws 64 squares with three numbers each.
func BenchmarkTable(b *testing.B) {
	s := mapScene()
	s.Layers = []Layer{{}}
	for square := range 64 {
		s.Layers[0].Numbers = append(s.Layers[0].Numbers, Number{Square: square, Text: "4", Small: [2]string{"1", "3"}, On: square%5 == 0})
	}
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
