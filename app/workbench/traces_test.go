package workbench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/session"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// traces is where the traces of the tests are.
const traces = "../../engine/trace/testdata/"

// A trace is opened as the search that it is, with every tab, and undo goes back to the game before.
func TestOpenTrace(t *testing.T) {
	b := start(t, config.Config{})
	before := b.view.Position.FEN()
	b.openFiles(traces + "example.trace")
	s := b.Session.Search()
	if s == nil || s.Programme.About().Name != "Example 1.0" || b.view.Tree.Len() < 800 {
		t.Fatalf("it shows %v: %s", s, b.message())
	}
	if want := "7k/8/8/8/8/8/R7/1R5K w - - 0 1"; b.view.Position.FEN() != want {
		t.Errorf("the position is %s", b.view.Position.FEN())
	}
	for _, p := range b.slots {
		_ = b.Open(p.Key(), "") // some tabs belong to programmes that are not here
		for id := tree.ID(0); int(id) < b.view.Tree.Len(); id += 97 {
			b.Select(session.At{Search: s, Node: id})
		}
	}
	b.undo()
	if b.view.Position.FEN() != before {
		t.Errorf("after undo the position is %s", b.view.Position.FEN())
	}
}

// Of several searches the last is shown, all are in the list, and what is not whole is said.
func TestOpenTraceOfSearches(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{})
	text, err := os.ReadFile(traces + "every.trace")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "cut.trace")
	if err := os.WriteFile(file, text[:len(text)-4], 0o600); err != nil {
		t.Fatal(err)
	}
	b.openFiles(file)
	if n := len(b.view.Searches); n != 3 || b.view.Tree.Len() != 4 {
		t.Errorf("%d searches, the last of %d nodes", n, b.view.Tree.Len())
	}
	if said := b.message(); !strings.Contains(said, "It is not whole") {
		t.Errorf("it says %q", said)
	}
	if err := os.WriteFile(file, []byte("drevo-trace 1 text\nunit x\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	b.openFiles(file)
	if said := b.message(); !strings.Contains(said, `unit "x" is no number of units`) {
		t.Errorf("it says %q", said)
	}
}
