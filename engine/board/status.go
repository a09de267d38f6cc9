package board

import "slices"

// Status says whether the game goes on or how it has ended.
type Status uint8

// The states of a game.
const (
	Ongoing Status = iota
	Checkmate
	Stalemate
	FiftyMoves
	Repetition
	InsufficientMaterial
)

// String returns one sentence.
func (s Status) String() string {
	return [...]string{
		"The game goes on.",
		"The side to move is checkmated.",
		"Draw: the side to move is not in check and has no legal move.",
		"Draw: fifty moves by each side without a capture or a pawn move.",
		"Draw: the position has occurred three times.",
		"Draw: neither side has the material to mate.",
	}[min(s, InsufficientMaterial)]
}

// Status reports whether the game has ended in this position. The history, which must hold this
// position as its last, serves to see repetitions; nil means that there is nothing before.
// Checkmate goes before all draws.
func (p *Position) Status(h *History) Status {
	mobile := p.HasLegalMove()
	switch {
	case !mobile && p.InCheck():
		return Checkmate
	case !mobile:
		return Stalemate
	case p.InsufficientMaterial():
		return InsufficientMaterial
	case h != nil && h.Count(p.Key()) >= 3:
		return Repetition
	case p.HalfmoveClock() >= 100:
		return FiftyMoves
	}
	return Ongoing
}

// InsufficientMaterial reports whether no sequence of legal moves can end in mate because of what
// is left: nothing but the kings and one knight, or nothing but the kings and any bishops that all
// stand on one colour of squares.
func (p *Position) InsufficientMaterial() bool {
	if p.pawns()|p.straights() != 0 {
		return false
	}
	minors := p.knights() | p.diagonals()
	if !minors.MoreThanOne() {
		return true
	}
	return p.knights() == 0 && (minors&LightSquares == 0 || minors&DarkSquares == 0)
}

// History holds the keys of the positions of a game, or of a path in a search, in order. The zero
// value is empty.
type History struct {
	past []pastKey
}

// pastKey is one position of a history.
type pastKey struct {
	key   uint64
	first int // index of the earliest position that can be the same
}

// Push appends a position. Irreversible says that none before can return: the first position, and
// any after a capture, a pawn move or a lost castling right. To say false where true would do costs
// time, never correctness.
func (h *History) Push(key uint64, irreversible bool) {
	first := len(h.past)
	if first > 0 && !irreversible {
		first = h.past[first-1].first
	}
	h.past = append(h.past, pastKey{key, first})
}

// Pop takes the last position back. The history must not be empty.
func (h *History) Pop() { h.past = h.past[:len(h.past)-1] }

// Len returns the number of positions.
func (h *History) Len() int { return len(h.past) }

// Count returns how often a key occurs since the last irreversible move, the last position
// included.
func (h *History) Count(key uint64) (n int) {
	if len(h.past) == 0 {
		return 0
	}
	for i := len(h.past) - 1; i >= h.past[len(h.past)-1].first; i-- {
		if h.past[i].key == key {
			n++
		}
	}
	return n
}

// CountLast returns how often the last position occurs since the last irreversible move: once or more.
func (h *History) CountLast() (n int) {
	last := &h.past[len(h.past)-1]
	for _, past := range h.past[last.first:] {
		if past.key == last.key {
			n++
		}
	}
	return n
}

// Clone returns a history of its own with the same positions.
func (h *History) Clone() History { return History{past: slices.Clone(h.past)} }
