package pitrat

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// wantedOf is what is to be won in the positions of the paper, as it prints it or as testdata says.
var wantedOf = map[string]string{
	"M39": wantedPiece, "M42": wantedPiece, "B5": wantedMate, "M3": wantedPiece, "M9": wantedPiece, "L180": wantedPiece,
	"E2": wantedTwoPawns, "E42": wantedTwoPawns, "M75": wantedTwoPawns,
}

// papers returns the positions of the paper by name.
func papers(t testing.TB) map[string]board.Position {
	t.Helper()
	text, err := os.ReadFile("testdata/pitrat.epd")
	if err != nil {
		t.Fatal(err)
	}
	list := map[string]board.Position{}
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") || strings.TrimSpace(line) == "" {
			continue
		}
		p, err := board.ParseFEN(strings.Join(strings.Fields(line)[:4], " ") + " 0 1")
		if err != nil {
			t.Fatal(err)
		}
		_, name, _ := strings.Cut(line, `id "Pitrat1977.`)
		name, _, _ = strings.Cut(name, `"`)
		list[name] = p
	}
	return list
}

// runs searches a position of the paper, recorded.
func runs(t testing.TB, name string, limits search.Limits) (search.Result, *tree.Tree) {
	t.Helper()
	p := papers(t)[name]
	set := map[string]string{}
	if w := wantedOf[name]; w != "" {
		set[optionWanted] = w
	}
	values, err := search.Resolve(New(), set)
	if err != nil {
		t.Fatal(err)
	}
	r := tree.NewRecorder(search.Header(New(), values, p), 0)
	result, err := New().Search(t.Context(), search.Task{Position: p, Values: values, Recorder: r, Limits: limits})
	if err != nil {
		t.Fatal(err)
	}
	return result, r.Tree()
}

// bare is a plan without the star of its last capture, of which the paper prints both forms.
func bare(p plan.Plan) plan.Plan {
	p = slices.Clone(p)
	if n := len(p); n > 0 && p[n-1].Kind == plan.Move {
		p[n-1].Star = false
	}
	return p
}

func TestPrintedProbe(t *testing.T) {
	text, err := os.ReadFile("testdata/plans.tsv")
	if err != nil {
		t.Fatal(err)
	}
	trees := map[string]*tree.Tree{}
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") || strings.HasPrefix(line, "name") {
			continue
		}
		f := strings.Split(strings.TrimRight(line, "\n"), "\t")
		p, err := plan.Parse(f[1])
		if err != nil {
			continue
		}
		if papers(t)[f[2]] == (board.Position{}) {
			fmt.Println(f[0], f[2], "no position")
			continue
		}
		tr := trees[f[2]]
		if tr == nil {
			_, tr = runs(t, f[2], search.Limits{Time: 4 * time.Second})
			trees[f[2]] = tr
		}
		a := AccountOf(tr)
		// path
		id, ok, pos := tree.Root, true, papers(t)[f[2]]
		if f[3] != "-" && f[3] != "?" {
			for _, m := range strings.Fields(f[3]) {
				if m == "*" {
					break
				}
				var mv board.Move
				if m == "--" || m == "null" || m == "0000" {
					mv = board.Pass
				} else {
					var err error
					mv, err = pos.ParseUCI(m)
					if err != nil {
						mv, err = pos.ParseSAN(m)
						if err != nil {
							fmt.Println("bad", m, err)
						}
					}
				}
				x, found := tr.Find(id, mv)
				if !found {
					ok = false
					break
				}
				id = x
				var nx board.Position
				if mv == board.Pass {
					pos.MakePass(&nx)
				} else {
					pos.Make(mv, &nx)
				}
				pos = nx
			}
		}
		at, any := "", ""
		want := bare(p)
		for _, e := range a.At(id) {
			m := a.Plan(int(e.Plan))
			for i := range m.Statements {
				if bare(m.Statements[i:]).Equal(want) {
					at = fmt.Sprint("at node ", e.Fate)
				}
			}
		}
		for i := 1; i <= a.Plans() && any == ""; i++ {
			m := a.Plan(i)
			for k := range m.Statements {
				if bare(m.Statements[k:]).Equal(want) {
					any = fmt.Sprint("as plan ", i, " at ", k)
				}
			}
		}
		fmt.Printf("%-5s %-5s node=%v here=%-30.30q any=%q  %s\n", f[0], f[2], ok, at, any, f[1])
	}
}
