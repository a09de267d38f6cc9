package search_test

import (
	"context"
	"reflect"
	"testing"
	"testing/synctest"
	"time"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// visit opens and closes leaves below a root until the run refuses, or has opened
// all of them; it returns how many nodes were opened.
func visit(r *search.Run, leaves int) int {
	if !r.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -10, 10) {
		return 0
	}
	opened := 1
	for range leaves {
		if !r.Enter(1, tree.TypeQuiescence, tree.ClassCapture, -10, 10) {
			break
		}
		opened++
		r.Leave(1, 3, -10, 10, tree.ReasonQuiet)
	}
	reason := tree.ReasonComplete
	if r.Stopped() {
		reason = tree.ReasonStopped
	}
	r.Leave(board.NoMove, -3, -10, 10, reason)
	return opened
}

func TestLimitOfNodesIsExact(t *testing.T) {
	for _, c := range []struct {
		limit   uint64
		leaves  int
		opened  int
		stopped bool
	}{
		{0, 3000, 3001, false},
		{1, 3000, 1, true},
		{2, 3000, 2, true},
		{511, 3000, 511, true},
		{512, 3000, 512, true},
		{513, 3000, 513, true},
		{1300, 3000, 1300, true},
		{3001, 3000, 3001, false}, // all nodes are opened before one is refused
		{5000, 3000, 3001, false},
	} {
		r := search.NewRun(context.Background(), search.Task{Limits: search.Limits{Nodes: c.limit}})
		opened := visit(r, c.leaves)
		counts, _ := r.End()
		if opened != c.opened || counts.Nodes != uint64(c.opened) || r.Stopped() != c.stopped {
			t.Errorf("limit %d of %d: %d opened, %d counted, stopped %v", c.limit, c.leaves+1, opened, counts.Nodes, r.Stopped())
		}
	}
}

func TestLimitOfTime(t *testing.T) { synctest.Test(t, limitOfTime) }

func limitOfTime(t *testing.T) {
	r := search.NewRun(context.Background(), search.Task{Limits: search.Limits{Time: time.Millisecond}})
	if visit(r, 3000); r.Stopped() {
		t.Error("stopped before its time")
	}
	time.Sleep(time.Millisecond) // on the bubble's clock
	opened := visit(r, 1<<20)
	if _, elapsed := r.End(); opened > 1024 || !r.Stopped() || elapsed != time.Millisecond {
		t.Errorf("%d nodes opened after the time was up, stopped %v, %v elapsed", opened, r.Stopped(), elapsed)
	}
}

func TestCancel(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	r := search.NewRun(ctx, search.Task{})
	defer r.End()
	if visit(r, 1000); r.Stopped() {
		t.Error("stopped before the cancel")
	}
	cancel()
	deadline := time.Now().Add(needs.Patience) // the cancel arrives on another goroutine
	for !r.Stopped() && time.Now().Before(deadline) {
		visit(r, 1024)
	}
	if !r.Stopped() {
		t.Error("not stopped after the cancel")
	}

	late := search.NewRun(ctx, search.Task{})
	defer late.End()
	if opened := visit(late, 10); opened != 0 || !late.Stopped() {
		t.Errorf("%d nodes opened with a context that was cancelled before", opened)
	}
}

// ownTest is a test of a programme's own.
const ownTest = tree.OwnType | tree.TestType

func TestCountsAndRecordAgree(t *testing.T) {
	recorder := tree.NewRecorder(tree.Header{}, 0)
	r := search.NewRun(context.Background(), search.Task{Recorder: recorder})
	r.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -10, 10)
	r.Stage(tree.TypeRound, 1, 0, 1)
	r.Enter(1, tree.TypeFullWidth, tree.ClassQuiet, -10, 10)
	r.Enter(2, tree.TypeQuiescence, tree.ClassCheck, -10, 10)
	r.Static(4)
	r.Leave(2, 4, -10, 10, tree.ReasonQuiet)
	r.Enter(board.Pass, ownTest, tree.ClassNone, -10, 10)
	r.Leave(board.Pass, 12, -10, 10, tree.ReasonCut)
	r.Leave(1, -12, -10, 10, tree.ReasonComplete)
	r.Leave(board.NoMove, 12, 0, 1, tree.ReasonCut)
	r.Leave(board.NoMove, 12, -10, 10, tree.ReasonStopped)
	counts, _ := r.End()

	stats := recorder.Tree().Stats(tree.Root, nil)
	if counts.Nodes != 5 || stats.Nodes != 5 || counts.Deepest != 2 || stats.Deepest != 2 {
		t.Errorf("counts %+v, stats %+v", counts, stats)
	}
	for kind, n := range stats.ByType {
		if counts.ByType[kind] != uint64(n) {
			t.Errorf("%d nodes of type %d, %d recorded", counts.ByType[kind], kind, n)
		}
	}
	for reason, n := range stats.ByReason {
		if counts.ByReason[reason] != uint64(n) {
			t.Errorf("%d nodes of reason %d, %d recorded", counts.ByReason[reason], reason, n)
		}
	}
	for id, want := range []tree.Bound{tree.Lower, tree.Lower, tree.Upper, tree.Exact, tree.Lower} {
		if n := recorder.Tree().Node(tree.ID(id)); n.Bound != want {
			t.Errorf("node %d has the bound %s, want %s", id, n.Bound, want)
		}
	}
	if n := recorder.Tree().Node(3); !n.HasStatic || n.Static != 4 {
		t.Errorf("static value %d, %v", n.Static, n.HasStatic)
	}
}

// What was examined before a stop is all that a stopped node knows: its value is
// at least that, even where the score lies below the bounds.
func TestAStoppedNodeKnowsALowerBound(t *testing.T) {
	for _, score := range []eval.Score{-10, 0, 10} {
		recorder := tree.NewRecorder(tree.Header{}, 0)
		r := search.NewRun(context.Background(), search.Task{Recorder: recorder})
		r.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -10, 10)
		r.Leave(board.NoMove, score, -10, 10, tree.ReasonStopped)
		r.End()
		if n := recorder.Tree().Node(tree.Root); n.Bound != tree.Lower {
			t.Errorf("stopped with %d: bound %s", score, n.Bound)
		}
	}
}

func TestLive(t *testing.T) {
	live := new(search.Live)
	if live.Counts() != (search.Counts{}) || !reflect.DeepEqual(live.Progress(), search.Progress{}) {
		t.Error("a new Live has numbers")
	}
	r := search.NewRun(context.Background(), search.Task{Live: live})
	r.Progress(search.Progress{Moves: 20, Number: 3, Score: 7})
	visit(r, 2000)
	during := live.Counts()
	counts, _ := r.End()
	if during.Nodes > counts.Nodes {
		t.Errorf("%d nodes published during the search, %d at the end", during.Nodes, counts.Nodes)
	}
	if live.Counts() != counts || counts.Nodes != 2001 {
		t.Errorf("published at the end %+v, returned %+v", live.Counts(), counts)
	}
	if want := (search.Progress{Moves: 20, Number: 3, Score: 7}); !reflect.DeepEqual(live.Progress(), want) {
		t.Errorf("progress %+v", live.Progress())
	}
	live.Reset()
	if live.Counts() != (search.Counts{}) || !reflect.DeepEqual(live.Progress(), search.Progress{}) {
		t.Error("numbers are left after Reset")
	}
}

// The numbers are published while the search runs, so that a watcher sees them grow.
func TestLiveIsPublishedOnTheWay(t *testing.T) { synctest.Test(t, liveIsPublished) }

func liveIsPublished(t *testing.T) {
	live := new(search.Live)
	r := search.NewRun(context.Background(), search.Task{Live: live})
	defer r.End()
	visit(r, 600)
	first := live.Counts().Nodes
	time.Sleep(30 * time.Millisecond) // on the bubble's clock, past the time of the next numbers
	visit(r, 600)
	if second := live.Counts().Nodes; first == 601 || second <= first {
		t.Errorf("published nodes: %d, then %d", first, second)
	}
}

// Whoever watches is told which stages are open, the outermost first.
func TestProgressNamesTheStages(t *testing.T) {
	live := new(search.Live)
	r := search.NewRun(context.Background(), search.Task{Live: live})
	defer r.End()
	stages := func() []search.Stage {
		r.Progress(search.Progress{Moves: 20, Number: 1})
		return live.Progress().Stages
	}
	r.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -10, 10)
	r.Stage(tree.TypeIteration, 3, -10, 10)
	r.Stage(tree.TypeRound, 2, 0, 1)
	r.Enter(1, tree.TypeFullWidth, tree.ClassQuiet, -1, 0)
	want := []search.Stage{{Type: tree.TypeIteration, Number: 3}, {Type: tree.TypeRound, Number: 2}}
	if got := stages(); !reflect.DeepEqual(got, want) {
		t.Errorf("in the round: %v", got)
	}
	r.Leave(1, 0, -1, 0, tree.ReasonComplete)
	r.Leave(board.NoMove, 0, 0, 1, tree.ReasonComplete)
	if got := stages(); !reflect.DeepEqual(got, want[:1]) {
		t.Errorf("after the round: %v", got)
	}
	r.Leave(board.NoMove, 0, -10, 10, tree.ReasonComplete)
	if got := stages(); len(got) != 0 {
		t.Errorf("after the iteration: %v", got)
	}
}

// A tree that grows in any order is counted, recorded and stopped like any other.
func TestAddCountsLikeEnter(t *testing.T) {
	recorder := tree.NewRecorder(tree.Header{}, 0)
	task := search.Task{Recorder: recorder, Limits: search.Limits{Nodes: 4}}
	r := search.NewRun(context.Background(), task)
	r.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -10, 10)
	a, _ := r.Add(tree.Root, 1, 1, tree.TypeFullWidth, tree.ClassQuiet, -10, 10)
	b, _ := r.Add(a, 2, 2, tree.TypeFullWidth, tree.ClassQuiet, -10, 10)
	c, ok := r.Add(tree.Root, 1, 3, tree.TypeFullWidth, tree.ClassQuiet, -10, 10)
	if !ok {
		t.Fatal("refused before the limit")
	}
	r.Close(b, 5, -10, 10, tree.ReasonOpen, tree.ReasonCut)
	r.Close(b, 6, -10, 10, tree.ReasonCut, tree.ReasonComplete) // another mind
	r.Close(a, -6, -10, 10, tree.ReasonOpen, tree.ReasonComplete)
	r.Close(c, 2, -10, 10, tree.ReasonOpen, tree.ReasonComplete)
	r.SetBest(b)
	r.SetBest(c)
	r.SetBest(a)
	if _, ok := r.Add(tree.Root, 1, 4, tree.TypeFullWidth, tree.ClassQuiet, -10, 10); ok || !r.Stopped() {
		t.Error("the limit of nodes is not kept")
	}
	r.Leave(board.NoMove, 6, -10, 10, tree.ReasonStopped)
	counts, _ := r.End()
	stats := recorder.Tree().Stats(tree.Root, nil)
	if counts.Nodes != 4 || stats.Nodes != 4 || counts.Deepest != 2 || stats.Deepest != 2 {
		t.Errorf("counts %+v, record %+v", counts, stats)
	}
	for reason, n := range stats.ByReason {
		if counts.ByReason[reason] != uint64(n) {
			t.Errorf("reason %d: %d counted, %d recorded", reason, counts.ByReason[reason], n)
		}
	}
	if line := recorder.Tree().Line(tree.Root); !reflect.DeepEqual(line, []tree.ID{a, b}) {
		t.Errorf("line %v", line)
	}
}
