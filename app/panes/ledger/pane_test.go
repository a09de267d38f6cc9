package ledger

import (
	"strings"
	"testing"

	"drevo/app/ledger"
	"drevo/app/pane/panetest"
	"drevo/app/present"
	"drevo/engine/tree"
)

// TestThePaneCounts the whole tree, and what lies below the node that is selected.
func TestThePaneCounts(t *testing.T) {
	w := panetest.New(t, "paulchess", map[string]string{"depth": "2", "quiescence": "1", "tableSize": "1"}, "")
	p := New(w).(*Pane)
	w.Put(p)
	w.Show()
	if !strings.HasPrefix(p.state.Text, "Think first") {
		t.Errorf("before a search the pane says %q", p.state.Text)
	}
	w.Think()
	counted := func() bool { return strings.HasPrefix(p.state.Text, whole) && !p.slot.Busy() }
	w.Until(counted)
	nodes := present.Whole(w.Session.Tree().Len()) + " nodes"
	if !strings.HasPrefix(p.state.Text, whole+": "+nodes) {
		t.Errorf("the pane says %q, the tree has %s", p.state.Text, nodes)
	}
	best, _ := w.Session.Tree().Best(tree.Root)
	best, _ = w.Session.Tree().Best(best) // below the iteration
	w.Go(best)
	if !strings.HasPrefix(p.state.Text, whole) {
		t.Errorf("to select a node changes the figures of the whole: %q", p.state.Text)
	}
	p.scope.SetSelected(below)
	w.Until(func() bool { return !p.slot.Busy() })
	if !strings.HasPrefix(p.state.Text, "Below ") || strings.Contains(p.state.Text, nodes) {
		t.Errorf("below a node the pane says %q", p.state.Text)
	}
	p.ablate.OnTapped()
	if asked := strings.Join(w.Opened, " "); !strings.Contains(asked, "compare") || !strings.Contains(asked, "ablation") {
		t.Errorf("the window was asked for %q", asked)
	}
}

// TestTheTable has a row a technique and a number a figure, each with its sentence.
func TestTheTable(t *testing.T) {
	l := ledger.Ledger{Nodes: 10, Explained: 5, Rows: []ledger.Row{{Technique: tree.Technique{Name: "table",
		Sentence: "It knows.", Unmade: true}, Closed: 1234, Moves: 20, Error: 3, Saved: 7},
		{Technique: tree.Technique{Name: "killers"},
			Off: true}}}
	var texts []string
	for _, line := range linesOf(l.Table()) {
		if line.Hint != map[bool]string{true: "It knows."}[len(texts) < 7] {
			t.Errorf("the hint is %q", line.Hint)
		}
		for _, c := range line.Cells {
			text := c.Text
			if len(c.Parts) > 0 {
				text = c.Parts[0].Text
			}
			texts = append(texts, text)
		}
	}
	if got := strings.Join(texts, "|"); got != "table|7|1.2k|20|20|–|–|killers (off)" {
		t.Error(got)
	}
	if heads := columns(); len(heads) != 6 || heads[0].Name != "saved" || heads[0].Hint == "" {
		t.Errorf("%v", heads)
	}
}
