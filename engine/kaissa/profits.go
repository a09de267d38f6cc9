package kaissa

import "drevo/engine/board"

// profits are the profitable attacks of both sides where the option asks for exchanges: an attack is
// profitable if the capture, with all that follows on its square, wins material.
type profits [2][]profit

// profit is a profitable attack.
type profit struct{ from, to board.Square }

// exchangePrices are the points for exchanges.
var exchangePrices = [6]int{2, 7, 7, 10, 19, matePoints}

// profitsOf finds the profitable captures of both sides, as if either were to move.
func profitsOf(p *board.Position) *profits {
	var list profits
	var passed board.Position
	p.MakePass(&passed)
	for _, at := range []*board.Position{p, &passed} {
		var captures board.MoveList
		at.Captures(&captures)
		for _, move := range captures.All() {
			switch at.At(move.To()).Type() {
			case board.Knight, board.Bishop, board.Rook, board.Queen:
				if at.SEE(move, &exchangePrices) > 0 {
					list[at.Turn()] = append(list[at.Turn()], profit{move.From(), move.To()})
				}
			}
		}
	}
	return &list
}

// targets returns what a side attacks profitably.
func (l *profits) targets(c board.Colour) (targets board.Bitboard) {
	for _, x := range l[c] {
		targets |= x.to.Bitboard()
	}
	return targets
}

// attackers returns the men of a side that attack a square profitably.
func (l *profits) attackers(c board.Colour, square board.Square) (attackers board.Bitboard) {
	for _, x := range l[c] {
		if x.to == square {
			attackers |= x.from.Bitboard()
		}
	}
	return attackers
}
