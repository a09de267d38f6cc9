package opinion

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"drevo/app/config"
	"drevo/app/opinion"
	"drevo/app/pane/panetest"
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
	w := panetest.New(t, "itep", panetest.Absolute("depth", "2"), "")
	w.Config.Engines = []config.Engine{{Name: "Mine", Path: "/nowhere"}}
	p := New(w).(*Pane)
	w.Put(p)
	p.askOrStop()
	w.Think()
	p.askOrStop()
	result, _ := w.Session.Search().Wait()
	if len(w.Questions) != 2 || w.Questions[0].Chosen != board.NoMove || w.Questions[1].Chosen != result.Move ||
		w.Questions[1].Engine.Name != "Mine" {
		t.Fatalf("asked %+v; the programme's move is %s", w.Questions, result.Move)
	}
	w.Select(w.Child("h3"))
	p.askOrStop()
	if q := w.Questions[2]; q.Position() != w.Session.Position() || q.Chosen == board.NoMove {
		t.Errorf("after h3 it asks about %s after %v", q.Chosen, q.Moves)
	}
	p.follow.SetChecked(true)
	asked := len(w.Questions)
	w.PlayText("Kh8")
	if len(w.Questions) != asked+1 {
		t.Error("it does not follow the position")
	}
}

// TestAnAddedEngineIsRemoved, and only one that was added.
func TestAnAddedEngineIsRemoved(t *testing.T) {
	w := panetest.New(t, "itep", panetest.Absolute("depth", "2"), "")
	w.Config.Engines = []config.Engine{{Name: "Mine", Path: "/nowhere"}}
	w.Config.Opinion.Engine, w.Config.Opinion.Time = "Mine", "2m"
	p := New(w).(*Pane)
	w.Put(p)
	if p.remove.Disabled() || p.engine.Selected != "Mine" || p.time.Selected != "2m" {
		t.Fatalf("chosen are %q and %q, to be removed: %v", p.engine.Selected, p.time.Selected, !p.remove.Disabled())
	}
	test.Tap(p.remove)
	if len(w.Config.Engines) != 0 || p.engine.Selected == "Mine" || !p.remove.Disabled() {
		t.Errorf("after removing it: %v, chosen is %q", w.Config.Engines, p.engine.Selected)
	}
}
