package tree_test

import (
	"context"
	"testing"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/search"
	. "drevo/engine/tree"
)

// capablanca is Botvinnik - Capablanca 1938.
const capablanca = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// recorded searches the position with a recorder.
func recorded(t *testing.T, p search.Programme, nodes uint64, with func(h Header) *Recorder) *Tree {
	t.Helper()
	at, err := board.ParseFEN(capablanca)
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(p, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := with(search.Header(p, values, at))
	if _, err := p.Search(context.Background(), search.Task{Position: at, Values: values, Recorder: r,
		Limits: search.Limits{Nodes: nodes}}); err != nil {
		t.Fatal(err)
	}
	return r.Tree()
}

// TestGraft: of every programme that searches depth first a record is soon full. What was only counted below some of its
// nodes is searched again and put there: then there is what a record with room for all has, and nothing before changed.
func TestGraft(t *testing.T) {
	for _, id := range []string{"itep", "botvinnik", "kaissa", "paulchess"} {
		p, err := engine.Programmes().Find(id)
		if err != nil {
			t.Fatal(err)
		}
		whole := recorded(t, p, 6000, func(h Header) *Recorder { return NewRecorder(h, 0) })
		tr := recorded(t, p, 6000, func(h Header) *Recorder { return NewRecorder(h, 500) })
		had, grafted := tr.Len(), 0
		for id := ID(had - 1); id > Root && grafted < 6; id-- {
			if n := tr.Node(id); !n.Truncated || n.Count < 10 {
				continue
			}
			grafted++
			again := recorded(t, p, 6000, func(Header) *Recorder { return NewRecorderBelow(tr, id, 0) })
			before := tr.Len()
			nodes, err := tr.Graft(id, again)
			if err != nil || nodes == 0 || tr.Len() != before+nodes || tr.Node(id).Truncated {
				t.Fatalf("%s: node %d: %d nodes, %v", p.About().ID, id, nodes, err)
			}
			if below := nodesBelow(tr, id); below != int(tr.Node(id).Count) {
				t.Errorf("%s: node %d has %d nodes of %d", p.About().ID, id, below, tr.Node(id).Count)
			}
		}
		if grafted == 0 {
			t.Errorf("%s: nothing was only counted", p.About().ID)
		}
		alike(t, p.About().ID, whole, tr, Root, Root)
		other := recorded(t, p, uint64(whole.Node(Root).Count)/2, func(h Header) *Recorder { return NewRecorder(h, 0) })
		if _, err := tr.Graft(Root, other); err == nil {
			t.Errorf("%s: a shorter search is taken for the same", p.About().ID)
		}
	}
}

func nodesBelow(t *Tree, id ID) int {
	n := 1
	for _, child := range t.Children(id, nil) {
		n += nodesBelow(t, child)
	}
	return n
}

// alike compares what two trees have at a node: one of them may have no more than the beginning where it is truncated.
func alike(t *testing.T, name string, whole, tr *Tree, id, at ID) {
	a, b := whole.Node(id), tr.Node(at)
	have, all, skips := tr.Children(at, nil), whole.Children(id, nil), tr.Skips(at, nil)
	if a.Move != b.Move || a.Type != b.Type || a.Score != b.Score || a.Reason != b.Reason || a.Count != b.Count ||
		a.Best != b.Best || a.Place != b.Place || a.Class != b.Class ||
		!a.HasKnown && (a.HasStatic != b.HasStatic || a.Static != b.Static) ||
		len(have) > len(all) || !b.Truncated && (len(have) < len(all) || len(skips) != len(whole.Skips(id, nil))) {
		t.Fatalf("%s: node %d of the whole tree is %+v, in the other %+v with %d children of %d", name, id, a, b, len(have),
			len(all))
	}
	for i, child := range have {
		alike(t, name, whole, tr, all[i], child)
	}
}
