package search

import (
	"context"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// Forcer is the ability to give the forced variation of a recorded node: the game of forced moves
// from that very position, whichever game the search played there. The vocabulary's column Forced
// says what a programme means by it.
type Forcer interface {
	// Forced returns the forced variation from a node. It comes from the record where the search
	// played that game there, and is worked out where not, in a bounded number of nodes (ITEP's: 0.2 ms
	// on the average of a middle game); it ends early with the context. The error says what the record
	// lacks.
	Forced(ctx context.Context, t *tree.Tree, id tree.ID) (ForcedVariation, error)
}

// ForcedVariation is a line of forced moves, and what it is worth.
type ForcedVariation struct {
	Line     []board.Move // until a side declines or stops, or the game is over
	Score    eval.Score   // of the side to move at the node; mates count from the root of the tree
	Bound    tree.Bound   // what the score is worth: a search with bounds may know no more
	Known    bool         // there is a score; else the record ends before it
	Recorded bool         // the search played it; else it was worked out now
}
