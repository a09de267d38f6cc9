package enginetest

import (
	"fmt"
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

func checkRecord(t *testing.T, p search.Programme) {
	for _, fen := range Samples {
		_, tr := run(t, p, fen, depth, search.Limits{}, plenty)
		CheckTree(t, fen, tr)
	}
	// Two plies deeper lines meet again, so that a table is of use; the limit ends what takes longer.
	_, tr := run(t, p, Samples[1], depth+2, search.Limits{Nodes: 10_000}, plenty)
	CheckTree(t, Samples[1], tr)
}

// CheckTree walks the record of a search that has ended and tries the rules of package
// tree at every node.
func CheckTree(t *testing.T, fen string, tr *tree.Tree) {
	t.Helper()
	faults := 0
	tr.Walk(tree.Root, func(n tree.Node) bool {
		fault := nodeFault(tr, n)
		if fault == "" && n.Reason != tree.ReasonStopped && whole(tr) {
			fault = provenanceFault(tr, n)
		}
		if fault != "" {
			t.Errorf("%s: node %d (%s, ply %d): %s", fen, n.ID, n.Move, n.Ply, fault)
			faults++
		}
		return faults < 10
	})
}

// whole reports whether every node of the search is in the record.
func whole(tr *tree.Tree) bool { return tr.Len() == int(tr.Node(tree.Root).Count) }

// nodeFault says what is wrong with a node, or nothing.
func nodeFault(tr *tree.Tree, n tree.Node) string {
	if !n.Closed || n.Reason == tree.ReasonOpen {
		return "it was never closed"
	}
	if n.Alpha >= n.Beta {
		return "its bounds are empty"
	}
	if fault := legalFault(tr, n); fault != "" {
		return fault
	}
	count := uint32(1)
	for _, child := range tr.ChildNodes(n.ID) {
		count += child.Count
		if child.Parent != n.ID {
			return "a child has another parent"
		}
	}
	if !n.Truncated && n.Count != count {
		return "its count is not that of its children"
	}
	if n.Reason == tree.ReasonStopped || n.Truncated {
		return ""
	}
	if fault := valueFault(tr, n); fault != "" {
		return fault
	}
	return reasonFault(tr, n)
}

// reasonFault says what a core reason claims of a node that is not so.
func reasonFault(tr *tree.Tree, n tree.Node) string {
	_, improved := tr.Best(n.ID)
	switch n.Reason {
	case tree.ReasonCut, tree.ReasonStandPatCut:
		if n.Score < n.Beta {
			return "it is cut, and its score is below the upper bound"
		}
	case tree.ReasonStandPat, tree.ReasonQuiet:
		if improved {
			return "its static value is the result, and a child is better"
		}
	case tree.ReasonComplete:
		if !tr.HasChildren(n.ID) {
			return "every move was examined, and it has no child"
		}
	}
	return ""
}

// valueFault says where a node's score does not come from: it is that of its best child, of the
// node that a table knows it from, or its own. A search that fails hard returns its bound instead.
func valueFault(tr *tree.Tree, n tree.Node) string {
	best, ok := tr.Best(n.ID)
	left, raised := raisedTo(tr, n.ID)
	switch {
	case n.Reason.Final():
	case n.HasKnown:
		return knownFault(tr, n)
	case raised && !ok && sameValue(n, left):
	case ok && !sameValue(n, tr.Node(best).ForParent()):
		return "its score is not that of its best child"
	case !ok && !(n.HasStatic && sameValue(n, n.Static)):
		return "its score is neither its own nor that of a child"
	}
	for move, promised := range promises(tr, n) {
		if promised > n.Score {
			return "the child " + move.String() + " promises more than its score"
		}
	}
	return ""
}

// raisedTo returns the value that a move which was left out raised the value of a node to last.
func raisedTo(tr *tree.Tree, id tree.ID) (value eval.Score, raised bool) {
	for _, skip := range tr.Skips(id, nil) {
		if skip.Value != tree.NoValue {
			value, raised = skip.Value, true
		}
	}
	return value, raised
}

// sameValue reports whether a score is the node's, as it was returned or within its bounds.
func sameValue(n tree.Node, score eval.Score) bool {
	return score == n.Score || min(max(score, n.Alpha), n.Beta) == n.Value()
}

// promises are the scores of the children by their moves, from the node's point of view: of moves
// that were searched again the last one. Tests and stages promise nothing, nor does a null move
// that was not good enough: it was asked no more than that.
func promises(tr *tree.Tree, n tree.Node) map[board.Move]eval.Score {
	promised := map[board.Move]eval.Score{}
	for _, c := range tr.ChildNodes(n.ID) {
		if refuted := c.Move == board.Pass && c.Bound == tree.Lower; !c.Type.Test() && !c.Type.Stage() && !refuted {
			promised[c.Move] = c.ForParent()
		}
	}
	return promised
}

// knownFault says what is wrong with the node that a table knows a value from: it must be the same
// position, with the same score but for the distance to a mate, or with the same value where the
// search fails hard.
func knownFault(tr *tree.Tree, n tree.Node) string {
	from := tr.Node(n.KnownFrom)
	here, err := tr.Position(n.ID)
	if err != nil {
		return err.Error()
	}
	there, err := tr.Position(n.KnownFrom)
	if err != nil {
		return err.Error()
	}
	shift := eval.Score(0)
	if ply, mate := tr.Header().Scale.MatePly(int32(from.Score)); mate {
		shift = eval.Score(n.Ply - from.Ply)
		if ply > 0 {
			shift = -shift
		}
	}
	switch {
	case here.Key() != there.Key():
		return "it is known from a node with another position"
	case !from.Closed || !sameValue(n, from.Score+shift):
		return fmt.Sprintf("it is known from node %d, whose score is another", n.KnownFrom)
	}
	return ""
}

// provenanceFault says where the value of a node does not come from: the trail ends at a static
// value or at a final position.
func provenanceFault(tr *tree.Tree, n tree.Node) string {
	leaf := tr.Node(tr.Provenance(n.ID).Leaf)
	if leaf.HasStatic || leaf.Reason.Final() || leaf.Truncated || leaf.Reason == tree.ReasonStopped {
		return ""
	}
	return fmt.Sprintf("its value ends at node %d, which has none of its own", leaf.ID)
}

// legalFault replays the node's move.
func legalFault(tr *tree.Tree, n tree.Node) string {
	if n.ID == tree.Root || n.Type.Stage() || n.Move == board.Pass {
		return ""
	}
	before, err := tr.Position(n.Parent)
	if err != nil {
		return err.Error()
	}
	if !before.IsLegal(n.Move) {
		return "its move is not legal"
	}
	return ""
}

func checkBudget(t *testing.T, p search.Programme) {
	for _, fen := range Samples {
		whole, _ := run(t, p, fen, depth, search.Limits{}, plenty)
		small, tr := run(t, p, fen, depth, search.Limits{}, 50)
		compare(t, fen, whole, small)
		if root := tr.Node(tree.Root); uint64(root.Count) != whole.Counts.Nodes {
			t.Errorf("%s: %d nodes counted at the root, %d searched", fen, root.Count, whole.Counts.Nodes)
		}
		CheckTree(t, fen, tr)
	}
}

func checkNodes(t *testing.T, p search.Programme) {
	for _, limit := range []uint64{1, 10, 1000} {
		result, tr := run(t, p, Samples[2], depth+2, search.Limits{Nodes: limit}, plenty)
		if result.Counts.Nodes > limit || !result.Stopped {
			t.Errorf("limit %d: %d nodes, stopped %v", limit, result.Counts.Nodes, result.Stopped)
		}
		CheckTree(t, Samples[2], tr)
	}
}
