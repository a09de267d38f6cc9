package kaissa

import (
	"context"
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// benchMiddleGame is the position in which the speed is measured.
const benchMiddleGame = "r1bq1rk1/2p1bpp1/p1np1n1p/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1 w - - 0 10"

func benchmarkSearch(b *testing.B, fen string, recorded bool, set map[string]string) {
	values, err := search.Resolve(New(), set)
	if err != nil {
		b.Fatal(err)
	}
	nodes := uint64(0)
	for range b.N {
		task := search.Task{Position: enginetest.Position(b, fen), Values: values}
		if recorded {
			task.Recorder = tree.NewRecorder(search.Header(New(), values, task.Position), 0)
		}
		result, err := New().Search(context.Background(), task)
		if err != nil {
			b.Fatal(err)
		}
		task.Recorder.Tree().Release()
		nodes += result.Counts.Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

func BenchmarkSearch(b *testing.B) {
	benchmarkSearch(b, benchMiddleGame, false, map[string]string{optionLevel: "6.1"})
}
func BenchmarkRecorded(b *testing.B) {
	benchmarkSearch(b, benchMiddleGame, true, map[string]string{optionLevel: "6.1"})
}

func BenchmarkKiwipete(b *testing.B) {
	benchmarkSearch(b, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", false,
		map[string]string{optionLevel: "4.1"})
}

// BenchmarkExplain takes nodes of a search apart: at most 2 ms and 1 MB each.
func BenchmarkExplain(b *testing.B) {
	_, tr := think(b, benchMiddleGame, search.Limits{}, nil)
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		if _, err := New().Explain(tr, tree.ID(i*7919%tr.Len())); err != nil {
			b.Fatal(err)
		}
	}
}
