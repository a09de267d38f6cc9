package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// exchange returns what a side wins on a square if it begins the captures there, each side with its
// cheapest man, and either may stop; men behind others count when those have gone. Pins do not count.
func (f *finder) exchanges(d *diagram, side board.Colour, s board.Square) eval.Score {
	var gains [32]eval.Score
	occupied, standing, n := d.occupied(), d.man(s), 0
	for c := side; n < len(gains); c = c.Opponent() {
		from := d.cheapest(c, s, occupied)
		if from == board.NoSquare {
			break
		}
		gains[n] = f.prices[standing]
		if n > 0 {
			gains[n] -= gains[n-1]
		}
		standing = d.man(from)
		occupied &^= from.Bitboard()
		n++
		if standing == board.King && d.cheapest(c.Opponent(), s, occupied) != board.NoSquare {
			n-- // the king may not capture what is guarded
			break
		}
	}
	for n--; n > 0; n-- {
		gains[n-1] = -max(-gains[n-1], gains[n])
	}
	if n < 0 {
		return 0
	}
	return max(0, gains[0])
}

// cheapest returns the cheapest man of a side that attacks a square over the occupied ones, NoSquare
// for none.
func (d *diagram) cheapest(c board.Colour, s board.Square, occupied board.Bitboard) board.Square {
	men := d.attackersThrough(c, s, occupied) & occupied
	for k := board.Pawn; k <= board.King && men != 0; k++ {
		if of := men & d.kind[k]; of != 0 {
			return of.Lowest()
		}
	}
	return board.NoSquare
}
