package trajectory

import (
	"iter"

	"drevo/engine/board"
)

// ByPiece returns the trajectories of the piece on a square, none for an empty square. It costs
// nothing: the slice is a view into Trajectories.
func (m *Map) ByPiece(from board.Square) []Trajectory {
	if from >= board.NoSquare {
		return nil
	}
	return m.Trajectories[m.starts[from]:m.starts[from+1]]
}

// BySide walks over the trajectories of one side. The cost is one look at every trajectory of the
// map.
func (m *Map) BySide(side board.Colour) iter.Seq[*Trajectory] {
	return func(yield func(*Trajectory) bool) {
		for i := range m.Trajectories {
			if t := &m.Trajectories[i]; t.Side == side && !yield(t) {
				return
			}
		}
	}
}

// FirstSquares returns the squares to which the piece on a square goes with the first moves of its
// trajectories. They are geometric, not legal. A search asks whether a legal move is a move of the
// map:
//
//	if m.FirstSquares(move.From()).Has(move.To()) { ... }
func (m *Map) FirstSquares(from board.Square) board.Bitboard {
	if from >= board.NoSquare {
		return 0
	}
	return m.first[from]
}
