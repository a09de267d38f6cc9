package experiment

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"drevo/engine/itep"
	"drevo/engine/match"
	"drevo/engine/paulchess"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// partly is an experiment with all sorts of work: searches, what is read from records, positions that are searched
// because of what was found, and games.
func partly(t *testing.T) Experiment {
	list := own(firstMoves(t))
	return Experiment{Name: "itep-games", settable: true, measure: func(l *lab, _ Setting) error {
		table := l.table("all", "All", heads("position choice nodes reading")...)
		for reading, found := range l.each(study{programme: itep.New()}, toDepth(list, -1), gameReadings[:2]) {
			costs := l.weigh(list, found)
			for i, at := range list {
				kept, _ := looked(l, study{programme: itep.New()}, at, options{"depth": "1"},
					func(tr *tree.Tree, _ search.Result) int { return tr.Len() })
				table.Add(at.name, at.choice(found[i]), kept, fmt.Sprint(reading.name, costs))
			}
		}
		score := l.play(contest{games: 6, control: match.Control{Nodes: 50}, entrants: [2]entrant{{"a", itep.New(), nil},
			{"b", paulchess.New(), nil}}})
		l.table("games", "Games", heads(strings.TrimSpace(scoreColumns))...).Add(scoreCells(score)...)
		return l.err
	}}
}

// TestPartsMakeTheWhole: what four parts find, each of them something, makes the tables of the whole.
func TestPartsMakeTheWhole(t *testing.T) {
	needs.OneGoroutine(t)
	e := partly(t)
	whole, err := e.Run(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]json.RawMessage{}
	for n := range 4 {
		var out bytes.Buffer
		if err := e.RunShard(t.Context(), Shard{n + 1, 4}, &out, nil); err != nil {
			t.Fatal(err)
		}
		had := len(known)
		if _, err := (Part{"part", &out}).read(known); err != nil || len(known) == had {
			t.Errorf("part %d has %d pieces, %v", n+1, len(known)-had, err)
		}
	}
	l := e.lab(t.Context(), nil)
	l.known = known
	l.failed(e.measure(l, e.setting))
	if l.err != nil || !reflect.DeepEqual(l.Tables, whole.Tables) {
		t.Errorf("%v\n%v\nwant\n%v", l.err, l.Tables, whole.Tables)
	}
	l = e.lab(t.Context(), nil) // so long as nothing was found twice or by nobody
	l.shares = shares{known: known, shard: Shard{1 << 30, 1 << 30}, turns: map[string]int{}}
	l.failed(e.measure(l, e.setting))
	if len(l.turns) > 0 {
		t.Errorf("of these no part has anything: %v", l.turns)
	}
}

// TestEveryExperimentSaysWhetherItHasParts: one that has gives every part something to do, and goes to its end where
// others do all of it.
func TestEveryExperimentSaysWhetherItHasParts(t *testing.T) {
	needs.OneGoroutine(t)
	for _, e := range All() {
		if e.whole != "" {
			if err := e.RunShard(t.Context(), Shard{1, 2}, io.Discard, nil); err == nil || !strings.Contains(err.Error(), e.whole) {
				t.Errorf("%s: %v", e.Name, err)
			}
			continue
		}
		l := e.lab(t.Context(), nil)
		l.shares = shares{shard: Shard{1 << 30, 1 << 30}, turns: map[string]int{}}
		if l.failed(e.measure(l, e.setting)); l.err != nil || len(l.turns) < 4 {
			t.Errorf("%s: %d positions and games, %v", e.Name, len(l.turns), l.err)
		}
	}
}

// TestWrongPartsAreNamed with what is wrong with them.
func TestWrongPartsAreNamed(t *testing.T) {
	head := func(name, shard string) string {
		return fmt.Sprintf(`{"experiment":%q,"shard":%q,"setting":{},"version":"1"}`+"\n", name, shard)
	}
	const piece, end = `{"key":"k","found":1}` + "\n", `{"pieces":1}` + "\n"
	for want, texts := range map[string][]string{
		"b: part 1/2 was there before":            {head("itep-growth", "1/2") + piece + end, head("itep-growth", "1/2") + piece + end},
		"part 2/3 is missing":                     {head("itep-growth", "1/3") + piece + end, head("itep-growth", "3/3") + piece + end},
		"b: it is of another run than a":          {head("itep-growth", "1/2") + piece + end, head("itep-games", "2/2") + piece + end},
		"a: its end is missing":                   {head("itep-growth", "1/1") + piece},
		"a: it is no part of an experiment":       {`{"schema":1}`},
		"a: line 2: unexpected end of JSON input": {head("itep-growth", "1/1") + `{"key":"k`},
	} {
		var parts []Part
		for i, text := range texts {
			parts = append(parts, Part{string(rune('a' + i)), strings.NewReader(text)})
		}
		if _, _, err := Merge(t.Context(), parts, nil); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	for _, text := range []string{"", "3", "0/4", "5/4", "-1/-1", "a/b"} {
		if s, err := ParseShard(text); err == nil {
			t.Errorf("%q is %v", text, s)
		}
	}
}

// TestFiguresAreThoseOfTheDocument: the page of the window and docs/experiments.md have one table.
func TestFiguresAreThoseOfTheDocument(t *testing.T) {
	document, err := os.ReadFile("../../docs/experiments.md")
	if err != nil {
		t.Fatal(err)
	}
	plain := strings.NewReplacer("*", "", "`", "").Replace(string(document))
	for _, e := range All() {
		f := e.Figure()
		row := "| " + strings.Join([]string{e.Name, f.Programme, f.Source, f.Ours, f.Verdict, f.Time}, " | ") + " |\n"
		if f.Ours == "" || !strings.Contains(plain, row) {
			t.Errorf("docs/experiments.md has not %s", row)
		}
	}
}

// TestRunsAreKept in the order of their dates, with every cell as it was.
func TestRunsAreKept(t *testing.T) {
	a := Beside(t.TempDir() + "/drevo.json")
	r := Report{Experiment: "itep-growth", Charts: []Chart{{Title: "c", Pairs: []Paired{{"p", 1, 2}}}}}
	table := r.table("table", "A table", heads("move nodes time nodesFactor position")...)
	table.about(Case{Programme: "itep", Position: "x"}, "Nf3", 1234, 1500*time.Millisecond, 6.5, nil)
	table.Add("exd5", 7, time.Millisecond, 2.0, "")
	e, err := Find("itep-growth")
	if err != nil {
		t.Fatal(err)
	}
	first, second := e.Ended(time.Now(), r), e.Ended(time.Now(), r)
	second.Date = first.Date.Add(time.Hour)
	for _, run := range []Run{first, second} {
		if err := a.Keep(run); err != nil {
			t.Fatal(err)
		}
	}
	list, err := a.Runs("itep-growth")
	if err != nil || len(list) != 2 || !list[0].Date.Equal(second.Date) || list[1].Version != first.Version {
		t.Fatalf("%+v, %v", list, err)
	}
	var want, got strings.Builder
	if err := r.Text(&want); err != nil {
		t.Fatal(err)
	}
	if err := list[0].Report.Text(&got); err != nil || got.String() != want.String() {
		t.Errorf("%v\n%s\nwant\n%s", err, got.String(), want.String())
	}
	if !reflect.DeepEqual(list[0].Report.Charts, r.Charts) ||
		list[0].Report.Tables[0].Case(0).Programme != "itep" {
		t.Errorf("%+v", list[0].Report)
	}
	if none, err := (Archive{}).Runs("itep-growth"); err != nil || none != nil {
		t.Errorf("%v, %v", none, err)
	}
}
