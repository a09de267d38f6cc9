package itep

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// TestForcedVariationIsForced: at every node the forced variation consists of captures in the
// narrow game, its exact value is the static value at its end, and the search's own forced games
// are taken from the record.
func TestForcedVariationIsForced(t *testing.T) {
	_, tr := think(t, exampleCombination, usual, 0, 0)
	recorded, workedOut := 0, 0
	tr.Walk(tree.Root, func(n tree.Node) bool {
		v, err := New().Forced(t.Context(), tr, n.ID)
		if err != nil || !v.Known {
			t.Fatalf("node %d: %+v, %v", n.ID, v, err)
		}
		if v.Recorded {
			recorded++
		} else {
			workedOut++
		}
		if v.Recorded != (n.Type == TypeForced) {
			t.Errorf("node %d of type %d: from the record %v", n.ID, n.Type, v.Recorded)
		}
		p, err := tr.Position(n.ID)
		if err != nil {
			t.Fatal(err)
		}
		side := eval.Score(1)
		for _, move := range v.Line {
			if !move.IsCapture() {
				t.Errorf("node %d: %s in its forced variation is no capture", n.ID, move)
			}
			var next board.Position
			p.Make(move, &next)
			p, side = next, -side
		}
		b := New().Evaluate(&p, usual.values(t))
		if static := side * b.Total.For(p.Turn()); v.Bound == tree.Exact && p.Status(nil) == board.Ongoing &&
			v.Score != static {
			t.Errorf("node %d: the forced variation is worth %d, and its end %d", n.ID, v.Score, static)
		}
		return true
	})
	if recorded == 0 || workedOut == 0 {
		t.Errorf("%d from the record, %d worked out", recorded, workedOut)
	}
}

// TestForcedVariationOfTheRootIsTheEstimate: an active game has played the forced game from its
// root, and the absolute scheme has not; both give the same.
func TestForcedVariationOfTheRootIsTheEstimate(t *testing.T) {
	tested := usual
	tested.scheme = schemes[1]
	_, active := think(t, exampleCombination, tested, 0, 0)
	_, plain := think(t, exampleCombination, usual, 0, 0)
	a, err := New().Forced(t.Context(), active, tree.Root)
	if err != nil {
		t.Fatal(err)
	}
	b, err := New().Forced(t.Context(), plain, tree.Root)
	if err != nil {
		t.Fatal(err)
	}
	if !a.Recorded || b.Recorded || a.Score != b.Score {
		t.Errorf("from the estimate %+v, worked out %+v", a, b)
	}
}

// TestForcedVariationCountsMatesFromTheRoot: a forced mate in one at a node one half-move from the
// root mates in two half-moves from there.
func TestForcedVariationCountsMatesFromTheRoot(t *testing.T) {
	broad := usual
	broad.depth, broad.forced = 1, forcedBroad
	_, tr := think(t, "6k1/5ppp/8/8/8/8/p7/K2R4 w - - 0 1", broad, 0, 0)
	for _, id := range tr.Children(tree.Root, nil) {
		n := tr.Node(id)
		v, err := New().Forced(t.Context(), tr, id)
		if err != nil || v.Score != n.Score {
			t.Errorf("%s: %+v, the record has %d; %v", n.Move, v, n.Score, err)
		}
	}
	root, err := New().Forced(t.Context(), tr, tree.Root)
	if ply, ok := scale.MatePly(int32(root.Score)); err != nil || !ok || ply != 1 {
		t.Errorf("the root has %+v, %d, %v; want a mate in one half-move", root, ply, err)
	}
	if got := later(mate-1, 3); got != mate-4 {
		t.Errorf("a mate one half-move below ply 3 is %d, want %d", got, mate-4)
	}
	if got := later(-mate+2, 3); got != -mate+5 {
		t.Errorf("being mated two half-moves below ply 3 is %d, want %d", got, -mate+5)
	}
}

// BenchmarkForced works out the forced variations of the nodes one half-move from the root, which an
// absolute search has not played.
func BenchmarkForced(b *testing.B) {
	tr := recordOf(b, "absolute", exampleCombination)
	ids := tr.Children(tree.Root, nil)
	for i := 0; b.Loop(); i++ {
		if v, err := New().Forced(b.Context(), tr, ids[i%len(ids)]); err != nil || v.Recorded {
			b.Fatal(v, err)
		}
	}
}
