package workspace_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"drevo/app/link"
	"drevo/app/session"
	"drevo/app/workspace"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// follow opens a link to its end and returns the search and the node that it comes to.
func follow(t *testing.T, w *workspacetest.Window, text string) (of *session.Search, at session.At, reached bool) {
	t.Helper()
	s, err := link.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	target, err := w.ReadLink(s)
	if err != nil {
		t.Fatal(err)
	}
	done := false
	w.OpenLink(target, func(found *session.Search) { of, done = found, true })
	w.Until(func() bool { return done })
	if of != nil {
		at, reached = w.GoToLinked(target, of)
	}
	return of, at, reached
}

// TestLinkComesToTheSameNode: what one window writes of a node of its tree, another shows.
func TestLinkComesToTheSameNode(t *testing.T) {
	needs.RacedElsewhere(t)
	for _, of := range []struct {
		programme string
		options   map[string]string
	}{
		{"itep", workspacetest.Absolute("depth", "3")},
		{"kaissa", map[string]string{"level": "2.0"}},
		{"paulchess", map[string]string{"depth": "3"}},
		{"botvinnik", nil},
	} {
		w := workspacetest.New(t, of.programme, of.options, "")
		w.Think()
		shown := w.Session.Search()
		for id := tree.ID(0); int(id) < shown.Tree().Len(); id += 7 {
			w.Go(id)
			here := w.LinkHere()
			if n := shown.Tree().Node(id); n.Type.Stage() || tested(shown.Tree(), id) {
				continue // no moves alone lead there
			}
			next := workspacetest.New(t, "itep", map[string]string{"depth": "1"}, "")
			found, at, reached := follow(t, next, here.String())
			if !reached || !reflect.DeepEqual(next.Session.Game.Moves(), w.Session.Game.Moves()) ||
				!reflect.DeepEqual(found.Values.Map(), shown.Values.Map()) {
				t.Fatalf("%s: node %d of %s is node %d, %v", of.programme, id, here, at.Node, reached)
			}
			if again := next.LinkHere(); !reflect.DeepEqual(again, here) {
				t.Errorf("the link to what %s opens is %s", here, again)
			}
			if id > 20 {
				break
			}
		}
	}
}

// tested reports whether a node stands in a test of a move.
func tested(t *tree.Tree, id tree.ID) bool {
	return slices.ContainsFunc(t.Path(id), func(on tree.ID) bool { return t.Node(on).Type.Test() })
}

// TestLinkIsTakenBack: what was there before a link comes back, step by step: its game, programme and options.
func TestLinkIsTakenBack(t *testing.T) {
	w := workspacetest.New(t, "itep", map[string]string{"depth": "1"}, "")
	w.PlayText("Ba3")
	before, values := w.Session.Game.PGN(), w.Session.Values.Map()
	follow(t, w, "drevo:fen=startpos&programme=kaissa&set=level:1.0&node=e2e4")
	if w.Session.Game.PGN() == before || w.Session.Programme.About().ID != "kaissa" {
		t.Fatal("the link shows nothing")
	}
	for range 2 { // the options, and the game
		w.Undo()
	}
	if got := w.Session.Game.PGN(); got != before || !reflect.DeepEqual(w.Session.Values.Map(), values) {
		t.Errorf("back comes\n%s\n%v, want\n%s\n%v", got, w.Session.Values.Map(), before, values)
	}
}

// TestWrongLinksChangeNothing, and say what there is not.
func TestWrongLinksChangeNothing(t *testing.T) {
	w := workspacetest.New(t, "itep", map[string]string{"depth": "1"}, "")
	for text, want := range map[string]string{
		"programme=deepblue":        "deepblue",
		"programme=paulchess/blitz": "preset",
		"set=speed:9":               "has no option",
		"set=depth:deep":            "depth",
		"node=Ba3_Ba3":              "the moves of the link",
		"compare=Ba3,Bh8":           "the moves of the link",
		"fen=8/8/8/8/8/8/8/8_w_-_-_0_1&programme=itep": "the position of the link",
	} {
		s, err := link.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = w.ReadLink(s); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want an error with %q", text, err, want)
		}
	}
	if w.Started() != 0 {
		t.Error("something was searched")
	}
}

// TestEveryOptionHasALink: names and values of all options come through a link, and those of players stay short.
func TestEveryOptionHasALink(t *testing.T) {
	for _, player := range workspace.Players(workspacetest.New(t, "itep", nil, "").Programmes) {
		w := workspacetest.New(t, "itep", nil, "")
		w.ChooseProgramme(player.ID)
		here := w.LinkHere()
		if here.Programme != player.ID || here.Set != nil {
			t.Errorf("the link to %s is %s", player.ID, here)
		}
		for _, preset := range w.Session.Programme.Presets() {
			values, err := search.Resolve(w.Session.Programme, preset.Values)
			if err != nil {
				t.Fatal(err)
			}
			w.Session.Values = values
			here := w.LinkHere()
			again, err := link.Parse(here.String())
			if err == nil {
				_, err = w.ReadLink(again)
			}
			if err != nil || !reflect.DeepEqual(again, here) {
				t.Errorf("%s of %s: %s, %v", preset.Name, player.ID, here, err)
			}
		}
	}
}
