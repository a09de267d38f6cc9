package workspace

import (
	"runtime"
	"runtime/debug"
	"time"

	"drevo/app/config"
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

// memory keeps the trees within their memory, and gives that of released ones back to the system.
type memory struct {
	*shared
	released bool // trees were, since it was given back last
	waiting  bool // for the moment
	percent  int  // of what lives that may pile up as garbage, as set last
}

// MakeRoom releases trees until all of them keep within their memory. The panes are shown first
// what is left.
func (m *memory) MakeRoom() {
	if gone := m.Session.Trim(m.Session.Memory); len(gone) > 0 {
		m.Changed()
		m.Release(gone)
	}
	m.limitGarbage()
}

// SetMemory sets how many bytes the trees of all searches may take, keeps that, and releases what has no room any
// more. A search that runs keeps the budget with which it began.
func (m *memory) SetMemory(bytes int64) {
	m.settings.Change(func(c *config.Config) { c.Memory = bytes })
	m.Session.Memory = bytes
	m.MakeRoom()
	m.Mark()
}

// Release gives up trees that nobody shows any more.
func (m *memory) Release(gone []*session.Search) {
	for _, s := range gone {
		s.Drop()
		m.released = true
	}
	m.giveBackSoon()
}

// giveBackSoon gives memory back, unless there is none or a search runs; that asks again at its end.
func (m *memory) giveBackSoon() {
	if !m.released || m.waiting {
		return
	}
	m.waiting = true
	time.AfterFunc(giveBackAfter, func() {
		m.post(func() {
			m.waiting = false
			if m.Session.Running() == nil {
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
func (m *memory) limitGarbage() {
	live := m.Session.Bytes() + base
	percent := int(min(100*headroom/live, 100))
	if m.percent == 0 || percent*10 < m.percent*9 || percent*9 > m.percent*10 {
		m.percent = percent
		debug.SetGCPercent(percent)
	}
}
