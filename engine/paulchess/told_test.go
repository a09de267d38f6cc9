package paulchess

import (
	"context"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// heard is what a search did with the moves of its nodes, as it told itself: the rule that left a move out,
// or ReasonOpen for one that was listed.
type heard map[tree.ID]map[board.Move]tree.Reason

// hearing searches with a record, and hears what the search does.
func hearing(t *testing.T, fen string, values search.Values, nodes uint64) (*tree.Tree, heard) {
	t.Helper()
	task := search.Task{Position: enginetest.Position(t, fen), Values: values, Limits: search.Limits{Nodes: nodes}}
	task.Recorder = tree.NewRecorder(search.Header(New(), values, task.Position), 1<<22)
	g, err := newGameTree(context.Background(), task)
	if err != nil {
		t.Fatal(err)
	}
	did := heard{}
	g.told = func(move board.Move, reason tree.Reason) {
		at := g.run.Open()
		if did[at] == nil {
			did[at] = map[board.Move]tree.Reason{}
		}
		did[at][move] = reason
	}
	g.think()
	return task.Recorder.Tree(), did
}

// What is said of every move without a node is what the search did: the rule that left it out when it had its turn,
// that it was listed and had none, or that it was not even listed. None of the sentences is wrong, at one node in
// four, with DREVO_LONG at all.
func TestExplainSaysWhatTheSearchDid(t *testing.T) {
	positions := []string{
		"1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1",
		"r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 3 9",
		"2q1rr1k/3bbnnp/p2p1pp1/2pPp3/PpP1P1P1/1P2BNNP/2BQ1PRK/7R b - - 0 1",
		"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	}
	every := needs.OneIn(4)
	for _, preset := range []string{"modern", "1.0"} {
		left := map[tree.Reason]int{}
		for _, fen := range positions {
			values := resolved(t, presetValues(t, preset))
			tr, did := hearing(t, fen, values, 3_000)
			tr.Walk(tree.Root, func(n tree.Node) bool {
				if int(n.ID)%every == 0 {
					compareWithSearch(t, tr, n, did[n.ID], left)
				}
				return !t.Failed()
			})
		}
		t.Logf("%s: of what has no node %v moves are left out by rules of their own", preset, left)
		for _, reason := range []tree.Reason{reasonFutile, reasonLateMove, reasonLosingCapture, reasonTooLittle} {
			if (left[reason] > 200/every) != (preset == "modern") {
				t.Errorf("%s: %d moves are left out for reason %d", preset, left[reason], reason)
			}
		}
	}
}

// compareWithSearch holds the sentences about a node against what the search did there.
func compareWithSearch(t *testing.T, tr *tree.Tree, n tree.Node, did map[board.Move]tree.Reason,
	left map[tree.Reason]int) {
	e, err := New().Explain(tr, n.ID)
	if err != nil {
		t.Fatal(err)
	}
	for move, reason := range did {
		if said, absent := e.Of(move); absent && reason != tree.ReasonOpen && said.Reason != reason {
			t.Errorf("node %d: %s was left out for reason %d, and %d is said", n.ID, move, reason, said.Reason)
		}
	}
	for _, absent := range e.Absent {
		done, listed := did[absent.Move]
		byRule := absent.Reason == reasonFutile || absent.Reason == reasonLateMove || absent.Reason == reasonLosingCapture ||
			absent.Reason == reasonTooLittle
		switch {
		case n.Type == tree.TypeRoot: // its stages are told about
		case byRule:
			if left[absent.Reason]++; done != absent.Reason {
				t.Errorf("node %d: %s is said to be left out for reason %d, and %d was done", n.ID, absent.Move, absent.Reason,
					done)
			}
		case listed && absent.Reason != tree.ReasonAfterCut && absent.Reason != tree.ReasonNotReached:
			t.Errorf("node %d: %s was listed, and reason %d is said", n.ID, absent.Move, absent.Reason)
		case !listed && absent.Reason == tree.ReasonAfterCut && !isQuiescence(n.Type):
			t.Errorf("node %d: %s was not listed, and is said to come after a cut", n.ID, absent.Move)
		}
	}
}
