package search_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// stepper is a programme with a depth that searches ten to the power of it nodes, a move a depth.
type stepper struct{ asked *[]string }

func (stepper) About() search.About         { return search.About{ID: "stepper", Depth: "depth"} }
func (stepper) Presets() []search.Preset    { return nil }
func (stepper) Scale() tree.Scale           { return tree.Scale{PerPawn: 1} }
func (stepper) Vocabulary() tree.Vocabulary { return tree.Vocabulary{} }
func (stepper) Options() []search.Option {
	return []search.Option{{Name: "depth", Type: search.Int, Default: "2", Min: 0, Max: 4}}
}

func (s stepper) Search(ctx context.Context, task search.Task) (search.Result, error) {
	run := search.NewRun(ctx, task)
	depth := task.Values.Int("depth")
	*s.asked = append(*s.asked, task.Values.Text("depth"))
	result := search.Result{Move: board.Move(depth)}
	n := 1
	for range depth {
		n *= 10
	}
	for range n {
		if !run.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -1, 1) {
			break
		}
		run.Leave(board.NoMove, 0, -1, 1, tree.ReasonComplete)
	}
	result.Counts, result.Elapsed = run.End()
	result.Stopped = run.Stopped()
	return result, nil
}

func TestThinkDeepensWithinTheLimits(t *testing.T) {
	for _, test := range []struct {
		name    string
		nodes   uint64
		move    board.Move
		asked   int
		stopped bool
		spent   uint64
	}{
		{"no limit: as the option says", 0, 2, 1, false, 100},
		{"stopped in the first search", 5, 1, 1, true, 5},
		{"stopped in the third: the second counts", 500, 2, 3, false, 500},
		{"exactly two", 110, 2, 2, false, 110},
		{"all there are", 100_000, 4, 4, false, 11_110},
	} {
		var asked []string
		programme := stepper{&asked}
		values, err := search.Resolve(programme, nil)
		if err != nil {
			t.Fatal(err)
		}
		task := search.Task{Position: board.Start(), Values: values, Limits: search.Limits{Nodes: test.nodes}}
		var recorders int
		record := func(v search.Values) *tree.Recorder {
			recorders++
			return tree.NewRecorder(search.Header(programme, v, task.Position), 10)
		}
		got, err := (&search.Thinker{Programme: programme, Record: record}).Think(context.Background(), task)
		if err != nil || got.Move != test.move || len(asked) != test.asked || got.Stopped != test.stopped ||
			got.Nodes != test.spent || recorders != test.asked {
			t.Errorf("%s: move %d after %v, stopped %v, %d nodes, %d records, %v", test.name, got.Move, asked, got.Stopped,
				got.Nodes, recorders, err)
		}
		if got.Tree == nil || got.Tree.Header().Options["depth"] != got.Values.Text("depth") || got.Values.Int("depth") !=
			int(test.move) {
			t.Errorf("%s: the tree is not that of the search that counts", test.name)
		}
		got.Tree.Release()
	}
}

func TestThinkAsSetKeepsTheDepth(t *testing.T) {
	var asked []string
	programme := stepper{&asked}
	values, err := search.Resolve(programme, nil)
	if err != nil {
		t.Fatal(err)
	}
	task := search.Task{Position: board.Start(), Values: values, Limits: search.Limits{Nodes: 10_000}}
	if got, err := (&search.Thinker{Programme: programme}).ThinkAsSet(context.Background(), task); err != nil ||
		got.Move != 2 || len(asked) != 1 || got.Tree != nil {
		t.Errorf("move %d after %v, %v", got.Move, asked, err)
	}
}

func TestThinkBeginsNothingThatTheClockDoesNotAllow(t *testing.T) {
	var asked []string
	programme := stepper{&asked}
	values, err := search.Resolve(programme, nil)
	if err != nil {
		t.Fatal(err)
	}
	f := newFakeTime()
	clock := search.NewClock(f.now, search.GameClock{Remaining: time.Minute}, false)
	f.pass(3 * time.Second) // more than a thirtieth
	task := search.Task{Position: board.Start(), Values: values, Clock: clock}
	if got, err := (&search.Thinker{Programme: programme}).Think(context.Background(), task); err != nil ||
		got.Move != 1 || len(asked) != 1 {
		t.Errorf("move %d after %v, %v", got.Move, asked, err)
	}
}

func TestThinkToEndsAtADepthAndReports(t *testing.T) {
	for _, test := range []struct {
		to     string
		nodes  uint64
		cancel int // after so many reports
		asked  string
		found  int
		move   board.Move
	}{
		{to: "3", asked: "1 2 3", found: 3, move: 3},
		{to: "0", asked: "0", found: 1, move: 0},
		{to: "4", nodes: 500, asked: "1 2 3", found: 2, move: 2},
		{to: "4", cancel: 2, asked: "1 2", found: 2, move: 2},
	} {
		var asked []string
		programme := stepper{&asked}
		values, err := search.Resolve(programme, nil)
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		started, nodes := 0, []uint64{}
		thinker := search.Thinker{Programme: programme, Started: func(*search.Task) { started++ },
			Found: func(got search.Thought) {
				if nodes = append(nodes, got.Nodes); len(nodes) == test.cancel {
					cancel()
				}
			}}
		task := search.Task{Position: board.Start(), Values: values, Limits: search.Limits{Nodes: test.nodes}}
		got, err := thinker.ThinkTo(ctx, task, test.to)
		cancel()
		if err != nil || strings.Join(asked, " ") != test.asked || started != len(asked) || len(nodes) != test.found ||
			got.Move != test.move {
			t.Errorf("to %s: move %d after %v, %d started, found %v, %v", test.to, got.Move, asked, started, nodes, err)
		}
		if len(nodes) == 3 && nodes[2] != 1110 {
			t.Errorf("to %s: the nodes of all searches are %v", test.to, nodes)
		}
	}
}
