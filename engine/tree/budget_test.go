package tree_test

import (
	"testing"

	"drevo/engine/board"
	. "drevo/engine/tree"
)

// broom is a root with the given number of moves, each with a chain of three below it.
func broom(n int) twig {
	root := twig{reason: ReasonComplete}
	for range n {
		root.twigs = append(root.twigs, line(4))
	}
	return root
}

func TestBudgetFoldsWhatIsDeep(t *testing.T) {
	tr := record(broom(10), 12)
	// Kept within the budget: the root and the chains of two moves and of a third one's
	// first three nodes; beyond it, the first two plies of each other move.
	same(t, "kept", tr.Len(), 1+4+4+3+7*2)
	same(t, "counted", tr.Node(Root).Count, 41)
	same(t, "root truncated", tr.Node(Root).Truncated, false)
	for i, id := range tr.Children(Root, nil) {
		chain := append([]ID{id}, below(tr, id)...)
		kept := []int{4, 4, 3, 2, 2, 2, 2, 2, 2, 2}[i]
		same(t, "kept nodes of a chain", len(chain), kept)
		for ply, node := range chain {
			n := tr.Node(node)
			same(t, "count", n.Count, uint32(4-ply))
			same(t, "truncated", n.Truncated, kept < 4 && ply == kept-1)
		}
	}
	stats := tr.Stats(Root, nil)
	same(t, "stats count the kept ones", stats.Nodes, tr.Len())
}

// below returns the chain of first children.
func below(tr *Tree, id ID) []ID {
	var chain []ID
	for tr.HasChildren(id) {
		id = tr.Children(id, nil)[0]
		chain = append(chain, id)
	}
	return chain
}

// Room is made for many nodes at once, and yet a budget is used to its last node, also beside what is attached.
func TestABudgetIsUsedToItsLastNode(t *testing.T) {
	for budget := 40; budget < 80; budget++ {
		same(t, "kept of a line", record(line(100), budget).Len(), budget)
	}
	r := NewRecorder(Header{}, 100)
	for range 60 {
		r.Enter(1, TypeFullWidth, ClassQuiet, 0, 1)
	}
	same(t, "room for what is attached", r.Claim(20*RecordBytes), true)
	same(t, "room for more than is left to nodes", r.Claim(RecordBytes), false)
	for range 40 {
		r.Enter(1, TypeFullWidth, ClassQuiet, 0, 1)
	}
	for range 100 {
		r.Leave(0, Exact, ReasonComplete)
	}
	same(t, "kept beside what is attached", r.Tree().Len(), 80)
}

// The first plies have a reserve beyond the budget, not all the memory there is.
func TestTheReserveEnds(t *testing.T) {
	tr := record(twig{twigs: make([]twig, 150_000)}, 1000)
	same(t, "kept", tr.Len(), 101_000)
	same(t, "counted", tr.Node(Root).Count, 150_001)
	same(t, "truncated", tr.Node(Root).Truncated, true)
}

// A tree may span several slabs, and the memory of a released tree is used again.
func TestReleasedMemoryShowsNothingOfTheTreeBefore(t *testing.T) {
	const wide = 200_000
	first := twig{score: 1, reason: ReasonComplete, twigs: make([]twig, wide)}
	for i := range first.twigs {
		first.twigs[i] = twig{move: 77, kind: TypeQuiescence, class: ClassCheck, static: 9, score: 9, reason: ReasonCut,
			alpha: 1, beta: 2}
	}
	second := twig{reason: ReasonComplete, twigs: make([]twig, wide)}
	for i := range second.twigs {
		second.twigs[i].move = board.Move(i % 1000)
	}
	pool := new(Pool)
	for range 3 { // sync.Pool may drop what it is given, but not every time
		old := recordIn(pool, first, 0)
		same(t, "nodes of the first tree", old.Stats(Root, nil).ByReason[ReasonCut], wide)
		old.Release()
		same(t, "nodes after the release", old.Len(), 0)
		same(t, "empty after the release", old.Empty(), true)

		tr := recordIn(pool, second, 0)
		i := 0
		tr.Walk(Root, func(n Node) bool {
			want := Node{ID: ID(i), Alpha: -1000, Beta: 1000, Closed: true, Count: 1, Ply: 1}
			if i == 0 {
				want.Count, want.Ply, want.Reason = wide+1, 0, ReasonComplete
			} else {
				want.Move, want.Bound = board.Move((i-1)%1000), Exact
			}
			if n != want {
				t.Errorf("node %+v, want %+v", n, want)
				return false
			}
			i++
			return true
		})
		same(t, "nodes of the second tree", i, wide+1)
		tr.Release()
	}
}
