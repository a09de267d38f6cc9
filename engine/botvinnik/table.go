package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/tree"
)

// tableBits is the size of the table of positions: 2 to that power entries of 16 bytes.
const tableBits = 20

// entry is what is remembered of a position: what a calculation of some length found there.
type entry struct {
	key   uint64
	score int32 // a mate is counted from this position
	move  board.Move
	left  int8
	bound tree.Bound
}

// table remembers positions within one search, so that a position that is reached in two ways is examined once.
type table struct{ entries []entry }

func newTable() *table { return &table{entries: make([]entry, 1<<tableBits)} }

func (t *table) slot(key uint64) *entry { return &t.entries[key>>(64-tableBits)] }

// probe finds what is known of a position.
func (t *table) probe(key uint64) (entry, bool) {
	e := *t.slot(key)
	return e, e.key == key && key != 0
}

// store keeps the latest, and the longer calculation of the same position.
func (t *table) store(key uint64, e entry) {
	slot := t.slot(key)
	if slot.key == key && slot.left > e.left {
		return
	}
	e.key = key
	*slot = e
}

// fromHere turns a score that counts mates from the root into one that counts them from a node, toRoot back.
func fromHere(score int32, ply int) int32 { return shift(score, int32(ply)) }
func toRoot(score int32, ply int) int32   { return shift(score, -int32(ply)) }

func shift(score, by int32) int32 {
	switch {
	case score > lost+5*pawn:
		return score + by
	case score < -lost-5*pawn:
		return score - by
	}
	return score
}
