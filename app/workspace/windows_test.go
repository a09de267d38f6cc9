package workspace_test

import (
	"path/filepath"
	"testing"

	"drevo/app/config"
	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/enginetest"
)

// open returns a window on a settings file that others use, too.
func open(t *testing.T, path string) *workspacetest.Window {
	t.Helper()
	settings, err := config.Open(path, func(error) {})
	if err != nil {
		t.Fatal(err)
	}
	return workspacetest.On(t, settings, "")
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

// TestTheNextWindowBeginsAsTheLast: of two windows the next one has the session of that which has kept its own last,
// and nothing of the other's: not the game of one with the search, the programme or the options of the other.
func TestTheNextWindowBeginsAsTheLast(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	a, b := open(t, path), open(t, path)
	a.Set("depth", "2")
	think(a)
	flush(t, a.Settings())
	b.ChooseProgramme("botvinnik")
	b.SetGame("new game", session.NewGame(enginetest.Position(t, kings)))
	flush(t, b.Settings())
	if c := open(t, path).Settings().Config(); c.Start != kings || c.Programme != "botvinnik" ||
		c.Options["depth"] == "2" || c.Thought.Programme != "" {
		t.Errorf("after the second window the next begins with %s, %s, %v, %+v", c.Start, c.Programme, c.Options, c.Thought)
	}
	a.PlayText("Ba3")
	flush(t, a.Settings())
	if c := open(t, path).Settings().Config(); c.Start != session.FirstPosition || c.Programme != "itep" ||
		c.Options["depth"] != "2" || c.Thought.Programme != "itep" || c.Thought.Start != c.Start {
		t.Errorf("after the first window the next begins with %s, %s, %v, %+v", c.Start, c.Programme, c.Options, c.Thought)
	}
}
