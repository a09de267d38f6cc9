package pitrat

// slabs is a list that grows without moving what it has: the account of a search has millions of events.
type slabs[T any] struct {
	full [][]T // each of slabSize
	last []T
}

// slabSize is how many items are allocated at once, but for the first slab, which grows as it must.
const slabSize = 1 << 12

// add adds an item.
func (s *slabs[T]) add(x T) {
	if len(s.last) == slabSize {
		s.full = append(s.full, s.last)
		s.last = make([]T, 0, slabSize)
	}
	s.last = append(s.last, x)
}

// len is the number of items.
func (s *slabs[T]) len() int { return len(s.full)*slabSize + len(s.last) }

// at returns an item, from 0 on, to be read or altered.
func (s *slabs[T]) at(i int) *T {
	if slab := i / slabSize; slab < len(s.full) {
		return &s.full[slab][i%slabSize]
	}
	return &s.last[i%slabSize]
}
