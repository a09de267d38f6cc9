package tree

import (
	"slices"
	"sync/atomic"

	"drevo/engine/board"
	"drevo/engine/eval"
)

// Best returns the child that gave a node the best score so far: the youngest that improved it
// (rule 5 of the package). ok is false at leaves, where to stand pat was best, and where the value is what a
// rule allowed a move that it left out (rule 13).
func (t *Tree) Best(id ID) (best ID, ok bool) {
	if t.Empty() {
		return 0, false
	}
	for link := atomic.LoadUint32(&t.store.read(id).first); link > uint32(id); {
		if link&skipLink != 0 {
			run, raised := t.store.run(link)
			if raised {
				return 0, false
			}
			link = run
			continue
		}
		rec := t.store.read(ID(link))
		if atomic.LoadUint64(&rec.result)&(flagBest<<flagShift) != 0 {
			return ID(link), true
		}
		link = rec.next
	}
	return 0, false
}

// Line returns the line of best play from a node, the node itself not included:
// its principal variation, and in a forced game its forced variation.
func (t *Tree) Line(id ID) []ID {
	var line []ID
	for {
		next, ok := t.Best(id)
		if !ok {
			return line
		}
		line = append(line, next)
		id = next
	}
}

// Test returns the last test of a move at a node, in any of its stages; ok is false where it was not tested. A move that
// was only tested has no node but those of its tests.
func (t *Tree) Test(id ID, move board.Move) (test ID, ok bool) {
	for _, n := range slices.Backward(t.ChildNodes(id)) {
		switch {
		case n.Type.Stage():
			if test, ok := t.Test(n.ID, move); ok {
				return test, true
			}
		case n.Type.Test() && n.Move == move:
			return n.ID, true
		}
	}
	return None, false
}

// Within reports whether a node is another one, or below it.
func (t *Tree) Within(id, top ID) bool {
	for ; id != top; id = t.store.read(id).parent {
		if id == Root {
			return false
		}
	}
	return true
}

// Moves returns the moves that lead to the given nodes, stages left out.
func (t *Tree) Moves(ids []ID) []board.Move {
	var moves []board.Move
	for _, id := range ids {
		if move := t.Node(id).Move; move != board.NoMove {
			moves = append(moves, move)
		}
	}
	return moves
}

// Pseudo is the pseudo-evaluation of a node from its own point of view: the best
// that the moves which were looked at promise, where the value stays within the
// bounds (ITEP §6, formula 12). ok is false while the node is open.
func (t *Tree) Pseudo(id ID) (score eval.Score, ok bool) {
	n := t.Node(id)
	return n.Score, n.Closed
}

// Provenance says where a value comes from.
type Provenance struct {
	Path []ID // from the node to the leaf, both included
	Leaf ID   // its static value, its final result, or what one of its skips raised it to is the value
}

// Provenance follows the value of a node down to the leaf that it comes from: from each node to its
// best child, and from a node that a table closed to the one that its value is known from, which
// is not below it. It ends early at nodes that were not kept, and where the search was stopped.
func (t *Tree) Provenance(id ID) Provenance {
	path := []ID{id}
	for len(path) <= t.Len() {
		next, ok := t.Best(id)
		if n := t.Node(id); n.HasKnown {
			next, ok = n.KnownFrom, true
		}
		if !ok {
			break
		}
		path = append(path, next)
		id = next
	}
	return Provenance{Path: path, Leaf: id}
}

// Find returns the child of a node by its move, tests left out. It looks through
// stages: first the one that gave the node its value, then the others, the last one first.
func (t *Tree) Find(parent ID, move board.Move) (ID, bool) {
	if best, ok := t.Best(parent); ok && t.Node(best).Type.Stage() {
		if id, ok := t.Find(best, move); ok {
			return id, true
		}
	}
	children := t.Children(parent, nil)
	for i := len(children) - 1; i >= 0; i-- {
		c := t.Node(children[i])
		switch {
		case c.Type.Test():
		case c.Type.Stage():
			if id, ok := t.Find(c.ID, move); ok {
				return id, true
			}
		case c.Move == move:
			return c.ID, true
		}
	}
	return 0, false
}

// Stats counts the kept nodes of a subtree by type and by reason.
type Stats struct {
	Nodes    int
	ByType   [NodeTypes]int // by code
	ByReason [Reasons]int
	Deepest  int // ply
}

// Stats counts the subtree of a node. Cost: about 40 ns a node. It ends early
// when stop returns true, which is asked every 4096 nodes; a nil stop is never
// asked.
func (t *Tree) Stats(id ID, stop func() bool) Stats {
	var c Stats
	t.Walk(id, func(n Node) bool {
		c.Nodes++
		c.ByType[n.Type.Code()]++
		c.ByReason[n.Reason]++
		c.Deepest = max(c.Deepest, n.Ply)
		return stop == nil || c.Nodes&4095 != 0 || !stop()
	})
	return c
}

// Walk visits the nodes of a subtree, parents before children, children in order
// of creation, until visit returns false.
func (t *Tree) Walk(id ID, visit func(Node) bool) {
	if t.Empty() {
		return
	}
	stack := []ID{id}
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		rec := t.store.read(top)
		if !visit(rec.decode(top)) {
			return
		}
		// The links lead from the youngest child to the oldest, which is then on top.
		for next := t.store.node(atomic.LoadUint32(&rec.first)); next > uint32(top); next = t.store.older(next) {
			stack = append(stack, ID(next))
		}
	}
}

// FirstDifference walks two trees together, parents before children, and returns
// the first pair of nodes that differ in move, type, class, place, bounds, score, static
// value or reason, in the number of their children, or in their skips. same is true when there is
// none. It is meant for trees that no longer grow.
func FirstDifference(a, b *Tree) (inA, inB ID, same bool) {
	type pair struct{ a, b ID }
	stack := []pair{{Root, Root}}
	for len(stack) > 0 {
		p := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if !alike(a.Node(p.a), b.Node(p.b)) {
			return p.a, p.b, false
		}
		left, right := a.Children(p.a, nil), b.Children(p.b, nil)
		if len(left) != len(right) || !slices.EqualFunc(a.Skips(p.a, nil), b.Skips(p.b, nil), sameSkip) {
			return p.a, p.b, false
		}
		for i := len(left) - 1; i >= 0; i-- {
			stack = append(stack, pair{left[i], right[i]})
		}
	}
	return 0, 0, true
}

// sameSkip compares but for the nodes that they come after, whose numbers may differ.
func sameSkip(a, b Skip) bool { return a.Move == b.Move && a.Reason == b.Reason && a.Value == b.Value }

func alike(a, b Node) bool {
	return a.Move == b.Move && a.Number == b.Number && a.Type == b.Type && a.Class == b.Class && a.Place == b.Place &&
		a.Alpha == b.Alpha && a.Beta == b.Beta &&
		a.Score == b.Score && a.Bound == b.Bound && a.Reason == b.Reason && a.Static == b.Static && a.Closed == b.Closed &&
		a.Best == b.Best && a.HasKnown == b.HasKnown && a.KnownFrom == b.KnownFrom
}
