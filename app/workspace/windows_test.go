package workspace_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"drevo/app/config"
	"drevo/app/journal"
	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/enginetest"
	"drevo/engine/game"
)

// open returns a window on a settings file that others use, too, with the journal that is free.
func open(t *testing.T, path string) *workspacetest.Window {
	t.Helper()
	settings, err := config.Open(path, func(error) {})
	if err != nil {
		t.Fatal(err)
	}
	kept, err := journal.Open(path, func(error) {})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := kept.Close(); err != nil {
			t.Error(err)
		}
	})
	return workspacetest.With(t, settings, kept)
}

// end lets go of the window's journal.
func end(t *testing.T, w *workspacetest.Window) {
	t.Helper()
	if err := w.Journal().Close(); err != nil {
		t.Error(err)
	}
}

// flush saves what has changed.
func flush(t *testing.T, s *config.Store) {
	t.Helper()
	if err := s.Flush(); err != nil {
		t.Error(err)
	}
}

// TestUndoLeavesAnotherWindowsWork: it takes back what it was noted for, not the weights and options that another
// window has changed since.
func TestUndoLeavesAnotherWindowsWork(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	a, b := open(t, path), open(t, path)
	a.Keep(func(c *config.Config) {
		c.EditWeights("paulchess", func(sets map[string]string) { sets["mine"] = "old" })
		c.SetOthers("kaissa", map[string]string{"level": "2.1"})
	})
	a.Set(a.Session.Programme.About().Depth, "3")
	flush(t, a.Settings())
	b.Keep(func(c *config.Config) {
		c.EditWeights("paulchess", func(sets map[string]string) { sets["mine"], sets["second"] = "new", "x" })
		c.SetOthers("kaissa", map[string]string{"level": "5.1"})
	})
	flush(t, b.Settings())
	a.Undo()
	flush(t, a.Settings())
	c := a.Settings().Config()
	if sets := c.Weights["paulchess"]; sets["mine"] != "new" || sets["second"] != "x" ||
		c.Others["kaissa"]["level"] != "5.1" {
		t.Errorf("after the undo there are %v and %v", c.Weights, c.Others)
	}
	if c.Options[a.Session.Programme.About().Depth] == "3" {
		t.Error("nothing was undone")
	}
}

// TestEachWindowHasItsSession, and the next start goes on with that of the window that has kept its own last: with
// nothing of the other's, not its game with the search, the programme or the options of the other.
func TestEachWindowHasItsSession(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	a, b := open(t, path), open(t, path)
	a.Set("depth", "2")
	think(a)
	b.ChooseProgramme("botvinnik")
	b.SetGame("new game", session.NewGame(enginetest.Position(t, kings)))
	a.PlayText("Ba3")
	flush(t, b.Settings())
	flush(t, a.Settings())
	end(t, b)
	then := time.Now().Add(-time.Hour) // the other window has kept its own before that
	if err := os.Chtimes(filepath.Join(filepath.Dir(path), "session-2.journal"), then, then); err != nil {
		t.Fatal(err)
	}
	a.Set("depth", "3")
	end(t, a)
	again := open(t, path)
	if s := again.Session; s.Game.PGN() != a.Session.Game.PGN() || s.Programme.About().ID != "itep" ||
		s.Values.Int("depth") != 3 {
		t.Errorf("the first window has %s, %s, depth %d", s.Game.PGN(), s.Programme.About().ID, s.Values.Int("depth"))
	}
	if again.Repeat(); again.Started() != 1 {
		t.Errorf("its search is not repeated: %q", again.Message)
	}
	again.Finish()
	second := open(t, path)
	if p := second.Session.Position(); p.FEN() != kings || second.Session.Programme.About().ID != "botvinnik" {
		t.Errorf("the second window has %s, %s", p.FEN(), second.Session.Programme.About().ID)
	}
	if second.Repeat(); second.Started() != 0 {
		t.Error("the second window repeats the search of the first")
	}
}

// TestUndoSurvivesTheEnd: what was done before can be undone after the next start, and done again, step by step.
func TestUndoSurvivesTheEnd(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	w := open(t, path)
	w.Set("depth", "2")
	states := []state{stateOf(w)}
	for _, do := range []func(){
		func() { w.PlayText("Ba3") },
		func() { w.PlayText("Qxa3") },
		func() {
			w.EditGame("comment", func(g *session.Game) {
				g.EditNode(func(n *game.Node) { n.SetText("the move of 1938: „großartig“") })
				g.Back()
			})
		},
		func() { w.PlayText("Qe8") },
		func() { w.SetPreset(map[string]string{"order": "generated"}) },
		func() { w.ChooseProgramme("botvinnik") },
		func() { w.SetGame("new game", session.NewGame(enginetest.Position(t, kings))) },
	} {
		do()
		states = append(states, stateOf(w))
	}
	last := len(states) - 1
	w.Undo()
	end(t, w)
	for round, to := range []int{0, last, 3, 0} {
		w = open(t, path)
		at := map[int]int{0: last - 1, 1: 0, 2: last, 3: 3}[round]
		if got := stateOf(w); got != states[at] {
			t.Fatalf("start %d has\n%+v, want\n%+v", round, got, states[at])
		}
		for ; at > to; at-- {
			w.Undo()
		}
		for ; at < to; at++ {
			w.Redo()
		}
		if got := stateOf(w); got != states[to] {
			t.Errorf("in start %d there is, at step %d,\n%+v, want\n%+v", round, to, got, states[to])
		}
		end(t, w)
	}
}

// TestTheSessionOfAnOlderVersion goes over into the journal, and out of the settings.
func TestTheSessionOfAnOlderVersion(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	const old = `{"theme": "dark", "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "cursor": 2,
		"pgn": "1. e4 e5 {open} (1... c5) 2. Nf3 *", "game": ["e2e4", "e7e5", "g1f3"], "node": 7, "looked": ["d2d4"],
		"thought": {"programme": "itep", "nodes": 9, "milliseconds": 3},
		"play": {"level": "second", "start": "a FEN", "moves": ["g2g4"], "left": [5, 6]}}`
	if err := os.WriteFile(path, []byte(old), 0o600); err != nil {
		t.Fatal(err)
	}
	w := open(t, path)
	flush(t, w.Settings())
	end(t, w)
	data, err := os.ReadFile(path)
	if err != nil || strings.Contains(string(data), "e4") ||
		strings.Contains(string(data), "g2g4") || !strings.Contains(string(data), "second") || !strings.Contains(string(data),
		"dark") {
		t.Errorf("the settings are %s, %v", data, err)
	}
	w = open(t, path)
	if g := w.Session.Game; !strings.Contains(g.PGN(), "{open} (1... c5)") || len(g.Looked()) != 1 || len(g.Moves()) != 3 {
		t.Errorf("the game is %s at %v", g.PGN(), g.Moves())
	}
	if s := w.Journal().Session(); s.Now.Thought.Nodes != 9 || len(s.Table.Moves) != 1 || s.Table.Left[1] != 6 {
		t.Errorf("there are %+v and %+v", s.Now.Thought, s.Table)
	}
}
