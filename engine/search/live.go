package search

import (
	"slices"
	"sync/atomic"
	"time"

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
	Table    TableUse
}

// TableUse is how a transposition table was used, and how full it is. The values that it gave in the
// place of a search are those closed for [tree.ReasonTable].
type TableUse struct {
	TableStats
	PerMille int // of its places are taken
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

// EndedStage is a stage that is over, and what it cost.
type EndedStage struct {
	Path  []Stage // the stage and those that it is part of, the outermost first
	Nodes uint64
	Took  time.Duration
}

// Live carries the numbers of a running search to whoever watches. The search
// publishes now and then, the watcher pulls; neither waits. The zero Live is
// ready, and serves one search after another.
type Live struct {
	counts   atomic.Pointer[Counts]
	progress atomic.Pointer[Progress]
	ended    atomic.Pointer[[]EndedStage]
}

// mostEnded is how many stages are remembered; a programme whose stages are thousands has other means.
const mostEnded = 256

// end notes that a stage is over.
func (l *Live) end(s EndedStage) {
	if list := l.Ended(); len(list) < mostEnded {
		list = append(slices.Clip(list), s)
		l.ended.Store(&list)
	}
}

// Ended returns the stages that are over, in the order of their ends.
func (l *Live) Ended() []EndedStage {
	if list := l.ended.Load(); list != nil {
		return *list
	}
	return nil
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

// Publish says where a search stands that is told by somebody else, such as an engine from elsewhere.
func (l *Live) Publish(c Counts, p Progress) {
	l.counts.Store(&c)
	l.progress.Store(&p)
}

// Reset clears the numbers before the next search.
func (l *Live) Reset() {
	l.counts.Store(nil)
	l.progress.Store(nil)
	l.ended.Store(nil)
}
