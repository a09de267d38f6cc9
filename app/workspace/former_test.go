package workspace_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"drevo/app/config"
	"drevo/app/journal"
	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
)

// TestSearchesOutliveTheEnd: the list of searches is there at the next start, without the trees; each can be made
// again, in its own game, and is then one of the list that has its tree.
func TestSearchesOutliveTheEnd(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	settings := config.InMemory(config.Config{Programme: "itep", Options: shallow()})
	open := func() *journal.Journal {
		j, err := journal.Open(path, func(err error) { t.Error(err) })
		if err != nil {
			t.Fatal(err)
		}
		return j
	}
	kept := open()
	w := workspacetest.With(t, settings, kept)
	w.Workspace.Think()
	w.Finish()
	first := w.Session.Search()
	w.NameSearch(first, "the first")
	w.PlayText("Kf1")
	w.Workspace.Think()
	w.Finish()
	nodes := []uint64{w.Session.Search().Counts().Nodes, first.Counts().Nodes}
	if err := kept.Close(); err != nil {
		t.Fatal(err)
	}

	kept = open()
	w = workspacetest.With(t, settings, kept)
	former := w.Former()
	if len(former) != 2 || former[0].Place != "after 30. Kf1" || former[0].Nodes != nodes[0] ||
		former[1].Name != "the first" {
		t.Fatalf("of the searches before there are %+v", former)
	}
	w.Forget(0)
	if list := w.Former(); len(list) != 1 || list[0].Name != "the first" {
		t.Errorf("one is forgotten, and left are %+v", list)
	}
	w.Undo()
	same := func(a, b journal.Searched) bool { return a.Title == b.Title && a.Place == b.Place }
	if !slices.EqualFunc(w.Former(), former, same) {
		t.Errorf("after undo there are %+v", w.Former())
	}
	w.SetGame("new game", session.NewGame(board.Start()))
	w.Again(1)
	w.Finish()
	s := w.Session.Search()
	if s.Name != "the first" || s.Counts().Nodes != nodes[1] || s.Position != first.Position || len(w.Former()) != 1 {
		t.Errorf("made again is %q with %d nodes at %s; left are %+v", s.Name, s.Counts().Nodes, s.Position.FEN(), w.Former())
	}
	if err := kept.Close(); err != nil {
		t.Fatal(err)
	}
	kept = open()
	defer kept.Close()
	if list := kept.Session().Searches; len(list) != 2 || list[0].Name != "the first" {
		t.Errorf("the next start has %+v", list)
	}
}

// TestTreesOutliveTheEnd: where trees are kept, a search of an earlier start is shown by its file, at the place where
// the user was; where the file is gone or damaged the search is made again.
func TestTreesOutliveTheEnd(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	settings := config.InMemory(config.Config{Programme: "itep", Options: shallow(), Disk: 10_000_000})
	open := func() (*workspacetest.Window, *journal.Journal) {
		j, err := journal.Open(path, func(err error) { t.Error(err) })
		if err != nil {
			t.Fatal(err)
		}
		return workspacetest.With(t, settings, j), j
	}
	w, kept := open()
	w.Workspace.Think()
	w.Finish()
	s := w.Session.Search()
	for s.File == "" {
		(<-w.Queue)()
	}
	nodes := s.Tree().Len()
	for _, damage := range []func(file string){func(string) {}, func(file string) {
		if err := os.Truncate(file, 100); err != nil {
			t.Fatal(err)
		}
	}, func(file string) {
		if err := os.Remove(file); err != nil {
			t.Fatal(err)
		}
	}} {
		file := s.File
		if err := kept.Close(); err != nil {
			t.Fatal(err)
		}
		w, kept = open()
		damage(file)
		w.Again(0)
		for w.Session.Search() == nil || w.Session.Search().Running() || w.Session.Search().File == "" {
			(<-w.Queue)()
		}
		if s = w.Session.Search(); s.Tree().Len() != nodes || len(w.Former()) != 0 {
			t.Fatalf("%d nodes of %d; %d searches are left", s.Tree().Len(), nodes, len(w.Former()))
		}
	}
	if err := kept.Close(); err != nil {
		t.Fatal(err)
	}
}
