package tree_test

import (
	"testing"

	"drevo/engine/board"
	. "drevo/engine/tree"
)

// debate is a tree with a cut, a tie, an aside and a declined forced game:
//
//	0 root                                  +30
//	├─ 1 move 1                             -30  the best
//	│  ├─ 2 move 11                         +30  the best answer
//	│  │  └─ 3 move 111 (forced)            -30  no better than to decline: static value 30 wins
//	│  └─ 4 move 12                         +90
//	├─ 5 move 2                             -30  as good, but later
//	└─ 6 move 3                             +80
//	   ├─ 7 move 31 (activity test)         -80  an aside
//	   └─ 8 move 31                         -80  the refutation, a cut
var debate = twig{score: 30, reason: ReasonComplete, twigs: []twig{
	{move: 1, kind: TypeFullWidth, score: -30, reason: ReasonComplete, twigs: []twig{
		{move: 11, kind: TypeForced, score: 30, static: 30, reason: ReasonDeclined, twigs: []twig{
			{move: 111, kind: TypeForced, score: -30, reason: ReasonNothingForced, static: -30},
		}},
		{move: 12, kind: TypeForced, score: 90, reason: ReasonNothingForced, static: 90},
	}},
	{move: 2, kind: TypeFullWidth, score: -30, reason: ReasonCheckmate},
	{move: 3, kind: TypeFullWidth, score: 80, reason: ReasonCut, twigs: []twig{
		{move: 31, kind: TypeActivity, score: -80, reason: ReasonComplete},
		{move: 31, kind: TypeForced, score: -80, reason: ReasonNothingForced, static: -80},
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
		{"a node that declined", 2, nil},
		{"an aside with the score is not the best child", 6, []ID{8}},
		{"a leaf", 8, nil},
	} {
		sameList(t, c.name, tr.Line(c.id), c.line)
		best, ok := tr.Best(c.id)
		if ok != (len(c.line) > 0) || ok && best != c.line[0] {
			t.Errorf("%s: best %d, %v", c.name, best, ok)
		}
	}
	sameList(t, "moves of the line", tr.Moves(tr.Line(Root)), []board.Move{1, 11})
	sameList(t, "refutation of move 3", tr.Refutation(6), []board.Move{31})
	sameList(t, "refutation of a leaf", tr.Refutation(5), nil)
}

func TestProvenanceEndsWhereTheValueComesFrom(t *testing.T) {
	tr := record(debate, 0)
	p := tr.Provenance(Root)
	sameList(t, "path", p.Path, []ID{0, 1, 2})
	same(t, "leaf", p.Leaf, 2)
	same(t, "its static value", tr.Node(p.Leaf).Static, tr.Node(Root).Score)
	same(t, "provenance of a leaf", tr.Provenance(8).Leaf, 8)
}

func TestFindPassesOverAsides(t *testing.T) {
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

func TestCensus(t *testing.T) {
	tr := record(debate, 0)
	c := tr.Stats(Root, nil)
	same(t, "nodes", c.Nodes, 9)
	same(t, "deepest", c.Deepest, 3)
	same(t, "kinds", c.ByType, [Kinds]int{TypeRoot: 1, TypeFullWidth: 3, TypeForced: 4, TypeActivity: 1})
	same(t, "reasons", c.ByReason, [Reasons]int{ReasonComplete: 3, ReasonDeclined: 1, ReasonNothingForced: 3, ReasonCheckmate: 1, ReasonCut: 1})
	same(t, "nodes of a subtree", tr.Stats(6, nil).Nodes, 3)
}

func TestCensusCanBeStopped(t *testing.T) {
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
		{"kind", func(_, six *twig) { six.twigs[0].kind = TypeSafety }, 7, false},
		{"class", func(_, six *twig) { six.class = ClassCheck }, 6, false},
		{"move", func(root, _ *twig) { root.twigs[1].move = 9 }, 5, false},
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
