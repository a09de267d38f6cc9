package botvinnik

import (
	"fmt"
	"testing"

	"drevo/app/pane/panetest"
	"drevo/engine/trajectory"
	"drevo/widgets/chessboard"
)

// crowded are positions with many pieces and open lines: the maps with the most to judge.
var crowded = map[string]string{
	"Botvinnik - Capablanca": "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30",
	"middle game":            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
}

// BenchmarkHorizon moves the slider and draws the board of 700 pixels: what a user waits for.
func BenchmarkHorizon(b *testing.B) {
	for name, fen := range crowded {
		for _, horizon := range []int{trajectory.MinHorizon + 2, 5, trajectory.MaxHorizon} {
			b.Run(fmt.Sprintf("%s/%d", name, horizon), func(b *testing.B) {
				w := panetest.New(b, "itep", nil, fen)
				m := NewMap(w).(*Map)
				w.Put(m)
				view := chessboard.NewBoard()
				for b.Loop() {
					m.SetHorizon(horizon)
					view.SetLayers([]chessboard.Layer{m.attackLayer()})
					scene := view.Scene()
					scene.Image(700)
				}
				b.ReportMetric(float64(len(m.attacks)), "attacks")
			})
		}
	}
}
