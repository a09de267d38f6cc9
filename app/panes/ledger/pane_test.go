package ledger

import (
	"strings"
	"testing"

	"drevo/app/comparison"
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
}

// TestAblationBeside sets the nodes that are searched without each technique beside its figures: as many times as the
// search took, and more without alpha-beta's helpers than with them.
func TestAblationBeside(t *testing.T) {
	set := map[string]string{"depth": "2", "quiescence": "1", "tableSize": "1"}
	w := panetest.New(t, "paulchess", set, "")
	p := New(w).(*Pane)
	w.Put(p)
	p.ablate.OnTapped()
	if !strings.Contains(w.Message, "think first") {
		t.Errorf("before a search it says %q", w.Message)
	}
	w.Think()
	w.Until(func() bool { return strings.HasPrefix(p.state.Text, whole) && !p.slot.Busy() })
	base := w.Session.Search()
	p.ablate.OnTapped()
	w.Until(func() bool { return !p.ablating.Busy() })
	if len(p.without) < 5 {
		t.Fatalf("%d techniques are measured", len(p.without))
	}
	words := w.Session.Tree().Header().Vocabulary
	for _, technique := range tree.Words[tree.Technique](&words) {
		found, measured := p.without[technique.Key]
		if !measured {
			continue
		}
		w.Set(technique.Switch, technique.Off)
		w.Think()
		again := w.Session.Search()
		w.Set(technique.Switch, base.Values.Text(technique.Switch))
		one, _ := base.Wait()
		other, _ := again.Wait()
		if want := comparison.Times(other.Counts.Nodes, one.Counts.Nodes); found.times != want || found.stopped {
			t.Errorf("without %s: %+v, want %s", technique.Name, found, want)
		}
		if same := one.Move == other.Move && one.Score == other.Score; same != (found.outcome == "") {
			t.Errorf("without %s: %+v, the same is %v", technique.Name, found, same)
		}
	}
	if len(p.without) > 0 {
		t.Error("beside another tree the figures stay")
	}
}

// TestTheTable has a row a technique and a number a figure, each with its sentence.
func TestTheTable(t *testing.T) {
	l := ledger.Ledger{Nodes: 10, Explained: 5, Rows: []ledger.Row{{
		Technique: tree.Technique{Key: "x.table", Name: "table",
			Sentence: "It knows.", Unmade: true}, Closed: 1234, Moves: 20, Error: 3, Saved: 7},
		{Technique: tree.Technique{Name: "killers"},
			Off: true}}}
	var texts []string
	for _, line := range linesOf(l.Table(), map[tree.Key]without{"x.table": {times: "×2.00"}}) {
		if line.Hint != map[bool]string{true: "It knows."}[len(texts) < 8] {
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
	if got := strings.Join(texts, "|"); got != "table|7|1.2k|20|20|–|–|–|killers (off)" {
		t.Error(got)
	}
	if heads := columns(); len(heads) != 7 || heads[0].Name != "saved" || heads[0].Hint == "" {
		t.Errorf("%v", heads)
	}
}
