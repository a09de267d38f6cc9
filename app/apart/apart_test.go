package apart_test

import (
	"context"
	"strings"
	"testing"

	"drevo/app/apart"
	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/engine"
	"drevo/engine/diff"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// example is diagram 22, Botvinnik - Capablanca 1938.
const example = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

func side(t *testing.T, depth string) apart.Side {
	t.Helper()
	p, err := engine.Programmes().Find("paulchess")
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(p, map[string]string{"depth": depth})
	if err != nil {
		t.Fatal(err)
	}
	position := enginetest.Position(t, example)
	recorder := tree.NewRecorder(search.Header(p, values, position), 0)
	if _, err := p.Search(context.Background(), search.Task{Position: position, Values: values,
		Recorder: recorder}); err != nil {
		t.Fatal(err)
	}
	return apart.Side{Name: "depth " + depth, Nodes: present.NewNodes(recorder.Tree(), present.InPawns)}
}

// TestRowsAreOfTheTrees looks every row up in both trees.
func TestRowsAreOfTheTrees(t *testing.T) {
	sides := [2]apart.Side{side(t, "3"), side(t, "4")}
	f, err := apart.Find(sides[0], sides[1], nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, list := range apart.Lists() {
		rows := f.Table(list, 1000)
		if len(rows.Rows) == 0 || len(rows.Rows) != len(f.List(list.Kind)) {
			t.Errorf("%s: %d rows of %d differences", list.Key, len(rows.Rows), len(f.List(list.Kind)))
		}
		for i := range rows.Rows {
			position := enginetest.Position(t, example)
			for _, san := range rows.Cell(i, "moves").Value.([]string) {
				move, err := position.ParseSAN(san)
				if err != nil {
					t.Fatal(err)
				}
				position = position.After(move)
			}
			for k, key := range []string{"nodeA", "nodeB"} {
				id, there := rows.Cell(i, key).Value.(int)
				if !there {
					continue
				}
				at, err := sides[k].Nodes.Tree.Position(tree.ID(id))
				if err != nil || at.Key() != position.Key() {
					t.Fatalf("%s, row %d: node %d of %s has another position (%v)", list.Key, i, id, sides[k].Name, err)
				}
			}
		}
	}
	o := f.Outcome(2)
	for _, list := range apart.Lists() {
		table, ok := o.Tables[0].Cell(0, list.Key).Value.(outcome.Table)
		if !ok || len(table.Rows) > 2 || !strings.Contains(table.Title, ", 2 of ") && len(table.Rows) < 2 {
			t.Errorf("%q has %d rows", table.Title, len(table.Rows))
		}
	}
	if said := f.Said(); !strings.Contains(said, "moves compared: ") || !strings.Contains(said, "first") {
		t.Errorf("said is %q", said)
	}
}

// TestSameTreesSaySo: that nothing differs, and what was not compared.
func TestSameTreesSaySo(t *testing.T) {
	s := side(t, "2")
	f, err := apart.Find(s, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	if o := f.Outcome(5); len(o.Notes) != 1 || !strings.Contains(f.Said(), "nothing differs") {
		t.Errorf("notes %v, %q", o.Notes, f.Said())
	}
	f, err = apart.Find(s, s, func() bool { return true })
	if o := f.Outcome(5); err != nil || f.Whole || len(o.Notes) != 2 {
		t.Errorf("of what was not compared it says %v", o.Notes)
	}
	if len(f.List(diff.Choice)) > 0 {
		t.Error("the same tree has two choices")
	}
}
