package tree_test

import (
	"testing"

	"drevo/engine/board"
	. "drevo/engine/tree"
)

// typeTest is a test of a programme's own.
const typeTest = OwnType | TestType

// debate is a tree with a cut, a tie, a test and a line that ends by standing pat:
//
//	0 root                                  +30
//	├─ 1 move 1                             -30  the best
//	│  ├─ 2 move 11                         +30  the best answer
//	│  │  └─ 3 move 111 (quiescence)        -30  no better than to stand pat: static value 30 wins
//	│  └─ 4 move 12                         +90
//	├─ 5 move 2                             -30  as good, but later
//	└─ 6 move 3                             +80
//	   ├─ 7 move 31 (test)                  -80
//	   └─ 8 move 31                         -80  the refutation, a cut
var debate = twig{score: 30, reason: ReasonComplete, twigs: []twig{
	{move: 1, kind: TypeFullWidth, score: -30, reason: ReasonComplete, best: true, twigs: []twig{
		{move: 11, kind: TypeQuiescence, score: 30, static: 30, reason: ReasonStandPat, best: true, twigs: []twig{
			{move: 111, kind: TypeQuiescence, score: -30, reason: ReasonQuiet, static: -30},
		}},
		{move: 12, kind: TypeQuiescence, score: 90, reason: ReasonQuiet, static: 90},
	}},
	{move: 2, kind: TypeFullWidth, score: -30, reason: ReasonCheckmate},
	{move: 3, kind: TypeFullWidth, score: 80, reason: ReasonCut, twigs: []twig{
		{move: 31, kind: typeTest, score: -80, reason: ReasonComplete},
		{move: 31, kind: TypeQuiescence, score: -80, reason: ReasonQuiet, static: -80, best: true},
	}},
}}

func TestBestAndLine(t *testing.T) {
	tr := record(debate, 0)
	for _, c := range []struct {
		name string
		id   ID
		line []ID
	}{
		{"root: the first of two equals, down to the declined node", Root, []ID{1, 2}},
		{"a node that stands pat", 2, nil},
		{"a test with the score is not the best child", 6, []ID{8}},
		{"a leaf", 8, nil},
	} {
		sameList(t, c.name, tr.Line(c.id), c.line)
		best, ok := tr.Best(c.id)
		if ok != (len(c.line) > 0) || ok && best != c.line[0] {
			t.Errorf("%s: best %d, %v", c.name, best, ok)
		}
	}
	sameList(t, "moves of the line", tr.Moves(tr.Line(Root)), []board.Move{1, 11})
	sameList(t, "refutation of move 3", tr.Moves(tr.Line(6)), []board.Move{31})
	sameList(t, "refutation of a leaf", tr.Moves(tr.Line(5)), nil)
}

func TestProvenanceEndsWhereTheValueComesFrom(t *testing.T) {
	tr := record(debate, 0)
	p := tr.Provenance(Root)
	sameList(t, "path", p.Path, []ID{0, 1, 2})
	same(t, "leaf", p.Leaf, 2)
	same(t, "its static value", tr.Node(p.Leaf).Static, tr.Node(Root).Score)
	same(t, "provenance of a leaf", tr.Provenance(8).Leaf, 8)
}

// A value that a table knows comes from the node that it was found at: provenance goes on there,
// and the line of play does not.
func TestProvenanceGoesOnWhereATableKnowsTheValueFrom(t *testing.T) {
	tr := record(twig{score: 40, reason: ReasonComplete, twigs: []twig{
		{move: 1, score: -20, reason: ReasonComplete, twigs: []twig{
			{move: 11, score: 20, reason: ReasonComplete, best: true, twigs: []twig{{move: 111, score: -20, static: -20,
				reason: ReasonQuiet, best: true}}},
		}, best: true},
		{move: 2, score: -40, reason: ReasonComplete, best: true, twigs: []twig{
			{move: 21, score: 40, static: 7, reason: ReasonTable, known: 2, best: true},
		}},
	}}, 0)
	sameList(t, "path", tr.Provenance(Root).Path, []ID{0, 4, 5, 2, 3})
	same(t, "leaf", tr.Provenance(Root).Leaf, 3)
	sameList(t, "line", tr.Line(Root), []ID{4, 5})
	n := tr.Node(5)
	if !n.HasKnown || n.KnownFrom != 2 || n.HasStatic || n.Static != 0 {
		t.Errorf("a node that is known from another reads %+v", n)
	}
}

// The same move is searched again with other bounds: what improved its parent last is the best.
func TestTheBestChildIsTheOneThatImprovedLast(t *testing.T) {
	tr := record(twig{score: 50, reason: ReasonComplete, twigs: []twig{
		{move: 1, score: -10, reason: ReasonComplete, best: true},
		{move: 2, score: -60, reason: ReasonComplete}, // a null window fails high
		{move: 2, score: -50, reason: ReasonComplete, best: true},
		{move: 3, score: -50, reason: ReasonComplete},
	}}, 0)
	best, ok := tr.Best(Root)
	same(t, "best", best, ID(3))
	same(t, "there is one", ok, true)
}

// A null move is a child like any other: the cut that it makes is the value of the node.
func TestANullMoveMayBeTheBestChild(t *testing.T) {
	tr := record(twig{score: 90, alpha: 0, beta: 30, reason: ReasonCut, twigs: []twig{
		{move: board.Pass, score: -90, static: -90, reason: ReasonQuiet, best: true},
	}}, 0)
	sameList(t, "line", tr.Moves(tr.Line(Root)), []board.Move{board.Pass})
}

// A fail-hard search returns its bound, whatever its children promised: their scores differ from
// the node's, and the best is known all the same.
func TestFailHardNodesHaveABestChild(t *testing.T) {
	tr := record(twig{score: 20, alpha: 20, beta: 30, reason: ReasonComplete, twigs: []twig{
		{move: 1, alpha: -30, beta: -20, score: -20, static: 5, reason: ReasonStandPatCut, best: true},
		{move: 2, alpha: -30, beta: -20, score: -20, static: 9, reason: ReasonStandPatCut},
	}}, 0)
	same(t, "leaf", tr.Provenance(Root).Leaf, 1)
}

func TestFindPassesOverTests(t *testing.T) {
	tr := record(debate, 0)
	for _, c := range []struct {
		parent ID
		move   board.Move
		id     ID
		ok     bool
	}{{6, 31, 8, true}, {Root, 2, 5, true}, {Root, 31, 0, false}} {
		if id, ok := tr.Find(c.parent, c.move); id != c.id || ok != c.ok {
			t.Errorf("Find(%d, %d) = %d, %v", c.parent, c.move, id, ok)
		}
	}
}

func TestPseudo(t *testing.T) {
	r := NewRecorder(Header{}, 0)
	r.Enter(board.NoMove, TypeRoot, ClassNone, 0, 10)
	if _, ok := r.Tree().Pseudo(Root); ok {
		t.Error("an open node has a pseudo-evaluation")
	}
	r.Leave(25, Lower, ReasonCut)
	score, ok := r.Tree().Pseudo(Root)
	same(t, "known", ok, true)
	same(t, "pseudo-evaluation", score, 25)
	same(t, "value", r.Tree().Node(Root).Value(), 10)
}

func TestStats(t *testing.T) {
	tr := record(debate, 0)
	c := tr.Stats(Root, nil)
	same(t, "nodes", c.Nodes, 9)
	same(t, "deepest", c.Deepest, 3)
	same(t, "types", c.ByType, [NodeTypes]int{TypeRoot: 1, TypeFullWidth: 3, TypeQuiescence: 4, OwnType: 1})
	same(t, "reasons", c.ByReason, [Reasons]int{ReasonComplete: 3, ReasonStandPat: 1, ReasonQuiet: 3, ReasonCheckmate: 1,
		ReasonCut: 1})
	same(t, "nodes of a subtree", tr.Stats(6, nil).Nodes, 3)
}

func TestStatsCanBeStopped(t *testing.T) {
	wide := twig{twigs: make([]twig, 10_000)}
	asked := 0
	c := record(wide, 0).Stats(Root, func() bool { asked++; return asked == 2 })
	same(t, "nodes before the stop", c.Nodes, 8192)
}

func TestWalk(t *testing.T) {
	tr := record(debate, 0)
	var order []ID
	tr.Walk(Root, func(n Node) bool { order = append(order, n.ID); return true })
	sameList(t, "depth-first order", order, []ID{0, 1, 2, 3, 4, 5, 6, 7, 8})
	order = nil
	tr.Walk(1, func(n Node) bool { order = append(order, n.ID); return n.ID != 2 })
	sameList(t, "until visit says no", order, []ID{1, 2})
}

func TestFirstDifference(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(root, six *twig)
		id     ID
		same   bool
	}{
		{"nothing", func(_, _ *twig) {}, 0, true},
		{"score", func(_, six *twig) { six.twigs[1].score = 1 }, 8, false},
		{"static value", func(_, six *twig) { six.twigs[1].static = 1 }, 8, false},
		{"reason", func(_, six *twig) { six.reason = ReasonComplete }, 6, false},
		{"type", func(_, six *twig) { six.twigs[0].kind = TypeFullWidth }, 7, false},
		{"class", func(_, six *twig) { six.class = ClassCheck }, 6, false},
		{"move", func(root, _ *twig) { root.twigs[1].move = 9 }, 5, false},
		{"best child", func(root, _ *twig) { root.twigs[1].best = true }, 5, false},
		{"bounds", func(_, six *twig) { six.alpha = -999; six.beta = 1000 }, 6, false},
		{"one child more", func(_, six *twig) { six.twigs = append(six.twigs, twig{move: 32}) }, 6, false},
		{"one child less", func(_, six *twig) { six.twigs = six.twigs[:1] }, 6, false},
		{"two differences: the first", func(root, six *twig) { root.twigs[1].move = 9; six.score = 1 }, 5, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			root := debate
			root.twigs = append([]twig(nil), debate.twigs...)
			six := &root.twigs[2]
			six.twigs = append([]twig(nil), six.twigs...)
			c.change(&root, six)
			inA, inB, equal := FirstDifference(record(debate, 0), record(root, 0))
			same(t, "same", equal, c.same)
			same(t, "in the first tree", inA, c.id)
			same(t, "in the second tree", inB, c.id)
		})
	}
}
