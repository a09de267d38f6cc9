package treefile

import (
	"bytes"
	"context"
	"io"
	"maps"
	"testing"

	"drevo/engine"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// large are trees of several pages: of a depth-first search with many moves that were left out, of one with tests
// whose class changes later, and of one in no fixed order.
var large = []struct {
	programme string
	preset    string
	options   map[string]string
	fen       string
	nodes     int
}{
	{"paulchess", "modern", map[string]string{"depth": "20"}, kiwipete, 300_000},
	{"kaissa", "", map[string]string{"level": "13.1"}, kiwipete, 300_000},
	{"itep", "absolute", map[string]string{"depth": "8"}, kiwipete, 300_000},
	{"pitrat", "", nil, kiwipete, 70_000},
}

// A tree that has no room in memory is the same tree, whose pages come and go.
func TestPagesComeAndGo(t *testing.T) {
	needs.OneGoroutine(t)
	for _, l := range large {
		t.Run(l.programme, func(t *testing.T) {
			tr := recordLarge(t, l.programme, l.preset, l.options, l.fen, l.nodes)
			text := written(t, tr)
			f := read(t, text, Options{Budget: 2 * tree.PageNodes * tree.RecordBytes})
			if tr.Len() > 2*tree.PageNodes && f.Tree.Memory() > 3*tree.PageNodes*tree.RecordBytes {
				t.Errorf("%d bytes are in memory", f.Tree.Memory())
			}
			same(t, f.Tree, tr)
			if _, _, equal := tree.FirstDifference(f.Tree, tr); !equal || f.Tree.Fault() != nil {
				t.Errorf("another tree: %v", f.Tree.Fault())
			}
			f.Tree.Release()
			if !f.Tree.Empty() {
				t.Error("a tree that was released is still there")
			}
		})
	}
}

// given is a programme with the options of a preset and others.
func given(t testing.TB, programme, preset string, options map[string]string) (search.Programme, search.Values) {
	t.Helper()
	p, err := engine.Programmes().Find(programme)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, known := range p.Presets() {
		if known.Name == preset {
			maps.Copy(all, known.Values)
		}
	}
	maps.Copy(all, options)
	values, err := search.Resolve(p, all)
	if err != nil {
		t.Fatal(err)
	}
	return p, values
}

func recordLarge(t testing.TB, programme, preset string, options map[string]string, fen string, nodes int) *tree.Tree {
	t.Helper()
	p, values := given(t, programme, preset, options)
	tr := record(t, p, search.Preset{Values: values.Map()}, fen, nodes, 0)
	if tr.Len() < min(nodes/2, tree.PageNodes) {
		t.Fatalf("%s has recorded no more than %d nodes", programme, tr.Len())
	}
	return tr
}

// What is written while a search runs is the tree that it has in the end.
func TestWrittenWhileItGrows(t *testing.T) {
	for i, l := range large[:3] {
		t.Run(l.programme, func(t *testing.T) {
			if i > 0 {
				needs.RacedElsewhere(t)
			}
			var text bytes.Buffer
			w, recorded := grow(t, l.programme, l.preset, l.options, &text, func(*Writer) {})
			early := len(w.pages)
			if err := w.Finish(); err != nil {
				t.Fatal(err)
			}
			if early == 0 || len(w.open) == 0 {
				t.Errorf("%d pages were written while it grew, %d nodes were not settled", early, len(w.open))
			}
			file := read(t, text.Bytes(), Options{})
			same(t, file.Tree, recorded)
			same(t, read(t, text.Bytes(), Options{Budget: 1}).Tree, recorded)
			if want := read(t, written(t, recorded), Options{}).Summary(); file.Summary() != want {
				t.Error("the pages count other nodes than those of a tree that was written at its end")
			}
		})
	}
}

// grow lets a programme search and writes its tree meanwhile, page by page, until it has some and the tree is large.
func grow(t *testing.T, programme, preset string, options map[string]string, to io.Writer, each func(*Writer)) (*Writer,
	*tree.Tree) {
	t.Helper()
	p, values := given(t, programme, preset, options)
	position := enginetest.Position(t, kiwipete)
	recorder := tree.NewRecorder(search.Header(p, values, position), 0)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	done := make(chan error)
	go func() {
		_, err := p.Search(ctx, search.Task{Position: position, Values: values, Recorder: recorder})
		done <- err
	}()
	w, err := NewWriter(to, recorder.Tree(), "")
	for err == nil {
		select {
		case err := <-done:
			if err != nil {
				t.Fatal(err)
			}
			return w, recorder.Tree()
		default:
			if err = w.Grow(); len(w.pages) > 0 {
				each(w)
				if recorder.Tree().Len() >= 150_000 {
					stop()
				}
			}
		}
	}
	t.Fatal(err)
	return nil, nil
}

// The index is made anew where it is missing.
func TestIndexIsMadeAnew(t *testing.T) {
	tr := recordLarge(t, "kaissa", "", large[1].options, kiwipete, 150_000)
	text := written(t, tr)
	at := bytes.LastIndex(text, []byte(mark))
	for _, cut := range []int{len(text) - 1, len(text) - endBytes, at} {
		f, err := openBytes(text[:cut], Options{})
		if err != nil {
			t.Fatal(err)
		}
		if f.Lost > 0 || f.Cut {
			t.Errorf("cut at %d of %d: %d lost, cut: %v", cut, len(text), f.Lost, f.Cut)
		}
		same(t, f.Tree, tr)
	}
}
