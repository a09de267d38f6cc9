package tree_test

import (
	"testing"

	"drevo/engine/board"
	. "drevo/engine/tree"
)

// BenchmarkRecord measures a node of a depth-first search: Enter, Static, Leave.
// The nodes stand as in a search, some thirty leaves below each inner node.
func BenchmarkRecord(b *testing.B) {
	b.Run("recorded", func(b *testing.B) {
		pool := new(Pool)
		r := pool.NewRecorder(Header{}, MaxNodes)
		defer func() { r.Tree().Release() }()
		for b.Loop() {
			if r.Tree().Len() > 4_000_000 { // memory is recycled, as between two searches
				r.Tree().Release()
				r = pool.NewRecorder(Header{}, MaxNodes)
			}
			benchmarkNodes(r)
		}
		perNode(b)
	})
	b.Run("nil", func(b *testing.B) {
		var r *Recorder
		for b.Loop() {
			benchmarkNodes(r)
		}
		perNode(b)
	})
}

const benchmarkSize = 4 + 32*32

// benchmarkNodes records nodes that nearly all stand deeper than those that the readers see at once.
func benchmarkNodes(r *Recorder) {
	for range 4 {
		r.Enter(1, TypeFullWidth, ClassQuiet, -100, 100)
	}
	for i := range board.Move(32) {
		r.Enter(i, TypeFullWidth, ClassQuiet, -100, 100)
		for j := range board.Move(31) {
			r.Enter(j, TypeQuiescence, ClassCapture, -100, 100)
			r.Static(7)
			r.Leave(7, Exact, ReasonQuiet)
		}
		r.Leave(-7, Exact, ReasonComplete)
	}
	for range 4 {
		r.Leave(7, Exact, ReasonComplete)
	}
}

func perNode(b *testing.B) {
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/benchmarkSize, "ns/node")
}

// BenchmarkStats measures a walk over a tree of about a million nodes.
func BenchmarkStats(b *testing.B) {
	r := NewRecorder(Header{}, 0)
	r.Enter(board.NoMove, TypeRoot, ClassNone, -100, 100)
	for range 1000 {
		benchmarkNodes(r)
	}
	r.Leave(0, Exact, ReasonComplete)
	nodes := 0
	for b.Loop() {
		nodes += r.Tree().Stats(Root, nil).Nodes
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(nodes), "ns/node")
	r.Tree().Release()
}
