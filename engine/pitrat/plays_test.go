package pitrat

import (
	"cmp"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// grown prepares a search of a position of the paper and plays moves there, without any plan.
func grown(t *testing.T, name, moves string) (*finder, *node) {
	t.Helper()
	p := papers(t)[name]
	values, err := search.Resolve(New(), map[string]string{optionWanted: cmp.Or(wantedOf[name], wantedPawn)})
	if err != nil {
		t.Fatal(err)
	}
	f := newFinder(t.Context(), search.Task{Position: p, Values: values})
	f.run.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -endless, endless)
	n := f.root
	for uci := range strings.FieldsSeq(moves) {
		n = f.reply(n, moveOf(t, n, uci))
	}
	return f, n
}

// planned makes a plan for the side to move at a node.
func planned(t *testing.T, f *finder, n *node, text string) *made {
	t.Helper()
	p, err := plan.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return f.make(p, plan.RuleCapture, nil, n, nil)
}

// "The man on S plays" is one move in the tree. A capture that it could have guarded against adds the
// moves of the man that guard the place, and no others.
func TestManPlaysIsOneMoveUntilItMatters(t *testing.T) {
	f, n := grown(t, "M39", "d5c3 c2c3 c5c3 c1c3 b6b2")
	f.execute(planned(t, f, n, "e2 plays e2 NF"), 0, n, 0)
	if len(n.children) != 1 || n.children[0].Move.IsCapture() || n.children[0].Move.From() != board.E2 {
		t.Fatalf("%d moves stand for the queen's", len(n.children))
	}
	d := f.reply(n.children[0], moveOf(t, n.children[0], "d8d1"))
	f.playElsewhere(d)
	for _, c := range n.children[1:] {
		if q := c.Position; !q.AttackersTo(board.D1, q.Occupied()).Has(c.Move.To()) {
			t.Errorf("%v does not guard d1", c.Move)
		}
	}
	for _, uci := range []string{"e2c2", "e2e1"} { // section 2.3.1
		if n.child(moveOf(t, n, uci)) == nil {
			t.Errorf("%s, which guards d1, is not tried", uci)
		}
	}
}

// What the simulation says of captures that can't be made (section 2.3.1).
func TestSimulationOfCapturesThatCannotBeMade(t *testing.T) {
	for _, c := range []struct{ moves, plan string }{
		{"d5c3 c2c3 c5c3 c1c3 b6b2 e2b2", "b2e2* e2 NEQ d8d1 d1g1*"}, // P28 after 4.Qxb2
		{"d5c3 c2c3 c5c3 c1c3 b6b2 e2c2", "b2e2* e2 NEQ d8d1 d1g1*"}, // P28 after 4.Qc2
		{"d5c3 c2c3", "d5 V d8d1 d1g1*"},                             // P49
	} {
		f, n := grown(t, "M39", c.moves)
		if fate := f.Simulate(planned(t, f, n, c.plan).statements, &n.Place); fate != plan.Waiting {
			t.Errorf("%s after %s %v", c.plan, c.moves, fate)
		}
	}
	for text, want := range map[string]plan.Fate{
		"d8d7 d8d5*": plan.RejectedMissing, // from a square that the plan has emptied
		"d8d7 d7d1*": plan.RejectedNothing, // there is nothing to take
	} {
		f, n := grown(t, "M39", "")
		if fate := f.Simulate(planned(t, f, n, text).statements, &n.Place); fate != want {
			t.Errorf("%s %v", text, fate)
		}
	}
}
