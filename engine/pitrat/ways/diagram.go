package ways

import "drevo/engine/board"

// Diagram is a board on which men can be put and taken away at will: what a plan hopes for need not
// be a legal position.
type Diagram struct {
	Kind [board.NoPieceType]board.Bitboard
	Side [2]board.Bitboard
}

// Of copies a position.
func Of(p *board.Position) (d Diagram) {
	for k := board.Pawn; k <= board.King; k++ {
		d.Kind[k] = p.Pieces(k)
	}
	d.Side[board.White], d.Side[board.Black] = p.Side(board.White), p.Side(board.Black)
	return d
}

// Occupied returns all men.
func (d *Diagram) Occupied() board.Bitboard { return d.Side[0] | d.Side[1] }

// Has reports whether a man of a side stands on a square.
func (d *Diagram) Has(c board.Colour, s board.Square) bool { return d.Side[c].Has(s) }

// Man returns what stands on a square, NoPieceType for nothing.
func (d *Diagram) Man(s board.Square) board.PieceType {
	for k := board.Pawn; k <= board.King; k++ {
		if d.Kind[k].Has(s) {
			return k
		}
	}
	return board.NoPieceType
}

// Take empties a square.
func (d *Diagram) Take(s board.Square) {
	kept := ^s.Bitboard()
	for k := range d.Kind {
		d.Kind[k] &= kept
	}
	d.Side[0] &= kept
	d.Side[1] &= kept
}

// Put places a man, in the place of whatever stood there.
func (d *Diagram) Put(c board.Colour, k board.PieceType, s board.Square) {
	d.Take(s)
	d.Kind[k] |= s.Bitboard()
	d.Side[c] |= s.Bitboard()
}

// Move moves the man on a square to another.
func (d *Diagram) Move(from, to board.Square) {
	k, c := d.Man(from), board.White
	if d.Has(board.Black, from) {
		c = board.Black
	}
	d.Take(from)
	d.Put(c, k, to)
}

// Attackers returns the men of a side that attack a square.
func (d *Diagram) Attackers(c board.Colour, s board.Square) board.Bitboard {
	return d.AttackersThrough(c, s, d.Occupied())
}

// AttackersThrough is attackers when exactly the given squares are occupied.
func (d *Diagram) AttackersThrough(c board.Colour, s board.Square, occupied board.Bitboard) board.Bitboard {
	straight, diagonal := d.Kind[board.Rook]|d.Kind[board.Queen], d.Kind[board.Bishop]|d.Kind[board.Queen]
	return d.Side[c] & (board.PawnAttacks(c.Opponent(), s)&d.Kind[board.Pawn] |
		board.KnightAttacks(s)&d.Kind[board.Knight] | board.KingAttacks(s)&d.Kind[board.King] |
		board.BishopAttacks(s, occupied)&diagonal | board.RookAttacks(s, occupied)&straight)
}

// King returns the square of a side's king, NoSquare when it was taken.
func (d *Diagram) King(c board.Colour) board.Square { return (d.Kind[board.King] & d.Side[c]).Lowest() }
