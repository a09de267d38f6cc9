package tree

import (
	"errors"
	"sync/atomic"

	"drevo/engine/board"
	"drevo/engine/eval"
)

// below is what a recorder keeps that records a search again for one of its nodes: the way to it, and all below it.
type below struct {
	path     []Node
	from, to []uint64 // between how many nodes before it each of the path was visited
}

// NewRecorderBelow returns a recorder for the same search made again, that keeps nothing but the way to a node of a tree
// and what lies below it, for [Tree.Graft]: a node that was only counted can be looked at then. The budget is as that of
// [NewRecorder].
func NewRecorderBelow(t *Tree, id ID, budget int) *Recorder {
	r := NewRecorder(t.Header(), budget)
	r.below = &below{}
	least, most := uint64(0), uint64(0)
	for _, id := range t.Path(id) {
		n := t.Node(id)
		if id != Root {
			above, own := t.Node(n.Parent), uint64(n.Count)
			most += max(uint64(above.Count), own) - own
			for least++; ; {
				older, ok := t.olderSibling(id)
				if !ok {
					break
				}
				least += uint64(t.Node(older).Count)
				id = older
			}
		}
		r.below.path = append(r.below.path, n)
		r.below.from, r.below.to = append(r.below.from, least), append(r.below.to, most)
	}
	return r
}

// olderSibling is the node that was made before another one at the same parent; ok is false for the first.
func (t *Tree) olderSibling(id ID) (older ID, ok bool) {
	link := t.store.older(uint32(id))
	return ID(link), link != 0 && ID(link) > t.store.read(id).parent
}

// wants reports whether a node at a depth of the record, of which so many were visited before, is on the way or below it.
func (b *below) wants(depth int, before uint64, move board.Move, kind NodeType, alpha, beta eval.Score) bool {
	if b == nil || depth >= len(b.path) {
		return true
	}
	n := b.path[depth]
	if n.Type.Stage() {
		n.Move = board.Move(n.Number)
	}
	return before >= b.from[depth] && before <= b.to[depth] && n.Move == move && n.Type == kind && n.Alpha == alpha &&
		n.Beta == beta
}

// same reports whether two records say the same of a node.
func same(a, b Node) bool {
	return a.Move == b.Move && a.Number == b.Number && a.Type == b.Type && a.Alpha == b.Alpha && a.Beta == b.Beta &&
		a.Score == b.Score && a.Bound == b.Bound && a.Reason == b.Reason && a.Count == b.Count && a.Closed == b.Closed
}

// Graft puts below a node what the same search, made again by a recorder of [NewRecorderBelow], has there and the tree
// has not, and returns how many nodes that are. Those that the tree has keep their numbers; the new ones have larger ones,
// though they were visited earlier than some. Nobody may write the tree at the same time, and readers find all of it at
// once. The error says that the searches are not the same, or that the tree can't take the nodes.
func (t *Tree) Graft(id ID, again *Tree) (nodes int, err error) {
	if t.store.pages != nil {
		return 0, errors.New("the tree lies in a file")
	}
	if !same(t.Node(Root), again.Node(Root)) {
		return 0, errors.New("the search went otherwise this time")
	}
	from, ok := Root, true
	for _, step := range t.Path(id)[1:] {
		if from, ok = again.twin(from, t.Node(step)); !ok {
			return 0, errors.New("the search did not come to the node this time")
		}
	}
	length := t.store.length.Load()
	g := &graft{to: t, from: again, ids: map[ID]ID{}, r: &Recorder{tree: t, length: length, skips: t.store.skipLength.Load(),
		slab: t.store.slabs[(length-1)>>slabBits].Load(), left: again.Bytes() + RecordBytes}}
	if g.r.skips&slabMask != 0 {
		g.r.skipSlab = t.store.skips[g.r.skips>>slabBits].Load()
	}
	if length+uint32(again.Len()) > MaxNodes || g.r.skips+uint32(again.SkipCount()) > MaxNodes {
		return 0, errors.New("the tree has as many nodes as one can have")
	}
	if err := g.join(id, from); err != nil {
		return 0, err
	}
	g.show()
	return int(g.r.length - length), nil
}

// twin is the child of a node that says the same as one of another tree.
func (t *Tree) twin(id ID, as Node) (ID, bool) {
	for _, n := range t.ChildNodes(id) {
		if same(n, as) {
			return n.ID, true
		}
	}
	return None, false
}

// graft takes nodes of a tree over into another one.
type graft struct {
	to, from *Tree
	r        *Recorder
	ids      map[ID]ID // of the nodes of from in the other tree
	joints   []joint
}

// joint is a node of the tree whose list gets a new beginning, from a node in whose place it stands.
type joint struct {
	id, from ID
	first    uint32
}

// entry is a child or a skip of a node, in the order of time.
type entry struct {
	child ID // None for a skip
	skip  Skip
}

func (t *Tree) entries(id ID) (list []entry) {
	skips := t.Skips(id, nil)
	upTo := func(child ID) {
		for len(skips) > 0 && skips[0].After == child {
			list, skips = append(list, entry{None, skips[0]}), skips[1:]
		}
	}
	upTo(None)
	for _, child := range t.Children(id, nil) {
		list = append(list, entry{child: child})
		upTo(child)
	}
	return list
}

// join goes through what both trees have at a node, and takes over what one of them has not: that is the end of it.
func (g *graft) join(id, from ID) error {
	g.ids[from] = id
	has, all := g.to.entries(id), g.from.entries(from)
	if len(has) > len(all) {
		return errors.New("the search went otherwise this time")
	}
	for i, e := range has {
		switch {
		case e.child == None && all[i].child == None && e.skip.Move == all[i].skip.Move:
		case e.child == None || all[i].child == None || !same(g.to.Node(e.child), g.from.Node(all[i].child)):
			return errors.New("the search went otherwise this time")
		default:
			if err := g.join(e.child, all[i].child); err != nil {
				return err
			}
		}
	}
	if !g.to.Node(id).Truncated {
		return nil
	}
	first := atomic.LoadUint32(&g.to.store.at(id).first)
	for _, e := range all[len(has):] {
		first = g.take(id, first, e)
	}
	g.joints = append(g.joints, joint{id, from, first})
	return nil
}

// take takes an entry over, with all below it, and returns the link to it; it stands before others of a list.
func (g *graft) take(parent ID, first uint32, e entry) uint32 {
	if e.child == None {
		return g.r.writeSkip(first, e.skip.Move, e.skip.Reason, e.skip.Value)
	}
	id, rec := g.r.newRecord()
	g.ids[e.child] = id
	n := g.from.Node(e.child)
	n.Parent = parent
	if n.HasKnown {
		if n.KnownFrom, n.HasKnown = g.ids[n.KnownFrom]; !n.HasKnown { // it lies elsewhere in the search
			n.KnownFrom = 0
		}
	}
	rec.encode(n)
	rec.first = 0
	for _, e := range g.from.entries(e.child) {
		rec.first = g.take(id, rec.first, e)
	}
	rec.next = first
	return uint32(id)
}

// show lets the readers see what was taken over.
func (g *graft) show() {
	s := g.to.store
	s.slabs[(g.r.length-1)>>slabBits].Store(g.r.slab)
	s.skipLength.Store(g.r.skips)
	s.length.Store(g.r.length)
	for _, j := range g.joints {
		if rec := s.at(j.id); !g.from.Node(j.from).Truncated {
			rec.unmark(flagTruncated)
		}
		atomic.StoreUint32(&s.at(j.id).first, j.first)
	}
}
