package why

import (
	"strings"
	"testing"

	"drevo/app/pane/panetest"
	"drevo/engine/tree"
)

// TestRaisedByWhatWasLeftOut: a node without a best move whose value is above its static value says which move, left
// out, could bring it there; no other node does.
func TestRaisedByWhatWasLeftOut(t *testing.T) {
	w := panetest.New(t, "paulchess", nil, "")
	p := New(w).(*Pane)
	w.Put(p)
	w.ChooseProgramme("paulchess/modern")
	w.Set("depth", "5")
	w.Think()
	v := w.View()
	e, said := evidence{View: v}, 0
	for id := tree.Root; int(id) < v.Tree.Len(); id++ {
		n := v.Tree.Node(id)
		text := e.raised(n)
		if text == "" {
			continue
		}
		said++
		known := false
		for _, skip := range v.Tree.Skips(id, nil) {
			p, err := v.Tree.Position(id)
			if err != nil {
				t.Fatal(err)
			}
			known = known || skip.Value == n.Score && strings.Contains(text, p.SAN(skip.Move)+", left out")
		}
		if !known || n.Score == n.Static {
			t.Fatalf("node %d, value %d, static %d: %q", id, n.Score, n.Static, text)
		}
	}
	if said == 0 {
		t.Error("no node was raised by a move that was left out")
	}
}
