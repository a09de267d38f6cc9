package workspace

import (
	"sync/atomic"
	"time"

	"drevo/app/session"
)

// tickEvery is how often the window looks at a running search.
const tickEvery = 100 * time.Millisecond

// Watcher looks after running searches from a goroutine each, and tells the window:
// at most one tick waits there at any time, and the end is never dropped.
type Watcher struct {
	post       func(func())
	tick       func(s *session.Search)
	finished   func(s *session.Search)
	generation int // of the search that the window shows
	pending    atomic.Bool
}

// Follow watches a search instead of the one before.
func (w *Watcher) Follow(s *session.Search) {
	w.generation++
	go w.run(s, w.generation)
}

func (w *Watcher) run(s *session.Search, generation int) {
	ticker := time.NewTicker(tickEvery)
	defer ticker.Stop()
	for {
		select {
		case <-s.Done():
			w.post(func() { w.deliver(s, generation, w.finished) })
			return
		case <-ticker.C:
			if w.pending.CompareAndSwap(false, true) {
				w.post(func() {
					w.pending.Store(false)
					w.deliver(s, generation, w.tick)
				})
			}
		}
	}
}

// deliver runs on the window's goroutine.
func (w *Watcher) deliver(s *session.Search, generation int, to func(*session.Search)) {
	if generation == w.generation {
		to(s)
	}
}
