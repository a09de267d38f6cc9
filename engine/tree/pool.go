package tree

import "sync"

// Pool hands the memory of released trees on to the next ones: fresh pages cost more than the writing
// itself. Whoever records one search after the other keeps one. The zero Pool is empty and ready, and
// trees that are written side by side may share it; a nil one hands nothing on.
type Pool struct{ slabs, skips sync.Pool }

// NewRecorder is the function [NewRecorder] for a tree that takes its memory from the pool, and leaves
// it there when it is released.
func (p *Pool) NewRecorder(header Header, budget int) *Recorder {
	if budget <= 0 {
		budget = DefaultBudget
	}
	return &Recorder{
		tree:  &Tree{header: header, store: &store{pool: p}},
		left:  int64(min(budget, MaxNodes-reserve)) * RecordBytes,
		spare: reserve * RecordBytes,
		open:  make([]openNode, 0, 128),
	}
}

// take returns a slab, which may hold what an older tree has left.
func (p *Pool) take() *slab {
	if p != nil {
		if old, ok := p.slabs.Get().(*slab); ok {
			return old
		}
	}
	return new(slab)
}

// takeSkips is take for a slab of skips.
func (p *Pool) takeSkips() *skipSlab {
	if p != nil {
		if old, ok := p.skips.Get().(*skipSlab); ok {
			return old
		}
	}
	return new(skipSlab)
}

// give takes a slab that nobody reads or writes any more; nil is none.
func (p *Pool) give(old *slab) {
	if p != nil && old != nil {
		p.slabs.Put(old)
	}
}

// giveSkips is give for a slab of skips.
func (p *Pool) giveSkips(old *skipSlab) {
	if p != nil && old != nil {
		p.skips.Put(old)
	}
}
