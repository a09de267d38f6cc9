package treeview

import "slices"

// Reader is a source whose children can be read beside the window's goroutine, too; one that is none stands still or
// locks by itself.
type Reader interface {
	// Read does a stretch of a walk, during which the source does not change.
	Read(stretch func())
	// Told appends the children that the source has told of a node so far.
	Told(id ID, dst []ID) []ID
}

// Screening is the rows of a view under another filter. They are worked out beside the window's goroutine, whatever
// the number of nodes that are open: the window copies what it has of them, a hundred bytes each, and takes the
// outcome.
//
//	s := v.Screening()
//	s.Filter(keep, wanted)      // on any goroutine
//	if !v.Apply(s, keep) { ... } // nodes were opened, closed or added meanwhile: once more
type Screening struct {
	of       *index
	changes  int // of it, when it was copied
	screened *index
}

// Screening begins with what is open now.
func (v *View) Screening() *Screening {
	ix := *v.index
	ix.branches, ix.at, ix.scratch, ix.fresh = slices.Clone(ix.branches), nil, nil, nil
	return &Screening{of: v.index, changes: ix.changes, screened: &ix}
}

// stretch is how many nodes are screened while the source stands still.
const stretch = 256

// Filter shows only the children for which keep is true; nil shows all. Wanted is told now and then how many of the
// nodes that are open were looked at, and reports whether to go on.
func (s *Screening) Filter(keep func(ID) bool, wanted func(done, all int) bool) {
	ix := s.screened
	if ix.source == nil {
		return
	}
	read, below := func(do func()) { do() }, ix.source
	if part, ok := below.(subtree); ok {
		below = part.Source
	}
	if r, ok := below.(Reader); ok {
		ix.source, read = told{ix.source, r}, r.Read
	}
	ix.at = make(map[ID]int32, len(ix.branches))
	for b := range ix.branches {
		ix.at[ix.branches[b].id] = int32(b)
	}
	ix.filter = keep
	for from := 0; from < len(ix.branches) && wanted(from, len(ix.branches)); from += stretch {
		read(func() { ix.screenAll(from, min(from+stretch, len(ix.branches))) })
	}
	ix.recountAll()
}

// Apply shows what was screened; keep judges what comes later, on the window's goroutine. It reports false, and shows
// nothing else, where the view has changed since the screening began.
func (v *View) Apply(s *Screening, keep func(ID) bool) bool {
	if v.index != s.of || v.index.changes != s.changes {
		return false
	}
	v.filters++
	s.screened.source, s.screened.filter, s.screened.filtered = s.of.source, keep, v.filters
	clear(v.cells) // whose tones are those of the filter before
	v.anchored(func() { v.index = s.screened })
	return true
}

// told is a source as it is read beside the window.
type told struct {
	Source
	Reader
}

func (t told) Children(id ID, dst []ID) []ID { return t.Told(id, dst) }
