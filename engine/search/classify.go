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

// ClassIn is ClassOf for a programme that knows whether the move gives check and whether it answers one.
func ClassIn(move board.Move, gives, answers bool) tree.MoveClass {
	switch {
	case move.IsCapture():
		return tree.ClassCapture
	case gives:
		return tree.ClassCheck
	case answers:
		return tree.ClassEvasion
	}
	return tree.ClassQuiet
}
