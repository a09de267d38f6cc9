package tuned

import "drevo/engine/board"

// fullChances are the chances to win of a side that lacks nothing for it.
const fullChances = 64

// The chances of a side that is ahead, where they are less (rulings).
const (
	oppositeBishops      = 32 // and pawns, no other pieces
	oppositeWithPieces   = 52
	withoutPawns         = 8 // and less than a rook ahead, or by no more than a bishop
	leastMaterialWithout = 350
)

// scale returns the chances to win of the side that a value favours, with White that much ahead in
// material: without pawns a small advantage wins nothing, and bishops of opposite colours draw.
func scale(p *board.Position, value int64, material int32) int64 {
	c := board.White
	if value < 0 {
		c = board.Black
	}
	pawns := p.Pieces(board.Pawn)
	if pawns&p.Side(c) == 0 && material < leastMaterialWithout && material > -leastMaterialWithout {
		return withoutPawns
	}
	bishops := p.Pieces(board.Bishop)
	white, black := bishops&p.Side(board.White), bishops&p.Side(board.Black)
	if white == 0 || black == 0 || white.MoreThanOne() || black.MoreThanOne() || (white&lightSquares == 0) ==
		(black&lightSquares == 0) {
		return fullChances
	}
	if p.Occupied()&^(pawns|bishops|p.Pieces(board.King)) == 0 {
		return oppositeBishops
	}
	return oppositeWithPieces
}
