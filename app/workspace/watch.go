package workspace

import (
	"time"

	"drevo/app/session"
	"drevo/engine/turn"
)

// The window looks at a running search every tickEvery, and later, up to tickAtLeast, where a look takes long: for rest
// times as long as it has taken until it was shown. Where no graphics card draws, a picture takes a tenth of a second of
// two cores, which the search needs.
const (
	tickEvery   = 100 * time.Millisecond
	tickAtLeast = 500 * time.Millisecond
	rest        = 3
)

// Watcher looks after running searches from a goroutine each, and tells the window:
// at most one tick waits there at any time, and the end is never dropped.
type Watcher struct {
	post       func(func())
	tick       func(s *session.Search)
	finished   func(s *session.Search)
	generation int // of the search that the window shows
	followed   *session.Search
	told       chan struct{} // closed when the end of followed is on its way to the window
}

// Follow watches a search instead of the one before.
func (w *Watcher) Follow(s *session.Search) {
	w.generation++
	w.followed, w.told = s, make(chan struct{})
	go w.run(s, w.generation, w.told)
}

// End is closed when a search has ended: of the one that is followed once that was posted, so that what is posted
// after it comes after it.
func (w *Watcher) End(s *session.Search) <-chan struct{} {
	if s == w.followed {
		return w.told
	}
	return s.Done()
}

func (w *Watcher) run(s *session.Search, generation int, told chan<- struct{}) {
	defer func() {
		w.post(func() { w.deliver(s, generation, w.finished) })
		close(told)
	}()
	for pause := tickEvery; ; {
		select {
		case <-s.Done():
			return
		case <-time.After(pause):
		}
		began, shown := time.Now(), make(chan struct{})
		w.post(func() {
			w.deliver(s, generation, w.tick)
			turn.Shown(func() { close(shown) })
		})
		select {
		case <-s.Done():
			return
		case <-shown:
		}
		pause = min(max(tickEvery, rest*time.Since(began)), tickAtLeast)
	}
}

// deliver runs on the window's goroutine.
func (w *Watcher) deliver(s *session.Search, generation int, to func(*session.Search)) {
	if generation == w.generation {
		to(s)
	}
}
