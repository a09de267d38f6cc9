package itep

import (
	"context"
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// Every reason that ITEP can give is seen in a search of its example position.
func TestExamplesShowTheirReasons(t *testing.T) {
	needs.OneGoroutine(t)
	usual := setting{depth: 2, forced: forcedNarrow, order: orderGains, declines: true}
	special := map[tree.Reason]setting{
		tree.ReasonRepetition: {depth: 4, forced: forcedNarrow, order: orderGains, declines: true, repeats: true},
		reasonChecksUsed:      {depth: 2, zch: 1, forced: forcedChecks, order: orderGains, declines: true},
		tree.ReasonPlyLimit:   {depth: 1, forced: forcedBroad, order: orderGains, declines: false},

		reasonAllLosing:         activeGame(1, 4),
		tree.ReasonWithinBounds: activeGame(1, 2),
		tree.ReasonBelowBounds:  activeGame(1, 2),
		tree.ReasonAboveBounds:  activeGame(1, 2),
		reasonRoundsUsed:        activeGame(1, 2),
		reasonRoundsRepeat:      activeGame(1, 4),
		reasonLosing:            activeGame(1, 2),
		reasonPassive:           activeGame(1, 2),
		reasonPasses:            activeGame(1, 2),
		reasonNotAmongBest:      activeGame(2, 3),
	}
	words := New().Vocabulary()
	for reason := range tree.Reason(tree.Reasons) {
		example := words.Reason(reason).Example
		if example == "" || reason == tree.ReasonTable { // the programme has no table
			continue
		}
		s, ok := special[reason]
		if !ok {
			s = usual
		}
		t.Run(words.Reason(reason).Name, func(t *testing.T) {
			task := search.Task{Position: enginetest.Position(t, example), Values: s.values(t),
				Limits: search.Limits{Nodes: 10_000}}
			task.Recorder = tree.NewRecorder(search.Header(New(), task.Values, task.Position), 0)
			defer task.Recorder.Tree().Release()
			result, err := New().Search(context.Background(), task)
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%d nodes", result.Counts.Nodes)
			if !seen(t, task.Recorder.Tree(), reason) {
				t.Errorf("%s with %s does not show it", example, s)
			}
		})
	}
}

// seen looks for a node that was closed for the reason, or a move that has no node
// because of it.
func seen(t *testing.T, tr *tree.Tree, reason tree.Reason) (found bool) {
	words := New().Vocabulary()
	considered := words.Reason(reason).Group != tree.GroupNotConsidered
	tr.Walk(tree.Root, func(n tree.Node) bool {
		if considered {
			found = n.Reason == reason
			return !found
		}
		for _, absent := range explain(t, tr, n.ID).Absent {
			found = found || absent.Reason == reason
		}
		return !found
	})
	return found
}
