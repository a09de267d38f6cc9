package board

import "testing"

// The benchmarks count the two positions that generators are compared on, and report millions of nodes a second.
func BenchmarkPerftStart5(b *testing.B)         { benchmarkPerft(b, 0, 5, Perft) }
func BenchmarkPerftKiwipete4(b *testing.B)      { benchmarkPerft(b, 1, 4, Perft) }
func BenchmarkPerftEveryStart5(b *testing.B)    { benchmarkPerft(b, 0, 5, PerftEvery) }
func BenchmarkPerftEveryKiwipete4(b *testing.B) { benchmarkPerft(b, 1, 4, PerftEvery) }

func benchmarkPerft(b *testing.B, position, depth int, count func(*Position, int) uint64) {
	p := parse(b, perftPositions[position].fen)
	b.ReportAllocs()
	nodes := uint64(0)
	for b.Loop() {
		nodes += count(&p, depth)
	}
	b.ReportMetric(float64(nodes)/1e6/b.Elapsed().Seconds(), "Mnodes/s")
}
