package tree_test

import (
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	. "drevo/engine/tree"
)

// twig is a tree written down by hand: a node as a depth-first search would report it.
type twig struct {
	move        board.Move
	kind        NodeType
	class       MoveClass
	alpha, beta eval.Score
	static      eval.Score // reported when not 0
	score       eval.Score
	reason      Reason
	best        bool // improves its parent
	known       ID   // known from another node when not 0
	twigs       []twig
}

// grow records the twig by Enter, Static and Leave.
func (w twig) grow(r *Recorder) {
	if w.alpha == 0 && w.beta == 0 {
		w.alpha, w.beta = -1000, 1000
	}
	r.Enter(w.move, w.kind, w.class, w.alpha, w.beta)
	if w.static != 0 {
		r.Static(w.static)
	}
	if w.known != 0 {
		r.KnownFrom(w.known)
	}
	for _, child := range w.twigs {
		child.grow(r)
		if child.best {
			r.Improve()
		}
	}
	r.Leave(w.score, BoundOf(w.score, w.alpha, w.beta), w.reason)
}

func record(w twig, budget int) *Tree { return recordIn(nil, w, budget) }

func recordIn(pool *Pool, w twig, budget int) *Tree {
	r := pool.NewRecorder(Header{Position: board.Start()}, budget)
	w.grow(r)
	return r.Tree()
}

// line is a chain of n nodes below each other, as one twig.
func line(n int) twig {
	w := twig{move: board.Move(n), kind: TypeFullWidth, reason: ReasonComplete}
	if n > 1 {
		w.twigs = []twig{line(n - 1)}
	}
	return w
}

func moves(t *testing.T, ucis string) []board.Move {
	t.Helper()
	p := board.Start()
	var list []board.Move
	for uci := range strings.FieldsSeq(ucis) {
		move, err := p.ParseUCI(uci)
		if err != nil {
			t.Fatal(err)
		}
		var next board.Position
		p.Make(move, &next)
		p, list = next, append(list, move)
	}
	return list
}

func same[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

func sameList[T comparable](t *testing.T, what string, got, want []T) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

func TestEnterAndLeaveAreBrackets(t *testing.T) {
	r := NewRecorder(Header{}, 0)
	tr := r.Tree()
	r.Enter(board.NoMove, TypeRoot, ClassNone, -50, 50)
	r.Enter(7, TypeFullWidth, ClassQuiet, -40, 30)
	r.Enter(8, TypeQuiescence, ClassCapture, -30, 40)
	r.Static(12)
	if n := tr.Node(1); n.Closed || n.Reason != ReasonOpen || n.Class != ClassQuiet {
		t.Errorf("an open node reads %+v", n)
	}
	r.Leave(41, Lower, ReasonStandPatCut)
	r.Leave(-41, Upper, ReasonComplete)
	r.Leave(41, Exact, ReasonComplete)

	for id, want := range []Node{
		{ID: 0, Type: TypeRoot, Alpha: -50, Beta: 50, Score: 41, Closed: true, Reason: ReasonComplete, Count: 3},
		{ID: 1, Move: 7, Type: TypeFullWidth, Class: ClassQuiet, Ply: 1, Alpha: -40, Beta: 30, Score: -41, Bound: Upper,
			Closed: true, Reason: ReasonComplete, Count: 2},
		{ID: 2, Parent: 1, Move: 8, Type: TypeQuiescence, Class: ClassCapture, Ply: 2, Alpha: -30, Beta: 40, Score: 41,
			Bound: Lower, Static: 12, HasStatic: true, Closed: true, Reason: ReasonStandPatCut, Count: 1},
	} {
		same(t, "node", tr.Node(ID(id)), want)
	}
	same(t, "kept nodes", tr.Len(), 3)
	same(t, "bytes", tr.Bytes(), 120)
}

func TestChildrenStandInOrderOfCreation(t *testing.T) {
	tr := record(twig{reason: ReasonComplete, twigs: []twig{
		{move: 1, twigs: []twig{{move: 11}, {move: 12}}},
		{move: 2},
		{move: 3, twigs: []twig{{move: 31}}},
	}}, 0)
	sameList(t, "children of the root", tr.Children(Root, nil), []ID{1, 4, 5})
	sameList(t, "children of the first move", tr.Children(1, nil), []ID{2, 3})
	sameList(t, "appended to what was there", tr.Children(5, []ID{99}), []ID{99, 6})
	same(t, "number of children", tr.ChildCount(Root), 3)
	same(t, "leaf has children", tr.HasChildren(4), false)
	same(t, "node 5 has children", tr.HasChildren(5), true)
	sameList(t, "path", tr.Path(6), []ID{0, 5, 6})
	same(t, "count of the root", tr.Node(Root).Count, 7)
	same(t, "count of the first move", tr.Node(1).Count, 3)
}

func TestPositionReplaysTheMoves(t *testing.T) {
	m := moves(t, "e2e4 e7e5 g1f3")
	tr := record(twig{twigs: []twig{{kind: TypeIteration, twigs: []twig{
		{move: m[0], twigs: []twig{{move: m[1], twigs: []twig{{move: m[2]}}}, {move: board.Pass}}},
		{move: m[1]}, // not legal for White
	}}}}, 0)
	for _, c := range []struct {
		id   ID
		want string
	}{
		{Root, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
		{1, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
		{4, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"},
		{5, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2"},
	} {
		p, err := tr.Position(c.id)
		if err != nil || p.FEN() != c.want {
			t.Errorf("node %d: %s (error %v), want %s", c.id, p.FEN(), err, c.want)
		}
	}
	if _, err := tr.Position(6); err == nil || err.Error() != "tree: node 6: e7e5 is not legal in "+
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" {
		t.Errorf("an illegal move gives the error %v", err)
	}
}

func TestEmptyTrees(t *testing.T) {
	for name, tr := range map[string]*Tree{"nil": nil, "without nodes": NewRecorder(Header{}, 0).Tree()} {
		t.Run(name, func(t *testing.T) {
			same(t, "empty", tr.Empty(), true)
			same(t, "nodes", tr.Len(), 0)
			same(t, "root", tr.Node(Root), Node{})
			same(t, "children", tr.ChildCount(Root)+len(tr.Children(Root, nil)), 0)
			same(t, "nodes walked", tr.Stats(Root, nil).Nodes, 0)
			same(t, "line", len(tr.Line(Root)), 0)
			same(t, "scale", tr.Header().Scale, Scale{})
			tr.Release()
		})
	}
}

func TestNilRecorderDoesNothing(t *testing.T) {
	var r *Recorder
	r.Enter(1, TypeFullWidth, ClassNone, 0, 1)
	r.Static(5)
	id := r.Add(Root, 1, TypeFullWidth, ClassNone, 0, 1)
	r.Close(id, 0, Exact, ReasonComplete)
	r.SetBest(id)
	r.KnownFrom(id)
	r.Leave(0, Exact, ReasonComplete)
	r.Improve()
	if id != None || r.Open() != None || !r.Tree().Empty() {
		t.Error("a nil Recorder has recorded something")
	}
}

func TestPlyStopsAt255(t *testing.T) {
	tr := record(line(300), 0)
	same(t, "ply of node 255", tr.Node(255).Ply, 255)
	same(t, "ply of node 299", tr.Node(299).Ply, 255)
	same(t, "nodes counted", tr.Node(Root).Count, 300)
}

func TestValueLiesWithinTheBounds(t *testing.T) {
	for _, c := range []struct {
		score, alpha, beta eval.Score
		value              eval.Score
		bound              Bound
		sign               string
	}{
		{score: 5, alpha: 0, beta: 10, value: 5, bound: Exact, sign: "="},
		{score: -7, alpha: 0, beta: 10, value: 0, bound: Upper, sign: "≤"},
		{score: 0, alpha: 0, beta: 10, value: 0, bound: Upper, sign: "≤"},
		{score: 10, alpha: 0, beta: 10, value: 10, bound: Lower, sign: "≥"},
		{score: 99, alpha: 0, beta: 10, value: 10, bound: Lower, sign: "≥"},
	} {
		n := record(twig{alpha: c.alpha, beta: c.beta, score: c.score, reason: ReasonComplete}, 0).Node(Root)
		same(t, "value", n.Value(), c.value)
		same(t, "bound", n.Bound, c.bound)
		same(t, "sign", n.Bound.String(), c.sign)
	}
}
