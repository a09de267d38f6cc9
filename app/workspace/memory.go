package workspace

import (
	"runtime"
	"runtime/debug"
	"time"

	"drevo/app/session"
)

// giveBackAfter is how long after the release of a tree its memory goes back to the system: the
// next search would rather have it.
const giveBackAfter = time.Second

// headroom is how many bytes of garbage may pile up beside the trees, and base about what the
// window has without them. By Go's own measure as much may pile up as lives, 800 MB beside trees
// that take 800 MB, although there is nothing to look for in them.
const (
	headroom = 128 << 20
	base     = 64 << 20
)

// memory gives the memory of released trees back to the system.
type memory struct {
	released bool // trees were, since it was given back last
	waiting  bool // for the moment
	percent  int  // of what lives that may pile up as garbage, as set last
}

// MakeRoom releases trees until all of them keep within their memory. The panes are shown first
// what is left.
func (w *Workspace) MakeRoom() {
	if gone := w.Session.Trim(session.Memory); len(gone) > 0 {
		w.Changed()
		w.Release(gone)
	}
	w.limitGarbage()
}

// Release gives up trees that nobody shows any more.
func (w *Workspace) Release(gone []*session.Search) {
	for _, s := range gone {
		s.Drop()
		w.memory.released = true
	}
	w.giveBackSoon()
}

// giveBackSoon gives memory back, unless there is none or a search runs; that asks again at its end.
func (w *Workspace) giveBackSoon() {
	m := &w.memory
	if !m.released || m.waiting {
		return
	}
	m.waiting = true
	time.AfterFunc(giveBackAfter, func() {
		w.post(func() {
			m.waiting = false
			if w.Session.Running() == nil {
				m.released = false
				go giveBack()
			}
		})
	})
}

// giveBack takes some tenths of a second, beside the window. The pool of the trees lets go of what
// it holds in two rounds of collection.
func giveBack() {
	runtime.GC()
	debug.FreeOSMemory()
}

// limitGarbage keeps what may pile up as garbage about the same, however large the trees are.
func (w *Workspace) limitGarbage() {
	live := w.Session.Bytes() + base
	percent := int(min(100*headroom/live, 100))
	if m := &w.memory; m.percent == 0 || percent*10 < m.percent*9 || percent*9 > m.percent*10 {
		m.percent = percent
		debug.SetGCPercent(percent)
	}
}
