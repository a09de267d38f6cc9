package workbench

import (
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// thinking waits until the tree of the answer to the first move grows in the window.
func (b *bench) thinking() {
	b.t.Helper()
	b.until("the tree of the answer, before it is given", func() bool {
		s := b.view.Search
		return s != nil && s.Running() && len(s.Moves) == 1 && !s.Tree().Empty()
	})
}

// firstMove is the node of a move at the root, of whatever stage.
func firstMove(t *tree.Tree) (first tree.ID) {
	t.Walk(tree.Root, func(n tree.Node) bool {
		if first == tree.Root && len(t.Moves(t.Path(n.ID))) == 1 {
			first = n.ID
		}
		return first == tree.Root
	})
	return first
}

// TestWatchingTheAnswer: the tree of a programme's move grows in the window while it thinks, can be walked,
// and is the one that is there when it has moved.
func TestWatchingTheAnswer(t *testing.T) {
	b := start(t, quickGame(func(c *config.Config) { c.Play.Black = "itep" }))
	b.Set("depth", "10")
	b.room.Begin(false)
	b.play("e4")
	b.thinking()
	s := b.view.Search
	if !b.view.InTree || !b.room.Table.Thinks() || s.Programme.About().ID != "itep" {
		t.Fatalf("the place is in the tree: %v; the programme thinks: %v", b.view.InTree, b.room.Table.Thinks())
	}
	nodes := s.Counts().Nodes
	b.until("more nodes", func() bool { return s.Counts().Nodes > nodes })
	b.Select(b.view.Place(firstMove(b.view.Tree)))
	if len(b.Session.Game.Moves()) != 2 || !b.room.Table.MoveNow() {
		t.Fatalf("in the tree of the thought: %s", b.moves())
	}
	b.reply(2)
	if b.view.Search != s || len(b.view.Searches) != 1 || b.view.Tree.Empty() {
		t.Errorf("another search is shown after the move, of %d", len(b.view.Searches))
	}
	b.until("the end of the search", func() bool { return !s.Running() })
}

// TestDeepeningLeavesOneTree: of a programme that is asked deeper and deeper only the search that counts
// stays in the list, also where another one is being watched.
func TestDeepeningLeavesOneTree(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, quickGame(func(c *config.Config) { c.Play.Black, c.Play.Level = "itep", "3 min a move" }))
	b.room.Begin(false)
	b.play("e4")
	b.thinking()
	first := b.view.Search
	b.until("a deeper search", func() bool { return b.view.Search != first && b.view.Search.Running() })
	if !b.room.Table.MoveNow() {
		t.Error("it does not move when it is told to")
	}
	b.reply(2)
	if len(b.view.Searches) != 1 || b.view.Search.Running() || b.view.Tree.Empty() || !b.view.InTree {
		t.Errorf("%d searches are listed, the place is in the tree: %v", len(b.view.Searches), b.view.InTree)
	}
	if got := b.Session.Bytes(); got <= 0 || got != b.view.Tree.Memory() {
		t.Errorf("the trees take %d bytes, the one that is shown %d", got, b.view.Tree.Memory())
	}
}

// TestPausingWhileATreeIsWatched leaves it there, stopped, until the game goes on.
func TestPausingWhileATreeIsWatched(t *testing.T) {
	b := start(t, quickGame(func(c *config.Config) { c.Play.Black = "itep" }))
	b.Set("depth", "10")
	b.room.Begin(false)
	b.play("e4")
	b.thinking()
	s := b.view.Search
	b.room.Table.Stop()
	b.until("the end of the search", func() bool { return !s.Running() })
	if b.view.Search != s || b.view.Tree.Len() == 0 {
		t.Error("the tree that was watched is gone")
	}
	b.room.GoOn()
	b.until("the tree of the next thought", func() bool {
		return b.view.Search != s && b.view.Search != nil &&
			b.view.Search.Running()
	})
	if len(b.view.Searches) != 1 {
		t.Errorf("%d searches are listed", len(b.view.Searches))
	}
	b.room.Table.Stop()
}

// TestPassingSentences go with the position that they were said at, results stay.
func TestPassingSentences(t *testing.T) {
	b := start(t, quickGame(nil))
	b.toolbar.actions.newGame()
	if b.message() != "A new game." {
		t.Fatalf("the bar says %q", b.message())
	}
	b.play("e4")
	if b.message() != "" {
		t.Errorf("after a move the bar says %q", b.message())
	}
	b.Think()
	b.wait()
	outcome := b.message()
	b.play("e5")
	if outcome == "" || !strings.HasPrefix(b.message(), outcome[:4]) {
		t.Errorf("after %q and a move the bar says %q", outcome, b.message())
	}
}
