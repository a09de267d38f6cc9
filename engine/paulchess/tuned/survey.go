package tuned

import "drevo/engine/board"

// survey is a position as its evaluation sees it: what each side attacks, found once for all terms.
type survey struct {
	tally
	p        *board.Position
	occupied board.Bitboard
	side     [2]board.Bitboard
	pawns    [2]board.Bitboard
	king     [2]board.Square
	ring     [2]board.Bitboard // the squares around a side's king and those before them

	byPawns [2]board.Bitboard                 // attacked
	by      [2][board.King + 1]board.Bitboard // by the pieces of a type
	byAny   [2]board.Bitboard                 // by any man
	byMen   [2]board.Bitboard                 // by any but the king
	assault [2]assault                        // of a side on the other's king
}

// assault is what takes part in an attack on a king.
type assault struct {
	attackers int
	weight    int
}

// begin finds what does not depend on the pieces.
func (s *survey) begin() {
	p := s.p
	s.occupied = p.Occupied()
	pawns := p.Pieces(board.Pawn)
	for c := board.White; c <= board.Black; c++ {
		s.side[c] = p.Side(c)
		s.pawns[c] = pawns & s.side[c]
		s.king[c] = p.KingSquare(c) & 63
		around := board.KingAttacks(s.king[c])
		s.ring[c] = around | s.king[c].Bitboard() | forward(around, c)
		s.byPawns[c] = pawnAttacks(s.pawns[c], c)
		s.by[c][board.King] = around
		s.byMen[c] = s.byPawns[c]
	}
}

// forward moves a set a rank toward the other side.
func forward(b board.Bitboard, c board.Colour) board.Bitboard {
	if c == board.White {
		return b.North()
	}
	return b.South()
}

// pawnAttacks returns what the pawns of a side attack.
func pawnAttacks(pawns board.Bitboard, c board.Colour) board.Bitboard {
	pawns = forward(pawns, c)
	return pawns.West() | pawns.East()
}

// ahead returns a set and all squares before it, as a side sees the board.
func ahead(b board.Bitboard, c board.Colour) board.Bitboard {
	if c == board.White {
		b |= b << 8
		b |= b << 16
		return b | b<<32
	}
	b |= b >> 8
	b |= b >> 16
	return b | b>>32
}

// rankOf is the rank of a square as a side sees it, from 0.
func rankOf(s board.Square, c board.Colour) int {
	if c == board.Black {
		s = s.Flip()
	}
	return s.Rank()
}

// distance counts a king's steps between two squares.
func distance(a, b board.Square) int {
	return max(abs(a.File()-b.File()), abs(a.Rank()-b.Rank()))
}

func abs(n int) int { return max(n, -n) }
