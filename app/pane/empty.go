package pane

import (
	"fmt"

	"drevo/engine/board"
)

// Empty is what stands where a pane has nothing of a tree to show: what is the case, or else the
// sentence about pressing Think and what will stand there then.
func (v View) Empty(press string) string {
	switch over := v.Over(); {
	case v.Quizzed():
		return "A lesson asks for a value or a reason that would stand here. Answer first, or turn its page."
	case !v.Tree.Empty() && !v.InTree:
		return "This position has no node in the tree. Choose a row of the tree, or think here."
	case v.Search != nil && v.Search.Running():
		return fmt.Sprintf("%s is thinking. What it has finished will stand here.", v.Search.Programme.About().Name)
	case over != "":
		return over
	}
	return press
}

// Quizzed reports whether a lesson asks for values and reasons of the tree: what explains them would answer.
func (v View) Quizzed() bool { return len(v.Nodes.Asked) > 0 }

// Over says that the game has ended in the position, and how; empty where it goes on.
func (v View) Over() string {
	if status := v.Position.Status(nil); status != board.Ongoing {
		return status.String() + " The game is over here."
	}
	return ""
}
