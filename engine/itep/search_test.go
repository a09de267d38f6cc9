package itep

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// usual are the settings that the tests change one by one.
var usual = setting{depth: 2, zch: 1, forced: forcedNarrow, order: orderGains, declines: true}

// think searches a position and keeps the record; nodes and budget of 0 do not limit.
func think(t *testing.T, fen string, s setting, nodes uint64, budget int) (search.Result, *tree.Tree) {
	t.Helper()
	task := search.Task{Position: enginetest.Position(t, fen), Values: s.values(t), Limits: search.Limits{Nodes: nodes}}
	return enginetest.Recorded(t, New(), task, budget)
}

func TestNearerMatesArePreferred(t *testing.T) {
	for _, c := range []struct {
		name  string
		fen   string
		depth int
		plies int // to the mate, negative for the side that is mated
	}{
		{"in one half-move, with time for more", "6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1", 4, 1},
		{"a quiet move, then the mate", "k7/8/2K5/8/8/8/8/7R w - - 0 1", 4, 3},
		{"as Black", "7r/8/8/8/8/2k5/8/K7 b - - 0 1", 4, 3},
		{"mated at once, whatever is played", "8/8/8/8/8/1K6/7R/k7 b - - 0 1", 3, -2},
		{"one mate in one and many slower ones", "7k/Q7/5K2/8/8/8/8/6R1 w - - 0 1", 3, 1},
	} {
		s := usual
		s.depth = c.depth
		result, tr := think(t, c.fen, s, 0, 0)
		if ply, ok := scale.MatePly(int32(result.Score)); !ok || ply != c.plies {
			t.Errorf("%s: score %d is a mate in %d (%v), want %d", c.name, result.Score, ply, ok, c.plies)
		}
		if len(result.Line) != max(c.plies, -c.plies) {
			t.Errorf("%s: line %v", c.name, result.Line)
		}
		if leaf := tr.Node(tr.Provenance(tree.Root).Leaf); leaf.Reason != tree.ReasonCheckmate {
			t.Errorf("%s: the value comes from a leaf %q", c.name, leaf.Reason)
		}
	}
}

// A search that is stopped plays the best of the root moves that it has finished,
// and its record is the beginning of the record of the whole search.
func TestAStoppedSearchKeepsWhatItFound(t *testing.T) {
	deeper := usual
	deeper.depth, deeper.declines = 3, false
	for _, s := range []setting{usual, deeper} {
		for _, fen := range enginetest.Samples[:4] {
			_, whole := think(t, fen, s, 0, 0)
			nodes := uint64(whole.Len())
			for _, limit := range []uint64{1, 2, 3, nodes / 10, nodes / 9, nodes / 7, nodes / 5, nodes / 3, nodes / 2,
				nodes - 1} {
				result, tr := think(t, fen, s, limit, 0)
				if !result.Stopped || result.Counts.Nodes != limit || uint64(tr.Len()) != limit {
					t.Errorf("%s, limit %d: stopped %v, %d nodes, %d kept", fen, limit, result.Stopped, result.Counts.Nodes, tr.Len())
				}
				if fault := stoppedFault(t, s, result, tr, whole); fault != "" {
					t.Errorf("%s, %s, limit %d: %s", fen, s, limit, fault)
				}
				tr.Release()
			}
			whole.Release()
		}
	}
}

// stoppedFault says what is wrong with a search that was stopped, or nothing.
func stoppedFault(t *testing.T, s setting, result search.Result, tr, whole *tree.Tree) (fault string) {
	best, score := board.NoMove, eval.Score(-mate)
	for _, id := range tr.Children(tree.Root, nil) {
		if n := tr.Node(id); n.Reason != tree.ReasonStopped && n.ForParent() > score {
			best, score = n.Move, n.ForParent()
		}
	}
	unexamined := strings.Contains(result.Note, "loses least by exchanges")
	if unexamined != (best == board.NoMove) {
		return fmt.Sprintf("%q, best of the finished moves %s", result.Note, best)
	}
	if !unexamined && (result.Move != best || result.Score != score) {
		return fmt.Sprintf("%s %d, best of the finished moves %s %d", result.Move, result.Score, best, score)
	}
	if line := tr.Moves(tr.Line(tree.Root)); !slices.Equal(line, result.Line) {
		return fmt.Sprintf("line %v, of the record %v", result.Line, line)
	}
	tr.Walk(tree.Root, func(n tree.Node) bool {
		if n.Reason == tree.ReasonStopped {
			if known := knownAt(t, s, tr, n); n.Score != known {
				fault = fmt.Sprintf("node %d was stopped with %d, its finished moves promise %d", n.ID, n.Score, known)
			}
		}
		if before := whole.Node(n.ID); before.Move != n.Move || before.Parent != n.Parent || before.Alpha != n.Alpha ||
			before.Beta != n.Beta {
			fault = fmt.Sprintf("node %+v was %+v", n, before)
		}
		return fault == ""
	})
	return fault
}

// knownAt is the best of what a stopped node has finished: its empty move, where it is
// allowed, and the moves that were examined to the end.
func knownAt(t *testing.T, s setting, tr *tree.Tree, n tree.Node) eval.Score {
	t.Helper()
	p, err := tr.Position(n.ID)
	if err != nil {
		t.Fatal(err)
	}
	best := eval.Score(-mate)
	if n.HasStatic && (s.declines || !p.InCheck()) {
		best = n.Static
	}
	for _, id := range tr.Children(n.ID, nil) {
		if child := tr.Node(id); child.Reason != tree.ReasonStopped {
			best = max(best, child.ForParent())
		}
	}
	return best
}

// At the root a move is asked for even where the game could be called drawn.
func TestADrawnRootIsSearched(t *testing.T) {
	for name, fen := range map[string]string{
		"insufficient material": "8/8/8/4k3/8/4K3/4B3/8 w - - 0 1",
		"fifty moves":           "8/8/8/4k3/8/4K3/4R3/8 w - - 100 80",
	} {
		if result, _ := think(t, fen, usual, 0, 0); result.Move == board.NoMove {
			t.Errorf("%s: no move", name)
		}
	}
	task := search.Task{Position: board.Start(), Values: usual.values(t)}
	for range 3 {
		task.History.Push(task.Position.Key(), false)
	}
	if result, err := New().Search(context.Background(), task); err != nil || result.Move == board.NoMove {
		t.Errorf("repetition: no move, error %v", err)
	}
}

// unexaminedNote is what is said of a move that was not examined.
const unexaminedNote = "Stopped before a move was examined: the move is the one that loses least by exchanges (ruling)."

func TestNotes(t *testing.T) {
	forcedRoot := usual
	forcedRoot.depth = 0
	for _, c := range []struct {
		name  string
		fen   string
		s     setting
		nodes uint64
		note  string
	}{
		{"nothing unusual", enginetest.Samples[0], usual, 0, ""},
		{"mated", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", usual, 0, ""},
		{"stopped at the first root move", enginetest.Samples[0], usual, 2, unexaminedNote},
		{"stopped in a forced root", enginetest.Samples[2], forcedRoot, 1, unexaminedNote},
		{"a forced root that declines", enginetest.Samples[0], forcedRoot, 0, "The empty move is the best one: with Dn = 0 " +
			"the root belongs to the forced game, which may be declined."},
		{"a forced root that captures", "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", forcedRoot, 0, ""},
	} {
		if result, _ := think(t, c.fen, c.s, c.nodes, 0); result.Note != c.note {
			t.Errorf("%s: %q, want %q", c.name, result.Note, c.note)
		}
	}
}

func TestSearchOfACancelledContextOpensNothing(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	task := search.Task{Position: board.Start(), Values: usual.values(t)}
	task.Recorder = tree.NewRecorder(search.Header(New(), task.Values, task.Position), 0)
	result, err := New().Search(ctx, task)
	if err != nil || !result.Stopped || result.Move != board.NoMove || result.Counts.Nodes != 0 ||
		!task.Recorder.Tree().Empty() {
		t.Errorf("error %v, result %+v", err, result)
	}
}

// The third variant of the forced game lies between the others: without checks it
// is the first, with enough of them the second.
func TestChecksVariantLiesBetweenNarrowAndBroad(t *testing.T) {
	for _, fen := range enginetest.Samples {
		nodes := map[string]uint64{}
		for _, forced := range []string{forcedNarrow, forcedBroad, forcedChecks} {
			for _, zch := range []int{0, 20} {
				s := usual
				s.forced, s.zch = forced, zch
				result, tr := think(t, fen, s, 0, 0)
				tr.Release()
				nodes[s.forced] = result.Counts.Nodes
				other := map[int]string{0: forcedNarrow, 20: forcedBroad}[zch]
				if forced == forcedChecks && result.Counts.Nodes != nodes[other] {
					t.Errorf("%s: %d nodes with Zch = %d, %s has %d", fen, result.Counts.Nodes, zch, other, nodes[other])
				}
			}
		}
	}
}

// A capture that mates is a forced move whatever it leaves, so the value does not depend on the
// bounds: 35...Qb4 of game 2, the move that was played.
func TestACaptureThatMatesIsNeverRefused(t *testing.T) {
	const fen = "r5k1/5ppp/4p3/1qppP3/6P1/P2b1NNP/1P3P2/K1Q5 b - - 0 35"
	for _, c := range []struct{ refuse, move string }{{"true", "f7f6"}, {"false", "b5b4"}} {
		values := presetValues(t, "absolute", optionDepth, "3", optionRefuseMates, c.refuse)
		result, err := New().Search(context.Background(), search.Task{Position: enginetest.Position(t, fen), Values: values})
		if err != nil {
			t.Fatal(err)
		}
		if result.Move.UCI() != c.move {
			t.Errorf("refuseMates=%s: %s, %d d, want %s", c.refuse, result.Move, result.Score, c.move)
		}
	}
}
