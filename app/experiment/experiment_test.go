package experiment

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"drevo/app/library"
	"drevo/app/outcome/outcometest"
	"drevo/engine/board"
	"drevo/engine/game"
	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// The games are whole, and the programme's own moves are those that the list of games
// says.
func TestRecordedGames(t *testing.T) {
	list, err := recorded()
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]int{"game 2": 80, "game 3": 131, "game 4": 95, "game 5": 46, "game 6": 37, "Stanford": 19}
	for _, g := range list {
		positions := own([]record{g})
		if len(positions) != want[g.name] {
			t.Errorf("%s: %d positions of the programme, want %d", g.name, len(positions), want[g.name])
		}
		for _, at := range positions {
			if !at.position.IsLegal(at.played()) || g.depths[at.position.Turn()] == 0 {
				t.Errorf("%s: %s in %s", at.name, at.played(), at.position.FEN())
			}
		}
	}
	all, err := samples()
	if err != nil || len(all) != 22 {
		t.Errorf("%d samples, error %v", len(all), err)
	}
}

// begin returns the first moves of a game.
func begin(of library.Item, moves int) library.Item {
	g := game.New(of.Game.Start)
	g.Root.AddLine(of.Game.Mainline()[:moves])
	return library.Item{Name: of.Name, Game: g}
}

// The controls of a reading: agreement at the depth of the game, half a move less deep, and by chance.
func TestControls(t *testing.T) {
	games := firstMoves(t)
	list, l := own(games), newLab(t)
	programme := study{programme: itep.New()}
	found, less := l.all(programme, toDepth(list, 0), absoluteSet), l.all(programme, toDepth(list, -1), absoluteSet)
	if l.err != nil || len(list) != 12 || l.done != 24 {
		t.Fatalf("%d positions, %d steps, %v", len(list), l.done, l.err)
	}
	agree, shallower := 0, 0
	for i, at := range list {
		agree += count(best(found[i]) == at.played())
		shallower += count(best(less[i]) == at.played())
	}
	table := controls(games, list, reading{name: "absolute"}, found, less)
	outcometest.CheckUnits(t, table.Table, sideBySide(games, list, slices.Repeat([][]search.Result{found},
		len(gameReadings))).Table, sizes(list, [][]search.Result{found}, [][]int{make([]int, len(list))}).Table,
		unexplained(list, [][]search.Result{less}, make([]int, len(list))).Table)
	for i, want := range []any{12, agree, 100 * float64(agree) / 12, shallower, 100 * float64(shallower) / 12,
		chance(list)} {
		if row := table.Rows[0]; row[i+2].Value != want || table.Rows[1][i+2].Value != want {
			t.Errorf("%s: %v, want %v", table.Columns[i+2].Name, row[i+2].Value, want)
		}
	}
}

func TestTestsAreCounted(t *testing.T) {
	needs.OneGoroutine(t)
	all, err := samples()
	if err != nil {
		t.Fatal(err)
	}
	l := newLab(t)
	table := l.burdens(all[:2])
	outcometest.CheckUnits(t, table.Table)
	if l.err != nil {
		t.Fatal(l.err)
	}
	for i := 0; i < len(table.Rows); i += 3 {
		for column := 2; column <= 4; column++ {
			tests := func(row int) int { return table.Rows[i+row][column].Value.(int) }
			if tests(0)+tests(1) != tests(2) || tests(2) == 0 {
				t.Errorf("%s: %d and %d make %d", table.Columns[column].Name, tests(0), tests(1), tests(2))
			}
		}
	}
}

// The readings are options of the programme, differ from one another, and the ratio is that of
// the two searches.
func TestReadings(t *testing.T) {
	needs.OneGoroutine(t)
	more, err := thinned()
	if err != nil || len(more) != 102 {
		t.Fatalf("%d positions, error %v", len(more), err)
	}
	at := more[len(more)-1]
	l := newLab(t)
	table := l.readingTable([]subject{at})
	outcometest.CheckUnits(t, table.Table)
	if l.err != nil {
		t.Fatal(l.err)
	}
	if want := 2 * len(readings) * len(variantDepths); l.done != want || len(table.Rows) != len(readings) {
		t.Errorf("%d searches for %d rows, want %d for %d", l.done, len(table.Rows), want, len(readings))
	}
	var nodes [2]uint64
	for i := range nodes {
		nodes[i] = l.search(study{programme: itep.New()}, at, atDepth(schemes[1+i], variantDepths[0])).Counts.Nodes
	}
	if got, want := table.Rows[0][1].Value, ratio(nodes[1], nodes[0]); got != want {
		t.Errorf("the usual reading has the ratio %v, want %v", got, want)
	}
	last := len(variantDepths)
	for i, row := range table.Rows[1:] {
		if row[last] == table.Rows[0][last] {
			t.Errorf("%s makes no difference", readings[i+1].name)
		}
	}
}

func TestEveryExperimentStopsWhenCancelled(t *testing.T) {
	needs.OneGoroutine(t)
	needs.Program(t, "stockfish") // which pitrat-claims asks
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, e := range All() {
		if _, err := e.Run(ctx, nil); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: error %v", e.Name, err)
		}
	}
}

func TestFind(t *testing.T) {
	if e, err := Find("itep-growth"); err != nil || e.Name != "itep-growth" || e.Sentence == "" || e.Source == "" {
		t.Errorf("%+v, error %v", e, err)
	}
	want := `unknown experiment "growth"; drevo experiment lists them`
	if _, err := Find("growth"); err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("error %v, want %s", err, want)
	}
}

func TestGrowthOfNumbers(t *testing.T) {
	if f := mean(uint64(2), uint64(2*216)); f != 6.0 {
		t.Errorf("three half-moves with 216 times the nodes: %v a half-move", f)
	}
	if f := ratio(uint64(12), uint64(2)); f != 6.0 {
		t.Errorf("12 to 2: %v", f)
	}
	if f := ratio(uint64(12), uint64(0)); f != "" {
		t.Errorf("12 to nothing: %v", f)
	}
}

func TestReportForPeopleAndAsJSON(t *testing.T) {
	r := Report{Experiment: "name", Sentence: "What it is.", Source: "The source."}
	table := r.table("table", "A table", heads("move nodes time nodesFactor")...)
	table.Add("Nf3", 1234, 1500*time.Millisecond, 6.354)
	table.Add("exd5", 7, time.Millisecond, "")
	r.limit("This can't be compared.")
	var text, csv strings.Builder
	if err := errors.Join(r.Text(&text), r.CSV(&csv)); err != nil {
		t.Fatal(err)
	}
	want := `name: What it is.
Source: The source.

A table
  move  nodes     time  factor
  Nf3    1234  1.500 s    6.35
  exd5      7  0.001 s

- This can't be compared.
`
	if text.String() != want {
		t.Errorf("%s\nwant\n%s", text.String(), want)
	}
	if want := "table,move,nodes,time,nodesFactor\ntable,Nf3,1234,1.5,6.354\ntable,exd5,7,0.001,\n"; csv.String() != want {
		t.Errorf("%s\nwant\n%s", csv.String(), want)
	}
	data, err := json.Marshal(r)
	wantJSON := `{"experiment":"name","sentence":"What it is.","source":"The source.","tables":[{"key":"table",` +
		`"title":"A table","keys":["move","nodes","time","nodesFactor"],"columns":["move","nodes","time","factor"],` +
		`"units":["","nodes","ns","none"],"rows":[["Nf3",1234,1500000000,6.354],["exd5",7,1000000,""]]}],` +
		`"limits":["This can't be compared."]}`
	if err != nil || string(data) != wantJSON {
		t.Errorf("%s, error %v", data, err)
	}
}

func TestAgreementOfSchemes(t *testing.T) {
	a := []search.Result{{Move: 1}, {Move: 2}, {Move: 3}}
	b := []search.Result{{Move: 1}, {Move: 5}, {Move: 3}}
	if n := agree(a, b); n != 2 {
		t.Errorf("%d of 3 agree", n)
	}
	at := subject{position: board.Start()}
	move, err := at.position.ParseUCI("g1f3")
	if err != nil {
		t.Fatal(err)
	}
	for want, r := range map[string]search.Result{"Nf3": {Move: move}, "(Nf3)": {Line: []board.Move{move}}, "-": {}} {
		if got := chosen(at, r); got != want {
			t.Errorf("%+v is written %s, want %s", r, got, want)
		}
	}
}

// newLab returns a lab that tells nobody of its steps.
func newLab(t *testing.T) *lab {
	return &lab{ctx: t.Context(), progress: func(int, int) {}}
}

// A study searches every position with every reading, and ends at the first error.
func TestStudies(t *testing.T) {
	list, l := own(firstMoves(t))[:3], newLab(t)
	var names []string
	for reading, found := range l.each(study{programme: itep.New()}, toDepth(list, -1), gameReadings[:2]) {
		names = append(names, reading.name)
		if len(found) != 3 || found[0].Counts.Nodes == 0 {
			t.Errorf("%s: %v", reading.name, found)
		}
	}
	if len(names) != 2 || l.done != 6 || l.total != 6 || l.err != nil {
		t.Errorf("%q, %d of %d steps, %v", names, l.done, l.total, l.err)
	}
	seen := 0
	for range l.over(study{programme: itep.New(), look: func(tr *tree.Tree, r search.Result) {
		seen++
		if uint64(tr.Len()) != r.Counts.Nodes {
			t.Errorf("the record has %d of %d nodes", tr.Len(), r.Counts.Nodes)
		}
	}, times: 2}, list[:2], options{"depth": "1"}) {
	}
	for range l.each(study{programme: itep.New()}, list, []reading{{"wrong", options{"no such": "1"}}}) {
		t.Error("a wrong option was searched with")
	}
	if seen != 4 || l.err == nil || l.done != 8 {
		t.Errorf("%d records, %d steps, %v", seen, l.done, l.err)
	}
	if l.all(study{programme: itep.New()}, list, nil) != nil {
		t.Error("it goes on after an error")
	}
}
