package workspace_test

import (
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/workspace"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/game"
	"drevo/engine/search"
)

// TestOptionsAreKept, refused where they don't fit, and each programme has those that it had last.
func TestOptionsAreKept(t *testing.T) {
	w := workspacetest.New(t, "itep", shallow(), "")
	w.Set("forced", "broad")
	w.Set("depth", "99")
	if w.Session.Values.Int("depth") != 2 || !w.Wrong || !strings.Contains(w.Message, "0 to 12") {
		t.Errorf("depth %d, said is %q", w.Session.Values.Int("depth"), w.Message)
	}
	w.SetPreset(map[string]string{"order": "generated"})
	if v := w.Session.Values; v.Text("order") != "generated" || v.Text("forced") != "checks" || v.Int("depth") != 2 {
		t.Errorf("after a preset: %v", v.Map())
	}
	w.ChooseProgramme("botvinnik")
	if c := w.Config(); c.Programme != "botvinnik" || c.Others["itep"]["order"] != "generated" {
		t.Errorf("kept are %s and %v", c.Programme, c.Others)
	}
	itep, _ := w.Programmes.Find("itep")
	if w.ValuesOf(itep).Text("order") != "generated" || w.ValuesOf(w.Session.Programme).Text("order") == "generated" {
		t.Error("the options of the other programme are not as they were")
	}
	w.ChooseProgramme("itep")
	if w.Session.Values.Text("order") != "generated" || w.Session.Values.Int("depth") != 2 {
		t.Errorf("after the return: %v", w.Session.Values.Map())
	}
	if w.ChooseProgramme("deep thought"); !w.Wrong || w.Session.Programme.About().ID != "itep" {
		t.Errorf("of an unknown programme is said %q", w.Message)
	}
}

// TestStrangeOptionsOfAProgrammeAreSaid, and the rest of them is there.
func TestStrangeOptionsOfAProgrammeAreSaid(t *testing.T) {
	w := workspacetest.New(t, "itep", nil, "")
	w.Keep(func(c *config.Config) { c.SetOthers("botvinnik", map[string]string{"horizon": "1", "speed": "9"}) })
	if w.ChooseProgramme("botvinnik"); !w.Wrong || w.Session.Values.Text("horizon") != "1" {
		t.Errorf("horizon %s, said is %q", w.Session.Values.Text("horizon"), w.Message)
	}
}

// TestSeveralChangesAreOneStep.
func TestSeveralChangesAreOneStep(t *testing.T) {
	w := workspacetest.New(t, "itep", shallow(), "")
	w.Do("both", func() {
		w.Set("depth", "3")
		w.Set("forced", "broad")
	})
	if w.Undo(); w.Session.Values.Int("depth") != 2 || w.Session.Values.Text("forced") == "broad" {
		t.Errorf("after undo: %v", w.Session.Values.Map())
	}
	if undo, redo := w.Steps(); undo != "" || redo != "both" {
		t.Errorf("undo %q, redo %q", undo, redo)
	}
}

// TestAWiderForcedGameIsAnotherSearch with more nodes, beside the narrow one.
func TestAWiderForcedGameIsAnotherSearch(t *testing.T) {
	w := workspacetest.New(t, "itep", map[string]string{"depth": "1", "forced": "narrow"}, "")
	think(w)
	narrow := w.Session.Search()
	w.Set("forced", "checks")
	think(w)
	wide := w.Session.Search()
	if wide.Counts().Nodes <= narrow.Counts().Nodes || len(w.Session.Searches()) != 2 || wide.Same(narrow) {
		t.Errorf("%d nodes with the wide forced game, %d with the narrow one", wide.Counts().Nodes, narrow.Counts().Nodes)
	}
}

// TestTakeOptions sets what a game asks for, in its tag Options: at once for the current programme, as a step
// that undo takes back, and for another one when it is chosen.
func TestTakeOptions(t *testing.T) {
	asks := func(options string) *game.Game {
		g, err := game.Parse("[Event \"M39\"]\n[Options \"" + options + "\"]\n\n1. e4 *\n")
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	win := func(v search.Values) string { return v.Text("win") }
	w := workspacetest.New(t, "pitrat", nil, "")
	if said := w.TakeOptions(asks("pitrat win=piece")); win(w.Session.Values) != "piece" ||
		said != "Pitrat's plans: win piece." {
		t.Errorf("win %s, said is %q", win(w.Session.Values), said)
	}
	if w.Undo(); win(w.Session.Values) != "pawn" {
		t.Errorf("after undo: win %s", win(w.Session.Values))
	}
	if said := w.TakeOptions(asks("pitrat win=castle")); !strings.Contains(said, "can't be set") ||
		win(w.Session.Values) != "pawn" {
		t.Errorf("win %s, said is %q", win(w.Session.Values), said)
	}
	w = workspacetest.New(t, "itep", nil, "")
	w.TakeOptions(asks("pitrat win=piece"))
	if w.ChooseProgramme("pitrat"); win(w.Session.Values) != "piece" {
		t.Errorf("chosen later: win %s", win(w.Session.Values))
	}
}

// TestAPlayerOfItsOwn: a preset that stands among the programmes is chosen as these are, keeps its own options beside
// those of its programme, and is known again by what is nearest to it.
func TestAPlayerOfItsOwn(t *testing.T) {
	w := workspacetest.New(t, "paulchess", map[string]string{"depth": "3"}, "")
	at := func(player, depth, killers string) {
		t.Helper()
		v := w.Session.Values
		if got := workspace.PlayerOf(w.Session.Programme, v); got != player || v.Text("depth") != depth ||
			v.Text("killers") != killers {
			t.Errorf("%s, depth %s, killers %s; want %s, %s, %s", got, v.Text("depth"), v.Text("killers"), player, depth,
				killers)
		}
	}
	at("paulchess", "3", "false")
	w.ChooseProgramme("paulchess/modern")
	at("paulchess/modern", "10", "true")
	w.Set("killers", "false")
	at("paulchess/modern", "10", "false")
	w.ChooseProgramme("itep")
	w.ChooseProgramme("paulchess")
	at("paulchess", "3", "false")
	w.Set("killers", "true")
	at("paulchess", "3", "true")
	w.ChooseProgramme("paulchess/modern")
	at("paulchess/modern", "10", "false")
	w.Undo()
	at("paulchess", "3", "true")
	if w.ChooseProgramme("paulchess/deep"); !w.Wrong {
		t.Error("there is no such player, and nothing is said")
	}
}
