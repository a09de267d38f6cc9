package session

import (
	"drevo/engine/board"
	"drevo/engine/tree"
)

// At is a node of the tree of one search. The zero At is none.
type At struct {
	Search *Search
	Node   tree.ID
}

// Side is one of two moves that are compared: that which led to a node of a tree, or a legal one at a node
// that the tree does not have.
type Side struct {
	At
	Move board.Move // at the node; [board.NoMove]: the side is the node itself
}

// Side is the move that led to the node.
func (a At) Side() Side { return Side{At: a} }
