package examples

import (
	"strings"
	"testing"

	"drevo/engine"
	"drevo/engine/enginetest"
	"drevo/engine/search"
)

// TestExamples: each has a name, says what to look for, and sets options that the programme has. What
// has a solution begins with the side that is to find it.
func TestExamples(t *testing.T) {
	list, err := All()
	if err != nil || len(list) < 14 {
		t.Fatalf("%d examples, %v", len(list), err)
	}
	names, solved := map[string]bool{}, 0
	for _, e := range list {
		if names[e.Name] || len(e.Look()) < 40 {
			t.Errorf("%q: %q", e.Name, e.Look())
		}
		names[e.Name] = true
		if line := e.Solution(); len(line) > 0 {
			solved++
		}
		set := false
		for _, p := range engine.Programmes() {
			options := e.Options(p.About().ID)
			if _, err := search.Resolve(p, options); err != nil {
				t.Errorf("%s: %v", e.Name, err)
			}
			set = set || len(options) > 0
		}
		if !set {
			t.Errorf("%s sets nothing", e.Name)
		}
		got, ok := Of(e.Game.Start)
		if !ok || got.Name != e.Name {
			t.Errorf("the position of %s is that of %q", e.Name, got.Name)
		}
	}
	if solved != len(list)-2 {
		t.Errorf("%d of %d have a solution", solved, len(list))
	}
	if _, ok := Of(enginetest.Position(t, "8/8/8/8/8/8/8/K1k5 w - - 0 1")); ok {
		t.Error("a position that is none has an example")
	}
	if !strings.HasPrefix(list[0].Name, "M39: Black wins a piece (Bernstein") {
		t.Errorf("%q", list[0].Name)
	}
}
