package tree

import (
	"fmt"
	"strings"
	"testing"

	"drevo/engine/tree"
)

// TestOccursAgain: a node is chosen whose position stands elsewhere too; how often is said without asking, and a click
// finds those nodes and no others. Of the root, whose position does not come again, nothing is said.
func TestOccursAgain(t *testing.T) {
	w, p := start(t, "paulchess", map[string]string{"depth": "3"})
	tr := w.Session.Tree()
	places := map[uint64][]tree.ID{}
	for id := range tree.ID(tr.Len()) {
		if at, err := tr.Position(id); err == nil && !tr.Node(id).Type.Stage() {
			places[at.Key()] = append(places[at.Key()], id)
		}
	}
	var many []tree.ID
	for _, ids := range places {
		if len(ids) > len(many) && ids[0] != tree.Root {
			many = ids
		}
	}
	w.Select(w.View().Place(many[0]))
	w.Until(func() bool { return !p.again.row.Hidden })
	if want := fmt.Sprintf("occurs %d times", len(many)); p.again.same.Text != want {
		t.Errorf("it says %q, want %q", p.again.same.Text, want)
	}
	lines := map[string]bool{}
	for _, id := range many {
		lines[fmt.Sprint(tr.Moves(tr.Path(id)))] = true
	}
	if hint := p.again.same.Hint(); !strings.Contains(hint, fmt.Sprintf("after %d line", len(lines))) {
		t.Errorf("%d lines lead there: %s", len(lines), hint)
	}
	p.again.same.OnTapped()
	w.Until(func() bool { return p.kept != nil && !p.kept.growing })
	if p.kept.passed != len(many) {
		t.Errorf("a click finds %d nodes of %d", p.kept.passed, len(many))
	}
	p.clearFilter()
	w.Select(w.View().Place(tree.Root))
	w.Until(func() bool { return !p.again.slot.Busy() })
	if !p.again.row.Hidden {
		t.Errorf("of the root it says %q", p.again.same.Text)
	}
}
