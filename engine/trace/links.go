package trace

import (
	"drevo/engine/board"
	"drevo/engine/tree"
)

// entry that a table had, as a trace shows it: no hash key is written, since the reader knows every position.
type stored struct {
	key   uint64
	depth int64
	value int64 // mates from here, not from the root
	bound tree.Bound
}

// origin is where an entry came from.
type origin struct {
	search int
	node   int64
	id     tree.ID
	many   bool // more than one node fits
}

// links finds the node that stored what a table says.
type links struct {
	origins map[stored]origin
	any     bool // nodes say whether they were stored
}

func newLinks() *links { return &links{origins: map[stored]origin{}} }

// add notes that a node was stored.
func (l *links) add(what stored, by origin) {
	l.any = true
	_, by.many = l.origins[what]
	l.origins[what] = by
}

// find returns the node that stored something.
func (l *links) find(what stored) (origin, bool) {
	o, ok := l.origins[what]
	return o, ok
}

// relative counts a mate from a position at a ply instead of from the root.
func (h *Header) relative(value int64, ply int) int64 {
	switch {
	case h.mates(value) && value > 0:
		return value + int64(ply)
	case h.mates(value):
		return value - int64(ply)
	}
	return value
}

// mateRange is how far from Mate a value still counts as a mate, in half-moves, as in tree.Scale.
const mateRange = 256

// mates reports whether a value is that of a mate.
func (h *Header) mates(value int64) bool {
	return h.Mate > 0 && (value > h.Mate-mateRange || value < mateRange-h.Mate)
}

// entryOf is what a table has of a node's position.
func (h *Header) entryOf(p *board.Position, ply int, depth, value int64, bound tree.Bound) stored {
	return stored{key: p.Key(), depth: depth, value: h.relative(value, ply), bound: bound}
}

// bound is what a value is worth to a node.
func (n *node) bound() tree.Bound {
	switch {
	case n.value <= n.alpha:
		return tree.Upper
	case n.value >= n.beta:
		return tree.Lower
	}
	return tree.Exact
}
