package present

import (
	"fmt"
	"strings"

	"drevo/engine/board"
	"drevo/engine/trace"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Noted returns a number that came with the tree beside a node.
func (p Nodes) Noted(id tree.ID, what string) (n int, ok bool) {
	notes, ok := p.Tree.Attachment().(tree.Noted)
	if !ok {
		return 0, false
	}
	return notes.Number(id, board.NoMove, what)
}

// percent writes a chance that is given in millionths.
func percent(millionths int) string { return fmt.Sprintf("%.3g %%", float64(millionths)/10_000) }

// Prior returns what a net expected of the move to a node before it was visited, with a sentence; both are empty where
// nothing was said.
func (p Nodes) Prior(id tree.ID) (text, hint string) {
	n, ok := p.Noted(id, trace.NotePrior)
	if !ok {
		return "", ""
	}
	return percent(n), phrase.Of("Before it was visited the net gave this move {prior}.", "prior", percent(n))
}

// Net returns what a net says of a node beside its value: the chance of a draw, and how long it expects the game to
// last.
func (p Nodes) Net(id tree.ID) (text, hint string) {
	var parts, hints []string
	if draw, ok := p.Noted(id, trace.NoteDraw); ok {
		parts = append(parts, percent(draw))
		hints = append(hints, phrase.Of("The net thinks a draw likely by {draw}.", "draw", percent(draw)))
	}
	if left, ok := p.Noted(id, trace.NoteLeft); ok {
		parts = append(parts, fmt.Sprint(left))
		hints = append(hints, phrase.Of("It expects {left:one more half-move|# more half-moves}.", "left", left))
	}
	return strings.Join(parts, " · "), strings.Join(hints, " ")
}

// Helper says which thread searched a move of a node at which several were at work; empty where nothing is said.
func (p Nodes) Helper(id tree.ID) string {
	n, ok := p.Noted(id, trace.NoteThread)
	if !ok {
		return ""
	}
	return phrase.Of("Searched by thread {n}, which joined in here.", "n", n)
}
