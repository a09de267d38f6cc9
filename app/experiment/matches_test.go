package experiment

import (
	"context"
	"errors"
	"maps"
	"strings"
	"testing"

	"drevo/engine"
	"drevo/engine/match"
	"drevo/engine/paulchess"
	"drevo/engine/search"
)

// The additions end at Modern, every search differs from the one before, and all their options exist.
func TestTheAdditionsLeadToModern(t *testing.T) {
	for at := range additions {
		set := optionsWith(at)
		values, err := search.Resolve(paulchess.New(), set)
		if err != nil {
			t.Fatalf("%s: %v", additions[at].name, err)
		}
		for _, name := range additions[at].options {
			if _, named := preset(paulchess.New(), "modern")[name]; !named {
				t.Errorf("%s: Modern does not set %s", additions[at].name, name)
			}
		}
		if at > 0 {
			before, _ := search.Resolve(paulchess.New(), optionsWith(at-1))
			if maps.Equal(values.Map(), before.Map()) {
				t.Errorf("%s adds nothing", additions[at].name)
			}
		}
	}
	top := optionsWith(len(additions) - 1)
	if !maps.Equal(top, changed(preset(paulchess.New(), "modern"), "depth", "60")) {
		t.Errorf("the last has %v", top)
	}
}

// The choice stays from the first limit on after which it does not change.
func TestSteadyFrom(t *testing.T) {
	list, _, err := problems(strings.NewReader("6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8+; id \"mate\";\n"))
	if err != nil {
		t.Fatal(err)
	}
	l := newLab(t)
	limit, solved := l.steadyFrom(list[0], options{"depth": "3", "tableSize": "1"})
	if l.err != nil || !solved || limit != leastSteady {
		t.Errorf("from %d nodes, solved %v, %v", limit, solved, l.err)
	}
}

// A match of an experiment tells each game, and has its score when it is cancelled.
func TestContests(t *testing.T) {
	c := contest{games: 2, control: match.Control{Nodes: 50}, entrants: [2]entrant{
		{"1.0", paulchess.New(), map[string]string{"tableSize": "1"}}, {"Simple1", paulchess.New(),
			map[string]string{"evaluation": "simple1", "tableSize": "1"}},
	}}
	l := newLab(t)
	if s := l.play(c); l.err != nil || s.Games() != 2 || l.done != 2 {
		t.Errorf("%s after %d steps, %v", s, l.done, l.err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	c.games = 100
	l = &lab{ctx: ctx, progress: func(int, int) { cancel() }}
	if s := l.play(c); !errors.Is(l.err, context.Canceled) || s.Games() == 0 || s.Games() > 3 {
		t.Errorf("cancelled after the first game: %s, %v", s, l.err)
	}
}

// Only experiments that play games have a full run, and those take games and a time alone.
func TestSettingsOfMatches(t *testing.T) {
	for _, e := range All() {
		_, full := e.Full()
		_, err := e.With(Setting{Games: 2})
		if full != (err == nil) {
			t.Errorf("%s: full run %v, games: %v", e.Name, full, err)
		}
		if _, err := e.With(Setting{Options: map[string]string{"depth": "1"}}); full && err == nil {
			t.Errorf("%s takes options for two", e.Name)
		}
	}
	players, all := withModern(engine.Programmes().Players()), withModern(engine.Programmes())
	if len(players) != 5 || len(all) != 6 || all[5].name != "PaulChess modern" || all[5].set["order"] != "hints" {
		t.Errorf("%d players, %d programmes, the last %s as %v", len(players), len(all), all[len(all)-1].name,
			all[len(all)-1].set)
	}
}
