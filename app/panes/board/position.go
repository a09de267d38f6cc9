package board

import (
	"fmt"
	"math"

	"drevo/app/headline"
	"drevo/app/present"
	"drevo/engine/board"
	"drevo/internal/phrase"
	"drevo/widgets/chessboard"
	"drevo/widgets/number"
)

// checkedKing is the square of the king that is in check.
func checkedKing(p *board.Position) int {
	if p.InCheck() {
		return int(p.KingSquare(p.Turn()))
	}
	return chessboard.None
}

// turnText says whose turn it is, or how the game has ended.
func turnText(p *board.Position) string {
	side := map[board.Colour]string{board.White: "White", board.Black: "Black"}[p.Turn()]
	if p.HasLegalMove() {
		return side + " to move"
	}
	if p.InCheck() {
		return side + " is checkmated"
	}
	return side + " is stalemated"
}

// targets lists where the piece on a square may go by the rules.
func targets(p *board.Position, from int) []chessboard.Target {
	var list board.MoveList
	var found []chessboard.Target
	p.Legal(&list)
	seen := map[board.Square]bool{}
	for _, move := range list.All() {
		if int(move.From()) != from || seen[move.To()] {
			continue
		}
		seen[move.To()] = true
		found = append(found, chessboard.Target{Square: int(move.To()), Capture: move.IsCapture(),
			Promotion: move.IsPromotion()})
	}
	return found
}

// materialText sums up the pieces of both sides and who has more; in the simple face it says only that, in words.
func (p *Pane) materialText() string {
	white, black := present.Material(&p.view.Position, board.White), present.Material(&p.view.Position, board.Black)
	difference := white - black
	switch {
	case p.simple && difference == 0:
		return "Material: equal"
	case p.simple:
		side := board.White
		if difference < 0 {
			side = board.Black
		}
		return phrase.Of("Material: {side} {pawns} up", "side", side,
			"pawns", headline.Pawns(math.Abs(float64(difference))))
	}
	text := fmt.Sprintf("Material %d : %d", white, black)
	if difference != 0 {
		text += " (" + number.Signed(float64(difference), 0) + ")"
	}
	return text
}

// findMove finds the legal move between two squares.
func findMove(p *board.Position, from, to int, promotion byte) (board.Move, bool) {
	var list board.MoveList
	p.Legal(&list)
	for _, move := range list.All() {
		if int(move.From()) == from && int(move.To()) == to && promotes(move, promotion) {
			return move, true
		}
	}
	return board.NoMove, false
}

// promotes reports whether a move promotes to the piece of the given FEN letter, 0 for
// none.
func promotes(move board.Move, letter byte) bool {
	if !move.IsPromotion() {
		return true
	}
	return letter&^0x20 == move.Promotion().Letter()
}
