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

// ByTarget walks over the trajectories against the piece on a square, or to that square of
// promotion. The cost is one look at every trajectory of the map.
func (m *Map) ByTarget(target board.Square) iter.Seq[*Trajectory] {
	return m.where(func(t *Trajectory) bool { return t.Target == target })
}

// BySide walks over the trajectories of one side. The cost is one look at every trajectory of the
// map.
func (m *Map) BySide(side board.Colour) iter.Seq[*Trajectory] {
	return m.where(func(t *Trajectory) bool { return t.Side == side })
}

// Through walks over the trajectories that touch a square: as a stop, as a square passed over, or
// as a target.
func (m *Map) Through(s board.Square) iter.Seq[*Trajectory] {
	return m.where(func(t *Trajectory) bool { return t.touches(s) })
}

// where walks over the trajectories that pass a test.
func (m *Map) where(fits func(*Trajectory) bool) iter.Seq[*Trajectory] {
	return func(yield func(*Trajectory) bool) {
		for i := range m.Trajectories {
			if t := &m.Trajectories[i]; fits(t) && !yield(t) {
				return
			}
		}
	}
}

// FirstSquares returns the squares to which the piece on a square goes with the first moves of its
// trajectories. A search asks it whether a legal move is a move of the map:
//
//	if m.FirstSquares(move.From()).Has(move.To()) { ... }
func (m *Map) FirstSquares(from board.Square) board.Bitboard {
	if from >= board.NoSquare {
		return 0
	}
	return m.first[from]
}

// FirstMoves lists the first moves of all trajectories of a side, each once, by origin and then by
// destination. They are geometric: a caller drops those that are not legal. It allocates the list.
func (m *Map) FirstMoves(side board.Colour) []Step {
	var steps []Step
	for from := board.A1; from <= board.H8; from++ {
		if ways := m.ByPiece(from); len(ways) == 0 || ways[0].Side != side {
			continue
		}
		for rest := m.first[from]; rest != 0; rest = rest.ClearLowest() {
			steps = append(steps, Step{from, rest.Lowest()})
		}
	}
	return steps
}
