package enginetest

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

func checkRecord(t *testing.T, p search.Programme) {
	for _, fen := range Samples {
		_, tr := run(t, p, fen, depth, search.Limits{}, plenty)
		CheckTree(t, fen, tr)
	}
}

// CheckTree walks the record of a search that has ended and tries the rules of package
// tree at every node.
func CheckTree(t *testing.T, fen string, tr *tree.Tree) {
	t.Helper()
	faults := 0
	tr.Walk(tree.Root, func(n tree.Node) bool {
		if fault := nodeFault(tr, n); fault != "" {
			t.Errorf("%s: node %d (%s, ply %d): %s", fen, n.ID, n.Move, n.Ply, fault)
			faults++
		}
		return faults < 10
	})
}

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
	count, best := uint32(1), n.Score
	found := n.Reason.StaticWins() && n.HasStatic && n.Static == n.Score || n.Reason.Info().Group == tree.GroupFinal ||
		n.Reason.Info().Group == tree.GroupTable
	for _, id := range tr.Children(n.ID, nil) {
		child := tr.Node(id)
		count += child.Count
		if child.Parent != n.ID {
			return "a child has another parent"
		}
		switch promised := child.ForParent(); {
		case !child.Decides(n.Reason):
		case child.Type.Stage():
			best, found = n.Score, promised == n.Score // the last one speaks for all
		default:
			best, found = max(best, promised), found || promised == n.Score
		}
	}
	switch {
	case !n.Truncated && n.Count != count:
		return "its count is not that of its children"
	case n.Reason != tree.ReasonStopped && !n.Truncated && !found:
		return "its score is neither its own nor that of a child"
	case n.Reason != tree.ReasonStopped && best > n.Score:
		return "a child promises more than its score"
	}
	return ""
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
