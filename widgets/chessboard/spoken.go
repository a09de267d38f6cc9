package chessboard

import (
	"strings"

	"fyne.io/fyne/v2"

	"drevo/internal/phrase"
)

// AccessibilityLabel is Fyne's hook: the position as a screen reader says it, and what the cursor of the keyboard is
// on.
func (b *Board) AccessibilityLabel() string {
	turn := "Black to move."
	if b.scene.WhiteToMove {
		turn = "White to move."
	}
	label := phrase.Of("Chess board. {turn} White: {white}. Black: {black}.", "turn", turn, "white", b.piecesOf(true),
		"black", b.piecesOf(false))
	if at := b.scene.Cursor; at != None {
		label += " " + phrase.Of("On {square}: {piece}.", "square", SquareName(at), "piece", pieceName(b.scene.Pieces[at]))
	}
	return label
}

// AccessibilityRole is Fyne's hook.
func (b *Board) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// piecesOf lists the pieces of a side with their squares, the king first.
func (b *Board) piecesOf(white bool) string {
	var list []string
	for _, kind := range "KQRBNP" {
		for square, piece := range b.scene.Pieces {
			if occupied(piece) && IsWhite(piece) == white && piece&^0x20 == byte(kind) {
				list = append(list, pieceName(piece)+" "+SquareName(square))
			}
		}
	}
	return strings.Join(list, ", ")
}

// pieceName is the word for a FEN letter.
func pieceName(piece byte) string {
	if !occupied(piece) {
		return "empty"
	}
	return map[byte]string{'K': "king", 'Q': "queen", 'R': "rook", 'B': "bishop", 'N': "knight", 'P': "pawn"}[piece&^0x20]
}
