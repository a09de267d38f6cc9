package search

import "drevo/engine/board"

// MayPass reports whether a null move makes sense at a ply, where last is the move that led there:
// not at the root, which asks for a move, not twice running, which would only search the same
// position less deep, and not in check. Its guard against zugzwang is [HasPieces].
func MayPass(p *board.Position, ply int, last board.Move) bool {
	return ply > 0 && last != board.Pass && !p.InCheck()
}

// HasPieces reports whether the side to move has a piece beside its king and pawns. Without one,
// zugzwang is common, and to pass would often be better than every move.
func HasPieces(p *board.Position) bool {
	own := p.Side(p.Turn())
	return own&^(p.Pieces(board.Pawn)|p.Pieces(board.King)) != 0
}
