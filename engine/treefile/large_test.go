package treefile

import (
	"bufio"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"testing"
	"time"

	"drevo/engine/search"
	"drevo/engine/tree"
)

// largeBudget is the memory in which a large file is opened.
const largeBudget = 1_000_000_000

// TestLargeFile measures a file of as many nodes as DREVO_LARGE_NODES says: bytes a node, the time to write it, to
// open it in a budget of 1 GB, until the first node of a kind that is rare is found, and to look at all nodes.
func TestLargeFile(t *testing.T) {
	nodes, err := strconv.Atoi(os.Getenv("DREVO_LARGE_NODES"))
	if err != nil {
		t.Skip("a measurement: make large-tree")
	}
	path := filepath.Join(t.TempDir(), "large.drevo")
	writeLarge(t, path, nodes)
	runtime.GC()
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	from, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	watch := stopwatch(t)
	f, err := Open(from, info.Size(), Options{Budget: largeBudget})
	if err != nil {
		t.Fatal(err)
	}
	watch("open")
	t.Logf("%d nodes, %d bytes, %.2f a node, %d in memory", f.Tree.Len(), info.Size(),
		float64(info.Size())/float64(f.Tree.Len()), f.Tree.Memory())
	f.Tree.Children(tree.Root, nil)
	f.Tree.Line(tree.Root)
	watch("the moves of the root and the line")
	f.Tree.Walk(tree.Root, func(n tree.Node) bool { return n.Reason != tree.ReasonCheckmate })
	watch("the first mate")
	s := f.Tree.Stats(tree.Root, nil)
	watch("all nodes")
	if s.Nodes != f.Tree.Len() || f.Tree.Fault() != nil || f.Tree.Memory() > largeBudget+pageMemory {
		t.Errorf("%d nodes, %v, %d bytes in memory", s.Nodes, f.Tree.Fault(), f.Tree.Memory())
	}
	f.Tree.Release()
}

// pageMemory is what a page takes at most that is brought beyond the budget, by and by.
const pageMemory = 4 << 20

// writeLarge records a search of so many nodes and writes it.
func writeLarge(t *testing.T, path string, nodes int) {
	t.Helper()
	p, values := given(t, "kaissa", "", map[string]string{"level": "13.1"})
	watch := stopwatch(t)
	tr := record(t, p, search.Preset{Values: values.Map()}, combination, nodes, nodes+1000)
	defer tr.Release()
	watch("record")
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	to := bufio.NewWriterSize(file, 1<<20)
	if err := Write(to, tr, ""); err != nil {
		t.Fatal(err)
	}
	if err := to.Flush(); err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	watch("write")
}

// stopwatch logs what was done since the last time it was asked: how long it took, and of the processor.
func stopwatch(t *testing.T) func(what string) {
	began, used := time.Now(), processor()
	return func(what string) {
		now, of := time.Now(), processor()
		t.Logf("%-40s %8.2f s, %8.2f s of the processor", what, now.Sub(began).Seconds(), (of - used).Seconds())
		began, used = time.Now(), processor()
	}
}
