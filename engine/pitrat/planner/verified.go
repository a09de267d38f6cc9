package planner

// verifiedSlots is how many positions a verifier remembers, a power of two: 16 bytes each.
const verifiedSlots = 1 << 17

// verified remembers what was found out of positions, each with the depth to which it was searched. The balance need
// not be known: in one search it belongs to the position. That positions on the path count as failures is left out of
// account, as in any table.
type verified struct{ slots []verdict }

// verdict is what was found out of one position.
type verdict struct {
	key   uint64
	depth int8
	kept  bool
}

// probe returns what was found out of a position to at least a depth.
func (t *verified) probe(key uint64, depth int) (kept, ok bool) {
	if t.slots == nil {
		return false, false
	}
	v := t.slots[key%verifiedSlots]
	return v.kept, v.key == key && int(v.depth) >= depth
}

// store remembers what was found out of a position, in place of what stood there.
func (t *verified) store(key uint64, depth int, kept bool) {
	if t.slots == nil {
		t.slots = make([]verdict, verifiedSlots)
	}
	t.slots[key%verifiedSlots] = verdict{key, int8(depth), kept}
}
