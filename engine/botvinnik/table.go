package botvinnik

import (
	"math/bits"
	"unsafe"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/prefetch"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// The size of the table of positions is 2 to the power of its bits in slots of 32 bytes: one for each
// position of the effort, between these limits. A small search would take longer to clear a large one.
const (
	fewestBits = 14
	mostBits   = 20
)

// entry is what is remembered of a position: what a calculation of some length found there.
type entry struct {
	check uint32  // the low half of the key, whose high bits say the place
	node  tree.ID // of the record, where it was found
	score int16   // a mate is counted from this position
	move  board.Move
	above int8 // one more than the time that was left; 0 for nothing
	bound tree.Bound
}

// left returns the time that was left to the calculation, less than nothing if there was none.
func (e *entry) left() remaining { return remaining(e.above) - 1 }

// answers reports whether what is remembered, with its score counted from the root, settles a node.
func (e *entry) answers(left remaining, score, alpha, beta eval.Score) bool {
	if e.left() < left {
		return false
	}
	switch e.bound {
	case tree.Lower:
		return score >= beta
	case tree.Upper:
		return score <= alpha
	}
	return true
}

// table remembers positions within one search. Positions of different horizons are different ones.
type table struct {
	slots []slot
	tags  []tag // of the slots: they lie near, and say of most positions that their slot does not know them
	shift int   // what is left of a key are its highest bits, which say the place
}

// tag is the lowest bits of the keys of a slot.
type tag struct{ entry, stakes uint8 }

// slot is a place of the table: what was found out last about a position that belongs there, and what is
// at stake in the one where a side wanted to stop last. Half a line of the cache, so that both come
// together.
type slot struct {
	entry  entry
	stakes keptStakes
	_      uint64
}

// newTable makes a table for an effort in positions, 0 for no limit.
func newTable(effort uint64) *table {
	n := mostBits
	if effort > 0 {
		n = min(max(bits.Len64(effort), fewestBits), mostBits)
	}
	slots := make([]slot, 1<<n)
	search.AdviseHugePages(slots)
	return &table{slots: slots, tags: make([]tag, len(slots)), shift: 64 - n}
}

// slot returns the place where a key belongs, and its tag.
func (t *table) slot(key uint64) (*slot, *tag) { return &t.slots[key>>t.shift], &t.tags[key>>t.shift] }

// probe returns what is known of a position; without any, an entry that answers nothing.
func (g *game) probe(p *board.Position) entry {
	if g.table == nil {
		return entry{}
	}
	key := g.key(p)
	if slot, tag := g.table.slot(key); tag.entry == uint8(key) && slot.entry.check == uint32(key) {
		return slot.entry
	}
	return entry{}
}

// prefetch asks the memory for the slot of a position that is about to be visited, and does not wait:
// it comes while the node is opened.
func (g *game) prefetch(p *board.Position) {
	if g.table != nil {
		slot, tag := g.table.slot(g.key(p))
		prefetch.Near(unsafe.Pointer(tag))
		prefetch.Near(unsafe.Pointer(slot))
	}
}

// store keeps the latest result, but not instead of one of a longer calculation from the same
// position.
func (g *game) store(p *board.Position, ply int, left remaining, score, alpha, beta eval.Score) {
	if g.table == nil {
		return
	}
	key := g.key(p)
	slot, tag := g.table.slot(key)
	if slot.entry.check == uint32(key) && slot.entry.left() > left {
		return
	}
	tag.entry = uint8(key)
	slot.entry = entry{
		check: uint32(key), node: g.run.Open(), score: int16(finalRules.ToNode(score, ply)), move: g.pv.First(ply),
		above: int8(left + 1), bound: tree.BoundOf(score, alpha, beta),
	}
}

// key tells the positions of different horizons apart.
func (g *game) key(p *board.Position) uint64 { return p.Key() ^ uint64(g.horizon)*0x9e3779b97f4a7c15 }
