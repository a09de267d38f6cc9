package paulchess_test

import (
	"context"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/paulchess"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// BenchmarkSearch measures nodes per second of every preset, with and without a record.
func BenchmarkSearch(b *testing.B) {
	for _, preset := range paulchess.New().Presets() {
		for _, recorded := range []bool{false, true} {
			name := map[bool]string{false: "unrecorded", true: "recorded"}[recorded]
			b.Run(preset.Name+"/"+name, func(b *testing.B) { benchmarkSearch(b, preset, recorded) })
		}
	}
}

func benchmarkSearch(b *testing.B, preset search.Preset, recorded bool) {
	p := paulchess.New()
	values, err := search.Resolve(p, preset.Values)
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
