package board

// reach says from which squares knights, diagonal and straight sliders attack some square of a set
// on an empty board; pieces elsewhere need not be looked at.
type reach struct{ knight, diagonal, straight Bitboard }

// kingReach holds for each king's square the reach of the squares to which the king may step or
// castle, or which it crosses in castling.
var kingReach = func() (table [64]reach) {
	for king := range table {
		zone := kingAttacks[king]
		for _, c := range castlings {
			if c.move.From() == Square(king) {
				zone |= c.move.To().bit()
			}
		}
		for ; zone != 0; zone = zone.ClearLowest() {
			s := zone.Lowest()
			table[king].knight |= knightAttacks[s]
			table[king].diagonal |= openDiagonals[s]
			table[king].straight |= openStraights[s]
		}
	}
	return table
}()

// attacked returns all squares of a set that a side attacks over the occupied squares, and perhaps
// others that it attacks; the set is given by its reach.
func (p *Position) attacked(by Colour, occupied Bitboard, from *reach) Bitboard {
	side := p.Side(by)
	pawns := p.pawns() & side
	up := 8 - 16*int(by)
	attacks := (pawns &^ FileA).rotate(up-1) | (pawns &^ FileH).rotate(up+1) |
		kingAttacks[(p.kings()&side).Lowest()&63]
	for rest := p.knights() & side & from.knight; rest != 0; rest = rest.ClearLowest() {
		attacks |= knightAttacks[rest.Lowest()&63]
	}
	for rest := p.diagonals() & side & from.diagonal; rest != 0; rest = rest.ClearLowest() {
		attacks |= BishopAttacks(rest.Lowest(), occupied)
	}
	for rest := p.straights() & side & from.straight; rest != 0; rest = rest.ClearLowest() {
		attacks |= RookAttacks(rest.Lowest(), occupied)
	}
	return attacks
}
