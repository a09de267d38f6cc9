package itep

import "drevo/engine/board"

// standsCastled reports whether the king stands as after castling: on its first
// rank on a, b, c, g or h, with no own rook shut in between it and the corner.
func standsCastled(p *board.Position, c board.Colour) bool {
	if mayCastle(p, c) {
		return false
	}
	king := p.KingSquare(c)
	home := 0
	if c == board.Black {
		home = 7
	}
	if king.Rank() != home {
		return false
	}
	rooks := p.PiecesOf(c, board.Rook) >> (8 * home) & board.Rank1
	switch file := king.File(); {
	case file <= 2:
		return rooks&(1<<file-1) == 0
	case file >= 6:
		return rooks>>(file+1) == 0
	}
	return false
}

// mayCastle reports whether the side has kept a right to castle.
func mayCastle(p *board.Position, c board.Colour) bool {
	return p.Castling().Of(c) != board.NoCastling
}
