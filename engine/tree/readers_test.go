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
