package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// addCastling values castling done and castling lost (§5 III.1).
func (e *evaluation) addCastling(t *eval.Tally, p *board.Position, c board.Colour) {
	king := p.PiecesOf(c, board.King)
	switch {
	case p.Castling().Of(c) != board.NoCastling:
	case e.castled(p, c):
		t.Add(termCastled, c, 1, king)
	default:
		t.Add(termCastlingLost, c, 1, king)
	}
}

// castled reports whether a side without a right to castle has castled. §7 keeps that in cells of
// its own, as a position does here; the older reading looks where the king stands.
func (e *evaluation) castled(p *board.Position, c board.Colour) bool {
	if e.castledByPlace {
		return p.StandsCastled(c)
	}
	castled, _ := p.Castled(c)
	return castled
}

// inferredFor names the sides of which it is only inferred whether they have castled.
func inferredFor(p *board.Position) string {
	_, white := p.Castled(board.White)
	_, black := p.Castled(board.Black)
	switch {
	case white && black:
		return "for both sides"
	case white:
		return "for White"
	case black:
		return "for Black"
	}
	return ""
}
