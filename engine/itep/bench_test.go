package itep_test

import (
	"context"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// BenchmarkSearch measures nodes per second with and without a record.
func BenchmarkSearch(b *testing.B) {
	for _, recorded := range []bool{false, true} {
		name := map[bool]string{false: "unrecorded", true: "recorded"}[recorded]
		b.Run(name, func(b *testing.B) { benchmarkSearch(b, recorded) })
	}
}

func benchmarkSearch(b *testing.B, recorded bool) {
	p := itep.New()
	values, err := search.Resolve(p, nil)
	if err != nil {
		b.Fatal(err)
	}
	var nodes uint64
	for range b.N {
		for _, fen := range enginetest.Samples[:4] {
			root, err := board.ParseFEN(fen)
			if err != nil {
				b.Fatal(err)
			}
			task := search.Task{Position: root, Values: values}
			if recorded {
				task.Recorder = tree.NewRecorder(search.Header(p, values, root), 0)
			}
			result, err := p.Search(context.Background(), task)
			if err != nil {
				b.Fatal(err)
			}
			nodes += result.Counts.Nodes
			if recorded {
				task.Recorder.Tree().Release()
			}
		}
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
	b.ReportMetric(float64(nodes)/float64(b.N), "nodes")
}
