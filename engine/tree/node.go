package tree

import (
	"drevo/engine/board"
	"drevo/engine/eval"
)

// ID names a node within its tree. 0 is the root.
type ID uint32

// Root is the node that every tree has.
const Root ID = 0

// None stands for a node that is not in the record.
const None = ^ID(0)

// notKept marks the ID of a node that was counted and not kept; the rest is the nearest kept node
// above it. None has the mark, too.
const notKept ID = 1 << 31

// Kept reports whether the node is in the record.
func (id ID) Kept() bool { return id < notKept }

// Node is a copy of what the record says of a node now. Scores are from the point of view of the
// side to move at the node, in the programme's units.
type Node struct {
	ID, Parent  ID
	Move        board.Move // NoMove at the root and at stages
	Number      int        // of a stage: which iteration or round it is, as the programme counts
	Type        NodeType
	Class       MoveClass
	Place       Place // why the move has its place in the order of the parent's moves
	Ply         int   // half-moves from the root, at most 255
	Alpha, Beta eval.Score
	Score       eval.Score // as returned by the programme; see rule 6 of the package
	Bound       Bound
	Static      eval.Score // static value, if HasStatic
	// what Static is worth as knowledge of it: a programme may see early that it lies outside the bounds
	StaticBound Bound
	HasStatic   bool
	Best        bool   // improved its parent (rule 5 of the package)
	KnownFrom   ID     // the node whose value this one has, if HasKnown (rule 7)
	HasKnown    bool   // closed by a table
	Closed      bool   // has a score and a reason
	Truncated   bool   // has descendants that were not kept
	Reason      Reason // ReasonOpen until it is closed
	Count       uint32 // nodes visited in the subtree; those known so far while open, at least 1
}

// Value is the score within the bounds of the node: what a programme that works with bounds hands
// up to the parent.
func (n Node) Value() eval.Score { return min(max(n.Score, n.Alpha), n.Beta) }

// Content reports whether the value is at least the score although that did not reach the upper bound at entry: the
// search took what was good enough, and looked for nothing better.
func (n Node) Content() bool { return n.Closed && n.Bound == Lower && n.Score < n.Beta }

// ForParent is the node's score from its parent's point of view.
func (n Node) ForParent() eval.Score {
	if n.Type.Stage() {
		return n.Score
	}
	return -n.Score
}
