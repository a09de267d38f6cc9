package search

import "drevo/engine/board"

// Killers remembers for every ply the two moves that refuted a node there last: what refutes one
// move of the opponent often refutes the next. Which moves are worth remembering (usually those
// that take nothing) is for the programme to say. Make it with NewKillers.
type Killers struct {
	plies [][2]board.Move
}

// NewKillers returns empty memory for so many plies.
func NewKillers(plies int) *Killers { return &Killers{plies: make([][2]board.Move, plies)} }

// Add notes that a move refuted a node at a ply: it comes first, and what was first second.
func (k *Killers) Add(ply int, move board.Move) {
	if two := &k.plies[ply]; two[0] != move {
		two[0], two[1] = move, two[0]
	}
}

// At returns the two moves of a ply, the latest first, NoMove where there is none. Either may be
// illegal in the position at hand.
func (k *Killers) At(ply int) [2]board.Move { return k.plies[ply] }

// Clear forgets all.
func (k *Killers) Clear() { clear(k.plies) }
