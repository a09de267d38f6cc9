package workspace_test

import (
	"slices"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/journal"
	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/tree"
)

// again returns the window of the next start, on what is kept of one before, or on its own.
func again(t *testing.T, kept journal.Session) *workspacetest.Window {
	t.Helper()
	return workspacetest.With(t, config.InMemory(config.Config{}), journal.InMemory(kept))
}

// TestTheNextStartRepeatsAShortSearch, and goes to the node that was chosen.
func TestTheNextStartRepeatsAShortSearch(t *testing.T) {
	w := thought(t)
	line := w.Session.Tree().Line(tree.Root)
	w.Go(line[len(line)-1])
	next := again(t, w.Journal().Session())
	next.Repeat()
	next.Finish()
	node, inTree := next.Session.Node()
	if next.Started() != 1 || node != line[len(line)-1] || !inTree || next.Resumed != 1 ||
		next.Session.Position() != w.Session.Position() {
		t.Errorf("%d searches; at node %d, %v, want %d", next.Started(), node, inTree, line[len(line)-1])
	}
	think(next)
	if next.Resumed != 1 {
		t.Error("what was had at the last time is put back after another search")
	}
}

// TestARepeatedSearchIsTheOneOfTheTree, not one with the settings that were changed after it.
func TestARepeatedSearchIsTheOneOfTheTree(t *testing.T) {
	w := thought(t)
	w.PlayText("Ba3")
	think(w)
	root := w.Session.Search().Position
	w.Walk(func(g *session.Game) { g.Back() })
	w.Set("depth", "9")
	next := again(t, w.Journal().Session())
	next.Repeat()
	next.Finish()
	s := next.Session.Search()
	if s.Position != root || s.Values.Int("depth") != 2 || next.Session.Values.Int("depth") != 9 {
		t.Errorf("repeated was depth %d at %s; the settings have %d", s.Values.Int("depth"), s.Position.FEN(),
			next.Session.Values.Int("depth"))
	}
	if on := next.Session.Game; !slices.Equal(on.Moves(), w.Session.Game.Moves()) || len(on.Mainline()) != 0 {
		t.Errorf("the place is %v", on.Moves())
	}
}

// TestALongSearchIsNotBegunUnasked, nor one that was stopped, nor one of which too little is known.
func TestALongSearchIsNotBegunUnasked(t *testing.T) {
	short := journal.Thought{Programme: "itep", Nodes: 10, Milliseconds: 1999}
	with := func(change func(*journal.Thought)) journal.Thought {
		thought := short
		change(&thought)
		return thought
	}
	for says, thought := range map[string]journal.Thought{
		"took 34s, and is not repeated":   with(func(t *journal.Thought) { t.Milliseconds = 34_200 }),
		"took 2s, and is not repeated":    with(func(t *journal.Thought) { t.Milliseconds = 2000 }),
		"was stopped, and is not begun":   with(func(t *journal.Thought) { t.Stopped = true }),
		"Press Think to analyse this pos": with(func(t *journal.Thought) { t.Milliseconds = 0 }),
		"Press Think to analyse this":     {},
		"Press Think to analyse":          with(func(t *journal.Thought) { t.Programme = "deep thought" }),
		"Press Think to":                  with(func(t *journal.Thought) { t.Options = map[string]string{"depth": "many"} }),
		"Press Think to analyse this p":   with(func(t *journal.Thought) { t.Start = "8/8/8/4k3/8/4K3/4R3/8 w - - 0 1" }),
		"Press Think":                     with(func(t *journal.Thought) { t.Root = []string{"e2e4"} }),
	} {
		w := again(t, journal.Session{Now: journal.Now{Thought: thought}})
		if w.Repeat(); w.Busy || w.Started() != 0 || !strings.Contains(w.Message, says) {
			t.Errorf("%+v: searches %d, said is %q", thought, w.Started(), w.Message)
		}
	}
	w := again(t, journal.Session{Now: journal.Now{Thought: short}})
	if w.Repeat(); w.Started() != 1 {
		t.Errorf("a short search is not repeated: %q", w.Message)
	}
}

// TestASearchOfAnotherGameIsNotRepeated, though both begin at the same position: its tree would stand
// beside a game that it has nothing to do with.
func TestASearchOfAnotherGameIsNotRepeated(t *testing.T) {
	for root, repeats := range map[string]bool{"e2e4 c7c5": false, "e2e4 e7e5": true, "e2e4": true, "e2e4 e7e5 g1f3": true,
		"e2e4 e7e5 f2f4": false} {
		w := again(t, journal.Session{Now: journal.Now{
			Place: journal.Place{PGN: "1. e4 e5 2. Nf3 *", Moves: []string{"e2e4", "e7e5"}},
			Thought: journal.Thought{Programme: "itep", Options: map[string]string{"depth": "1"}, Root: strings.Fields(root),
				Nodes: 10, Milliseconds: 5}}})
		w.Repeat()
		if w.Finish(); (w.Started() == 1) != repeats {
			t.Errorf("the search after %s is repeated %v, want %v", root, w.Started() == 1, repeats)
		}
	}
}

// TestLookedAtMovesOfAnotherGameAreLeft: an older version of the program changes the game and leaves what it
// does not know.
func TestLookedAtMovesOfAnotherGameAreLeft(t *testing.T) {
	w := workspacetest.On(t, config.InMemory(config.Config{Former: config.Former{
		Start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		Game:  []string{"e2e4"}, Cursor: 1, Looked: []string{"e2e4", "e7e5"}}}), "")
	if got := session.UCI(w.Session.Game.Moves()); !slices.Equal(got, []string{"e2e4"}) {
		t.Errorf("the place is %v", got)
	}
}
