package planner

import "drevo/engine/board"

// verifiedSlots is how many positions a verifier remembers, a power of two: 16 bytes each.
const verifiedSlots = 1 << 20

// verified remembers what was found out of positions, each with the depth to which it was searched. The balance need
// not be known: in one search it belongs to the position. That positions on the path count as failures is left out of
// account, as in any table.
type verified struct{ slots []verdict }

// verdict is what was found out of one position.
type verdict struct {
	key   uint64
	move  board.Move // that was enough, here or at the same depth elsewhere
	depth int8
	kept  bool
}

// probe returns what was found out of a position to at least a depth.
func (t *verified) probe(key uint64, depth int) (kept, ok bool) {
	v := t.at(key)
	return v.kept, v.key == key && int(v.depth) >= depth
}

// move returns the move to begin with in a position, NoMove where it is not known.
func (t *verified) move(key uint64) board.Move {
	if v := t.at(key); v.key == key {
		return v.move
	}
	return board.NoMove
}

// at is what stands where a position has its place.
func (t *verified) at(key uint64) (v verdict) {
	if t.slots != nil {
		v = t.slots[key%verifiedSlots]
	}
	return v
}

// store remembers what was found out of a position, in place of what stood there.
func (t *verified) store(key uint64, depth int, kept bool, move board.Move) {
	if t.slots == nil {
		t.slots = make([]verdict, verifiedSlots)
	}
	t.slots[key%verifiedSlots] = verdict{key, move, int8(depth), kept}
}
