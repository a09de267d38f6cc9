package match_test

import (
	"context"
	"testing"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/match"
	"drevo/engine/search"
)

// TestThinkingIsWatched: every search for a move is told when it begins, and has its result when it has
// ended; one of those that were made is the answer's. Trees that are shared outlive the others' release.
// Nodes limit them: in a time that is short on a busy machine there may be no second search.
func TestThinkingIsWatched(t *testing.T) {
	p, err := engine.Programmes().Find("itep")
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(p, nil)
	if err != nil {
		t.Fatal(err)
	}
	var told []*match.Thinking
	watch := func(th *match.Thinking) {
		if th.Ended() {
			t.Error("it has ended before it began")
		}
		th.Tree.Share()
		told = append(told, th)
	}
	player := match.NewProgramme(p, values, match.ProgrammeOptions{Recording: 100_000, Watch: watch})
	at := match.Situation{Start: board.Start(), Position: board.Start(), Controls: match.Both(match.Control{Nodes: 5000})}
	answer, err := player.Move(context.Background(), &at)
	if err != nil || len(told) < 2 {
		t.Fatalf("%d searches, %v", len(told), err)
	}
	counts := 0
	for _, th := range told {
		<-th.Done()
		result, err := th.Result()
		if err != nil || th.Situation.Position != at.Position || th.Tree.Empty() || result.Counts.Nodes == 0 {
			t.Errorf("%+v, %v", result, err)
		}
		if th.Tree == answer.Tree {
			counts++
		}
	}
	if counts != 1 {
		t.Errorf("%d of them have the answer's tree", counts)
	}
	answer.Tree.Release()
	for _, th := range told {
		if th.Tree.Release(); !th.Tree.Empty() {
			t.Error("a tree that everybody has released is there")
		}
	}
}
