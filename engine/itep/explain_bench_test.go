package itep

import (
	"runtime"
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// BenchmarkExplain explains the node with the most absent moves of a search: what a click costs at
// most.
func BenchmarkExplain(b *testing.B) {
	for _, preset := range []string{"games", "absolute", "active 1", "active 2"} {
		b.Run(preset, func(b *testing.B) {
			tr := recordOf(b, preset, enginetest.Samples[2])
			defer tr.Release()
			id, absent := mostAbsent(b, tr)
			b.ReportAllocs()
			for b.Loop() {
				explain(b, tr, id)
			}
			b.ReportMetric(float64(absent), "moves")
		})
	}
}

// A click allocates less than a megabyte.
func TestExplainIsCheap(t *testing.T) {
	needs.OneGoroutine(t)
	for _, preset := range []string{"games", "absolute", "active 1", "active 2", "active 3"} {
		tr := recordOf(t, preset, enginetest.Samples[2])
		id, absent := mostAbsent(t, tr)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		explain(t, tr, id)
		runtime.ReadMemStats(&after)
		if bytes := after.TotalAlloc - before.TotalAlloc; absent < 50 || bytes > 1<<20 {
			t.Errorf("%s: %d bytes for %d moves", preset, bytes, absent)
		}
		tr.Release()
	}
}

// recordOf searches a position with a preset.
func recordOf(t testing.TB, preset, fen string) *tree.Tree {
	t.Helper()
	values := presetValues(t, preset)
	task := search.Task{Position: enginetest.Position(t, fen), Values: values}
	_, tr := enginetest.Recorded(t, New(), task, 0)
	return tr
}

// mostAbsent finds the node of a tree with the most legal moves that have no node, in tests among one in twenty.
func mostAbsent(t testing.TB, tr *tree.Tree) (at tree.ID, most int) {
	t.Helper()
	every := tree.ID(needs.OneIn(20))
	tr.Walk(tree.Root, func(n tree.Node) bool {
		if n.ID%every != 0 {
			return true
		}
		if absent := len(explain(t, tr, n.ID).Absent); absent > most {
			most, at = absent, n.ID
		}
		return true
	})
	return at, most
}
