package opinion

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"drevo/app/config"
	"drevo/app/opinion"
	"drevo/app/pane/panetest"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/engine/uci"
)

func info(t *testing.T, score eval.Score, move string) uci.Info {
	t.Helper()
	start := board.Start()
	m, err := start.ParseUCI(move)
	if err != nil {
		t.Fatal(err)
	}
	return uci.Info{Rank: 1, Depth: 9, Score: tree.Centipawns.Value(score, tree.Exact, board.White), Line: []board.Move{m}}
}

// TestVerdict says in a sentence what the engine thinks of the chosen move.
func TestVerdict(t *testing.T) {
	best := info(t, 30, "e2e4")
	mate := info(t, tree.Centipawns.MateIn(3), "e2e4")
	worse := info(t, -10, "a2a4")
	for want, o := range map[string]opinion.Opinion{
		"The chosen a4 loses 0.4 against e4":      {Lines: []uci.Info{best}, Chosen: worse, Judged: true},
		"would play the chosen e4, too":           {Lines: []uci.Info{best}, Chosen: best, Judged: true},
		"throws a mate away":                      {Lines: []uci.Info{mate}, Chosen: worse, Judged: true},
		"Oracle plays 1. e4":                      {Lines: []uci.Info{best}},
		"Oracle is thinking":                      {},
		"That did not work: cut off in its prime": {Err: errPrime},
	} {
		o.Engine, o.Question.Start = "Oracle", board.Start()
		if got := Verdict(&o); !strings.Contains(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

type fault string

func (f fault) Error() string { return string(f) }

const errPrime fault = "cut off in its prime"

// TestTheProgrammesMoveIsJudged: the question is about the position that is shown and what the tree
// prefers there.
func TestTheProgrammesMoveIsJudged(t *testing.T) {
	w := panetest.New(t, "itep", workspacetest.Absolute("depth", "2"), "")
	w.Keep(func(c *config.Config) { c.Engines = []config.Engine{{Name: "Mine", Path: "/nowhere"}} })
	p := New(w, opinion.NewAdviser(w.Workspace, w.Desk), w).(*Pane)
	w.Put(p)
	asked := func() opinion.Question {
		q := p.adviser.Opinion().Question
		w.Until(func() bool { return !p.adviser.Running() }) // for there is no such engine
		return q
	}
	ask := func() opinion.Question {
		p.askOrStop()
		return asked()
	}
	if q := ask(); q.Chosen != board.NoMove {
		t.Errorf("without a tree it asks about %s", q.Chosen)
	}
	w.Think()
	result, _ := w.Session.Search().Wait()
	if q := ask(); q.Chosen != result.Move || q.Engine.Name != "Mine" {
		t.Fatalf("asked %+v; the programme's move is %s", q, result.Move)
	}
	w.Go(w.Child("h3"))
	if q := ask(); q.Position() != w.Session.Position() || q.Chosen == board.NoMove {
		t.Errorf("after h3 it asks about %s after %v", q.Chosen, q.Moves)
	}
	p.follow.SetChecked(true)
	asked()
	w.PlayText("Kh8")
	if q := asked(); q.Position() != w.Session.Position() {
		t.Error("it does not follow the position")
	}
}

// TestAnAddedEngineIsRemoved, and only one that was added.
func TestAnAddedEngineIsRemoved(t *testing.T) {
	w := panetest.New(t, "itep", workspacetest.Absolute("depth", "2"), "")
	w.Keep(func(c *config.Config) { c.Engines = []config.Engine{{Name: "Mine", Path: "/nowhere"}} })
	w.Keep(func(c *config.Config) { c.Opinion.Engine, c.Opinion.Time = "Mine", "2m" })
	p := New(w, opinion.NewAdviser(w.Workspace, w.Desk), w).(*Pane)
	w.Put(p)
	if p.remove.Disabled() || p.engine.Selected != "Mine" || p.time.Selected != "2m" {
		t.Fatalf("chosen are %q and %q, to be removed: %v", p.engine.Selected, p.time.Selected, !p.remove.Disabled())
	}
	test.Tap(p.remove)
	if len(w.Config().Engines) != 0 || p.engine.Selected == "Mine" || !p.remove.Disabled() {
		t.Errorf("after removing it: %v, chosen is %q", w.Config().Engines, p.engine.Selected)
	}
}
