package trajectory

import "drevo/engine/board"

// survey says how one piece spreads over the board: which squares it first reaches in how many moves, and where it can
// go on from each of them.
type survey struct {
	keys   Keys
	kind   board.PieceType
	from   board.Square
	moves  int                          // how many moves were looked at
	levels [maxMoves + 1]board.Bitboard // levels[k]: the squares first reached with move k
	onward [64]board.Bitboard           // the next stops, valid for the squares of inner
	inner  board.Bitboard               // squares from which the piece went on
}

// layers are the stops of all shortest ways to one object: element k holds the squares on which move k may end.
type layers [maxMoves + 1]board.Bitboard

// explore follows a piece over the board for up to the given number of moves. The cost is one attack look-up for every
// square reached before the last move.
func (s *survey) explore(keys *Keys, k board.PieceType, from board.Square, moves int) {
	s.keys, s.kind, s.from, s.moves = *keys, k, from, 0
	s.inner = 0
	s.levels = [maxMoves + 1]board.Bitboard{from.Bitboard()}
	for seen := s.levels[0]; s.moves < moves && s.levels[s.moves] != 0; s.moves++ {
		var next board.Bitboard
		for rest := s.levels[s.moves] &^ keys.king; rest != 0; rest = rest.ClearLowest() {
			square := rest.Lowest()
			s.onward[square] = s.steps(square)
			s.inner |= square.Bitboard()
			next |= s.onward[square]
		}
		s.levels[s.moves+1] = next &^ seen
		seen |= next
	}
}

// steps gives the next stops of the piece on a square; on its own square a pawn may also capture in passing.
func (s *survey) steps(from board.Square) board.Bitboard {
	if s.kind == board.Pawn && from == s.from {
		return s.keys.pawnSteps(from, s.keys.Enemy|s.keys.passing)
	}
	return s.keys.Steps(s.kind, from)
}

// captures tells whether the move from one square to another takes something.
func (s *survey) captures(from, to board.Square) bool {
	return s.keys.Enemy.Has(to) || s.kind == board.Pawn && from == s.from && s.keys.passing.Has(to) &&
		from.File() != to.File()
}

// trace gives the stops of all shortest ways to squares that the piece reaches in the given number of moves: a stop
// counts when the next move can reach a stop that counts.
func (s *survey) trace(to board.Bitboard, moves int) (ways layers) {
	ways[moves] = to
	for k := moves - 1; k >= 0; k-- {
		for rest := s.levels[k] & s.inner; rest != 0; rest = rest.ClearLowest() {
			if square := rest.Lowest(); s.onward[square]&ways[k+1] != 0 {
				ways[k] |= square.Bitboard()
			}
		}
	}
	return ways
}
