package tree_test

import (
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	. "drevo/engine/tree"
)

// watch reads a tree over and over while write grows it, and reports what can never
// be seen: see the rules in the package comment. It is meant for -race, too.
func watch(t *testing.T, tr *Tree, write func()) {
	var done atomic.Bool
	var readers sync.WaitGroup
	for range 2 {
		readers.Go(func() {
			seen := 0
			for !done.Load() {
				nodes := 0
				tr.Walk(Root, func(n Node) bool {
					nodes++
					if fault := impossible(tr, n); fault != "" {
						t.Errorf("node %+v: %s", n, fault)
						return false
					}
					return true
				})
				if nodes < seen {
					t.Errorf("%d nodes, and %d before", nodes, seen)
				}
				seen = nodes
				tr.Stats(Root, nil)
				tr.Line(Root)
			}
		})
	}
	write()
	done.Store(true)
	readers.Wait()
}

// impossible says what a reader must not see of a node of thicket or hedge.
func impossible(tr *Tree, n Node) string {
	switch {
	case n.ID != Root && n.Parent >= n.ID:
		return "it is older than its parent"
	case n.ID != Root && n.Move == board.NoMove:
		return "it has no move yet"
	case n.Alpha != -1000 || n.Beta != 1000:
		return "it has no bounds yet"
	case n.Closed && n.Score != eval.Score(n.Reason)*3:
		return "its score is not the one that goes with its reason"
	case n.Closed == (n.Reason == ReasonOpen):
		return "it is closed without a reason, or open with one"
	case n.Count == 0:
		return "it does not count itself"
	}
	for _, s := range tr.Skips(n.ID, nil) {
		if s.Move == board.NoMove || s.Value != eval.Score(s.Reason)*3 || s.After != None && s.After <= n.ID {
			return "one of its skips is not whole"
		}
	}
	last := n.ID
	for _, child := range tr.Children(n.ID, nil) {
		if child <= last {
			return "its children are not in order of creation"
		}
		last = child
	}
	return ""
}

func TestReadersOfADepthFirstTree(t *testing.T) {
	r := NewRecorder(Header{}, 0)
	random := rand.New(rand.NewPCG(1, 2))
	var thicket func(depth int)
	thicket = func(depth int) {
		r.Enter(board.Move(1+random.IntN(1000)), TypeFullWidth, ClassQuiet, -1000, 1000)
		for range random.IntN(depth + 1) {
			thicket(depth - 1)
		}
		reason := Reason(1 + random.IntN(Reasons-1))
		r.Leave(eval.Score(reason)*3, Exact, reason)
	}
	watch(t, r.Tree(), func() {
		r.Enter(board.NoMove, TypeRoot, ClassNone, -1000, 1000)
		for range 400 {
			thicket(6)
		}
		r.Leave(3, Exact, ReasonComplete)
	})
	same(t, "nodes", uint32(r.Tree().Stats(Root, nil).Nodes), r.Tree().Node(Root).Count)
}

// Readers may also go through the nodes by number, as far as the tree says that it goes: those are whole,
// and only atomic stores change them any more.
func TestReadersByNumber(t *testing.T) {
	r := NewRecorder(Header{}, 0)
	var done atomic.Bool
	var readers sync.WaitGroup
	seen := 0
	readers.Go(func() {
		for !done.Load() {
			for id := range r.Tree().Len() {
				if n := r.Tree().Node(ID(id)); n.Parent > n.ID || n.Count == 0 || n.Alpha != -1000 || n.Closed &&
					n.Reason != ReasonCut {
					t.Errorf("node %d: %+v", id, n)
					return
				}
				seen = max(seen, id)
			}
		}
	})
	var deep func(plies int)
	deep = func(plies int) {
		r.Enter(1, TypeFullWidth, ClassQuiet, -1000, 1000)
		for range min(plies, 3) {
			deep(plies - 1)
		}
		r.Leave(5, Exact, ReasonCut)
		r.Improve()
	}
	r.Enter(board.NoMove, TypeRoot, ClassNone, -1000, 1000)
	for r.Tree().Len() < 400_000 {
		deep(9)
	}
	r.Leave(5, Exact, ReasonCut)
	done.Store(true)
	readers.Wait()
	if seen == 0 {
		t.Error("nothing was read")
	}
}

// While a search runs deep below one move, what it finds there is seen soon: after some thousand nodes.
func TestDeepNodesAreSeenSoon(t *testing.T) {
	r := NewRecorder(Header{}, 0)
	r.Enter(board.NoMove, TypeRoot, ClassNone, -1000, 1000)
	for range 6 {
		r.Enter(1, TypeFullWidth, ClassQuiet, -1000, 1000)
	}
	for range 4000 {
		r.Enter(2, TypeQuiescence, ClassCapture, -1000, 1000)
		r.Leave(5, Exact, ReasonQuiet)
	}
	if n := r.Tree().Stats(Root, nil).Nodes; n < 2800 {
		t.Errorf("%d of 4007 nodes are seen", n)
	}
}

func TestReadersOfATreeThatGrowsInAnyOrder(t *testing.T) {
	const nodes = 3000
	r := NewRecorder(Header{}, 0)
	random := rand.New(rand.NewPCG(3, 4))
	watch(t, r.Tree(), func() {
		r.Enter(board.NoMove, TypeRoot, ClassNone, -1000, 1000)
		for i := 1; i < nodes; i++ {
			parent := ID(random.IntN(min(i, 200)))
			if id := r.Add(parent, board.Move(i), TypeFullWidth, ClassNone, -1000, 1000); id != ID(i) {
				t.Errorf("node %d got the ID %d", i, id)
			}
			reason := Reason(1 + random.IntN(Reasons-1))
			r.Close(ID(1+random.IntN(i)), eval.Score(reason)*3, Exact, reason)
		}
		r.Leave(3, Exact, ReasonComplete)
	})
	same(t, "nodes", r.Tree().Stats(Root, nil).Nodes, nodes)
	same(t, "count at the root", r.Tree().Node(Root).Count, nodes)
}
