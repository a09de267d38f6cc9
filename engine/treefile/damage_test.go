package treefile

import (
	"bytes"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// truth is a tree that files of it are held against.
type truth struct {
	tree  *tree.Tree
	nodes map[uint64]int // how many there are, by what is said of each and of all above it
	best  map[uint64]map[uint64]bool
}

// prints are the finger prints of the nodes of a tree: of what is said of each and of all nodes above it, but for
// what a reader of a damaged file takes back.
func prints(t *tree.Tree) []uint64 {
	list := make([]uint64, t.Len())
	for id := range tree.ID(t.Len()) {
		n := t.Node(id)
		h := list[n.Parent]
		for _, x := range [...]int{int(n.Move), n.Number, int(n.Type), int(n.Class), int(n.Place), n.Ply, int(n.Alpha),
			int(n.Beta), int(n.Score), int(n.Bound), int(n.Static), int(n.StaticBound), int(n.Reason), int(n.Count)} {
			h = bits.RotateLeft64((h^uint64(x))*0x9E3779B97F4A7C15, 29)
		}
		list[id] = h
	}
	return list
}

func truthOf(t *tree.Tree) truth {
	x := truth{t, map[uint64]int{}, map[uint64]map[uint64]bool{}}
	list := prints(t)
	for id, print := range list {
		x.nodes[print]++
		if x.best[print] == nil {
			x.best[print] = map[uint64]bool{}
		}
		if best, ok := t.Best(tree.ID(id)); ok {
			x.best[print][list[best]] = true
		}
	}
	return x
}

// holds tries whether all that a tree shows is true.
func (x truth) holds(t *testing.T, name string, have *tree.Tree) {
	t.Helper()
	list := prints(have)
	seen := map[uint64]int{}
	for id, print := range list {
		n := have.Node(tree.ID(id))
		if seen[print]++; seen[print] > x.nodes[print] {
			t.Fatalf("%s: node %d is false: %+v", name, id, n)
		}
		if best, ok := have.Best(n.ID); ok && !x.best[print][list[best]] {
			t.Fatalf("%s: the best of node %d is false", name, id)
		}
		if n.HasKnown && int(n.KnownFrom) >= len(list) {
			t.Fatalf("%s: node %d is known from one that is not there", name, id)
		}
	}
}

// damaged are trees of two pages.
func damaged(t *testing.T) map[string]*tree.Tree {
	trees := map[string]*tree.Tree{}
	for _, l := range large {
		trees[l.programme] = recordLarge(t, l.programme, l.preset, l.options, l.fen, tree.PageNodes+tree.PageNodes/4)
	}
	return trees
}

// A file that ends anywhere is good up to there.
func TestCuts(t *testing.T) {
	needs.OneGoroutine(t)
	for name, tr := range damaged(t) {
		text, x, random := written(t, tr, Attached{"a", []byte("b")}), truthOf(tr), rand.New(rand.NewPCG(1, 2))
		shown := 0
		for i := range 25 / needs.OneIn(3) { // of each of four trees
			cut := random.IntN(len(text) - endBytes)
			if i == 0 {
				cut = len(text) - endBytes - 1 // in its last part
			}
			f, err := openBytes(text[:cut], Options{})
			if err != nil {
				continue
			}
			if len(f.Faults) == 0 && !f.Cut {
				t.Errorf("%s: cut at %d of %d: nothing is said", name, cut, len(text))
			}
			shown = max(shown, f.Tree.Len())
			x.holds(t, name, f.Tree)
		}
		if shown < tree.PageNodes {
			t.Errorf("%s: at most %d nodes were shown", name, shown)
		}
	}
}

// A file with a false byte anywhere shows nothing false, and says so.
func TestFalseBytes(t *testing.T) {
	needs.OneGoroutine(t)
	for name, tr := range damaged(t) {
		text, x, random := written(t, tr), truthOf(tr), rand.New(rand.NewPCG(3, 4))
		for range 25 / needs.OneIn(3) { // of each of four trees
			at := random.IntN(len(text))
			wrong := bytes.Clone(text)
			wrong[at] ^= byte(1 + random.IntN(255))
			f, err := openBytes(wrong, Options{})
			if err != nil {
				continue
			}
			if len(f.Faults) == 0 && at < bytes.LastIndex(text, []byte(mark)) {
				t.Errorf("%s: byte %d of %d is false: nothing is said", name, at, len(text))
			}
			x.holds(t, name, f.Tree)
		}
	}
}

// Of a page in the middle that is damaged the rest is there.
func TestPageIsMissing(t *testing.T) {
	tr := recordLarge(t, "kaissa", "", large[1].options, kiwipete, 5*tree.PageNodes)
	text := written(t, tr)
	second := pageAt(text, 2)
	text[second+headBytes+100]++
	f, err := openBytes(text, Options{})
	if err != nil {
		t.Fatal(err)
	}
	truthOf(tr).holds(t, "kaissa", f.Tree)
	if want := tr.Len() - tree.PageNodes - f.Lost; f.Tree.Len() != want || len(f.Faults) != 1 || f.Lost == 0 {
		t.Errorf("%d nodes are shown, want %d; %d lost, %v", f.Tree.Len(), want, f.Lost, f.Faults)
	}
	truncated := 0
	f.Tree.Walk(tree.Root, func(n tree.Node) bool {
		if n.Truncated {
			truncated++
		}
		return true
	})
	if truncated == 0 {
		t.Error("nothing says below which nodes something is missing")
	}
}

// pageAt is where the block of a page begins, from 0 on.
func pageAt(text []byte, n int) int {
	at := 0
	for from := 0; ; from = at + 1 {
		at = from + bytes.Index(text[from:], []byte(mark+string(rune(pageBlock))))
		if n--; n < 0 {
			return at
		}
	}
}

// A file of a program that is killed while it writes is good up to its last whole page.
func TestKilledWhileWriting(t *testing.T) {
	name := filepath.Join(t.TempDir(), "killed.drevo")
	cmd := exec.Command(os.Args[0], "-test.run=^TestWriteUntilKilled$")
	cmd.Env = append(os.Environ(), "TREEFILE_WRITE="+name)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := out.Read(make([]byte, 1)); err != nil { // it has written a page
		t.Fatal(err)
	}
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Wait() // which says that it was killed
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	f, err := openBytes(text, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if f.Tree.Len() < tree.PageNodes || !f.Cut && len(f.Faults) == 0 {
		t.Errorf("%d nodes, cut: %v, %v", f.Tree.Len(), f.Cut, f.Faults)
	}
	if n := f.Tree.Node(tree.Root); n.Closed {
		t.Error("the root of a search that was killed is closed")
	}
}

// TestWriteUntilKilled is what the other process of TestKilledWhileWriting does.
func TestWriteUntilKilled(t *testing.T) {
	name := os.Getenv("TREEFILE_WRITE")
	if name == "" {
		t.Skip("only in the process that is killed")
	}
	file, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	said := false
	grow(t, large[1].programme, large[1].preset, large[1].options, file, func(*Writer) {
		if !said {
			fmt.Print(".")
			said = true
		}
	})
	<-t.Context().Done() // until it is killed
}

// A column can't be longer than its nodes, or its moves that were left out, can fill: a file of a few kilobytes would
// take gigabytes of memory.
func TestColumnClaimsTooMuch(t *testing.T) {
	c, err := newCodec()
	if err != nil {
		t.Fatal(err)
	}
	defer c.close()
	page := tree.Page{Nodes: make([]tree.Node, 1), Before: make([]tree.Skipped, mostMoves)}
	for column, wanted := range map[int]bool{alphas: false, lists: false, skips: true} {
		e, sum := &encoder{codec: c}, Summary{}
		e.page(&page, &sum)
		e.columns[column] = make([]byte, mostBytes*mostMoves)
		if _, err := readPageHead(e.put(&page, &sum)); (err == nil) != wanted {
			t.Errorf("column %d: %v", column, err)
		}
	}
}

// FuzzOpen opens anything.
func FuzzOpen(f *testing.F) {
	p, values := given(f, "paulchess", "modern", nil)
	tr := record(f, p, search.Preset{Values: values.Map()}, combination, 100, 0)
	text := written(f, tr)
	f.Add(text, uint16(0), byte(0))
	f.Add(text[:len(text)-1], uint16(200), byte(1))
	f.Fuzz(func(t *testing.T, text []byte, at uint16, by byte) {
		if len(text) == 0 {
			return
		}
		wrong := repaired(text, int(at)%len(text), by)
		for _, budget := range []int64{0, 1} {
			file, err := openBytes(wrong, Options{Budget: budget})
			if err != nil {
				continue
			}
			walk(file.Tree)
			file.Tree.Release()
		}
	})
}

// repaired changes a byte, and makes the checksums right again, so that what is behind them is tried.
func repaired(text []byte, at int, by byte) []byte {
	wrong := bytes.Clone(text)
	wrong[at] ^= by
	for from := 0; ; {
		next := bytes.Index(wrong[from:], []byte(mark))
		if next < 0 {
			return wrong
		}
		from += next
		if b, _, err := readHead(bytes.NewReader(wrong), int64(from), int64(len(wrong))); err == nil {
			content := wrong[b.at : b.at+int64(b.length)]
			copy(wrong[from:], appendBlock(nil, b.kind, bytes.Clone(content)))
		}
		from++
	}
}

// walk asks all that readers ask of a tree.
func walk(t *tree.Tree) {
	t.Stats(tree.Root, nil)
	v := t.Header().Vocabulary
	for id := range tree.ID(min(t.Len(), 1000)) {
		n := t.Node(id)
		_, _ = v.Reason(n.Reason), v.Type(n.Type)
		t.Skips(id, nil)
		t.Line(id)
		t.Provenance(id)
		_, _ = t.Position(id)
	}
	_ = strings.TrimSpace(v.StageName(t.Node(0).Type, 0))
}
