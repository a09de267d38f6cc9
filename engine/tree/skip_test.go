package tree_test

import (
	"math/rand/v2"
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	. "drevo/engine/tree"
)

// skipped is what grow leaves out of twigs by hand: so many moves from one on.
func skipped(r *Recorder, from, n int) {
	for i := range n {
		r.Skip(board.Move(from+i), ReasonCut, eval.Score(i))
	}
}

// The skips of a node stand among its children in the order of time, whoever else has skips in between, and
// the children are what they are without.
func TestSkipsStandBetweenChildren(t *testing.T) {
	r := NewRecorder(Header{}, 0)
	tr := r.Tree()
	r.Enter(board.NoMove, TypeRoot, ClassNone, -1, 1)
	skipped(r, 1, 2)
	r.Enter(10, TypeFullWidth, ClassNone, -1, 1)
	skipped(r, 101, 300) // longer than a run
	r.Enter(11, TypeFullWidth, ClassNone, -1, 1)
	r.Leave(0, Exact, ReasonQuiet)
	r.Improve()
	r.Skip(500, ReasonCut, NoValue)
	r.Leave(0, Exact, ReasonComplete)
	skipped(r, 3, 1)
	r.Enter(12, TypeFullWidth, ClassNone, -1, 1)
	r.Skip(600, ReasonCut, NoValue) // alone: no child
	r.Leave(0, Exact, ReasonQuiet)
	skipped(r, 4, 3)
	r.Leave(0, Exact, ReasonComplete)

	sameList(t, "skips of the root", tr.Skips(Root, nil), []Skip{{1, ReasonCut, 0, None}, {2, ReasonCut, 1, None},
		{3, ReasonCut, 0, 1}, {4, ReasonCut, 0, 3}, {5, ReasonCut, 1, 3}, {6, ReasonCut, 2, 3}})
	sameList(t, "children of the root", tr.Children(Root, nil), []ID{1, 3})
	long := tr.Skips(1, nil)
	if len(long) != 301 || long[300] != (Skip{500, ReasonCut, NoValue, 2}) {
		t.Fatalf("%d skips of node 1, the last %+v", len(long), long[len(long)-1])
	}
	for i, s := range long[:300] {
		same(t, "a skip of node 1", s, Skip{board.Move(101 + i), ReasonCut, eval.Score(i), None})
	}
	best, _ := tr.Best(1)
	same(t, "best child behind a skip", best, 2)
	same(t, "children of node 1", tr.ChildCount(1), 1)
	same(t, "a node with a skip alone has children", tr.HasChildren(3), false)
	same(t, "nodes", tr.Stats(Root, nil).Nodes, 4)
	same(t, "skips", tr.SkipCount(), 308)
	same(t, "bytes", tr.Bytes(), 4*RecordBytes+308*SkipBytes)
}

// A budget holds nodes and skips. What does not fit is missing, and the node says so, but near the root
// there is a reserve.
func TestSkipsTakeOfTheBudget(t *testing.T) {
	r := NewRecorder(Header{}, 10)
	tr := r.Tree()
	for range 4 {
		r.Enter(1, TypeFullWidth, ClassNone, -1, 1)
	}
	skipped(r, 1, 100)
	r.Leave(0, Exact, ReasonComplete)
	r.Leave(0, Exact, ReasonComplete)
	skipped(r, 1, 10)
	r.Leave(0, Exact, ReasonComplete)
	r.Leave(0, Exact, ReasonComplete)
	same(t, "skips in what four nodes leave", len(tr.Skips(3, nil)), 6*RecordBytes/SkipBytes)
	same(t, "truncated", tr.Node(3).Truncated, true)
	same(t, "skips near the root", len(tr.Skips(1, nil)), 10)
	same(t, "truncated near the root", tr.Node(1).Truncated, false)
}

// Skips can be hung under any node as nodes can.
func TestSkipsInAnyOrder(t *testing.T) {
	r := NewRecorder(Header{}, 0)
	tr := r.Tree()
	r.Enter(board.NoMove, TypeRoot, ClassNone, -100, 100)
	a := add(t, r, Root, 1)
	r.AddSkip(Root, 2, ReasonCut, NoValue)
	b := add(t, r, Root, 3)
	r.AddSkip(a, 4, ReasonCut, 7)
	r.AddSkip(Root, 5, ReasonCut, NoValue)
	r.SetBest(a)
	r.AddSkip(None, 6, ReasonCut, NoValue)
	r.Leave(0, Exact, ReasonComplete)
	sameList(t, "skips of the root", tr.Skips(Root, nil), []Skip{{2, ReasonCut, NoValue, a}, {5, ReasonCut, NoValue, b}})
	sameList(t, "skips of a", tr.Skips(a, nil), []Skip{{4, ReasonCut, 7, None}})
	sameList(t, "children", tr.Children(Root, nil), []ID{a, b})
}

// Trees that differ in nothing but a skip differ.
func TestFirstDifferenceSeesSkips(t *testing.T) {
	grown := func(reason Reason) *Tree {
		r := NewRecorder(Header{}, 0)
		r.Enter(board.NoMove, TypeRoot, ClassNone, -1, 1)
		r.Enter(1, TypeFullWidth, ClassNone, -1, 1)
		r.Skip(2, reason, NoValue)
		r.Leave(0, Exact, ReasonComplete)
		r.Leave(0, Exact, ReasonComplete)
		return r.Tree()
	}
	_, _, alike := FirstDifference(grown(ReasonCut), grown(ReasonCut))
	same(t, "the same trees", alike, true)
	at, _, alike := FirstDifference(grown(ReasonCut), grown(ReasonTable))
	same(t, "trees that differ", alike, false)
	same(t, "where they differ", at, 1)
}

// While a tree grows every skip that is seen is whole, and what was seen once stays; the memory of a released
// tree is used again.
func TestReadersOfSkips(t *testing.T) {
	pool := new(Pool)
	for range 2 {
		r := pool.NewRecorder(Header{}, 0)
		random := rand.New(rand.NewPCG(5, 6))
		left := 0
		var thicket func(depth int)
		thicket = func(depth int) {
			r.Enter(board.Move(1+random.IntN(1000)), TypeFullWidth, ClassQuiet, -1000, 1000)
			for range random.IntN(depth + 2) {
				for range random.IntN(9) {
					left++
					r.Skip(board.Move(1+left%1000), Reason(1+left%100), eval.Score(3*(1+left%100)))
				}
				if depth > 0 {
					thicket(depth - 1)
				}
			}
			r.Leave(3, Exact, ReasonComplete)
		}
		watch(t, r.Tree(), func() {
			r.Enter(board.NoMove, TypeRoot, ClassNone, -1000, 1000)
			for range 300 {
				thicket(6)
			}
			r.Leave(3, Exact, ReasonComplete)
		})
		read := 0
		r.Tree().Walk(Root, func(n Node) bool { read += len(r.Tree().Skips(n.ID, nil)); return true })
		same(t, "skips", read, left)
		same(t, "counted", r.Tree().SkipCount(), left)
		if left < 1<<16 {
			t.Errorf("%d skips fit one slab", left)
		}
		r.Tree().Release()
		same(t, "skips after the release", r.Tree().SkipCount(), 0)
	}
}
