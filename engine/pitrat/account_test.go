package pitrat

import (
	"context"
	"slices"
	"sync"
	"testing"

	"drevo/engine/pitrat/planner"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// The account can be read while the search grows it, tells the truth about the tree, and ends with it.
func TestAccount(t *testing.T) {
	p := papers(t)["M3"]
	values, err := search.Resolve(New(), map[string]string{optionWanted: wantedPiece})
	if err != nil {
		t.Fatal(err)
	}
	r := tree.NewRecorder(search.Header(New(), values, p), 0)
	tr := r.Tree()
	ctx, stop := context.WithCancel(t.Context())
	var reader sync.WaitGroup
	reader.Go(func() {
		for ctx.Err() == nil {
			if a := AccountOf(tr); a != nil {
				SecondOf(a.At(tree.Root))
				a.Rounds(0)
				a.Dangers(1)
				a.Chain(a.Plans())
				a.Memory()
			}
		}
	})
	result, err := New().Search(t.Context(), search.Task{Position: p, Values: values, Recorder: r})
	stop()
	reader.Wait()
	if err != nil {
		t.Fatal(err)
	}
	a := AccountOf(tr)
	for i := 1; i <= a.Plans(); i++ {
		m := a.Plan(i)
		if m.Number != i || len(m.Statements) == 0 || m.Parent >= i || len(m.Statements) > planner.LongestPlan {
			t.Fatalf("plan %d: %+v", i, m)
		}
	}
	compareCopies(t, a)
	tr.Walk(tree.Root, func(n tree.Node) bool {
		first := a.First(n.ID)
		if (len(first) == 0) != (n.ID == tree.Root || n.Type == TypeNull) {
			t.Errorf("node %d (%s) is called for by %d plans", n.ID, n.Move, len(first))
		}
		for _, l := range first {
			if s := a.Plan(l.Plan).Statements[l.Statement]; s.Square != n.Move.From() {
				t.Errorf("node %d (%s) is called for by %s", n.ID, n.Move, s)
			}
		}
		return true
	})
	if result.Note == "" || len(a.Rounds(0)) == 0 {
		t.Errorf("%+v, %d rounds", result, len(a.Rounds(0)))
	}
	tr.Release()
	if AccountOf(tr) != nil {
		t.Error("the account outlives its tree")
	}
}

// What is copied out of an account is what it says one by one, up to its end.
func compareCopies(t *testing.T, a *Account) {
	t.Helper()
	events, parents := make([]Event, 100), make([]int32, 100)
	for _, from := range []int{0, 1, a.Events() / 2, a.Events() - 7, a.Events()} {
		n := a.CopyEvents(events, from)
		if n != min(100, a.Events()-from) {
			t.Errorf("%d events from %d of %d on", n, from, a.Events())
		}
		for i, e := range events[:n] {
			if e != a.Event(from+i) {
				t.Fatalf("event %d: %+v, want %+v", from+i, e, a.Event(from+i))
			}
		}
	}
	for _, from := range []int{1, a.Plans() / 2, a.Plans() - 7, a.Plans(), a.Plans() + 1} {
		n := a.CopyParents(parents, from)
		if n != min(100, a.Plans()+1-from) {
			t.Errorf("%d plans from %d of %d on", n, from, a.Plans())
		}
		for i, parent := range parents[:n] {
			if int(parent) != a.Plan(from+i).Parent {
				t.Fatalf("plan %d came of %d, want %d", from+i, parent, a.Plan(from+i).Parent)
			}
		}
	}
	rounds := a.Rounds(0)
	for _, until := range []int{0, 1, len(rounds) / 2, len(rounds)} {
		class, at := 0, rounds[len(rounds)/2].Danger
		for _, r := range rounds[:until] {
			if r.Danger == at {
				class = max(class, r.Reached())
			}
		}
		if got := a.ClassBefore(at, until); got != class {
			t.Errorf("class %d at node %d before round %d, want %d", got, at, until, class)
		}
	}
}

// The nodes of some positions: a change of one means that the search has changed.
func TestSignature(t *testing.T) {
	needs.OneGoroutine(t)
	for _, want := range []struct {
		name  string
		nodes uint64
	}{{"M39", 1178}, {"M3", 673}, {"E42", 321}, {"M75", 1607}, {"T117a", 425}, {"T148", 1650}, {"M58", 9439}} {
		result, _ := runs(t, want.name)
		if result.Counts.Nodes != want.nodes {
			t.Errorf("%s: %d nodes, it used to be %d", want.name, result.Counts.Nodes, want.nodes)
		}
	}
}

// The plans that the simulation accepts are those of which no event throws them out where they begin; in the paper,
// whose P may be these, there are 1.75 to 2.83 a move.
func TestAcceptedPlans(t *testing.T) {
	_, tr := runs(t, "M39")
	a := AccountOf(tr)
	accepted := 0
	for number := 1; number <= a.Plans(); number++ {
		thrown := slices.ContainsFunc(a.At(a.Plan(number).Node), func(e Event) bool {
			return int(e.Plan) == number && e.Statement == 0 && e.Fate.Rejected()
		})
		if !thrown {
			accepted++
		}
	}
	if got := a.Accepted(); got != accepted || got == a.Plans() {
		t.Errorf("%d of %d plans are accepted, want %d", got, a.Plans(), accepted)
	}
}

// A round that corrects plans which have come since is told as such, not as a class that the paper has not,
// and comes only after the six classes.
func TestRoundsOfNewPlans(t *testing.T) {
	_, tr := runs(t, "M58")
	a := AccountOf(tr)
	reached, late := map[tree.ID]int{}, 0
	for i, r := range a.Rounds(0) {
		switch {
		case r.Class == ClassNewPlans:
			late++
			if reached[r.Danger] != paperClasses {
				t.Errorf("round %d corrects new plans at %d, class %d reached", i+1, r.Danger, reached[r.Danger])
			}
		case r.Class > paperClasses:
			t.Errorf("round %d has class %d", i+1, r.Class)
		}
		reached[r.Danger] = max(reached[r.Danger], r.Reached())
	}
	if late == 0 {
		t.Error("no round corrects new plans")
	}
	for id, class := range reached {
		if a.Class(id) != class {
			t.Errorf("%d: class %d, want %d", id, a.Class(id), class)
		}
	}
}
