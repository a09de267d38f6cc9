package pitrat

import "drevo/engine/board"

// diagram is a board on which men can be put and taken away at will: what a plan hopes for need not
// be a legal position.
type diagram struct {
	kind [board.NoPieceType]board.Bitboard
	side [2]board.Bitboard
}

// diagramOf copies a position.
func diagramOf(p *board.Position) (d diagram) {
	for k := board.Pawn; k <= board.King; k++ {
		d.kind[k] = p.Pieces(k)
	}
	d.side[board.White], d.side[board.Black] = p.Side(board.White), p.Side(board.Black)
	return d
}

// occupied returns all men.
func (d *diagram) occupied() board.Bitboard { return d.side[0] | d.side[1] }

// has reports whether a man of a side stands on a square.
func (d *diagram) has(c board.Colour, s board.Square) bool { return d.side[c].Has(s) }

// man returns what stands on a square, NoPieceType for nothing.
func (d *diagram) man(s board.Square) board.PieceType {
	for k := board.Pawn; k <= board.King; k++ {
		if d.kind[k].Has(s) {
			return k
		}
	}
	return board.NoPieceType
}

// take empties a square.
func (d *diagram) take(s board.Square) {
	kept := ^s.Bitboard()
	for k := range d.kind {
		d.kind[k] &= kept
	}
	d.side[0] &= kept
	d.side[1] &= kept
}

// put places a man, in the place of whatever stood there.
func (d *diagram) put(c board.Colour, k board.PieceType, s board.Square) {
	d.take(s)
	d.kind[k] |= s.Bitboard()
	d.side[c] |= s.Bitboard()
}

// move moves the man on a square to another.
func (d *diagram) move(from, to board.Square) {
	k, c := d.man(from), board.White
	if d.has(board.Black, from) {
		c = board.Black
	}
	d.take(from)
	d.put(c, k, to)
}

// attackers returns the men of a side that attack a square.
func (d *diagram) attackers(c board.Colour, s board.Square) board.Bitboard {
	return d.attackersThrough(c, s, d.occupied())
}

// attackersThrough is attackers when exactly the given squares are occupied.
func (d *diagram) attackersThrough(c board.Colour, s board.Square, occupied board.Bitboard) board.Bitboard {
	straight, diagonal := d.kind[board.Rook]|d.kind[board.Queen], d.kind[board.Bishop]|d.kind[board.Queen]
	return d.side[c] & (board.PawnAttacks(c.Opponent(), s)&d.kind[board.Pawn] |
		board.KnightAttacks(s)&d.kind[board.Knight] | board.KingAttacks(s)&d.kind[board.King] |
		board.BishopAttacks(s, occupied)&diagonal | board.RookAttacks(s, occupied)&straight)
}

// king returns the square of a side's king, NoSquare when it was taken.
func (d *diagram) king(c board.Colour) board.Square { return (d.kind[board.King] & d.side[c]).Lowest() }
