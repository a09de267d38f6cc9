package tree

import (
	"slices"
	"strings"
	"testing"

	"drevo/app/pane"
	"drevo/engine/proof"
	"drevo/engine/tree"
)

// TestOnlyWhatProvesIt: the key shows the nodes of the proof and no other, and all again; the menu writes the proof.
func TestOnlyWhatProvesIt(t *testing.T) {
	w, p := start(t, "paulchess", map[string]string{"depth": "3"})
	p.OnSave = w.Save
	tr := w.Session.Tree()
	w.Select(w.View().Place(tr.Line(tree.Root)[1]))
	at := w.View().Node
	key := p.Commands()[slices.IndexFunc(p.Commands(), func(c pane.Command) bool {
		return strings.HasPrefix(c.Name, "Only what proves")
	})].Do
	key()
	w.Until(func() bool { return p.kept != nil && !p.kept.growing })
	proofs, err := proof.Of(tr, at)
	if err != nil {
		t.Fatal(err)
	}
	nodes := proof.Nodes(proofs...)
	if p.kept.passed != len(nodes) || len(nodes) < 10 {
		t.Errorf("%d nodes are shown, the proof has %d", p.kept.passed, len(nodes))
	}
	for _, id := range p.kept.found {
		if !nodes[id] {
			t.Errorf("node %d is shown, and no part of the proof", id)
		}
	}
	key()
	if p.kept != nil {
		t.Error("the key does not show all again")
	}
	w.Saved = ""
	p.prover.save(at, true)
	w.Until(func() bool { return w.Saved != "" })
	if !strings.HasPrefix(w.Saved, "<!DOCTYPE html>") || !strings.Contains(w.Saved, "What proves ") {
		t.Errorf("saved is %.60q", w.Saved)
	}
	w.Saved = ""
	p.prover.save(at, false)
	w.Until(func() bool { return w.Saved != "" })
	if !strings.HasPrefix(w.Saved, "[Event \"What proves ") {
		t.Errorf("saved is %.60q", w.Saved)
	}
}

// TestANodeIsSavedAsAPage with its board and what is said of it; the root and stages are not.
func TestANodeIsSavedAsAPage(t *testing.T) {
	w, p := start(t, "paulchess", map[string]string{"depth": "2"})
	p.OnSave = w.Save
	tr := w.Session.Tree()
	line := tr.Line(tree.Root) // whose first node is an iteration
	p.menu.pageItem(tr.Node(line[1])).Action()
	if !strings.Contains(w.Saved, "<td>Value</td>") || !strings.Contains(w.Saved, "#7fa650") {
		t.Errorf("saved is %.300q", w.Saved)
	}
	if !p.menu.pageItem(tr.Node(tree.Root)).Disabled || !p.menu.pageItem(tr.Node(line[0])).Disabled {
		t.Error("the root or an iteration has a page")
	}
}
