package pitrat

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// A first move that is excluded is not in the tree; M9 and L180, where 1.Qd1+ wins too, are then solved as printed.
func TestFirstMoveExcluded(t *testing.T) {
	for _, name := range []string{"M9", "L180"} {
		result, tr := runs(t, name)
		if result.Move.String() != "h1e1" || result.Stopped {
			t.Errorf("%s: %v, %s", name, result.Move, result.Note)
		}
		p := tr.Header().Position
		move, err := p.ParseUCI("h1d1")
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := tr.Find(0, move); ok {
			t.Errorf("%s: the move that is excluded is in the tree", name)
		}
	}
	if _, err := search.Resolve(New(), map[string]string{optionWithout: "Qd1+"}); err == nil {
		t.Error("a move that is not written with coordinates is taken")
	}
	values, err := search.Resolve(New(), map[string]string{optionWithout: "h1d1 h1e1"})
	if err != nil {
		t.Fatal(err)
	}
	r, err := New().Search(t.Context(), search.Task{Position: papers(t)["M9"], Values: values})
	if err != nil || r.Move != board.NoMove || r.Stopped {
		t.Errorf("without both %v, %s, %v", r.Move, r.Note, err)
	}
}

// The initial analysis makes nine plans a side of the initial position of chess, as table 1 has, unless it is told to
// judge by the position after the move; the same combinations are found.
func TestInitialGiven(t *testing.T) {
	for _, name := range []string{"M39", "M3", "E42", "M75", "T117", "INIT"} {
		var found [2]board.Move
		for i, initial := range []string{initialMoved, initialGiven} {
			values, err := search.Resolve(New(), map[string]string{optionInitial: initial})
			if err != nil {
				t.Fatal(err)
			}
			r, err := New().Search(t.Context(), search.Task{Position: papers(t)[name], Values: values})
			if err != nil {
				t.Fatal(err)
			}
			found[i] = r.Move
		}
		if found[0] != found[1] || (found[0] == board.NoMove) != (name == "INIT") {
			t.Errorf("%s: %v", name, found)
		}
	}
}

// After 1.Qe1+ Kc2 of M9 as we have made it up 2.Qd1+ wins at once, by class 4. Without it class 6 makes P59 there, which
// gives way to P60, as the paper has them.
func TestLineExcluded(t *testing.T) {
	values, err := search.Resolve(New(), map[string]string{optionWanted: wantedPiece,
		optionWithout: "h1d1 h1e1-d2c2-e1d1"})
	if err != nil {
		t.Fatal(err)
	}
	task := search.Task{Position: papers(t)["M9"], Values: values, Limits: search.Limits{Nodes: 1000}}
	_, tr := enginetest.Recorded(t, New(), task, 0)
	for _, p := range PrintedPlans(tr) {
		if p.Number == 0 || p.Node == tree.None {
			t.Errorf("%s: %s", p.Name, p.Says())
		}
	}
	if _, ok := nodeOf(tr, []string{"Qe1", "Kc2", "Qd1"}); ok {
		t.Error("the move that ends the line is in the tree")
	}
	if _, err := search.Resolve(New(), map[string]string{optionWithout: "h1e1-d2c2"}); err == nil {
		t.Error("a line that ends with a reply is taken: what is found would not be proved")
	}
}
