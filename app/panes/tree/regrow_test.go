package tree

import (
	"context"
	"strings"
	"testing"

	"drevo/app/session"
	"drevo/engine/tree"
)

// TestSearchThisAgain: of a tree that is soon full the menu of a node whose children are only counted searches it again,
// and they are there; of a tree from elsewhere it is said why not.
func TestSearchThisAgain(t *testing.T) {
	w, p := start(t, "paulchess", map[string]string{"depth": "3"})
	first := w.Session.Search()
	s := session.StartSearch(context.Background(), w.Session.Game, session.Options{Programme: first.Programme,
		Values: first.Values, Budget: 200})
	if _, err := s.Wait(); err != nil {
		t.Fatal(err)
	}
	w.Session.AddSearch(s)
	w.Show()
	tr, counted := s.Tree(), tree.None
	for id := range tree.ID(tr.Len()) {
		if n := tr.Node(id); n.Truncated && n.Count > 5 {
			counted = id
		}
	}
	p.Ask("ply > 0")
	w.Until(func() bool { return !p.walk.Busy() })
	children, passed := tr.ChildCount(counted), p.kept.passed
	choose(t, p, counted, 0, "Search this again")
	w.Until(func() bool { return !p.menu.again.slot.Busy() })
	w.Until(func() bool { return !p.walk.Busy() })
	if p.kept.passed <= passed || p.kept.size != tr.Len() {
		t.Errorf("%d nodes pass, before it was searched again %d", p.kept.passed, passed)
	}
	if tr.Node(counted).Truncated || tr.ChildCount(counted) == children || w.Wrong ||
		!strings.HasSuffix(w.Message, "in the tree now.") {
		t.Errorf("the node is %+v: %s", tr.Node(counted), w.Message)
	}
	traced := session.FromTree(session.NewGame(tr.Header().Position), first.Tree())
	if why := traced.Unrepeatable(); !strings.Contains(why, "without the programme") {
		t.Errorf("of a tree from elsewhere it says %q", why)
	}
}
