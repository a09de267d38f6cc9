package tree

import (
	"strings"
	"testing"

	"drevo/app/pane/panetest"
	"drevo/engine/tree"
)

// The column Order names why a move had its turn, the hint of the move says it in a sentence, and a
// programme that says nothing has no such column.
func TestOrderColumn(t *testing.T) {
	for programme, column := range map[string]string{"kaissa": "Order", "paulchess": "Order", "itep": ""} {
		w := panetest.New(t, programme, nil, "")
		w.Think()
		v := w.View()
		if got := columns(v.Nodes, v.Tree.Header().Vocabulary)[columnOrder].Name; got != column {
			t.Errorf("%s: the column is called %q", programme, got)
		}
		s, seen := newSource(v.Nodes), map[tree.Place]bool{}
		v.Tree.Walk(tree.Root, func(n tree.Node) bool {
			if seen[n.Place] {
				return true
			}
			seen[n.Place] = true
			info, cell := s.Place(n), s.orderCell(n)
			if cell.Text != info.Name || !strings.Contains(s.moveCell(n).Hint, info.Sentence) || n.Place != tree.PlaceNone &&
				!strings.Contains(cell.Hint, info.Sentence) {
				t.Errorf("%s, node %d: %q, %q", programme, n.ID, cell.Text, cell.Hint)
			}
			return true
		})
		if (len(seen) > 1) != (column != "") {
			t.Errorf("%s: places %v", programme, seen)
		}
	}
}
