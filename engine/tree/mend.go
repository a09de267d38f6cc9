package tree

import (
	"slices"
	"sync/atomic"
)

// Mender puts a tree together from those of its pages that are whole. A node comes in if all nodes above it are
// there; the nodes are numbered anew. Where something is missing below a node it is truncated, and none of its
// children is the best: the best one may be missing.
type Mender struct {
	recorder *Recorder
	ids      [][]ID // of the nodes of every page, by their former numbers; None for what did not come in
	later    []ID
	lost     int
}

// NewMender returns a mender of an empty tree, with a budget in nodes as [NewRecorder] has it.
func NewMender(header Header, budget int) *Mender {
	return &Mender{recorder: NewRecorder(header, budget)}
}

// Add adds a page; they come in order.
func (m *Mender) Add(p *Page) {
	n := int(p.First >> slabBits)
	for len(m.ids) <= n {
		m.ids = append(m.ids, nil)
	}
	m.ids[n] = make([]ID, 0, len(p.Nodes))
	before := p.Before
	for i, node := range p.Nodes {
		node.ID = p.First + ID(i)
		own := 0
		for own < len(before) && before[own].Node == node.ID {
			own++
		}
		m.ids[n] = append(m.ids[n], m.node(node, before[:own]))
		before = before[own:]
	}
	for _, s := range p.After {
		m.skip(m.now(s.Node), s.Skip)
	}
	for _, id := range p.Later {
		m.later = append(m.later, m.now(id))
	}
}

// now is the number that a node has now, None for what is not there.
func (m *Mender) now(id ID) ID {
	if n := int(id >> slabBits); n < len(m.ids) && int(id&slabMask) < len(m.ids[n]) {
		return m.ids[n][id&slabMask]
	}
	return None
}

// node takes in a node with the skips before it, and returns the number that it has now.
func (m *Mender) node(n Node, before []Skipped) ID {
	r, parent := m.recorder, m.now(n.Parent)
	switch {
	case n.ID == Root && r.length == 0 && n.plausible(MaxNodes):
		_, rec := r.newRecord()
		rec.encode(n)
		r.tree.store.slabs[0].Store(r.slab)
		return Root
	case n.ID == Root || n.Parent >= n.ID || parent == None || !n.plausible(MaxNodes) || !r.takes(RecordBytes,
		uint8(n.Ply)):
		m.lost++
		return None
	}
	for _, s := range before {
		m.skip(parent, s.Skip)
	}
	id, rec := r.newRecord()
	n.Parent = parent
	m.known(&n)
	rec.encode(n)
	above := r.tree.store.at(parent)
	rec.next, above.first = above.first, uint32(id)
	return id
}

// known follows a node from which another is known to where it is now.
func (m *Mender) known(n *Node) {
	if n.HasKnown {
		n.KnownFrom = m.now(n.KnownFrom)
		if n.HasKnown = n.KnownFrom != None; !n.HasKnown {
			n.KnownFrom = 0
		}
	}
}

// skip takes in a skip of a node, if that is there.
func (m *Mender) skip(id ID, s Skip) { m.recorder.AddSkip(id, s.Move, s.Reason, s.Value) }

// Tree returns the tree, nil where not even its root is there, and how many nodes of the pages did not come in. Tail
// is nil where it is missing, too.
func (m *Mender) Tree(tail *Tail) (t *Tree, lost int) {
	r := m.recorder
	if r.length == 0 {
		return nil, m.lost
	}
	r.tree.store.length.Store(r.length)
	r.tree.store.slabs[(r.length-1)>>slabBits].Store(r.slab)
	r.tree.store.skipLength.Store(r.skips)
	if tail != nil {
		m.takeTail(tail)
	}
	for id, whole := range m.whole(tail == nil) {
		if !whole {
			m.unknown(ID(id))
		}
	}
	return r.tree, m.lost
}

func (m *Mender) takeTail(tail *Tail) {
	for _, list := range tail.Lists {
		for _, s := range list.Skips {
			m.skip(m.now(list.Node), s)
		}
	}
	for _, n := range tail.Changed {
		id := m.now(n.ID)
		if id == None || !n.plausible(MaxNodes) {
			continue
		}
		m.known(&n)
		rec := m.recorder.tree.store.at(id)
		rec.encode(rec.decode(id).changedTo(n))
	}
}

// whole says of every node whether all that was searched below it is there; without the tail the lists that it ends
// are not.
func (m *Mender) whole(noTail bool) []bool {
	s := m.recorder.tree.store
	below := make([]uint64, m.recorder.length)
	for id := ID(m.recorder.length - 1); id > Root; id-- {
		below[s.at(id).parent] += atomic.LoadUint64(&s.at(id).detail) >> 32
	}
	whole := make([]bool, m.recorder.length)
	for id := range whole {
		whole[id] = !s.at(ID(id)).closed() || s.at(ID(id)).detail>>32 == below[id]+1
	}
	for _, id := range slices.DeleteFunc(m.later, func(id ID) bool {
		return !noTail || id == None ||
			!s.at(id).closed()
	}) {
		whole[id] = false
	}
	return whole
}

// unknown says that something is missing below a node.
func (m *Mender) unknown(id ID) {
	s := m.recorder.tree.store
	s.at(id).mark(flagTruncated)
	for child := s.youngest(id); child != 0; child = s.older(child) {
		s.at(ID(child)).unmark(flagBest)
	}
}
