package trajectories

import (
	"image"
	"math/rand/v2"
	"testing"

	"drevo/widgets/chessboard"
)

// draws repeats a drawing on 800 pixels, as the widget's raster does.
func draws(b *testing.B, pieces [64]byte, all []Trajectory) {
	img := image.NewRGBA(image.Rect(0, 0, 800, 800))
	o := &Overlay{Trajectories: all}
	s := sceneOf(pieces, o)
	p := chessboard.NewPainter(img, &s)
	for b.Loop() {
		clear(img.Pix)
		o.Draw(p, chessboard.OverPieces)
	}
}

func BenchmarkTrajectories100(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	var all []Trajectory
	for i := range 100 {
		all = append(all, Trajectory{
			From: r.IntN(64), Stops: []int{r.IntN(64), r.IntN(64)}, Beta: []int{r.IntN(64), r.IntN(64)},
			Side: Side(i % 2), HalfMoves: 4, F: r.IntN(3) - 1, Selected: i == 7,
		})
	}
	draws(b, [64]byte{}, all)
}

// benchmarkMap draws a whole map with one trajectory selected and denied.
func benchmarkMap(b *testing.B, count int) {
	pieces, all := capablanca()
	draws(b, pieces, append(all[:1], many(count)...))
}

func BenchmarkMap12(b *testing.B)  { benchmarkMap(b, 12) }
func BenchmarkMap60(b *testing.B)  { benchmarkMap(b, 60) }
func BenchmarkMap400(b *testing.B) { benchmarkMap(b, 400) }

// BenchmarkMap60Whole is without a selected one: all lines are strong.
func BenchmarkMap60Whole(b *testing.B) { draws(b, [64]byte{}, many(60)) }
