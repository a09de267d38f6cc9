package enginetest

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// The suite is only worth something if it sees a bad record.
func TestNodeFault(t *testing.T) {
	start := board.Start()
	e4, err := start.ParseUCI("e2e4")
	if err != nil {
		t.Fatal(err)
	}
	const root, full, forced = tree.TypeRoot, tree.TypeFullWidth, tree.TypeQuiescence
	for _, c := range []struct {
		name  string
		write func(r *tree.Recorder)
		id    tree.ID
		fault string
	}{
		{"a good node", func(r *tree.Recorder) {
			r.Enter(0, root, 0, -9, 9)
			r.Enter(e4, full, 0, -9, 9)
			r.Leave(-3, tree.Exact, tree.ReasonCheckmate)
			r.Improve()
			r.Leave(3, tree.Exact, tree.ReasonComplete)
		}, 0, ""},
		{"nobody says which child is best", func(r *tree.Recorder) {
			r.Enter(0, root, 0, -9, 9)
			r.Enter(e4, full, 0, -9, 9)
			r.Leave(-3, tree.Exact, tree.ReasonCheckmate)
			r.Leave(3, tree.Exact, tree.ReasonComplete)
		}, 0, "its score is neither its own nor that of a child"},
		{"a node that fails hard", func(r *tree.Recorder) {
			r.Enter(0, root, 0, 5, 9)
			r.Enter(e4, full, 0, -9, -5)
			r.Leave(-3, tree.Lower, tree.ReasonCheckmate)
			r.Improve()
			r.Leave(5, tree.Upper, tree.ReasonComplete)
		}, 0, ""},
		{"known from another position", func(r *tree.Recorder) {
			r.Enter(0, root, 0, -9, 9)
			r.Enter(e4, full, 0, -9, 9)
			r.KnownFrom(tree.Root)
			r.Leave(-3, tree.Exact, tree.ReasonTable)
			r.Improve()
			r.Leave(3, tree.Exact, tree.ReasonComplete)
		}, 1, "it is known from a node with another position"},
		{"the value of a table that leads nowhere", func(r *tree.Recorder) {
			r.Enter(0, root, 0, -9, 9)
			r.Enter(e4, full, 0, -9, 9)
			r.Leave(-3, tree.Exact, tree.ReasonTable)
			r.Improve()
			r.Leave(3, tree.Exact, tree.ReasonComplete)
		}, 1, "its score is neither its own nor that of a child"},
		{"an open node", func(r *tree.Recorder) { r.Enter(0, root, 0, -9, 9) }, 0, "it was never closed"},
		{"no reason", func(r *tree.Recorder) {
			r.Enter(0, root, 0, -9, 9)
			r.Leave(0, tree.Exact, tree.ReasonOpen)
		}, 0, "it was never closed"},
		{"bounds the wrong way round", func(r *tree.Recorder) {
			r.Enter(0, root, 0, 9, 9)
			r.Leave(0, tree.Exact, tree.ReasonComplete)
		}, 0, "its bounds are empty"},
		{"a move that is not legal", func(r *tree.Recorder) {
			r.Enter(0, root, 0, -9, 9)
			r.Enter(board.Move(board.A1)|board.Move(board.A8)<<6, full, 0, -9, 9)
			r.Leave(0, tree.Exact, tree.ReasonComplete)
		}, 1, "its move is not legal"},
		{"a score from nowhere", func(r *tree.Recorder) {
			r.Enter(0, root, 0, -9, 9)
			r.Enter(e4, full, 0, -9, 9)
			r.Leave(-3, tree.Exact, tree.ReasonCheckmate)
			r.Improve()
			r.Leave(5, tree.Exact, tree.ReasonComplete)
		}, 0, "its score is not that of its best child"},
		{"a static value that is not the score", func(r *tree.Recorder) {
			r.Enter(0, forced, 0, -9, 9)
			r.Static(4)
			r.Leave(5, tree.Exact, tree.ReasonStandPat)
		}, 0, "its score is neither its own nor that of a child"},
		{"a better child", func(r *tree.Recorder) {
			r.Enter(0, forced, 0, -9, 9)
			r.Static(4)
			r.Enter(e4, full, 0, -9, 9)
			r.Leave(-5, tree.Exact, tree.ReasonCheckmate)
			r.Leave(4, tree.Exact, tree.ReasonStandPat)
		}, 0, "the child e2e4 promises more than its score"},
		{"a better test gives no value", func(r *tree.Recorder) {
			r.Enter(0, forced, 0, -9, 9)
			r.Static(4)
			r.Enter(e4, tree.OwnType|tree.TestType, 0, -9, 9)
			r.Leave(-5, tree.Exact, tree.ReasonCheckmate)
			r.Leave(4, tree.Exact, tree.ReasonStandPat)
		}, 0, ""},
		{"of two stages the last one speaks", func(r *tree.Recorder) {
			r.Enter(0, root, 0, -9, 9)
			for _, score := range []eval.Score{7, 3} {
				r.Enter(1, tree.TypeIteration, 0, -9, 9)
				r.Leave(score, tree.Exact, tree.ReasonComplete)
				r.Improve()
			}
			r.Leave(3, tree.Exact, tree.ReasonComplete)
		}, 0, ""},
		{"the last stage is better", func(r *tree.Recorder) {
			r.Enter(0, root, 0, -9, 9)
			for _, score := range []eval.Score{3, 7} {
				r.Enter(1, tree.TypeIteration, 0, -9, 9)
				r.Leave(score, tree.Exact, tree.ReasonComplete)
				r.Improve()
			}
			r.Leave(3, tree.Exact, tree.ReasonComplete)
		}, 0, "its score is not that of its best child"},
		{"a cut below the upper bound", func(r *tree.Recorder) {
			r.Enter(0, root, 0, -9, 9)
			r.Enter(e4, full, 0, -9, 9)
			r.Leave(-3, tree.Exact, tree.ReasonCheckmate)
			r.Improve()
			r.Leave(3, tree.Exact, tree.ReasonCut)
		}, 0, "it is cut, and its score is below the upper bound"},
		{"to stand pat is not best", func(r *tree.Recorder) {
			r.Enter(0, forced, 0, -9, 9)
			r.Static(2)
			r.Enter(e4, full, 0, -9, 9)
			r.Leave(-3, tree.Exact, tree.ReasonCheckmate)
			r.Improve()
			r.Leave(3, tree.Exact, tree.ReasonStandPat)
		}, 0, "its static value is the result, and a child is better"},
		{"no move was examined", func(r *tree.Recorder) {
			r.Enter(0, forced, 0, -9, 9)
			r.Static(2)
			r.Leave(2, tree.Exact, tree.ReasonComplete)
		}, 0, "every move was examined, and it has no child"},
		{"a stopped node need not know its score", func(r *tree.Recorder) {
			r.Enter(0, root, 0, -9, 9)
			r.Enter(e4, full, 0, -9, 9)
			r.Leave(-9, tree.Lower, tree.ReasonStopped)
			r.Leave(-9, tree.Lower, tree.ReasonStopped)
		}, 0, ""},
	} {
		r := tree.NewRecorder(tree.Header{Position: start}, 0)
		c.write(r)
		if fault := nodeFault(r.Tree(), r.Tree().Node(c.id)); fault != c.fault {
			t.Errorf("%s: %q, want %q", c.name, fault, c.fault)
		}
	}
}

func TestMirror(t *testing.T) {
	needs.OneGoroutine(t)
	for fen, want := range map[string]string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR " +
			"b KQkq - 0 1",
		"4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 2":  "4k2r/8/8/8/3Pp3/8/8/4K3 b k d3 0 2",
		"r3k3/8/8/8/8/8/7P/R3K2R b KQq - 3 9": "r3k2r/7p/8/8/8/8/8/R3K3 w Qkq - 3 9",
	} {
		if got := Mirror(fen); got != want {
			t.Errorf("%s mirrored: %s, want %s", fen, got, want)
		}
	}
	for _, fen := range Samples {
		if got := Mirror(Mirror(fen)); got != fen {
			t.Errorf("%s mirrored twice: %s", fen, got)
		}
		Position(t, Mirror(fen))
	}
}
