package workspace_test

import (
	"slices"
	"testing"

	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/engine/match"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// TestSelectGoesToAnyTree: a node of a search of another game brings that game, which undo takes back.
func TestSelectGoesToAnyTree(t *testing.T) {
	w := thought(t)
	first := w.Session.Search()
	child := first.Tree().Children(tree.Root, nil)[1]
	w.SetGame("new game", session.NewGame(board.Start()))
	w.Select(session.At{Search: first, Node: child})
	node, inTree := w.Session.Node()
	if w.Session.Search() != first || node != child || !inTree {
		t.Errorf("shown is node %d, %v, want %d", node, inTree, child)
	}
	if w.Undo(); w.Session.Position() != board.Start() || w.Session.Search() != nil {
		t.Error("the game that was left does not come back")
	}
}

// TestASearchThatRunsElsewhereIsShownAtOnce: nothing waits for the end of a game's search that is watched.
func TestASearchThatRunsElsewhereIsShownAtOnce(t *testing.T) {
	w := thought(t)
	first := w.Session.Search()
	thinking := make(chan *match.Thinking, 1)
	values, err := search.Resolve(first.Programme, workspacetest.Absolute("depth", "12"))
	if err != nil {
		t.Fatal(err)
	}
	player := match.NewProgramme(first.Programme, values, match.ProgrammeOptions{AsSet: true, Recording: 10_000,
		Watch: func(th *match.Thinking) { th.Tree.Share(); thinking <- th }})
	p := w.Session.Position()
	go player.Move(w.Context(), &match.Situation{Start: p, Position: p})
	s := session.Watch(w.Session.Game, <-thinking)
	w.Session.List(s)
	w.Session.Show(first)
	w.ShowSearch(s)
	if w.Session.Search() != s || !s.Running() {
		t.Errorf("shown is %v, which runs: %v", w.Session.Search() == s, s.Running())
	}
}

// TestNameSearch names a search, which undo takes back.
func TestNameSearch(t *testing.T) {
	w := thought(t)
	s := w.Session.Search()
	w.NameSearch(s, "the first")
	w.NameSearch(s, "the first") // no step
	w.NameSearch(s, "mine")
	for _, want := range []string{"the first", ""} {
		if w.Undo(); s.Name != want {
			t.Errorf("after undo the name is %q, want %q", s.Name, want)
		}
	}
	if w.Redo(); s.Name != "the first" {
		t.Errorf("after redo the name is %q", s.Name)
	}
}

// TestTheTreeOfTheLastMoveIsShown: whoever goes through a game meets what was thought about each move.
func TestTheTreeOfTheLastMoveIsShown(t *testing.T) {
	w := workspacetest.New(t, "itep", map[string]string{"depth": "1"}, "")
	think(w)
	first := w.Session.Search()
	w.PlayText("Ba3")
	w.PlayText("Qxa3")
	think(w)
	second := w.Session.Search()
	w.Walk(func(g *session.Game) { g.Back() })
	if w.Session.Search() != first {
		t.Error("after the first move its tree is not shown")
	}
	w.Walk(func(g *session.Game) { g.Forward() })
	if !slices.Contains([]*session.Search{first, second}, w.Session.Search()) {
		t.Error("after the second move no tree is shown")
	}
}

// TestOpenedSearchIsTheirs: a search that a pane has made is listed and shown, and dropping it from the list
// leaves its tree to the pane.
func TestOpenedSearchIsTheirs(t *testing.T) {
	w := thought(t)
	s := session.StartSearch(w.Context(), session.NewGame(board.Start()), session.Options{Programme: w.Session.Programme,
		Values: w.Session.Values})
	if _, err := s.Wait(); err != nil {
		t.Fatal(err)
	}
	w.OpenSearch(s)
	if w.Session.Search() != s || w.Session.Position() != board.Start() || len(w.Session.Searches()) != 2 {
		t.Fatal("it is not shown")
	}
	w.SetGame("new game", session.NewGame(board.Start()))
	w.Release(w.Session.Trim(0))
	if w.Session.Has(s) || s.Tree().Len() == 0 {
		t.Errorf("listed %v, the tree has %d nodes", w.Session.Has(s), s.Tree().Len())
	}
	s.Release()
}

// TestTreesMakeRoom: what is over the limit goes, and the tree that is shown stays.
func TestTreesMakeRoom(t *testing.T) {
	w := thought(t)
	first := w.Session.Search()
	w.PlayText("Ba3")
	think(w)
	w.MakeRoom()
	if len(w.Session.Searches()) != 2 {
		t.Error("within the limit one went")
	}
	w.Release(w.Session.Trim(0))
	if w.Session.Has(first) || !w.Session.Has(w.Session.Search()) || w.Session.Tree().Len() == 0 {
		t.Errorf("left are %v", w.Session.Searches())
	}
	if waits := <-w.Queue; waits != nil {
		waits() // a while later the memory goes back to the system
	}
}
