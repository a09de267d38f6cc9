package trace

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"reflect"
	"testing"

	"drevo/engine"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// recordings calls each with the recorded trees of all programmes and presets, of which some are stopped, and
// some are larger than the budget of the record: of each one position by turns, with DREVO_LONG all.
func recordings(t *testing.T, each func(name string, tr *tree.Tree)) {
	t.Helper()
	turn := 0
	for _, p := range engine.Programmes() {
		for _, preset := range append(p.Presets(), search.Preset{Name: "none"}) {
			fens := []string{combination, kiwipete, backRank}
			if turn++; !needs.InLong() {
				fens = fens[turn%3:][:1]
			}
			for _, fen := range fens {
				for _, limit := range []struct{ nodes, budget int }{{3000, 0}, {2000, 300}} {
					values, err := search.Resolve(p, preset.Values)
					if err != nil {
						t.Fatal(err)
					}
					position := enginetest.Position(t, fen)
					recorder := tree.NewRecorder(search.Header(p, values, position), limit.budget)
					task := search.Task{Position: position, Values: values, Recorder: recorder,
						Limits: search.Limits{Nodes: uint64(limit.nodes)}}
					if _, err := p.Search(context.Background(), task); err != nil {
						t.Fatal(err)
					}
					each(fmt.Sprintf("%s/%s %d of %d nodes: %s", p.About().ID, preset.Name, limit.budget, limit.nodes, fen),
						recorder.Tree())
				}
			}
		}
	}
}

// back writes a tree as a trace, and reads it.
func back(t *testing.T, tr *tree.Tree, binary bool) (*tree.Tree, []byte) {
	t.Helper()
	var text bytes.Buffer
	if err := WriteTree(&text, tr, binary); err != nil {
		t.Fatal(err)
	}
	r, err := NewReader(bytes.NewReader(text.Bytes()))
	if err != nil {
		t.Fatalf("%v\n%.2000s", err, text.Bytes())
	}
	read, err := r.Tree(0)
	if err != nil {
		t.Fatal(err)
	}
	if more, err := r.Tree(0); err != io.EOF {
		t.Errorf("behind the tree come %v and %v", more, err)
	}
	return read, text.Bytes()
}

// Every programme's tree comes back from its trace as it was recorded, with all its words, and the rules hold of it.
func TestProgrammesComeBack(t *testing.T) {
	needs.OneGoroutine(t)
	recordings(t, func(name string, tr *tree.Tree) {
		for _, binary := range []bool{false, true} {
			read, trace := back(t, tr, binary)
			want, have := tr.Header(), read.Header()
			if !reflect.DeepEqual(want, have) {
				t.Fatalf("%s: the header is\n%+v, want\n%+v", name, have, want)
			}
			if tr.Len() != read.Len() {
				t.Fatalf("%s: %d nodes, want %d", name, read.Len(), tr.Len())
			}
			for id := range tree.ID(tr.Len()) {
				if tr.Node(id) != read.Node(id) {
					t.Fatalf("%s: it has\n%+v, want\n%+v", name, read.Node(id), tr.Node(id))
				}
			}
			if _, at, same := tree.FirstDifference(tr, read); !same {
				t.Fatalf("%s: node %d differs", name, at)
			}
			if !binary {
				continue
			}
			for _, rule := range checked(t, trace).Rules {
				if rule.Wrong > 0 && !rule.Figure {
					t.Errorf("%s: %s: %d of %d wrong, first %v", name, rule.Name, rule.Wrong, rule.Checked, rule.First)
				}
			}
		}
	})
}
