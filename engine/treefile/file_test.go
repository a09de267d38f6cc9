package treefile

import (
	"bytes"
	"context"
	"fmt"
	"reflect"
	"testing"

	"drevo/engine"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// The positions of the tests: Botvinnik - Capablanca 1938, Kiwipete, a mate on the back rank.
const (
	combination = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"
	kiwipete    = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	backRank    = "6k1/5ppp/8/8/8/8/K7/3R4 w - - 0 1"
)

// record records a search of a programme.
func record(t testing.TB, p search.Programme, preset search.Preset, fen string, nodes, budget int) *tree.Tree {
	t.Helper()
	values, err := search.Resolve(p, preset.Values)
	if err != nil {
		t.Fatal(err)
	}
	position := enginetest.Position(t, fen)
	recorder := tree.NewRecorder(search.Header(p, values, position), budget)
	task := search.Task{Position: position, Values: values, Recorder: recorder,
		Limits: search.Limits{Nodes: uint64(nodes)}}
	if _, err := p.Search(context.Background(), task); err != nil {
		t.Fatal(err)
	}
	return recorder.Tree()
}

// recordings calls each with trees of all programmes and presets, of which some are stopped, and some are larger than
// the budget of the record.
func recordings(t *testing.T, each func(t *testing.T, tr *tree.Tree)) {
	for _, p := range engine.Programmes() {
		for _, preset := range append(p.Presets(), search.Preset{Name: "none"}) {
			for _, fen := range []string{combination, kiwipete, backRank} {
				for _, limit := range []struct{ nodes, budget int }{{3000, 0}, {2000, 300}} {
					t.Run(fmt.Sprintf("%s/%s/%d/%.8s", p.About().ID, preset.Name, limit.nodes, fen), func(t *testing.T) {
						each(t, record(t, p, preset, fen, limit.nodes, limit.budget))
					})
				}
			}
		}
	}
}

// memory is a file in memory.
type memory struct{ *bytes.Reader }

func (memory) Close() error { return nil }

func openBytes(text []byte, o Options) (*File, error) {
	return Open(memory{bytes.NewReader(text)}, int64(len(text)), o)
}

func written(t testing.TB, tr *tree.Tree, attached ...Attached) []byte {
	t.Helper()
	var text bytes.Buffer
	if err := Write(&text, tr, "test", attached...); err != nil {
		t.Fatal(err)
	}
	return text.Bytes()
}

// read opens a file that is whole.
func read(t testing.TB, text []byte, o Options) *File {
	t.Helper()
	f, err := openBytes(text, o)
	if err != nil {
		t.Fatal(err)
	}
	if len(f.Faults) > 0 || f.Lost > 0 || f.Cut {
		t.Fatalf("of a whole file %v, %d lost, cut: %v", f.Faults, f.Lost, f.Cut)
	}
	return f
}

// same compares two trees node by node, with children and moves that were left out.
func same(t testing.TB, have, want *tree.Tree) {
	t.Helper()
	if have.Len() != want.Len() || have.SkipCount() != want.SkipCount() {
		t.Fatalf("%d nodes and %d skips, want %d and %d", have.Len(), have.SkipCount(), want.Len(), want.SkipCount())
	}
	var a, b []tree.Skip
	var c, d []tree.ID
	for id := range tree.ID(want.Len()) {
		if x, y := have.Node(id), want.Node(id); x != y {
			t.Fatalf("node %d is\n%+v, want\n%+v", id, x, y)
		}
		if a, b = have.Skips(id, a[:0]), want.Skips(id, b[:0]); !reflect.DeepEqual(a, b) {
			t.Fatalf("node %d has the skips\n%+v, want\n%+v", id, a, b)
		}
		if c, d = have.Children(id, c[:0]), want.Children(id, d[:0]); !reflect.DeepEqual(c, d) {
			t.Fatalf("node %d has the children %v, want %v", id, c, d)
		}
		best, ok := have.Best(id)
		if x, y := want.Best(id); best != x || ok != y {
			t.Fatalf("the best of node %d is %d, want %d", id, best, x)
		}
	}
}

// Every programme's tree comes back as it was recorded, with all its words.
func TestProgrammesComeBack(t *testing.T) {
	needs.OneGoroutine(t)
	recordings(t, func(t *testing.T, tr *tree.Tree) {
		f := read(t, written(t, tr, Attached{"a", []byte("b")}), Options{})
		if want, have := tr.Header(), f.Tree.Header(); !reflect.DeepEqual(want, have) {
			t.Fatalf("the header is\n%+v, want\n%+v", have, want)
		}
		if f.Build != "test" || !reflect.DeepEqual(f.Attached, []Attached{{"a", []byte("b")}}) {
			t.Errorf("the file is of %q and has %v", f.Build, f.Attached)
		}
		same(t, f.Tree, tr)
	})
}

// TestGraftedTreeComesBack: nodes that were searched again have larger numbers than some that were visited later; a file
// keeps them where they are, and what is still only counted can be searched again in the tree of the file.
func TestGraftedTreeComesBack(t *testing.T) {
	p, values := given(t, "kaissa", "", nil)
	small := func(r *tree.Recorder) *tree.Tree {
		if _, err := p.Search(context.Background(), search.Task{Position: enginetest.Position(t, combination), Values: values,
			Recorder: r}); err != nil {
			t.Fatal(err)
		}
		return r.Tree()
	}
	tr := small(tree.NewRecorder(search.Header(p, values, enginetest.Position(t, combination)), 300))
	graft := func(to *tree.Tree, id tree.ID) {
		if _, err := to.Graft(id, small(tree.NewRecorderBelow(to, id, 0))); err != nil {
			t.Fatal(err)
		}
	}
	grafted, left := 0, tree.None
	for id := tree.ID(tr.Len() - 1); id > tree.Root; id-- {
		switch n := tr.Node(id); {
		case n.Truncated && n.Count > 5 && grafted < 3:
			graft(tr, id)
			grafted++
		case n.Truncated && n.Count > 5:
			left = id
		}
	}
	again := read(t, written(t, tr), Options{}).Tree
	same(t, again, tr)
	graft(tr, left)
	graft(again, left)
	same(t, again, tr)
}
