package trajectory

import "drevo/engine/board"

// InSquare reports whether a king denies the promotion of an enemy pawn by the rule of the square: on an empty board it
// comes to the square of promotion at the latest one move after the pawn, in time for control by formula 3'. On its
// first rank a pawn begins with the double step, if the king does not take it before.
func InSquare(p *board.Position, pawn, king board.Square) bool {
	side, goal := p.At(pawn).Colour(), Goal(p, pawn)
	if side != p.Turn() && distance(king, pawn) == 1 {
		return true
	}
	moves := distance(pawn, goal)
	if moves == 6 {
		moves--
	}
	arrival := HalfMoves(moves, side == p.Turn())
	return Rho(arrival, HalfMoves(distance(king, goal), side != p.Turn()), ForControl) == 0
}

// Goal returns the square straight ahead of a pawn on which it promotes.
func Goal(p *board.Position, pawn board.Square) board.Square {
	last := board.Rank8
	if p.At(pawn).Colour() == board.Black {
		last = board.Rank1
	}
	return board.NewSquare(pawn.File(), last.Lowest().Rank())
}

// distance is how many moves a king needs from one square to another on an empty board.
func distance(a, b board.Square) int {
	files, ranks := int(a.File())-int(b.File()), int(a.Rank())-int(b.Rank())
	return max(files, -files, ranks, -ranks)
}
