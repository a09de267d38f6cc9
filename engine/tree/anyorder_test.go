package tree_test

import (
	"testing"

	"drevo/engine/board"
	. "drevo/engine/tree"
)

// add hangs a node under another, or fails the test.
func add(t *testing.T, r *Recorder, parent ID, move board.Move) ID {
	t.Helper()
	id := r.Add(parent, move, TypeFullWidth, ClassCapture, -100, 100)
	if !id.Kept() {
		t.Fatalf("move %d below node %d was not kept", move, parent)
	}
	return id
}

// A search in the manner of Pitrat comes back to old nodes: it hangs new moves
// under them and changes its mind about their scores.
func TestATreeThatGrowsInAnyOrder(t *testing.T) {
	r := NewRecorder(Header{}, 0)
	tr := r.Tree()
	r.Enter(board.NoMove, TypeRoot, ClassNone, -100, 100)
	a := add(t, r, Root, 1)
	aa := add(t, r, a, 11)
	b := add(t, r, Root, 2)
	ab := add(t, r, a, 12) // back at an older node
	aaa := add(t, r, aa, 111)
	c := add(t, r, Root, 3)

	sameList(t, "children of the root", tr.Children(Root, nil), []ID{a, b, c})
	sameList(t, "children of a", tr.Children(a, nil), []ID{aa, ab})
	sameList(t, "path", tr.Path(aaa), []ID{Root, a, aa, aaa})
	same(t, "ply", tr.Node(aaa).Ply, 3)
	for id, count := range map[ID]uint32{Root: 7, a: 4, aa: 2, ab: 1, aaa: 1, b: 1} {
		same(t, "nodes so far below "+tr.Node(id).Move.String(), tr.Node(id).Count, count)
	}
	if n := tr.Node(aa); n.Closed || n.Reason != ReasonOpen || n.Class != ClassCapture || n.Alpha != -100 {
		t.Errorf("an added node reads %+v", n)
	}

	r.SetStatic(aa, -7)
	if n := tr.Node(aa); !n.HasStatic || n.Static != -7 || n.Count != 2 || n.Closed {
		t.Errorf("a static value was set: %+v", n)
	}
	r.Close(a, -10, Exact, ReasonComplete)
	r.Close(b, -20, Exact, ReasonComplete)
	r.Close(a, -40, Lower, ReasonCut) // another mind about a
	want := Node{ID: a, Move: 1, Type: TypeFullWidth, Class: ClassCapture, Ply: 1, Alpha: -100, Beta: 100,
		Score: -40, Bound: Lower, Reason: ReasonCut, Closed: true, Count: 4}
	same(t, "node that was closed twice", tr.Node(a), want)
	add(t, r, a, 13)
	same(t, "count of a closed node that grows", tr.Node(a).Count, 5)
	same(t, "its score stays", tr.Node(a).Score, -40)

	r.Leave(40, Exact, ReasonComplete)
	same(t, "nodes", tr.Len(), 8)
	same(t, "count at the root", tr.Node(Root).Count, 8)
	r.SetBest(c)
	sameList(t, "line", tr.Line(Root), []ID{c})
	r.SetBest(a) // an older one is the best again
	sameList(t, "line", tr.Line(Root), []ID{a})
	same(t, "the other is so no longer", tr.Node(c).Best, false)
	r.ForgetBest(Root) // it is one that was not kept
	sameList(t, "line", tr.Line(Root), nil)
}

func TestAddBeyondTheBudgetCountsAndFolds(t *testing.T) {
	r := NewRecorder(Header{}, 4)
	tr := r.Tree()
	r.Enter(board.NoMove, TypeRoot, ClassNone, -100, 100)
	a := add(t, r, Root, 1)
	aa := add(t, r, a, 11)
	aaa := add(t, r, aa, 111) // the budget is used up
	r.Close(aaa, 5, Exact, ReasonComplete)
	deep := r.Add(aaa, 9, TypeFullWidth, ClassNone, 0, 1)
	if deep.Kept() {
		t.Fatal("a node of ply 4 was kept beyond the budget")
	}
	if deeper := r.Add(deep, 10, TypeFullWidth, ClassNone, 0, 1); deeper.Kept() || deeper == None {
		t.Errorf("below a node that was not kept another got the ID %d", deeper)
	}
	r.Close(deep, 3, Exact, ReasonComplete) // of which nothing is recorded
	r.SetBest(deep)
	add(t, r, a, 12) // near the root nodes are kept beyond the budget
	r.Leave(0, Exact, ReasonComplete)

	for id, want := range map[ID]struct {
		count     uint32
		truncated bool
	}{Root: {7, false}, a: {6, false}, aa: {4, false}, aaa: {3, true}} {
		n := tr.Node(id)
		if n.Count != want.count || n.Truncated != want.truncated {
			t.Errorf("node %d: count %d, truncated %v, want %+v", id, n.Count, n.Truncated, want)
		}
	}
	if n := tr.Node(aaa); !n.Closed || n.Score != 5 {
		t.Errorf("folding has changed the result: %+v", n)
	}
}

// The root is truncated by Add and closed by Leave: both must show.
func TestAddBeyondTheReserveFoldsTheRoot(t *testing.T) {
	const budget, reserve, more = 10, 100_000, 5
	r := NewRecorder(Header{}, budget)
	r.Enter(board.NoMove, TypeRoot, ClassNone, -100, 100)
	for range budget + reserve - 1 {
		add(t, r, Root, 1)
	}
	for range more {
		if r.Add(Root, 2, TypeFullWidth, ClassNone, 0, 1).Kept() {
			t.Fatal("kept beyond the reserve")
		}
	}
	r.Leave(7, Exact, ReasonComplete)
	root := r.Tree().Node(Root)
	if !root.Truncated || !root.Closed || root.Score != 7 || root.Count != budget+reserve+more {
		t.Errorf("root %+v", root)
	}
	same(t, "kept", r.Tree().Len(), budget+reserve)
}
