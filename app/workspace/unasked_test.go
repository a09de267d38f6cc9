package workspace_test

import (
	"slices"
	"testing"

	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/search"
)

// stepping is a window on a game of a few moves that thinks on every move, as the settings say with a key, after a
// search that was asked for.
func stepping(t *testing.T, key string) *workspacetest.Window {
	t.Helper()
	w := workspacetest.New(t, "itep", workspacetest.Absolute("depth", "2"), "")
	w.OnPlace = w.ThinkUnasked
	w.SetEveryMove("never")
	for _, san := range []string{"Kf1", "a6", "Qf4"} {
		w.PlayText(san)
	}
	w.Walk(func(g *session.Game) { g.Go(0) })
	think(w)
	w.SetEveryMove(key)
	return w
}

// settle waits for the search that runs, which nobody need have asked for.
func settle(w *workspacetest.Window) {
	w.Until(func() bool { return w.Session.Running() == nil })
}

// TestStepsAreThoughtAbout: one search of each position that is stepped to, of which the list keeps the last; where
// one is known it is shown, and beside the game none is begun.
func TestStepsAreThoughtAbout(t *testing.T) {
	w := stepping(t, "")
	asked := w.Session.Search()
	for range 3 {
		w.Forward()
		settle(w)
		if of := w.Session.Search(); !of.Unasked || of.Position != w.Session.Position() {
			t.Fatalf("after %v the tree begins at %s", w.Session.Game.Moves(), of.Position.FEN())
		}
	}
	if list := w.Session.Searches(); len(list) != 2 || list[0] != asked || w.Busy {
		t.Errorf("%d searches are in the list; busy %t", len(list), w.Busy)
	}
	w.Walk(func(g *session.Game) { g.Go(0) })
	if w.Session.Search() != asked || w.Session.Running() != nil {
		t.Error("the search that was asked for is not shown again")
	}
	before := w.Started()
	w.PlayText("Ba3") // beside the game
	if w.Started() != before || w.Session.Game.InGame() {
		t.Errorf("%d searches were begun for what is tried", w.Started()-before)
	}
}

// TestAGameIsEntered while it is thought about: at the end of the game moves go into it.
func TestAGameIsEntered(t *testing.T) {
	w := stepping(t, "")
	w.End()
	settle(w)
	w.PlayText("Qd8")
	if settle(w); !w.Session.Game.InGame() || len(w.Session.Game.Mainline()) != 4 {
		t.Errorf("the game has %d moves", len(w.Session.Game.Mainline()))
	}
}

// TestNobodyIsKeptWaiting: no search begins unasked where the settings or the last one speak against it, while one
// runs that was asked for, or while a game is played; one that was begun unasked makes way.
func TestNobodyIsKeptWaiting(t *testing.T) {
	for name, prepare := range map[string]func(w *workspacetest.Window){
		"never":         func(w *workspacetest.Window) { w.SetEveryMove("never") },
		"other options": func(w *workspacetest.Window) { w.Set("depth", "7") },
		"game":          func(w *workspacetest.Window) { w.Playing = func() bool { return true } },
		"asked": func(w *workspacetest.Window) {
			w.Set("depth", "12")
			w.Workspace.Think()
		},
	} {
		w := stepping(t, "")
		prepare(w)
		before := w.Started()
		if w.Forward(); w.Started() != before {
			t.Errorf("%s: a search was begun", name)
		}
		w.Session.Stop()
	}
	w := stepping(t, "1s")
	w.Set("depth", "12")
	w.Forward()
	of := w.Session.Running()
	if of == nil || of.Limits == (search.Limits{}) {
		t.Fatal("with a limit nothing is thought about")
	}
	w.ThinkOrStop()
	if now := w.Session.Running(); now == nil || now.Unasked || now == of {
		t.Error("Think does not begin a search of its own")
	}
	w.Session.Stop()
	if !slices.Contains(w.Session.Searches(), of) {
		t.Error("a search that made way is gone")
	}
}
