package session_test

import (
	"context"
	"slices"
	"testing"

	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// TestSearchesAreKept: Think adds a tree to the list, and each comes back with the place where the
// user was in it, whatever was chosen meanwhile.
func TestSearchesAreKept(t *testing.T) {
	s := open(t, "2")
	first := think(t, s)
	child := first.Tree().Children(tree.Root, nil)[1]
	s.Select(child)
	second := think(t, s)
	s.SetGame(session.NewGame(board.Start()), nil)
	if s.Search() != nil || s.Tree() != nil {
		t.Error("another game has the tree of the one before")
	}
	third := think(t, s)
	if !slices.Equal(s.Searches(), []*session.Search{first, second, third}) {
		t.Fatalf("kept are %v", s.Searches())
	}
	s.Show(first)
	if node, ok := s.Node(); s.Search() != first || node != child || !ok {
		t.Errorf("back in the first tree the node is %d, %v, want %d", node, ok, child)
	}
	if at := s.Position(); at != second.Position {
		t.Errorf("the position is %s", at.FEN())
	}
	s.Show(second)
	if node, ok := s.Node(); node != tree.Root || !ok || s.Position() != second.Position {
		t.Errorf("in the second tree the node is %d, %v", node, ok)
	}
	s.Show(third)
	if s.Position() != board.Start() || len(s.Game.Moves()) != 0 {
		t.Errorf("the third tree is shown in %v", s.Game.Moves())
	}
}

// TestANodeOfATestComesBack: a node that the moves alone do not lead to is the same again, in the
// tree that is shown anew.
func TestANodeOfATestComesBack(t *testing.T) {
	s := open(t, "2")
	s.Values = defaults(t) // in rounds, with tests
	first := think(t, s)
	hidden := tree.None
	for id := range tree.ID(first.Tree().Len()) {
		if found, ok := first.Node(first.Tree().Moves(first.Tree().Path(id))); !ok || found != id {
			hidden = id
			break
		}
	}
	if hidden == tree.None {
		t.Fatal("the moves lead to every node")
	}
	s.Select(hidden)
	think(t, s)
	s.Show(first)
	if node, ok := s.Node(); node != hidden || !ok {
		t.Errorf("back in the tree the node is %d, %v, want %d", node, ok, hidden)
	}
}

// TestShowingASearchKeepsTheGameItBelongsTo: a game that has grown since is not cut back.
func TestShowingASearchKeepsTheGameItBelongsTo(t *testing.T) {
	s := open(t, "2")
	first := think(t, s)
	s.Play(first.Tree().Node(first.Tree().Children(tree.Root, nil)[0]).Move)
	s.Walk((*session.Game).Keep)
	second := think(t, s)
	s.Show(first)
	if len(s.Game.Mainline()) != 1 || s.Game.Cursor() != 1 {
		t.Errorf("the game has %d moves, cursor %d", len(s.Game.Mainline()), s.Game.Cursor())
	}
	s.Show(second)
	s.SetGame(session.NewGame(board.Start()), nil)
	s.Show(second)
	if len(s.Game.Mainline()) != 1 || s.Game.Start() == board.Start() {
		t.Error("the search has not brought its game back")
	}
}

func TestDeletedSearchesComeBack(t *testing.T) {
	s := open(t, "2")
	first := think(t, s)
	s.Select(first.Tree().Children(tree.Root, nil)[0])
	second := think(t, s)
	s.Delete(first)
	if !slices.Equal(s.Searches(), []*session.Search{second}) || s.Search() != second {
		t.Error("the deleted search is still there, or the shown one is not")
	}
	s.Show(first)
	if s.Search() != second {
		t.Error("a deleted search can be shown")
	}
	if !s.Restore(first) || !slices.Equal(s.Searches(), []*session.Search{first, second}) {
		t.Error("it does not come back to its place")
	}
	s.Delete(second)
	if s.Search() != nil || s.Bytes() != 2*first.Tree().Memory() {
		t.Errorf("shown is %v; %d bytes", s.Search(), s.Bytes())
	}
	if gone := s.Trim(first.Tree().Memory()); !slices.Equal(gone, []*session.Search{second}) || s.Restore(second) {
		t.Error("a deleted search does not make room first")
	}
}

// TestOldAndLargeTreesMakeRoom: those with a name last, and never the one that is shown.
func TestOldAndLargeTreesMakeRoom(t *testing.T) {
	s := open(t, "2")
	var all []*session.Search
	for range 4 {
		all = append(all, think(t, s))
	}
	all[0].Name = "the one for Monday"
	s.Show(all[1])
	piece := all[0].Tree().Memory()
	if s.Bytes() != 4*piece || piece <= 0 {
		t.Fatalf("four trees of %d bytes take %d", piece, s.Bytes())
	}
	if gone := s.Trim(3 * piece); !slices.Equal(gone, []*session.Search{all[2]}) {
		t.Errorf("first went %v", gone)
	}
	if gone := s.Trim(0); !slices.Equal(gone, []*session.Search{all[3], all[0]}) || s.Bytes() != piece {
		t.Errorf("then went %v", gone)
	}
}

// TestTheSameSearchIsKeptOnce: the same question to the same programme gives the same tree.
func TestTheSameSearchIsKeptOnce(t *testing.T) {
	s := open(t, "2")
	first := think(t, s)
	named := think(t, s)
	named.Name = "kept"
	second := think(t, s)
	if gone := s.Supersede(second); !slices.Equal(gone, []*session.Search{first}) {
		t.Errorf("superseded: %v", gone)
	}
	s.Select(second.Tree().Children(tree.Root, nil)[0])
	other := think(t, s)
	if gone := s.Supersede(other); len(gone) != 0 {
		t.Errorf("a search elsewhere supersedes %v", gone)
	}
	s.Values = open(t, "12").Values
	for range 2 {
		stopped := s.ThinkAs(context.Background(), s.Game, s.Programme, s.Values)
		s.Stop()
		if result, _ := stopped.Wait(); !result.Stopped || len(s.Supersede(stopped)) != 0 {
			t.Error("a search that was stopped supersedes another")
		}
	}
}

// TestARunningSearchGoesOnBehindAnother: looking at an older tree stops nothing.
func TestARunningSearchGoesOnBehindAnother(t *testing.T) {
	s := open(t, "2")
	first := think(t, s)
	values := s.Values
	s.Values = open(t, "12").Values
	running := s.ThinkAs(context.Background(), s.Game, s.Programme, s.Values)
	defer running.Stop()
	s.Show(first)
	if s.Running() != running || s.Search() != first {
		t.Error("the search has stopped")
	}
	if gone := s.Trim(0); len(gone) != 0 {
		t.Error("a growing tree made room")
	}
	s.Values = values
	s.Stop()
	if result, _ := running.Wait(); !result.Stopped || s.Running() != nil {
		t.Error("Stop does not reach it")
	}
}

// defaults are ITEP's own options.
func defaults(t *testing.T) search.Values {
	t.Helper()
	values, err := search.Resolve(itep.New(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return values
}
