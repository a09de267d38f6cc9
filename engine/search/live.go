package search

import (
	"sync/atomic"

	"drevo/engine/eval"
	"drevo/engine/tree"
)

// Counts are the numbers of a search.
type Counts struct {
	Nodes    uint64                 // positions visited, the root included
	ByType   [tree.NodeTypes]uint64 // by code
	ByReason [tree.Reasons]uint64
	Deepest  int    // half-moves from the root
	Boards   uint64 // positions made to order moves, visited or not; 0 where a programme makes none
}

// Progress is where a search stands at its root.
type Progress struct {
	Stages []Stage    // that are open, the outermost first: filled in by Run
	Moves  int        // root moves in all
	Number int        // the one being examined, from 1
	Score  eval.Score // of the best so far; the lower bound while there is none
}

// Stage is a part of a search that has a number: an iteration, a round.
type Stage struct {
	Type   tree.NodeType
	Number int
}

// Live carries the numbers of a running search to whoever watches. The search
// publishes now and then, the watcher pulls; neither waits. The zero Live is
// ready, and serves one search after another.
type Live struct {
	counts   atomic.Pointer[Counts]
	progress atomic.Pointer[Progress]
}

// Counts returns the latest published numbers.
func (l *Live) Counts() Counts {
	if c := l.counts.Load(); c != nil {
		return *c
	}
	return Counts{}
}

// Progress returns the latest published place.
func (l *Live) Progress() Progress {
	if p := l.progress.Load(); p != nil {
		return *p
	}
	return Progress{}
}

// Reset clears the numbers before the next search.
func (l *Live) Reset() {
	l.counts.Store(nil)
	l.progress.Store(nil)
}
