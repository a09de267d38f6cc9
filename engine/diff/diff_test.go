package diff_test

import (
	"context"
	"math"
	"strconv"
	"testing"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/diff"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// example is diagram 22, Botvinnik - Capablanca 1938.
const example = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

func record(t *testing.T, id string, set map[string]string) *tree.Tree {
	t.Helper()
	p, err := engine.Programmes().Find(id)
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(p, set)
	if err != nil {
		t.Fatal(err)
	}
	position := enginetest.Position(t, example)
	recorder := tree.NewRecorder(search.Header(p, values, position), 0)
	if _, err := p.Search(context.Background(), search.Task{Position: position, Values: values, Recorder: recorder,
		Limits: search.Limits{Nodes: 30_000}}); err != nil {
		t.Fatal(err)
	}
	return recorder.Tree()
}

func merged(t *testing.T, a, b *tree.Tree) *diff.Diff {
	t.Helper()
	d, err := diff.Merge(diff.Side{Tree: a}, diff.Side{Tree: b}, 0, nil)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestATreeDoesNotDifferFromItself, of every programme; and the moves of each pair lead to it.
func TestATreeDoesNotDifferFromItself(t *testing.T) {
	for _, p := range engine.Programmes() {
		tr := record(t, p.About().ID, nil)
		d := merged(t, tr, tr)
		if all := d.List(diff.Only | diff.Nodes | diff.Value | diff.Choice); len(all) > 0 || !d.Whole || len(d.Pairs) < 10 {
			t.Errorf("%s: %d of %d pairs differ", p.About().ID, len(all), len(d.Pairs))
		}
		for at, pair := range d.Pairs {
			if id, ok := diff.At(tr, tree.Root, d.Path(at)); !ok || id != pair.Node[0] || id != pair.Node[1] {
				t.Fatalf("%s: %v lead to node %d, not %v", p.About().ID, d.Path(at), id, pair.Node)
			}
		}
	}
}

// TestDepthsDiffer: whatever differs above is passed on from first differences below, and what one side alone has is
// not in the other.
func TestDepthsDiffer(t *testing.T) {
	var trees [2]*tree.Tree
	for i := range trees {
		trees[i] = record(t, "paulchess", map[string]string{"depth": strconv.Itoa(3 + i)})
	}
	d := merged(t, trees[0], trees[1])
	began := make([]diff.Kind, len(d.Pairs))
	for at := len(d.Pairs) - 1; at >= 0; at-- {
		p := d.Pairs[at]
		began[at] |= p.First
		if differs := p.Differ & (diff.Nodes | diff.Value); differs&^kinds(began[at]) != 0 {
			t.Errorf("%v differs in %b, and nothing below it does first", d.Path(at), differs)
		}
		if at > 0 {
			began[p.Parent] |= kinds(began[at])
		}
		for side, id := range p.Node {
			if found, ok := diff.At(trees[side], tree.Root, d.Path(at)); ok != (id != tree.None) || ok && found != id {
				t.Fatalf("%v on side %d: node %d, the tree has %d, %v", d.Path(at), side, id, found, ok)
			}
		}
	}
	for _, kind := range []diff.Kind{diff.Only, diff.Only | diff.Nodes, diff.Value, diff.Choice} {
		if list := d.List(kind); len(list) == 0 {
			t.Errorf("nothing differs in %b", kind)
		}
	}
	only := d.List(diff.Only | diff.Nodes)
	for i := 1; i < len(only); i++ {
		if d.Nodes(d.Pairs[only[i-1]]) < d.Nodes(d.Pairs[only[i]]) {
			t.Fatal("differences of nodes do not stand by size")
		}
	}
	values := d.List(diff.Value)
	for i := 1; i < len(values); i++ {
		if d.Pairs[values[i-1]].Apart < d.Pairs[values[i]].Apart {
			t.Fatal("differences of values do not stand by size")
		}
	}
}

// kinds are those that are passed on: what one side alone has is a difference of nodes above.
func kinds(k diff.Kind) diff.Kind {
	if k&diff.Only != 0 {
		k |= diff.Nodes
	}
	return k
}

// TestBoundsThatMayBothBeSo writes two records whose values are bounds.
func TestBoundsThatMayBothBeSo(t *testing.T) {
	position := enginetest.Position(t, example)
	write := func(score int, bound tree.Bound) *tree.Tree {
		r := tree.NewRecorder(tree.Header{Position: position, Scale: tree.Centipawns}, 0)
		r.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -1000, 1000)
		r.Leave(eval.Score(score), bound, tree.ReasonComplete)
		return r.Tree()
	}
	for _, test := range []struct {
		a, b         int
		boundA, side tree.Bound
		want         float64
	}{
		{30, 50, tree.Exact, tree.Exact, 0.2},
		{30, 50, tree.Exact, tree.Lower, 0.2},
		{50, 30, tree.Exact, tree.Lower, 0},
		{30, 50, tree.Lower, tree.Exact, 0},
		{30, 50, tree.Upper, tree.Lower, 0.2},
		{30, 50, tree.Upper, tree.Upper, 0},
		{30, 30, tree.Exact, tree.Exact, 0},
	} {
		d := merged(t, write(test.a, test.boundA), write(test.b, test.side))
		got := d.Pairs[0].Apart
		if math.Abs(got-test.want) > 1e-9 || (got > 0) != (d.Pairs[0].First == diff.Value) {
			t.Errorf("%s %d and %s %d are %v apart, not %v", test.boundA, test.a, test.side, test.b, got, test.want)
		}
	}
}

// TestTwoPositions are no pair.
func TestTwoPositions(t *testing.T) {
	a := record(t, "paulchess", map[string]string{"depth": "1"})
	if _, err := diff.Merge(diff.Side{Tree: a}, diff.Side{Tree: a, Node: a.Line(tree.Root)[1]}, 0, nil); err == nil {
		t.Error("a position was merged with the one after a move")
	}
	d, err := diff.Merge(diff.Side{Tree: a}, diff.Side{Tree: a}, 10, nil)
	if err != nil || d.Whole || len(d.Pairs) != 10 {
		t.Errorf("of ten pairs there are %d, whole %v (%v)", len(d.Pairs), d.Whole, err)
	}
	d, err = diff.Merge(diff.Side{Tree: a}, diff.Side{Tree: a}, 0, func() bool { return true })
	if err != nil || d.Whole {
		t.Errorf("it did not stop: %v", err)
	}
}
