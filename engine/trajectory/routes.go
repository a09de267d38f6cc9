package trajectory

import (
	"iter"
	"slices"

	"drevo/engine/board"
)

// Routes are all shortest ways of a piece from one square to another, however long, on a board with
// given keys. Where a Map asks what a piece can attack in time, Routes answer the simpler question
// of chapter III: how does a piece get there?
type Routes struct {
	Kind     board.PieceType
	From, To board.Square
	Moves    int // Never when there is no way

	keys   Keys
	layers []board.Bitboard // by number of moves made, Moves+1 of them
}

// Code returns the number of moves of a piece from a square to every square of the real board, the
// book's "code of moves": what remains of a code table under the keys. A pawn's double step counts
// as one move.
func (k *Keys) Code(kind board.PieceType, from board.Square) (n Numbers) {
	for s := range n {
		n[s] = Never
	}
	for moves, level := range k.levels(kind, from) {
		for ; level != 0; level = level.ClearLowest() {
			n[level.Lowest()] = int8(moves)
		}
	}
	return n
}

// levels walks outwards: the squares first reached with move 0, 1, 2, ... until there are no more.
func (k *Keys) levels(kind board.PieceType, from board.Square) iter.Seq2[int, board.Bitboard] {
	return func(yield func(int, board.Bitboard) bool) {
		level, seen := from.Bitboard(), from.Bitboard()
		for moves := 0; level != 0 && yield(moves, level); moves++ {
			level = k.stepAll(kind, level) &^ seen
			seen |= level
		}
	}
}

// stepAll returns all squares that a piece reaches in one move from any of the given squares.
func (k *Keys) stepAll(kind board.PieceType, from board.Bitboard) (to board.Bitboard) {
	for ; from != 0; from = from.ClearLowest() {
		to |= k.Steps(kind, from.Lowest())
	}
	return to
}

// Routes finds the shortest ways from one square to another. Whatever stands on them counts as the
// keys say; the piece itself need not be on the board.
func (k *Keys) Routes(kind board.PieceType, from, to board.Square) Routes {
	r := Routes{Kind: kind, From: from, To: to, Moves: Never, keys: *k}
	for moves, level := range k.levels(kind, from) {
		r.layers = append(r.layers, level)
		if level.Has(to) {
			r.Moves = moves
			break
		}
	}
	if r.Moves == Never {
		r.layers = nil
		return r
	}
	r.layers[r.Moves] = to.Bitboard()
	for i := r.Moves - 1; i >= 0; i-- {
		r.layers[i] = k.leading(kind, r.layers[i], r.layers[i+1])
	}
	return r
}

// leading keeps those squares from which a move leads to one of the next.
func (k *Keys) leading(kind board.PieceType, squares, next board.Bitboard) (kept board.Bitboard) {
	for ; squares != 0; squares = squares.ClearLowest() {
		if s := squares.Lowest(); k.Steps(kind, s)&next != 0 {
			kept |= s.Bitboard()
		}
	}
	return kept
}

// Squares returns all squares on which the piece stops on some shortest way, start and goal
// included.
func (r *Routes) Squares() (squares board.Bitboard) {
	for _, layer := range r.layers {
		squares |= layer
	}
	return squares
}

// Count returns the number of shortest ways, 0 when there is none. The cost does not depend on the
// number.
func (r *Routes) Count() int {
	if r.Moves == Never {
		return 0
	}
	var ways [64]int
	ways[r.To] = 1
	for i := r.Moves - 1; i >= 0; i-- {
		for rest := r.layers[i]; rest != 0; rest = rest.ClearLowest() {
			s := rest.Lowest()
			for next := r.keys.Steps(r.Kind, s) & r.layers[i+1]; next != 0; next = next.ClearLowest() {
				ways[s] += ways[next.Lowest()]
			}
		}
	}
	return ways[r.From]
}

// Ways walks over the shortest ways, each as its stops with start and goal. Every slice is the
// receiver's own.
func (r *Routes) Ways() iter.Seq[[]board.Square] {
	return func(yield func([]board.Square) bool) {
		if r.Moves != Never {
			r.walk([]board.Square{r.From}, yield)
		}
	}
}

// walk yields all ways that begin with the given stops, until yield has enough.
func (r *Routes) walk(stops []board.Square, yield func([]board.Square) bool) bool {
	made := len(stops) - 1
	if made == r.Moves {
		return yield(slices.Clone(stops))
	}
	for next := r.keys.Steps(r.Kind, stops[made]) & r.layers[made+1]; next != 0; next = next.ClearLowest() {
		if !r.walk(append(stops, next.Lowest()), yield) {
			return false
		}
	}
	return true
}
