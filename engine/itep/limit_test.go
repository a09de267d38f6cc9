package itep

import (
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// An active game that is stopped while it tests the moves of the root plays the best of the safety tests that it
// has finished, unless the estimate has found a move that is as good.
func TestAStoppedSearchPlaysTheBestTest(t *testing.T) {
	played := 0
	for _, fen := range enginetest.Samples {
		for limit := uint64(1); limit < 120; limit++ {
			task := search.Task{Position: enginetest.Position(t, fen), Values: presetValues(t, "games"),
				Limits: search.Limits{Nodes: limit}}
			result, tr := enginetest.Recorded(t, New(), task, 0)
			estimate, hasEstimate := tr.Best(tree.Root)
			best, value := bestTest(tr)
			if result.Stopped && best != board.NoMove && result.Move == board.NoMove {
				t.Errorf("%s, limit %d: no move, and %v was tested", fen, limit, best)
			}
			if strings.Contains(result.Note, "best of the safety tests") {
				played++
				if result.Move != best || result.Score != value {
					t.Errorf("%s, limit %d: %v %d is played, the best test is %v %d", fen, limit, result.Move, result.Score,
						best, value)
				}
				if !hasEstimate || tr.Node(estimate).Type != tree.TypeRound {
					t.Errorf("%s, limit %d: the root's best is not the round", fen, limit)
				}
			}
			tr.Release()
		}
	}
	if played < 50 {
		t.Errorf("the best test was played %d times", played)
	}
}

// bestTest returns the move and the value of the best safety test of the root that was finished, the first of
// equal ones.
func bestTest(tr *tree.Tree) (best board.Move, value eval.Score) {
	value = worst
	for _, stage := range tr.ChildNodes(tree.Root) {
		if stage.Type != tree.TypeRound {
			continue
		}
		for _, n := range tr.ChildNodes(stage.ID) {
			if n.Type == TypeSafety && n.Closed && n.Reason != tree.ReasonStopped && n.ForParent() > value {
				best, value = n.Move, n.ForParent()
			}
		}
	}
	return best, value
}

// A search that is stopped before it has anything gives no man away, in the absolute scheme as in an active game: it
// takes what is not guarded.
func TestMoveThatWasNotExamined(t *testing.T) {
	for fen, want := range map[string]string{
		"3rk3/8/8/3p4/8/8/8/r2QK3 w - - 0 1":  "d1a1", // d5 is guarded
		"4k3/8/8/4p3/3Q4/8/8/4K3 w - - 0 1":   "d4e5",
		"4k3/8/3p4/4p3/3Q4/8/8/4K3 w - - 0 1": "d4d6", // e5 is guarded, and attacks
	} {
		for _, preset := range []string{"absolute", "games"} {
			r, err := New().Search(t.Context(), search.Task{Position: enginetest.Position(t, fen),
				Values: presetValues(t, preset), Limits: search.Limits{Nodes: 1}})
			if err != nil || !r.Stopped || r.Move.String() != want {
				t.Errorf("%s, %s: %v, %s, %v; want %s", fen, preset, r.Move, r.Note, err, want)
			}
		}
	}
}

// With order=men the moves that win nothing stand by their men, the king's first, and of each by their squares.
func TestOrderByMen(t *testing.T) {
	p := enginetest.Position(t, "4k3/8/8/8/8/1N6/P2B4/R3K3 w Q - 0 1")
	r := newRules(presetValues(t, "games", optionOrder, orderMen))
	var list board.MoveList
	p.Legal(&list)
	r.order(&p, &list)
	var men []string
	for _, move := range list.All() {
		if man := p.At(move.From()).String(); len(men) == 0 || men[len(men)-1] != man {
			men = append(men, man)
		}
	}
	want := []string{"White king", "White rook", "White bishop", "White knight", "White pawn"}
	if !slices.Equal(men, want) {
		t.Errorf("the men stand in the order %v, want %v", men, want)
	}
	if first := list.All()[0]; first.String() != "e1c1" && first.String() != "e1d1" {
		t.Errorf("the first move is %v", first)
	}
}
