package tree

import "drevo/engine/board"

// ID names a node within its tree. 0 is the root.
type ID uint32

// Root is the node that every tree has.
const Root ID = 0

// Bound says what a score is worth as knowledge of the node's true value.
type Bound uint8

// The kinds of bounds. Upper: the value is at most the score (the node failed
// low); Lower: at least the score (it failed high).
const (
	Exact Bound = iota
	Upper
	Lower
)

// String returns the sign that stands before a score: "=", "≤" or "≥".
func (b Bound) String() string { return [...]string{"=", "≤", "≥"}[b%3] }

// BoundOf classifies a score by the bounds that its search started with.
func BoundOf(score, alpha, beta int32) Bound {
	switch {
	case score <= alpha:
		return Upper
	case score >= beta:
		return Lower
	}
	return Exact
}

// Node is a copy of what the record says of a node now. Scores are from the point
// of view of the side to move at the node, in the programme's units.
type Node struct {
	ID, Parent  ID
	Move        board.Move // NoMove at the root and at stages
	Type        NodeType
	Class       MoveClass
	Ply         int // half-moves from the root, at most 255
	Alpha, Beta int32
	Score       int32 // as returned by the programme; see rule 6 of the package
	Bound       Bound
	Static      int32 // static value, if HasStatic
	HasStatic   bool
	Closed      bool // has a score and a reason
	Truncated   bool // has descendants that were not kept
	Reason      Reason
	Count       uint32 // nodes visited in the subtree; those known so far while open, at least 1
}

// Value is the score within the bounds of the node: what a programme that works
// with bounds hands up to the parent.
func (n Node) Value() int32 { return min(max(n.Score, n.Alpha), n.Beta) }

// Decides reports whether a node may give its parent the score that the parent was
// closed with: asides do so only where their tests are all there is (rule 5 of the
// package).
func (n Node) Decides(parent Reason) bool {
	return !n.Type.Test() || parent.TestsDecide() && n.Type == TypeSafety
}

// sign turns a score of the node into its parent's point of view.
func (n Node) sign() int32 {
	if n.Type.Stage() {
		return 1
	}
	return -1
}

// ForParent is the node's score from its parent's point of view.
func (n Node) ForParent() int32 { return n.sign() * n.Score }
