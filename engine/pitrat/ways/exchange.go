package ways

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// Exchange returns what a side wins on a square if it begins the captures there, each side with its
// cheapest man, and either may stop; men behind others count when those have gone. Pins do not count.
func (p *Prices) Exchange(d *Diagram, side board.Colour, s board.Square) eval.Score {
	var gains [32]eval.Score
	occupied, standing, n := d.Occupied(), d.Man(s), 0
	for c := side; n < len(gains); c = c.Opponent() {
		from := d.Cheapest(c, s, occupied)
		if from == board.NoSquare {
			break
		}
		gains[n] = p[standing]
		if n > 0 {
			gains[n] -= gains[n-1]
		}
		standing = d.Man(from)
		occupied &^= from.Bitboard()
		n++
		if standing == board.King && d.Cheapest(c.Opponent(), s, occupied) != board.NoSquare {
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

// Cheapest returns the cheapest man of a side that attacks a square over the occupied ones, NoSquare
// for none.
func (d *Diagram) Cheapest(c board.Colour, s board.Square, occupied board.Bitboard) board.Square {
	men := d.AttackersThrough(c, s, occupied) & occupied
	for k := board.Pawn; k <= board.King && men != 0; k++ {
		if of := men & d.Kind[k]; of != 0 {
			return First(c, of)
		}
	}
	return board.NoSquare
}

// Threatens reports whether a man that attacks another threatens it: the king always, another man if
// the captures on its square win something (ruling).
func (p *Prices) Threatens(d *Diagram, side board.Colour, x board.Square) bool {
	return d.Man(x) == board.King || p.Exchange(d, side, x) > 0
}
