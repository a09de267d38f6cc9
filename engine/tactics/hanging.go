package tactics

import (
	"cmp"
	"slices"

	"drevo/engine/board"
)

// Hanging is a piece that is attacked and lost by the exchange on its square.
type Hanging struct {
	Square    board.Square
	Piece     board.Piece
	Loss      int          // in pawns, above 0
	By        board.Square // where the best first capture comes from
	Attackers int          // pieces of the other side that attack the square
	Defenders int          // pieces of the own side that do
}

// HangingPieces returns the pieces of both sides that hang, the greatest losses first. Each is
// judged as if the other side were to move; see [board.Position.Loses] for checks.
func HangingPieces(p *board.Position) (list []Hanging) {
	values := Values()
	for _, s := range p.Occupied().Squares() {
		loss, by := p.Loses(s, &values)
		if loss == 0 {
			continue
		}
		owner := p.At(s).Colour()
		list = append(list, Hanging{
			Square: s, Piece: p.At(s), Loss: loss, By: by,
			Attackers: Attackers(p, owner.Opponent(), s).Count(), Defenders: Attackers(p, owner, s).Count(),
		})
	}
	slices.SortStableFunc(list, func(a, b Hanging) int { return cmp.Compare(b.Loss, a.Loss) })
	return list
}
