package pitrat

import (
	"slices"
	"strings"
	"testing"

	"drevo/engine/pitrat"
	"drevo/engine/tree"
	"drevo/widgets/planlist"
)

// The plans that the paper prints of M39 are listed with their places; one that stands in the tree is put in front
// and its node shown, and its name stands at our plan in the other lists and on the card.
func TestPrintedPlansAreMarked(t *testing.T) {
	b := thought(t, "piece")
	b.part(partPaper)
	if b.paper.plans.Len() != 18 {
		t.Fatalf("%d printed plans", b.paper.plans.Len())
	}
	i := slices.IndexFunc(b.life.paper, func(p pitrat.Printed) bool { return p.Name == "P11" })
	p := b.life.paper[i]
	if row := b.paper.plans.Row(i); p.Number == 0 || row.Number != "P11" || !row.Black || row.Faint ||
		!strings.HasPrefix(row.Note, "section 2.1.3, p. 283 · plan ") {
		t.Fatalf("%+v, %+v", p, row)
	}
	b.paper.Rows.OnSelect(i)
	if b.Node != p.Node || b.chosen != p.Number {
		t.Errorf("node %d and plan %d, want %d and %d", b.Node, b.chosen, p.Node, p.Number)
	}
	if !slices.ContainsFunc(b.lines, func(l planlist.Line) bool {
		return strings.HasPrefix(l.Text, "P11 of the paper (section 2.1.3, p. 283)") && l.Target == nodeTarget(p.Node)
	}) {
		t.Errorf("the card does not name the plan: %v", b.lines)
	}
	b.part(partHere)
	row := b.lists.here.Row(b.lists.here.find(p.Number, p.Statement))
	if !strings.HasPrefix(row.Note, "P6, P11, P28 of the paper · ") {
		t.Errorf("the list at the node says %q", row.Note)
	}
	none := slices.IndexFunc(b.life.paper, func(p pitrat.Printed) bool { return p.Name == "P23" })
	if row := b.paper.plans.Row(none); !row.Faint || !strings.Contains(row.Note, "not made") {
		t.Errorf("P23: %+v", row)
	}
	b.paper.Rows.OnSelect(none)
	if b.Node != tree.Root {
		t.Errorf("P23 leads to node %d", b.Node)
	}
}
