package botvinnik

import (
	"fmt"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/engine/trajectory"
	"drevo/internal/phrase"
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
	end, goal := " It can be denied.", phrase.Of("the {piece} on {square}", "piece", a.TargetPiece, "square", a.Target)
	if a.Real == 1 {
		end = " Nothing can deny it."
	}
	if a.Promotion {
		goal = fmt.Sprintf("its promotion on %v", a.Target)
	}
	for i, stop := range a.Stops()[:a.Moves-1] {
		if stop == s {
			return phrase.Of("{side}'s {piece} on {from} stops here after {n:1 half-move|# half-moves} on its way to {goal}.",
				"side", a.Side, "piece", a.Piece, "from", a.From, "n", a.Arrival(i), "goal", goal) + end
		}
	}
	return phrase.Of("{side}'s {piece} on {from} reaches {goal} in {n:1 half-move|# half-moves}.", "side", a.Side,
		"piece", a.Piece, "from", a.From, "goal", goal, "n", a.HalfMoves) + end
}
