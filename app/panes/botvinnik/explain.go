package botvinnik

import (
	"fmt"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/trajectory"
)

// attackAt says what an attack has to do on a square: what its way is, and what each factor of its
// formula means there.
func attackAt(a *trajectory.Attack, s board.Square) string {
	var sentences []string
	if s == a.From || s == a.Target || slices.Contains(a.Stops(), s) {
		sentences = append(sentences, wayText(a, s))
	}
	for _, f := range a.Factors() {
		if f.Square == s && !slices.Contains(sentences, f.Meaning) {
			sentences = append(sentences, f.Meaning)
		}
	}
	return strings.Join(sentences, " ")
}

// wayText says in words what an attack does on a square of its way.
func wayText(a *trajectory.Attack, s board.Square) string {
	attacker := fmt.Sprintf("%s's %v on %v", a.Side, a.Piece, a.From)
	end := "It can be denied."
	if a.Real == 1 {
		end = "Nothing can deny it."
	}
	goal := fmt.Sprintf("the %v on %v", a.TargetPiece, a.Target)
	if a.Promotion {
		goal = fmt.Sprintf("its promotion on %v", a.Target)
	}
	for i, stop := range a.Stops()[:a.Moves-1] {
		if stop == s {
			return fmt.Sprintf("%s stops here after %s on its way to %s. %s", attacker, halfMovesText(a.Arrival(i)), goal, end)
		}
	}
	return fmt.Sprintf("%s reaches %s in %s. %s", attacker, goal, halfMovesText(int(a.HalfMoves)), end)
}

// halfMovesText writes a time.
func halfMovesText(n int) string {
	if n == 1 {
		return "1 half-move"
	}
	return fmt.Sprintf("%d half-moves", n)
}
