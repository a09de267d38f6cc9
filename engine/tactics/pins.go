package tactics

import "drevo/engine/board"

// Pin is a piece that shields its king or queen from a slider.
type Pin struct {
	Pinned   board.Square
	Pinner   board.Square   // the slider of the other side
	Behind   board.Square   // the king or queen that would be attacked
	Absolute bool           // it is the king: the piece may not leave the line
	Line     board.Bitboard // from the pinner to what is behind, both included
}

// Pins returns the pins of both sides, those to the king first.
func Pins(p *board.Position) (list []Pin) {
	for _, shielded := range []board.PieceType{board.King, board.Queen} {
		for side := board.White; side <= board.Black; side++ {
			for _, behind := range p.PiecesOf(side, shielded).Squares() {
				list = append(list, pinsTo(p, side, behind, shielded == board.King)...)
			}
		}
	}
	return list
}

// pinsTo returns the pins of a side to one of its pieces.
func pinsTo(p *board.Position, side board.Colour, behind board.Square, absolute bool) (list []Pin) {
	own, occupied := p.Side(side), p.Occupied()
	enemies := p.Side(side.Opponent())
	queens := p.Pieces(board.Queen)
	snipers := board.BishopAttacks(behind, 0)&(p.Pieces(board.Bishop)|queens) | board.RookAttacks(behind,
		0)&(p.Pieces(board.Rook)|queens)
	for _, pinner := range (snipers & enemies).Squares() {
		between := board.Between(pinner, behind)
		shield := between & occupied
		if shield&own == 0 || shield.MoreThanOne() {
			continue
		}
		if !absolute && queens.Has(pinner) && defended(p, side, behind, occupied&^shield) {
			continue // the queens would be exchanged
		}
		list = append(list, Pin{
			Pinned: shield.Lowest(), Pinner: pinner, Behind: behind, Absolute: absolute,
			Line: between | pinner.Bitboard() | behind.Bitboard(),
		})
	}
	return list
}

// defended reports whether a side attacks a square of its own, with exactly the given squares
// occupied.
func defended(p *board.Position, side board.Colour, s board.Square, occupied board.Bitboard) bool {
	return p.AttackersTo(s, occupied)&p.Side(side)&occupied != 0
}
