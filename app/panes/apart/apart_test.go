package apart

import (
	"slices"
	"strings"
	"testing"

	"drevo/app/pane"
	"drevo/app/pane/panetest"
	"drevo/engine/diff"
	"drevo/engine/tree"
	"drevo/widgets/treeview"
)

var (
	_ pane.Pane   = (*Pane)(nil)
	_ pane.Grower = (*Pane)(nil)
	_ pane.Closer = (*Pane)(nil)
)

// start searches the first position to two depths, and puts the pane into a window.
func start(t *testing.T) (*panetest.Window, *Pane) {
	t.Helper()
	w := panetest.New(t, "paulchess", map[string]string{"depth": "2"}, "")
	p := New(w).(*Pane)
	w.Put(p)
	t.Cleanup(p.Close)
	if p.merged != nil {
		t.Error("without a search two trees are shown")
	}
	w.Think()
	if p.merged != nil || len(p.other.Options) != 0 {
		t.Error("one search is set beside itself")
	}
	w.Set("depth", "3")
	w.Think()
	w.Until(func() bool { return len(p.found) > 0 })
	return w, p
}

// TestOneSelection: a row that is chosen on one side is marked on both, and the place goes to its node; a place of the
// game is marked on both.
func TestOneSelection(t *testing.T) {
	w, p := start(t)
	root := p.explorers[1].RowCount()
	if root < 10 || root != p.explorers[0].RowCount() {
		t.Fatalf("%d and %d rows", p.explorers[0].RowCount(), root)
	}
	kids := p.merged.fold(0)
	row := kids[3]
	p.explorers[1].OnSelect(row)
	node := p.merged.nodes(row)[0]
	if w.View().Node != node || p.explorers[0].Selected() != row || p.explorers[1].Selected() != row {
		t.Errorf("row %d: the place is node %d, not %d; marked are %d and %d", row, w.View().Node, node,
			p.explorers[0].Selected(), p.explorers[1].Selected())
	}
	line := w.View().Tree.Line(tree.Root)
	w.Select(w.View().Place(line[1]))
	want, ok := p.merged.at(w.View().Tree.Moves(w.View().Tree.Path(line[1])))
	if !ok || p.explorers[0].Selected() != want || p.explorers[1].Selected() != want {
		t.Errorf("the place is in row %d, marked are %d and %d", want, p.explorers[0].Selected(), p.explorers[1].Selected())
	}
}

// TestRowsSayWhatTheirTreeSays, and are marked where the trees differ.
func TestRowsSayWhatTheirTreeSays(t *testing.T) {
	_, p := start(t)
	marked := 0
	for _, row := range append([]treeview.ID{0}, p.merged.fold(0)...) {
		nodes := p.merged.nodes(row)
		differ, _ := diff.Compare(p.merged.sides[0].Tree, p.merged.sides[1].Tree, nodes)
		for i := range p.explorers {
			line := side{p.merged, i}.Row(row)
			if value := p.merged.sides[i].Value(p.merged.sides[i].Tree.Node(nodes[i])); line.Cells[columnValue].Text != value {
				t.Errorf("row %d of side %d says %q, its node %q", row, i, line.Cells[columnValue].Text, value)
			}
			if shown := line.Mark.A > 0; shown != (differ&(diff.Value|diff.Choice) != 0) {
				t.Errorf("row %d differs in %b, marked %v", row, differ, shown)
			} else if shown {
				marked++
			}
		}
	}
	if marked == 0 {
		t.Error("no row is marked")
	}
}

// TestTheListLeadsThere: a click on a row of the list marks where the trees part; where one of them alone goes on, the
// other says so.
func TestTheListLeadsThere(t *testing.T) {
	_, p := start(t)
	if !strings.Contains(p.state.Text, "moves compared: ") {
		t.Errorf("it says %q", p.state.Text)
	}
	alone := false
	for row, moves := range p.found {
		if moves == nil {
			continue // a title
		}
		p.list.Rows.OnSelect(row)
		at := p.explorers[0].Selected()
		if !slices.Equal(p.selected, moves) || at == treeview.NoID {
			t.Fatalf("row %d leads to %v, not %v", row, p.selected, moves)
		}
		if nodes := p.merged.nodes(at); nodes[1] == tree.None {
			alone = true
			if line := (side{p.merged, 1}).Row(at); !line.Dim || line.Cells[columnReason].Text != "not searched here" {
				t.Errorf("of %v, which it does not have, the second tree says %+v", moves, line)
			}
		}
	}
	if !alone {
		t.Error("no row of the list is in one tree alone")
	}
}

// TestASearchThatGoes is no longer shown.
func TestASearchThatGoes(t *testing.T) {
	w, p := start(t)
	w.Shelf.DeleteSearch(p.beside)
	w.Show()
	if p.merged != nil || p.beside != nil {
		t.Error("a deleted search is set beside the other")
	}
}
