package botvinnik

import (
	"fmt"
	"testing"

	"drevo/app/pane/panetest"
	"drevo/engine/enginetest"
	"drevo/engine/trajectory"
	"drevo/widgets/chessboard"
)

// crowded are positions with many pieces and open lines: the maps with the most to judge.
var crowded = map[string]string{
	"Botvinnik - Capablanca": "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30",
	"middle game":            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
}

// eachHorizon runs a benchmark on the crowded positions, near and far.
func eachHorizon(b *testing.B, run func(b *testing.B, m *Map, found judged)) {
	for name, fen := range crowded {
		p := enginetest.Position(b, fen)
		for _, horizon := range []int{trajectory.MinHorizon + 2, 5, trajectory.MaxHorizon} {
			b.Run(fmt.Sprintf("%s/%d", name, horizon), func(b *testing.B) {
				w := panetest.New(b, "itep", nil, fen)
				m := NewMap(w).(*Map)
				m.SetHorizon(horizon)
				w.Put(m)
				w.Until(func() bool { return !m.list.slot.Busy() })
				run(b, m, attacksOf(nil, p, horizon))
				b.ReportMetric(float64(len(m.attacks)), "attacks")
			})
		}
	}
}

// BenchmarkJudging is what happens beside the window when the slider is moved.
func BenchmarkJudging(b *testing.B) {
	eachHorizon(b, func(b *testing.B, m *Map, _ judged) {
		for b.Loop() {
			attacksOf(nil, m.at, m.horizon)
		}
	})
}

// BenchmarkListing is what the window does with the attacks: lists them.
func BenchmarkListing(b *testing.B) {
	eachHorizon(b, func(b *testing.B, m *Map, found judged) {
		for b.Loop() {
			m.take(found, m.front())
			m.list.show()
		}
	})
}

// BenchmarkHovering is what the window does when the pointer comes to another row: it draws that
// attack on a board of 700 pixels.
func BenchmarkHovering(b *testing.B) {
	eachHorizon(b, func(b *testing.B, m *Map, found judged) {
		scene := chessboard.NewScene()
		for i := 0; b.Loop(); i = (i + 1) % len(m.shown) {
			m.pointed = m.shown[i]
			scene.Layers = []chessboard.Layer{m.list.layer()}
			scene.Image(700)
		}
	})
}
