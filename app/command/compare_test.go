package command_test

import (
	"fmt"
	"strings"
	"testing"

	"drevo/app/command"
	"drevo/internal/needs"
)

// TestCompare prints one row a depth of each programme, in text and JSON.
func TestCompare(t *testing.T) {
	var list []struct {
		Name, Programme, BestMove string
		Options                   map[string]any
		Line                      []string `json:"pv"`
		Nodes                     uint64
		Changed                   bool
	}
	runJSON(t, &list, "compare", "-programmes", "itep, botvinnik", "-depths", "1-2", "-json")
	var names []string
	for i, e := range list {
		names = append(names, e.Name)
		var one struct{ BestMove string }
		option := map[string]string{"itep": "depth", "botvinnik": "horizon"}[e.Programme]
		runJSON(t, &one, "analyse", "-programme", e.Programme, "-set", fmt.Sprintf("%s=%v", option, e.Options[option]), "-json")
		if one.BestMove != e.BestMove || e.BestMove == "" || len(e.Line) == 0 || e.Nodes == 0 {
			t.Errorf("%s: compare says %+v, analyse %s", e.Name, e, one.BestMove)
		}
		if i > 0 && e.Changed != (e.BestMove != list[i-1].BestMove) {
			t.Errorf("%s after %s: changed is %v", e.BestMove, list[i-1].BestMove, e.Changed)
		}
	}
	if got := strings.Join(names, "; "); got != "ITEP, depth 1; ITEP, depth 2; Botvinnik, horizon 1; "+
		"Botvinnik, horizon 2" {
		t.Errorf("the rows are %s", got)
	}
	code, out, err := run("compare", "-depths", "1-2", "-set", "scheme=absolute")
	if code != command.Done || !strings.Contains(out, "depth 2 against depth 1: ") {
		t.Errorf("exit code %d, %s\n%s", code, err, out)
	}
}

// TestCompareRefuses what it can't read.
func TestCompareRefuses(t *testing.T) {
	for _, args := range [][]string{{"-depths", "deep"}, {"-depths", "4-1"}, {"-depths", "1-99"}, {"-programmes", "deep"},
		{"-fen", "8/8/8"}} {
		if code, _, err := run(append([]string{"compare"}, args...)...); code != command.Wrong || strings.Count(err,
			"\n") != 1 {
			t.Errorf("%v: exit code %d, %q", args, code, err)
		}
	}
}

// TestAblate prints the base and a row for each switch that is on, with what it takes more.
func TestAblate(t *testing.T) {
	needs.OneGoroutine(t)
	var list []struct {
		Name, Programme, BestMove string
		Options                   map[string]any
		Line                      []string `json:"pv"`
		Nodes                     uint64
		Changed                   bool
	}
	args := []string{"compare", "-ablate", "-programmes", "kaissa", "-depths", "1"}
	runJSON(t, &list, append(args, "-json")...)
	base := list[0]
	switched := map[string]bool{}
	for _, e := range list[1:] {
		var off []string
		for name, value := range e.Options {
			if value != base.Options[name] {
				off = append(off, fmt.Sprintf("%s=%v", name, value))
			}
		}
		if len(off) != 1 || !strings.HasSuffix(off[0], "=false") {
			t.Errorf("%s: %v", e.Name, off)
		}
		switched[strings.Join(off, " ")] = true
	}
	if !switched["killers=false"] || !switched["rounds=false"] || switched["blankMove=false"] {
		t.Errorf("switched off: %v", switched)
	}
	code, out, err := run(args...)
	if code != command.Done || !strings.Contains(out, "the base") || !strings.Contains(out, "without killers") ||
		!strings.Contains(out, "×1.00") {
		t.Errorf("exit code %d, %s\n%s", code, err, out)
	}
	if code, _, err := run("compare", "-ablate", "-programmes", "kaissa,itep"); code != command.Wrong {
		t.Errorf("two programmes: exit code %d, %s", code, err)
	}
}

// TestPresetsByName: a preset is named behind its programme, and options are set over it by name or key, in analyses
// and comparisons alike.
func TestPresetsByName(t *testing.T) {
	var rows []struct{ Options map[string]any }
	runJSON(t, &rows, "compare", "-programmes", "paulchess/modern,paulchess/Simple1", "-depths", "2", "-set",
		"tableSize=1", "-json")
	for i, want := range []map[string]any{{"pvs": true, "evaluation": "tuned"}, {"pvs": false,
		"evaluation": "simple1"}} {
		for name, value := range want {
			if got := rows[i].Options; got[name] != value || got["depth"] != 2.0 || got["tableSize"] != 1.0 {
				t.Errorf("row %d: %v", i, got)
			}
		}
	}
	for _, key := range []string{"scheme", "itep.scheme-option"} {
		_, out, err := run("analyse", "-programme", "itep/absolute", "-nodes", "100", "-json", "-depth", "1", "-set",
			key+"=active2", "itep.depth-option=3")
		if !strings.Contains(out, `"scheme": "active2"`) || !strings.Contains(out, `"depth": 1`) {
			t.Errorf("%s is not set over the preset, or the depth not over the set one: %.200s %s", key, out, err)
		}
	}
	code, out, _ := run("analyse", "-programme", "paulchess/modern", "-depth", "2", "-json")
	if code != command.Done || !strings.Contains(out, `"pvs": true`) {
		t.Errorf("%d, %s", code, out)
	}
	if code, _, err := run("analyse", "-programme", "paulchess/ancient"); code != command.Wrong || !strings.Contains(err,
		"has no preset") {
		t.Errorf("%d, %s", code, err)
	}
}
