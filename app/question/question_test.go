package question_test

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"testing"

	"drevo/app/outcome/outcometest"
	"drevo/app/question"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/kaissa"
	"drevo/engine/query"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// searched is a tree of Kaissa's.
func searched(t *testing.T) *tree.Tree {
	t.Helper()
	at, err := board.ParseFEN(session.FirstPosition)
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(kaissa.New(), nil)
	if err != nil {
		t.Fatal(err)
	}
	s := session.StartSearch(t.Context(), session.NewGame(at), session.Options{Programme: kaissa.New(), Values: values,
		Limits: search.Limits{Nodes: 2000}})
	if _, err := s.Wait(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Release)
	return s.Tree()
}

func ask(t *testing.T, tr *tree.Tree, q question.Question) question.Answer {
	t.Helper()
	a, err := q.Ask(context.Background(), tr)
	if err != nil {
		t.Fatal(err)
	}
	outcometest.CheckUnits(t, a.Outcome().Tables...)
	return a
}

// TestList lists the first nodes, or those that are largest by a field.
func TestList(t *testing.T) {
	tr := searched(t)
	plain := ask(t, tr, question.Question{Query: "capture", Limit: 5})
	if len(plain.Nodes) != 5 || !slices.IsSorted(plain.Nodes) || plain.Found <= 5 || plain.Of != tr.Len() {
		t.Errorf("%+v", plain)
	}
	all, err := query.Parse("", tr.Header().Vocabulary)
	if err != nil {
		t.Fatal(err)
	}
	m := all.On(tr)
	for _, sort := range []string{"swing", "-swing", "nodes", "surprise", "order", "depth", "value"} {
		a := ask(t, tr, question.Question{Query: "capture", Limit: 10, Sort: sort})
		down, field := !strings.HasPrefix(sort, "-"), strings.TrimPrefix(sort, "-")
		worst, _ := m.Number(field, tr.Node(a.Nodes[len(a.Nodes)-1]))
		better := 0
		for id := range tree.ID(tr.Len()) {
			n := tr.Node(id)
			x, ok := m.Number(field, n)
			if ok && n.Move.IsCapture() && (down && x > worst || !down && x < worst) {
				if better++; !slices.Contains(a.Nodes, id) {
					t.Errorf("%s: node %d with %v is missing, the last has %v", sort, id, x, worst)
				}
			}
		}
		if better >= 10 {
			t.Errorf("%s: %d are before the last of ten", sort, better)
		}
	}
}

// TestCounts counts each node in one group.
func TestCounts(t *testing.T) {
	tr := searched(t)
	for _, f := range query.Fields() {
		if !f.Counted() {
			continue
		}
		a := ask(t, tr, question.Question{Query: "ply > 0", By: f.Name})
		sum := 0
		for _, g := range a.Groups {
			sum += g.Nodes
		}
		if sum != a.Found || a.Found == 0 {
			t.Errorf("by %s: %d nodes in groups, %d were found", f.Name, sum, a.Found)
		}
	}
	ply := ask(t, tr, question.Question{By: "ply"})
	if ply.Groups[0].From != 0 || ply.Groups[len(ply.Groups)-1].From != float64(tr.Stats(tree.Root, nil).Deepest) {
		t.Errorf("%+v", ply.Groups)
	}
}

// TestANodeThatIsNotThere is a mistake with its column, and the last that is there none.
func TestANodeThatIsNotThere(t *testing.T) {
	tr := searched(t)
	last := strconv.Itoa(tr.Len() - 1)
	for _, field := range []string{"position", "like"} {
		text := "best and " + field + " = "
		_, err := question.Question{Query: text + strconv.Itoa(tr.Len())}.Ask(context.Background(), tr)
		if err == nil || !strings.Contains(err.Error(), "column "+strconv.Itoa(len(text)+1)) ||
			!strings.Contains(err.Error(), "0 to "+last) {
			t.Errorf("%s: %v", field, err)
		}
		ask(t, tr, question.Question{Query: text + last})
	}
}

// TestWrong says what is wrong with a question.
func TestWrong(t *testing.T) {
	tr := searched(t)
	for _, c := range []struct {
		q    question.Question
		want string
	}{
		{question.Question{Query: "ply <"}, "column 6"},
		{question.Question{Sort: "swng"}, "did you mean swing"},
		{question.Question{Sort: "reason"}, "no field to sort by"},
		{question.Question{By: "best"}, "no field to count by"},
		{question.Question{Limit: -1}, "not -1"},
	} {
		if _, err := c.q.Ask(context.Background(), tr); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v, want %s", c.q, err, c.want)
		}
	}
}
