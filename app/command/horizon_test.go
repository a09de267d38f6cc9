package command_test

import (
	"encoding/json"
	"strings"
	"testing"

	"drevo/app/command"
	"drevo/internal/needs"
)

// TestHorizon: of a search of one ply that misses a mate in three half-moves the way is left by a rule before the truth
// lies, and a ply more finds it; what was found was not missed.
func TestHorizon(t *testing.T) {
	needs.OneGoroutine(t)
	const fen = "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1"
	ask := func(more ...string) (int, string, string) {
		return run(append([]string{"horizon", "-programme", "paulchess/modern", "-fen", fen, "-json"}, more...)...)
	}
	code, text, said := ask("-depth", "1", "-solution", "Qd1+")
	if code != command.Done {
		t.Fatal(said)
	}
	checkedJSON(t, "horizon", text)
	var found struct {
		Lies, LeftAfter int
		Rule            string
		Tried           []struct {
			Option, To string
			Found      bool
		}
	}
	if err := json.Unmarshal([]byte(text), &found); err != nil {
		t.Fatal(err)
	}
	if found.Lies < 3 || found.LeftAfter >= found.Lies || found.LeftAfter < 1 || found.Rule == "" {
		t.Errorf("%+v", found)
	}
	deeper := found.Tried[0]
	if deeper.Option != "depth" || deeper.To != "2" || !deeper.Found {
		t.Errorf("first was tried %+v", deeper)
	}
	for said, more := range map[string]string{"has found the solution": "-depth 2 -solution Qd1+",
		"which move solves": "-depth 1", "no move here": "-depth 1 -solution Qe9"} {
		if code, _, fault := ask(strings.Fields(more)...); code != command.Wrong || !strings.Contains(fault, said) {
			t.Errorf("%s: exit code %d, %s", more, code, fault)
		}
	}
}
