package kaissa

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// think searches a position with some options, recorded.
func think(t testing.TB, fen string, limits search.Limits, set map[string]string) (search.Result, *tree.Tree) {
	t.Helper()
	values, err := search.Resolve(New(), set)
	if err != nil {
		t.Fatal(err)
	}
	task := search.Task{Position: enginetest.Position(t, fen), Values: values, Limits: limits}
	return enginetest.Recorded(t, New(), task, 0)
}

// dataPositions are positions of all sorts: those of the suite and of the signature but for one where
// searches explode, the sixty of Botvinnik's book and Win at Chess.
func dataPositions(t testing.TB) []string {
	list := append([]string{}, enginetest.Samples[1:2]...)
	list = append(list, enginetest.Samples[3:]...)
	for i, fen := range enginetest.BenchPositions {
		if i != 2 {
			list = append(list, fen)
		}
	}
	for _, name := range []string{"library/data/botvinnik60.epd", "experiment/data/wac_odd.epd"} {
		list = append(list, enginetest.Positions(t, filepath.Join("..", "..", "app", name))...)
	}
	return list
}

// Where values are not reused a table changes the order of moves and nothing else, and rounds end
// with the value that a search without borders finds: the values agree.
func TestTableAndRoundsChangeNoValue(t *testing.T) {
	needs.OneGoroutine(t)
	compared := 0
	for _, fen := range dataPositions(t) {
		found := map[string]eval.Score{}
		whole := true
		for name, set := range map[string]map[string]string{
			"with the table":    {optionReuse: "false", optionTableMB: "1"},
			"without the table": {optionTable: "false"},
			"without rounds":    {optionTable: "false", optionRounds: "false"},
			"without killers":   {optionTable: "false", optionKillers: "false"},
		} {
			set[optionLevel] = "3.0"
			result := unrecorded(t, fen, search.Limits{Nodes: 1_000_000}, set)
			found[name], whole = result.Score, whole && !result.Stopped
		}
		if !whole {
			continue
		}
		compared++
		for name, score := range found {
			if score != found["without the table"] {
				t.Errorf("%s: %s %d, without the table %d", fen, name, score, found["without the table"])
			}
		}
	}
	t.Logf("%d of %d positions were searched to the end", compared, len(dataPositions(t)))
	if compared < 12 {
		t.Error("too few were")
	}
}

// unrecorded searches without a record.
func unrecorded(t testing.TB, fen string, limits search.Limits, set map[string]string) search.Result {
	t.Helper()
	values, err := search.Resolve(New(), set)
	if err != nil {
		t.Fatal(err)
	}
	result, err := New().Search(context.Background(), search.Task{
		Position: enginetest.Position(t, fen), Values: values, Limits: limits})
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// The iterations are FV0, FV1 and x.min(x, Y), in this order, and every one but the first two has its
// rounds, of which the last holds the value within its borders.
func TestIterationsAndRounds(t *testing.T) {
	needs.OneGoroutine(t)
	_, tr := think(t, benchMiddleGame, search.Limits{}, map[string]string{optionLevel: "4.2"})
	words := tr.Header().Vocabulary
	var names []string
	for _, id := range tr.Children(tree.Root, nil) {
		n := tr.Node(id)
		names = append(names, words.StageName(n.Type, n.Number))
		if n.Type != tree.TypeIteration {
			continue
		}
		rounds := tr.Children(id, nil)
		last := tr.Node(rounds[len(rounds)-1])
		a, b := borders(materialOf(last.Score))
		if last.Reason != tree.ReasonWithinBounds || last.Alpha != a || last.Beta != b || last.Score != n.Score {
			t.Errorf("the last round of iteration %d is %+v", n.Number, last)
		}
	}
	if got := strings.Join(names, " "); got != "FV0 FV1 iteration 2.2 iteration 3.2 iteration 4.2" {
		t.Errorf("the stages are %s", got)
	}
}

// Where a guess is wrong, another round follows on the side that the first one has found.
func TestWrongGuess(t *testing.T) {
	needs.OneGoroutine(t)
	wrong := 0
	for _, fen := range firstOf(dataPositions(t), 80) {
		_, tr := think(t, fen, search.Limits{Nodes: 100_000}, map[string]string{optionLevel: "3.0"})
		tr.Walk(tree.Root, func(n tree.Node) bool {
			if n.Type != tree.TypeIteration || n.Reason != tree.ReasonComplete {
				return true
			}
			rounds := tr.Children(n.ID, nil)
			for i, id := range rounds[:len(rounds)-1] {
				wrong++
				round, next := tr.Node(id), tr.Node(rounds[i+1])
				higher := round.Reason == tree.ReasonAboveBounds
				if higher != (next.Alpha > round.Alpha) && next.Alpha != -infinite {
					t.Errorf("%s: after round %d (%v) the borders are %d to %d", fen, round.Number, higher, next.Alpha, next.Beta)
				}
			}
			return true
		})
	}
	if wrong == 0 {
		t.Error("no guess was wrong")
	}
}

// A level counts half-moves and non-forcing moves: with 2.0 every line of full-width nodes is two
// half-moves long, with 2.2 longer where moves are forcing.
func TestConditionsOfALevel(t *testing.T) {
	for _, level := range []level{{2, 0}, {2, 1}, {2, 2}} {
		_, tr := think(t, enginetest.Samples[1], search.Limits{}, map[string]string{optionLevel: level.String(),
			optionDeepen: "false"})
		seen := 0
		tr.Walk(tree.Root, func(n tree.Node) bool {
			if n.Type == typeFV1 || n.Type == typeFV0 || n.Move == board.NoMove || n.Type == typeForcing &&
				tr.Node(n.Parent).Type == typeForcing {
				return true
			}
			if inPreliminary(tr, n) {
				return true
			}
			plies, nonForcing := conditions(t, tr, n)
			if level.reached(plies, nonForcing) != (n.Type == typeForcing) {
				t.Fatalf("%s: node %d after %d half-moves, %d non-forcing, is %v", level, n.ID, plies, nonForcing, n.Type)
			}
			seen++
			return true
		})
		if seen < 100 {
			t.Errorf("%s: only %d nodes", level, seen)
		}
	}
}

// inPreliminary reports whether a node belongs to FV0 or FV1.
func inPreliminary(tr *tree.Tree, n tree.Node) bool {
	for _, id := range tr.Path(n.ID) {
		if kind := tr.Node(id).Type; kind == typeFV0 || kind == typeFV1 {
			return true
		}
	}
	return false
}

// conditions counts the half-moves and the non-forcing moves that lead to a node, from the moves
// alone.
func conditions(t *testing.T, tr *tree.Tree, n tree.Node) (plies, nonForcing int) {
	p, checks := tr.Header().Position, [2]int{}
	for _, id := range tr.Path(n.ID) {
		move := tr.Node(id).Move
		if move == board.NoMove {
			continue
		}
		var next board.Position
		p.Make(move, &next)
		quietCheck := !move.IsCapture() && next.InCheck()
		switch {
		case move.IsCapture(), quietCheck && checks[p.Turn()] < 2, !quietCheck && p.InCheck():
		default:
			nonForcing++
		}
		if quietCheck {
			checks[p.Turn()]++
		}
		p, plies = next, plies+1
	}
	return plies, nonForcing
}

// A static value outside the borders by its material alone is recorded as a bound, and the value of
// the search is the same as with all sums.
func TestMaterialAlone(t *testing.T) {
	_, tr := think(t, benchMiddleGame, search.Limits{}, nil)
	bounds := 0
	e := newEvaluation(&authentic)
	tr.Walk(tree.Root, func(n tree.Node) bool {
		if !n.HasStatic || n.StaticBound == tree.Exact {
			return true
		}
		bounds++
		p, err := tr.Position(n.ID)
		if err != nil {
			t.Fatal(err)
		}
		static := e.terms(&p).Total.For(p.Turn())
		if n.StaticBound == tree.Lower && (static < n.Static || n.Static < n.Beta) || n.StaticBound == tree.Upper &&
			(static > n.Static || n.Static > n.Alpha) {
			t.Fatalf("node %d: %d is a bound (%v) of %d within %d to %d", n.ID, n.Static, n.StaticBound, static, n.Alpha, n.Beta)
		}
		return true
	})
	if bounds == 0 {
		t.Error("no static value was seen to be outside the borders")
	}
}

// With nearerMates the shorter mate is played; without it all mates are alike.
func TestNearerMates(t *testing.T) {
	const fen = "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1" // mate in one by Qg7
	result, _ := think(t, fen, search.Limits{}, map[string]string{optionLevel: "3.0"})
	if result.Score != mate-1 || result.Move.UCI() != "g5g7" {
		t.Errorf("%s with %d", result.Move, result.Score)
	}
	result, _ = think(t, fen, search.Limits{}, map[string]string{optionLevel: "3.0", optionNearerMates: "false"})
	if result.Score != mate {
		t.Errorf("a mate is worth %d", result.Score)
	}
}

// The blank move refutes, and is off in 1990.
func TestBlankMove(t *testing.T) {
	for _, on := range []string{"true", "false"} {
		_, tr := think(t, benchMiddleGame, search.Limits{}, map[string]string{optionLevel: "4.0", optionBlankMove: on})
		passes, cuts := 0, 0
		tr.Walk(tree.Root, func(n tree.Node) bool {
			if n.Move == board.Pass {
				passes++
				if tr.Node(n.Parent).Move == board.Pass || n.Class != classBlank {
					t.Fatalf("node %d passes twice running, or is of class %d", n.ID, n.Class)
				}
				if n.Best {
					cuts++
				}
			}
			return true
		})
		if (passes > 0 && cuts > 0) != (on == "true") {
			t.Errorf("blankMove=%s: %d passes, %d refutations", on, passes, cuts)
		}
	}
}

// A clock stops the iterations, and a move is played; a clock that is used up stops within FV0.
func TestClock(t *testing.T) {
	now := time.Unix(0, 0)
	tick := func() time.Time { now = now.Add(time.Second); return now }
	values, err := search.Resolve(New(), map[string]string{optionLevel: "9.0"})
	if err != nil {
		t.Fatal(err)
	}
	clock := search.NewClock(tick, search.MoveTime(40*time.Second), false)
	result, err := New().Search(context.Background(), search.Task{
		Position: enginetest.Position(t, benchMiddleGame), Values: values, Clock: clock})
	if err != nil || result.Move == board.NoMove || result.Note == "" {
		t.Errorf("%s, note %q, error %v", result.Move, result.Note, err)
	}
}

// On the opponent's time nothing limits the search; with the expected move the own time begins.
func TestPondering(t *testing.T) {
	values, err := search.Resolve(New(), map[string]string{optionLevel: "4.0"})
	if err != nil {
		t.Fatal(err)
	}
	for _, hit := range []bool{false, true} {
		now := time.Unix(0, 0)
		clock := search.NewClock(func() time.Time { now = now.Add(time.Second); return now }, search.MoveTime(5*time.Second),
			true)
		if hit {
			clock.PonderHit()
		}
		result, err := New().Search(context.Background(), search.Task{
			Position: enginetest.Position(t, benchMiddleGame), Values: values, Clock: clock})
		if err != nil || result.Move == board.NoMove || (result.Note != "") != hit {
			t.Errorf("expected move made %v: %s, note %q, error %v", hit, result.Move, result.Note, err)
		}
	}
}

// Bad input is refused with the range, in one sentence.
func TestRefusals(t *testing.T) {
	for _, bad := range []map[string]string{
		{optionLevel: "3.9"}, {optionLevel: "0.1"}, {optionLevel: "16.1"}, {optionLevel: "3"}, {optionLevel: "fv0"},
		{optionLevel: ""},
		{optionTableMB: "0"}, {optionTableMB: "1000000"}, {optionClockMinutes: "0"}, {optionMoveSeconds: "0"},
	} {
		if _, err := search.Resolve(New(), bad); err == nil {
			t.Errorf("%v is taken", bad)
		} else {
			t.Log(err)
		}
	}
}

// Without legal moves nothing is searched.
func TestNoLegalMove(t *testing.T) {
	for _, fen := range []string{"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"} {
		if result, _ := think(t, fen, search.Limits{}, nil); result.Move != board.NoMove || result.Counts.Nodes != 1 {
			t.Errorf("%s: %s after %d nodes", fen, result.Move, result.Counts.Nodes)
		}
	}
}

func firstOf(list []string, n int) []string { return list[:min(n, len(list))] }

// A search that is stopped has a legal move wherever there is one, and says where it comes from.
func TestStoppedSearchHasMove(t *testing.T) {
	for _, preset := range New().Presets() {
		for _, nodes := range []uint64{1, 2, 3, 40, 300} {
			result := unrecorded(t, benchMiddleGame, search.Limits{Nodes: nodes}, preset.Values)
			p := enginetest.Position(t, benchMiddleGame)
			if !result.Stopped || !p.IsLegal(result.Move) || result.Note == "" || max(result.Score, -result.Score) >= mate/2 {
				t.Errorf("%s after %d nodes: %s (%d), stopped %v, note %q", preset.Name, nodes, result.Move, result.Score,
					result.Stopped, result.Note)
			}
			makeshift := strings.Contains(result.Note, "the first legal one is given")
			if makeshift != (len(result.Line) == 0) {
				t.Errorf("%s after %d nodes: line %v, note %q", preset.Name, nodes, result.Line, result.Note)
			}
			if preset.Name == "1974" && strings.Contains(result.Note, "FV0") {
				t.Errorf("there is no FV0 in 1974: %q", result.Note)
			}
		}
	}
}
