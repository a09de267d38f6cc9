package board

import (
	"strings"

	"drevo/engine/board"
	"drevo/widgets/chessboard"
)

// drawnShapes keeps what the user has drawn on the board, for each position its own: the same pieces
// with the same side to move.
type drawnShapes map[string]chessboard.Shapes

// placeOf is the part of a FEN that a drawing belongs to.
func placeOf(p *board.Position) string {
	return strings.Join(strings.Fields(p.FEN())[:2], " ")
}

// keep notes what is drawn in a position.
func (d drawnShapes) keep(p *board.Position, shapes chessboard.Shapes) {
	if shapes.Empty() {
		delete(d, placeOf(p))
		return
	}
	d[placeOf(p)] = shapes
}

// of returns what is drawn in a position.
func (d drawnShapes) of(p *board.Position) chessboard.Shapes { return d[placeOf(p)] }
