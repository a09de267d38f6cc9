package botvinnik

import (
	"testing"

	"drevo/engine/tree"
)

// TestForcedVariationEndsWhereASideStops: the line of a node leads to a value of stopping, or to the
// end of the game, and that is the node's own value; behind a table the line goes on.
func TestForcedVariationEndsWhereASideStops(t *testing.T) {
	_, tr := think(t, example, map[string]string{optionHorizon: "3"}, 20_000)
	known, behindTables := 0, 0
	tr.Walk(tree.Root, func(n tree.Node) bool {
		v, err := New().Forced(t.Context(), tr, n.ID)
		if err != nil {
			t.Fatalf("node %d: %v", n.ID, err)
		}
		if v.Known && n.Reason != tree.ReasonStopped {
			if known++; v.Score != n.Score {
				t.Errorf("node %d: the line ends with %d, the node is worth %d", n.ID, v.Score, n.Score)
			}
		}
		if n.HasKnown && len(v.Line) > len(tr.Line(n.ID)) {
			behindTables++
		}
		return !t.Failed()
	})
	if known == 0 || behindTables == 0 {
		t.Errorf("%d values, %d lines behind a table", known, behindTables)
	}
}
