package search

import (
	"drevo/engine/board"
	"drevo/engine/tree"
)

// ClassOf returns the class of a legal move by what it does, the first that fits: it captures,
// gives check, answers a check, or none of these.
func ClassOf(p *board.Position, move board.Move) tree.MoveClass {
	switch {
	case move.IsCapture():
		return tree.ClassCapture
	case p.GivesCheck(move):
		return tree.ClassCheck
	case p.InCheck():
		return tree.ClassEvasion
	}
	return tree.ClassQuiet
}
