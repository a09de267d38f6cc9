package trajectory

import (
	"fmt"
	"testing"

	"drevo/engine/board"
)

// benchmarkPositions are the first position, middle games, and boards more crowded than a game
// makes them.
var benchmarkPositions = []struct{ name, fen string }{
	{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
	{"middle", "r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 0 9"},
	{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
	{"capablanca", capablanca},
	// of the sixty, the one that takes longest
	{"dense", "3r1nk1/rbq1bppp/pp2pn2/4N3/2PP1P2/3B4/PB2Q1PP/R2N1RK1 w - - 0 1"},
	{"crowded", "Q2b2q1/R2nkqn1/q1B1NNKQ/4Nb2/1nR3nB/Rr1Q1B2/nR1R1q1B/r3qq2 w - - 0 1"},
	{"queens", "q3k2q/1p4p1/2p2p2/3pp3/3PP3/2P2P2/1P4P1/Q3K2Q w - - 0 1"},
}

// BenchmarkRebuild measures a whole map in reused memory.
func BenchmarkRebuild(b *testing.B) {
	for _, position := range benchmarkPositions {
		p := parse(b, position.fen)
		for _, horizon := range []int{1, 3, 5, 7} {
			b.Run(fmt.Sprintf("%s/%d", position.name, horizon), func(b *testing.B) {
				var m Map
				for b.Loop() {
					m.Rebuild(p, horizon)
				}
				b.ReportMetric(float64(len(m.Trajectories)), "trajectories")
			})
		}
	}
}

// BenchmarkBuild measures a new map with its memory.
func BenchmarkBuild(b *testing.B) {
	p := parse(b, benchmarkPositions[2].fen)
	b.ReportAllocs()
	for b.Loop() {
		Build(p, 3)
	}
}

// BenchmarkFirstSquares measures the question that a search asks for each of its moves.
func BenchmarkFirstSquares(b *testing.B) {
	m := Build(parse(b, capablanca), 3)
	var all board.Bitboard
	for b.Loop() {
		for s := board.A1; s <= board.H8; s++ {
			all |= m.FirstSquares(s)
		}
	}
	_ = all
}

// BenchmarkJudge measures judging every trajectory of a map.
func BenchmarkJudge(b *testing.B) {
	for _, position := range benchmarkPositions {
		p := parse(b, position.fen)
		for _, horizon := range []int{3, 5, 7} {
			m := Build(p, horizon)
			b.Run(fmt.Sprintf("%s/%d", position.name, horizon), func(b *testing.B) {
				b.ReportAllocs()
				var j Judge
				for b.Loop() {
					j.Reset(p, horizon)
					for i := range m.Trajectories {
						j.Attack(&m.Trajectories[i])
					}
				}
			})
		}
	}
}

// BenchmarkExpected measures the same with the pieces of the positional horizon, for values of the
// third type.
func BenchmarkExpected(b *testing.B) {
	for _, position := range benchmarkPositions {
		p := parse(b, position.fen)
		m := Build(p, 7)
		b.Run(position.name, func(b *testing.B) {
			var j Judge
			for b.Loop() {
				j.Reset(p, 7)
				for i := range m.Trajectories {
					j.Expected(&m.Trajectories[i])
				}
			}
		})
	}
}
