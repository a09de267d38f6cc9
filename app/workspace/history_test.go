package workspace_test

import (
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/engine/tree"
)

// kings is a position of another game.
const kings = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"

// shallow is a search that takes a moment.
func shallow() map[string]string { return map[string]string{"depth": "2"} }

// thought returns a window in which ITEP has searched its first position two plies deep.
func thought(t *testing.T) *workspacetest.Window {
	t.Helper()
	w := workspacetest.New(t, "itep", shallow(), "")
	think(w)
	return w
}

// think thinks, and lets the search come to its end.
func think(w *workspacetest.Window) {
	w.T.Helper()
	w.Workspace.Think()
	w.Finish()
}

// state is what undo takes back.
type state struct {
	fen, game, programme, options, own string
	searches                           int
	tree                               *tree.Tree
}

func stateOf(w *workspacetest.Window) state {
	s, p := w.Session, w.Session.Position()
	var options, own string
	for _, o := range s.Programme.Options() {
		options += o.Name + " " + s.Values.Text(o.Name) + "\n"
	}
	for name, text := range w.Config().Weights["itep"] {
		own += name + "=" + text
	}
	return state{p.FEN(), s.Game.PGN(), s.Programme.About().ID, options, own, len(s.Searches()), s.Tree()}
}

// TestUndoAndRedo do everything that can be undone, one after the other: undo shows what was there before
// each, redo what was there after it.
func TestUndoAndRedo(t *testing.T) {
	w := thought(t)
	first := w.Session.Search()
	title := present.SearchTitle(first)
	actions := []struct {
		name string // of the step
		do   func()
	}{
		{"move 30. Ne2", func() { w.PlayText("Ne2") }},
		{"glyph !?", func() { w.EditGame("glyph !?", func(g *session.Game) { g.PromoteVariation(); g.Play(legal(g)) }) }},
		{"depth 3", func() { w.Set("depth", "3") }},
		{"preset", func() { w.SetPreset(map[string]string{"order": "generated"}) }},
		{"programme Botvinnik", func() { w.ChooseProgramme("botvinnik") }},
		{"programme ITEP", func() { w.ChooseProgramme("itep") }},
		{"weight of centre", func() {
			w.Do("weight of centre", func() {
				w.Keep(func(c *config.Config) {
					c.EditWeights("itep", func(sets map[string]string) { sets["own"] = "centre:300" })
				})
				w.Set("weights", "centre:300")
			})
		}},
		{"new game", func() { w.SetGame("new game", session.NewGame(board.Start())) }},
		{"going to " + title, func() { w.ShowSearch(first) }},
		{"deleting " + title, func() { w.DeleteSearch(first) }},
	}
	states := []state{stateOf(w)}
	for _, a := range actions {
		a.do()
		if undo, redo := w.Steps(); undo != a.name || redo != "" {
			t.Fatalf("after %s the steps are %q and %q", a.name, undo, redo)
		}
		states = append(states, stateOf(w))
	}
	for i := len(actions) - 1; i >= 0; i-- {
		w.Undo()
		if got := stateOf(w); got != states[i] {
			t.Errorf("after undoing %s there is\n%+v, want\n%+v", actions[i].name, got, states[i])
		}
		if want := "Undone: " + actions[i].name + "."; w.Message != want {
			t.Errorf("said is %q, want %q", w.Message, want)
		}
	}
	if w.Undo(); w.Message != "There is nothing to undo." {
		t.Errorf("said is %q", w.Message)
	}
	for i, a := range actions {
		w.Redo()
		if got := stateOf(w); got != states[i+1] {
			t.Errorf("after doing %s again there is\n%+v, want\n%+v", a.name, got, states[i+1])
		}
	}
	if w.Redo(); w.Message != "There is nothing to do again." {
		t.Errorf("said is %q", w.Message)
	}
}

// legal is a legal move at the place of a game.
func legal(g *session.Game) board.Move {
	p := g.Position()
	var list board.MoveList
	p.Legal(&list)
	return list.At(0)
}

// TestWhatChangesNothingIsNoStep: going about and thinking are not undone, nor what changed nothing.
func TestWhatChangesNothingIsNoStep(t *testing.T) {
	w := thought(t)
	w.Set("depth", "2")
	w.Walk(func(g *session.Game) { g.Back() })
	line := w.Session.Tree().Line(tree.Root)
	w.Go(line[len(line)-1])
	w.ChooseProgramme("itep")
	w.EditGame("nothing", func(*session.Game) {})
	if undo, _ := w.Steps(); undo != "" {
		t.Errorf("there is %q to undo", undo)
	}
}

// TestANewStepForgetsWhatWasUndone.
func TestANewStepForgetsWhatWasUndone(t *testing.T) {
	w := workspacetest.New(t, "itep", nil, "")
	w.Set("depth", "2")
	w.Undo()
	if undo, redo := w.Steps(); undo != "" || redo != "depth 2" {
		t.Errorf("undo %q, redo %q", undo, redo)
	}
	w.Set("depth", "3")
	if undo, redo := w.Steps(); undo != "depth 3" || redo != "" {
		t.Errorf("undo %q, redo %q", undo, redo)
	}
}

// TestUndoSaysWhatIsLost: a deleted tree, and that of a game that was left, may have had to make room.
func TestUndoSaysWhatIsLost(t *testing.T) {
	w := thought(t)
	w.DeleteSearch(w.Session.Search())
	w.Release(w.Session.Trim(0))
	if w.Undo(); !strings.Contains(w.Message, "make room") || len(w.Session.Searches()) != 0 {
		t.Errorf("said is %q", w.Message)
	}
	w = thought(t)
	w.SetGame("new game", session.NewGame(board.Start()))
	w.Release(w.Session.Trim(0))
	if w.Undo(); !strings.Contains(w.Message, "make room") || w.Session.Search() != nil {
		t.Errorf("said is %q", w.Message)
	}
	if p := w.Session.Position(); p.FEN() != session.FirstPosition {
		t.Errorf("the game has not come back: %s", p.FEN())
	}
}
