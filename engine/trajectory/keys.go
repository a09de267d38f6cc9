package trajectory

import "drevo/engine/board"

// Keys are the prohibition keys of one side: what its pieces may not enter or pass, and what they
// may capture. Together with the edge of the board they turn the code tables of a free board into
// moves on a real one.
type Keys struct {
	Side  board.Colour
	Own   board.Bitboard // may not be entered nor passed
	Enemy board.Bitboard // may be captured but not passed

	king    board.Bitboard // the enemy king, which can be a target but never a mere stop
	passing board.Bitboard // the square on which a pawn of this side may capture in passing now
}

// KeysOf reads the keys of one side from a position.
func KeysOf(p *board.Position, side board.Colour) Keys {
	k := Keys{
		Side:  side,
		Own:   p.Side(side),
		Enemy: p.Side(side.Opponent()),
		king:  p.PiecesOf(side.Opponent(), board.King),
	}
	if s := p.EnPassant(); s != board.NoSquare && p.Turn() == side {
		k.passing = s.Bitboard()
	}
	return k
}

// Steps returns the squares to which a piece can go from a square in one move. It costs one attack
// look-up.
func (k *Keys) Steps(kind board.PieceType, from board.Square) board.Bitboard {
	if kind == board.Pawn {
		return k.pawnSteps(from, k.Enemy)
	}
	return board.Attacks(kind, board.White, from, k.Own|k.Enemy) &^ k.Own
}

// Forbidden says what the keys take away from a code table, whose ones would all be open on a free
// board. What lies beyond the edge is cut off by laying the table on the board.
type Forbidden struct {
	Own    board.Bitboard // own pieces stand there
	Behind board.Bitboard // a piece stands in between or, for a pawn, an enemy stands ahead
	Empty  board.Bitboard // a pawn has nothing to capture there
}

// Forbidden returns the squares one move away from a square that the keys forbid, and why. A pawn's
// double step counts only from where it is possible.
func (k *Keys) Forbidden(kind board.PieceType, from board.Square) (f Forbidden) {
	open := k.Steps(kind, from)
	if kind != board.Pawn {
		all := board.Attacks(kind, board.White, from, 0)
		f.Own = all & k.Own
		f.Behind = all &^ (open | f.Own)
		return f
	}
	free := Keys{Side: k.Side}
	ahead, aside := free.pawnSteps(from, 0), board.PawnAttacks(k.Side, from)
	f.Own = (ahead | aside) & k.Own
	f.Behind = ahead &^ (open | f.Own)
	f.Empty = aside &^ (open | f.Own)
	return f
}

// pawnSteps returns a pawn's steps to free squares ahead and its captures among the given targets.
func (k *Keys) pawnSteps(from board.Square, targets board.Bitboard) board.Bitboard {
	free := ^(k.Own | k.Enemy)
	one := k.forward(from.Bitboard()) & free
	two := k.forward(one&k.thirdRank()) & free
	return one | two | board.PawnAttacks(k.Side, from)&targets
}

// forward moves a set of squares one rank ahead from this side's point of view.
func (k *Keys) forward(b board.Bitboard) board.Bitboard {
	if k.Side == board.White {
		return b.North()
	}
	return b.South()
}

// thirdRank returns the squares that a double step passes over.
func (k *Keys) thirdRank() board.Bitboard {
	if k.Side == board.White {
		return board.Rank3
	}
	return board.Rank6
}

// lastRank returns the squares of promotion.
func (k *Keys) lastRank() board.Bitboard {
	if k.Side == board.White {
		return board.Rank8
	}
	return board.Rank1
}
