package experiment

import (
	"math"
	"testing"

	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/internal/needs"
)

// firstMoves are the first positions of game 2, at depth 2.
func firstMoves(t *testing.T) []record {
	t.Helper()
	list, err := recorded()
	if err != nil {
		t.Fatal(err)
	}
	g := list[0]
	g.game, g.depths = begin(g.game, 12), [2]int{2, 2}
	return []record{g}
}

// Every reading is a set of options of the programme, and no two are the same.
func TestGameReadings(t *testing.T) {
	p := itep.New()
	for _, readings := range [][]reading{gameReadings, minuteReadings} {
		seen := map[string]string{}
		for _, r := range readings {
			values, err := search.Resolve(p, r.set)
			if err != nil {
				t.Fatal(err)
			}
			if values.Text("forced") != "checks" {
				values = mustResolve(t, p, changed(r.set, "zch", "0")) // means nothing there
			}
			key := ""
			for _, o := range p.Options() {
				key += o.Name + "=" + values.Map()[o.Name] + " "
			}
			if seen[key] != "" {
				t.Errorf("%q and %q are the same", r.name, seen[key])
			}
			seen[key] = r.name
		}
	}
}

func mustResolve(t *testing.T, p search.Programme, set map[string]string) search.Values {
	t.Helper()
	values, err := search.Resolve(p, set)
	if err != nil {
		t.Fatal(err)
	}
	return values
}

// The tables count what the choices are: gained and lost make up the difference to the third row,
// the sizes are those of the disagreements.
func TestGameTables(t *testing.T) {
	needs.OneGoroutine(t)
	games, l := firstMoves(t), newLab(t)
	list := own(games)
	var choices [][]search.Result
	for _, found := range l.each(study{programme: itep.New()}, toDepth(list, 0), gameReadings) {
		choices = append(choices, found)
	}
	if l.err != nil {
		t.Fatal(l.err)
	}
	table := sideBySide(games, list, choices)
	for i, row := range table.Rows {
		agreed, before := same(list, choices[i]), same(list, choices[2])
		if row[1].Value != agreed || row[2].Value != agreed || row[4].Value.(int)-row[5].Value.(int) != agreed-before {
			t.Errorf("%v, want %d the same, %v before", row, agreed, before)
		}
	}
	costs := [][]int{l.weigh(list, choices[0]), l.weigh(list, choices[1])}
	if l.err != nil {
		t.Fatal(l.err)
	}
	for i, row := range sizes(list, choices, costs).Rows {
		sum := 0
		for _, n := range row[1:] {
			sum += n.Value.(int)
		}
		if sum != len(choices[i]) || row[2].Value != 0 && i == 1 {
			t.Errorf("%v: %d of %d; in the absolute scheme no recorded move is better than ours", row, sum, len(choices[i]))
		}
	}
	for _, row := range unexplained(list, choices, costs[0]).Rows {
		if row[2] == row[3] {
			t.Errorf("%v is explained", row)
		}
	}
}

// The minutes are those that the report prints.
func TestPrintedMinutes(t *testing.T) {
	moves, err := timedMoves()
	if err != nil {
		t.Fatal(err)
	}
	bySide, sums := map[string]int{}, map[string]float64{}
	for _, m := range moves {
		bySide[m.side]++
		sums[m.side] += m.minutes
	}
	for side, want := range map[string]int{"game 2, White, Dn = 4": 40, "game 2, Black, Dn = 3": 40,
		"game 3, White, Dn = 3": 66,
		"game 3, Black, Dn = 4": 65, "game 4, White, Dn = 4": 48, "game 4, Black, Dn = 4": 47, "game 5, White, Dn = 5": 27} {
		if bySide[side] != want {
			t.Errorf("%s: %d moves with minutes, want %d", side, bySide[side], want)
		}
	}
	if first := moves[0]; len(moves) != 333 || first.minutes != 0.3 || moves[13].minutes != 1.2 || len(sums) != 7 {
		t.Errorf("%d moves, the first of %v minutes, 7...Bb4+ of %v, %d sides", len(moves), first.minutes, moves[13].minutes,
			len(sums))
	}
}

func TestPearson(t *testing.T) {
	x := []float64{1, 2, 3, 4}
	for want, y := range map[float64][]float64{1: {2, 4, 6, 8}, -1: {4, 3, 2, 1}, 0: {1, -1, -1, 1}} {
		if got := pearson(x, y); math.Abs(got-want) > 1e-12 {
			t.Errorf("%v: %v, want %v", y, got, want)
		}
	}
}

// The match with Stanford stands in its order, each game with the programme's colour and depth, and the third is the
// one whose moves the readings were chosen by.
func TestMatchGames(t *testing.T) {
	games, err := matchGames()
	if err != nil || len(games) != 4 {
		t.Fatalf("%d games, %v", len(games), err)
	}
	moves := map[string]int{}
	for _, at := range own(games) {
		moves[games[at.game-1].name] += count(at.depth == games[at.game-1].depths[at.position.Turn()])
	}
	for name, want := range map[string]int{"match 1": 37, "match 2": 39, "match 3": 19, "match 4": 41} {
		if moves[name] != want {
			t.Errorf("%s: %d moves of the programme, want %d", name, moves[name], want)
		}
	}
	looked, err := recorded()
	if err != nil || len(looked) != 6 || looked[5].game.Game.Tags.Get("Round") != "?" {
		t.Errorf("%d recorded games, %v", len(looked), err)
	}
}

// A search that the printed minutes do not suffice for still plays a move.
func TestReplayAtPrintedMinutes(t *testing.T) {
	timed, err := timedMoves()
	if err != nil {
		t.Fatal(err)
	}
	l := newLab(t)
	t3 := l.table("game3", "", heads("position played sourceMinutes budget choice isSame value line nodes")...)
	l.replay(t3, []liveMove{{at: timed[80].at, minutes: timed[80].minutes}, {at: timed[90].at, minutes: timed[90].minutes /
		2}})
	if l.err != nil || len(l.Tables[0].Rows) != 2 {
		t.Fatalf("%d rows, %v", len(l.Tables[0].Rows), l.err)
	}
	for i, row := range l.Tables[0].Rows {
		bought, spent := row[3].Value.(uint64), row[8].Value.(uint64)
		if row[4].Value == "none" || spent > bought {
			t.Errorf("row %d: %v with %d of %d nodes", i, row[4].Value, spent, bought)
		}
	}
}
