package search

import "drevo/engine/board"

// PV is a triangular table of principal variations: for every ply of the line that is being
// searched the best play found from there on. Clear a ply when a node is entered there, and Keep a
// move when it improves that node, before a sibling is searched.
type PV struct {
	width   int          // moves that a row has room for
	moves   []board.Move // a row for every ply
	lengths []int        // of the rows
}

// NewPV returns a table for lines of up to so many plies: Keep takes plies below that, Clear that
// one too.
func NewPV(plies int) *PV {
	return &PV{width: plies, moves: make([]board.Move, plies*(plies+1)), lengths: make([]int, plies+1)}
}

// Clear says that nothing is known from a ply on.
func (v *PV) Clear(ply int) { v.lengths[ply] = 0 }

// Keep notes that a move, and the line found after it, is the best from a ply on.
func (v *PV) Keep(ply int, move board.Move) {
	n := v.lengths[ply+1]
	row := v.row(ply)
	row[0] = move
	v.lengths[ply] = 1 + copy(row[1:], v.row(ply + 1)[:n])
}

// First returns the best move found at a ply, NoMove for none.
func (v *PV) First(ply int) board.Move {
	if v.lengths[ply] == 0 {
		return board.NoMove
	}
	return v.moves[ply*v.width]
}

// Line returns a copy of the best play found from the root, nil for none.
func (v *PV) Line() []board.Move { return append([]board.Move(nil), v.row(0)[:v.lengths[0]]...) }

// SetLine puts back what Line returned before.
func (v *PV) SetLine(line []board.Move) { v.lengths[0] = copy(v.row(0), line) }

// row returns the memory of a ply.
func (v *PV) row(ply int) []board.Move { return v.moves[ply*v.width : (ply+1)*v.width] }
