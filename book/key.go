package book

import "drevo/engine/board"

// Where the numbers of the Polyglot format begin in the table.
const (
	randomCastling  = 768
	randomEnPassant = 772
	randomTurn      = 780
)

// Key returns the key of a position in the Polyglot format, by which all books here look up. It is
// published and the same everywhere, and so may stand in files. The format lets a pawn that has just
// made two steps count wherever an enemy pawn stands beside it; here it counts only if that pawn may
// take it, which differs where it is pinned.
func Key(p *board.Position) (key uint64) {
	for s := board.A1; s <= board.H8; s++ {
		if piece := p.At(s); piece != board.NoPiece {
			key ^= polyglotRandom[64*kind(piece)+int(s)]
		}
	}
	for i, right := range castlingRights {
		if p.Castling()&right != 0 {
			key ^= polyglotRandom[randomCastling+i]
		}
	}
	if s := p.EnPassant(); s != board.NoSquare {
		key ^= polyglotRandom[randomEnPassant+s.File()]
	}
	if p.Turn() == board.White {
		key ^= polyglotRandom[randomTurn]
	}
	return key
}

// castlingRights are the rights in the order of the format.
var castlingRights = [4]board.Castling{board.WhiteShort, board.WhiteLong, board.BlackShort, board.BlackLong}

// kind numbers the pieces as the format does: a black pawn, a white pawn, a black knight ...
func kind(piece board.Piece) int {
	n := 2 * int(piece.Type())
	if piece.Colour() == board.White {
		n++
	}
	return n
}
