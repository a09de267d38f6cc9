// Package ledger says of a part of a tree what each technique of the search did there: what it closed,
// which moves it left out, what it spent itself, and about how many nodes it saved.
//
// Which reasons, types and places belong to a technique is said by the programme's vocabulary
// ([tree.Technique]); the ledger knows no programme. What is counted stands in the record, the moves too that
// a rule left out when they had their turn; which other moves have no node, and why, is what the programme
// explains of a node. Of a tree with more than [Sample] nodes some are explained, taken by a hash of their
// numbers so that nothing in the order of the nodes can favour a technique; the figures are scaled, and say by
// how much they may err.
//
// The nodes saved are an estimate, the only figure that nobody has counted. It is worked out so: a node
// that a technique closed before any move of it was searched counts as many nodes as those took on
// the average that were searched at the same distance from the root in the same stage, less what it
// took itself; a move that was left out elsewhere counts what the moves took on the average that were
// searched at its distance. What alpha-beta saves is not estimated: it grows as a power of the depth, and no average of
// nodes that were cut themselves shows that; switching it off does. What its own searches took is not taken off: it is
// in a column of its own.
package ledger

import (
	"errors"
	"slices"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// Sample is up to how many nodes of a tree all are explained, and about how many of a larger one.
const Sample = 50_000

// Ledger is what the techniques of a search did in a part of its tree.
type Ledger struct {
	Nodes     int // of the part that are kept
	Explained int // of them
	Rows      []Row
}

// Row is what one technique did.
type Row struct {
	Technique tree.Technique
	Off       bool  // it is switched off
	Closed    int   // nodes that it closed
	Moves     int   // legal moves that it left out, scaled where not all nodes were explained
	Error     int   // by which Moves may be wrong, in 19 samples of 20
	Spent     int64 // nodes in its own searches
	Refuted   int   // nodes that were cut by a move that had its place from it
	Changed   int   // nodes that it closed with a value that changed that of the node above
	Saved     int64 // nodes, estimated
	Grows     bool  // what it saves grows as a power of the depth, which no estimate from nodes of this tree can see
}

// errGivenUp says that nobody waits for the ledger any more.
var errGivenUp = errors.New("given up")

// Of works the ledger of a node's subtree out. At is told how far it is, and says whether to go on; a
// nil explainer leaves out the moves that it would explain. The tree must not grow. Cost: about 300 ns a node, and
// what [Sample] explanations take.
func Of(t *tree.Tree, root tree.ID, explainer search.Explainer, at func(done, total int) bool) (Ledger, error) {
	return OfSample(t, root, explainer, Sample, at)
}

// OfSample is Of with about so many nodes explained, or all where there are no more.
func OfSample(t *tree.Tree, root tree.ID, explainer search.Explainer, sample int,
	at func(done, total int) bool) (Ledger, error) {
	if t.Empty() {
		return Ledger{}, nil
	}
	words := t.Header().Vocabulary
	l := &counting{
		tree: t, explainer: explainer, at: at, stages: make([]tree.ID, t.Len()), inside: make([]uint32, t.Len()),
		sizes: map[level]size{},
	}
	for _, technique := range tree.Words[tree.Technique](&words) {
		off := technique.Off != "" && t.Header().Options[technique.Switch] == technique.Off
		l.Rows = append(l.Rows, Row{Technique: technique, Off: off,
			Grows: slices.Contains(technique.Reasons, tree.ReasonCut)})
	}
	l.index()
	l.measure(root)
	l.every = uint32((l.Nodes + sample - 1) / sample)
	if err := l.count(root); err != nil {
		return Ledger{}, err
	}
	l.scale()
	l.Rows = slices.DeleteFunc(l.Rows, Row.idle)
	return l.Ledger, nil
}

// idle reports whether there is nothing to say of a technique.
func (r Row) idle() bool {
	return (r.Off || r.Technique.Switch == "") && r.Closed == 0 && r.Moves == 0 && r.Spent == 0 && r.Refuted == 0
}
