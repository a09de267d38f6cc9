package pitrat

import (
	"strings"
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/pitrat/plan"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// thoughtM39 searches M39 for a piece within a thousand moves.
func thoughtM39(t *testing.T) *tree.Tree {
	t.Helper()
	p := enginetest.Position(t, exampleM39)
	values, err := search.Resolve(New(), map[string]string{optionWanted: wantedPiece, optionStorage: "1"})
	if err != nil {
		t.Fatal(err)
	}
	_, tr := enginetest.Recorded(t, New(), search.Task{Position: p, Values: values}, 0)
	return tr
}

// TestStory: the chain of plans behind a move, each sentence from one step of a plan.
func TestStory(t *testing.T) {
	tr := thoughtM39(t)
	a := AccountOf(tr)
	id := enginetest.NodeOf(t, tr, "Nxc3 Rxc3 Rd1+")
	number := 0
	for _, l := range a.First(id) {
		if a.Plan(l.Plan).Statements.String() == "d5c3 d5 V d8d1 d1g1*" {
			number = l.Plan
		}
	}
	if number == 0 {
		t.Fatal("P29 has not called for Rd1")
	}
	want := []string{
		"Black saw that the king can be attacked where it has no answer at hand (2.2.3): d5 F -> V* d8d1 d1g1*.",
		"To move the Black man away from d5 so that the square is empty, and capture or threaten with it, d5c3 (2.3.2 " +
			"(1)): d5c3 d5 V d8d1 d1g1*.",
		"d8d1 was tried because the knight left d5.",
	}
	story := Story(tr, id, number)
	for i, s := range story {
		if i >= len(want) || s.Text != want[i] {
			t.Errorf("sentence %d: %q", i+1, s.Text)
		}
	}
	if len(story) != len(want) || story[1].Plan != number || story[0].Plan != a.Plan(number).Parent ||
		story[2].Node != id {
		t.Errorf("%+v", story)
	}
	if s := Story(tr, tree.Root, 0); s != nil {
		t.Errorf("the root has %v", s)
	}
}

// The plan that is told of the first move is one that the proof used: of M39 one of the back rank that takes the king
// in the end (not the paper's d5 F -> V*: in our proof 2...Rxc3 comes by another plan), of M42 the paper's e2e8 e8g8*.
func TestPlanThatTheProofUsed(t *testing.T) {
	for _, c := range []struct{ name, idea, last string }{
		{"M39", "c1 E -> V b6b1 b1g1*", "d5c3 c2 V c5c3 c3c1* c1 V b6b1 b1g1*"},
		{"M42", "e2e8 e8g8*", "d4g4 g4d7* d7 NEQ e2e8 e8g8*"},
	} {
		result, tr := runs(t, c.name)
		id, ok := tr.Find(tree.Root, result.Move)
		if !ok {
			t.Fatalf("%s: %v is not in the tree", c.name, result.Move)
		}
		a := AccountOf(tr)
		s := story{tr, a}
		told := s.told(id, a.First(id))
		chain := a.Chain(told.Plan)
		if idea, last := chain[0].Statements.String(), chain[len(chain)-1].Statements.String(); idea != c.idea ||
			last != c.last || !told.wins || !told.king {
			t.Errorf("%s: %s, %s, %+v", c.name, idea, last, told)
		}
	}
}

// TestStories: every move that a plan called for has a story that ends with the move, and each of its
// sentences names a plan that had been made.
func TestStories(t *testing.T) {
	tr := thoughtM39(t)
	a := AccountOf(tr)
	told := 0
	for id := tree.Root + 1; int(id) < tr.Len(); id++ {
		story := Story(tr, id, 0)
		if (len(story) == 0) != (len(a.First(id)) == 0) {
			t.Errorf("node %d: %d sentences for %d plans", id, len(story), len(a.First(id)))
		}
		for i, s := range story {
			if s.Plan < 1 || s.Plan > a.Plans() || !strings.HasSuffix(s.Text, ".") || i > 0 && s.Plan < story[i-1].Plan {
				t.Fatalf("node %d: %+v", id, story)
			}
		}
		if n := len(story); n > 0 {
			told++
			move := tr.Node(id).Move.UCI()
			if text := story[n-1].Text; !strings.HasPrefix(text, move[:4]) && !strings.HasPrefix(text, move[:2]+" plays") {
				t.Errorf("node %d, %s: %q", id, move, text)
			}
		}
	}
	if told < 500 {
		t.Errorf("%d stories", told)
	}
}

// TestTry says of typed plans what the search itself said of its own.
func TestTry(t *testing.T) {
	tr := thoughtM39(t)
	a := AccountOf(tr)
	compared := 0
	for i := range a.Events() {
		e := a.Event(i)
		if e.Fate != plan.Waiting && !e.Fate.Rejected() || e.Node == tree.Root {
			continue // the plans of the initial position are not simulated
		}
		m := a.Plan(int(e.Plan))
		if turn, _ := tr.Position(e.Node); turn.Turn() != m.Side || int(e.Statement) >= len(m.Statements) {
			continue
		}
		trial, err := New().Try(tr, e.Node, m.Statements[e.Statement:])
		if err != nil || trial.Fate != e.Fate {
			t.Fatalf("%s at node %d: %v (%v), the search said %v", m.Statements[e.Statement:], e.Node, trial.Fate, err, e.Fate)
		}
		compared++
	}
	if compared < 1000 {
		t.Errorf("%d plans were compared", compared)
	}
	p, _ := plan.Parse("d5 F -> V* d8d1 d1g1*")
	if trial, _ := New().Try(tr, tree.Root, p); len(trial.Ways) < 2 || trial.Done {
		t.Errorf("%+v", trial)
	}
	p, _ = plan.Parse("d8d1")
	if trial, _ := New().Try(tr, enginetest.NodeOf(t, tr, "Nxc3"), p); trial.Legal {
		t.Error("a move of the other side is legal")
	}
	if trial, _ := New().Try(tr, tree.Root, nil); trial.Legal || trial.Ways != nil {
		t.Errorf("nothing gives %+v", trial)
	}
}
