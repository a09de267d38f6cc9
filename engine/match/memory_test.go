package match_test

import (
	"context"
	"testing"

	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/match"
	"drevo/engine/search"
)

// A player whose option says so keeps its table from move to move, or what moves have earned, but not from game
// to game; an analysis keeps nothing.
func TestWhatIsKeptOverAGame(t *testing.T) {
	programme, err := engine.Programmes().Find("paulchess")
	if err != nil {
		t.Fatal(err)
	}
	for _, keep := range []string{"keepTable", "keepHistory", "none"} {
		set := map[string]string{"depth": "5", "order": "hints", "history": "true"}
		if keep != "none" {
			set[keep] = "true"
		}
		values, err := search.Resolve(programme, set)
		if err != nil {
			t.Fatal(err)
		}
		player := match.NewProgramme(programme, values, match.ProgrammeOptions{AsSet: true})
		at := &match.Situation{Start: board.Start(), Position: board.Start()}
		nodes := func() uint64 {
			answer, err := player.Move(context.Background(), at)
			if err != nil {
				t.Fatal(err)
			}
			return answer.Nodes
		}
		first, again := nodes(), nodes()
		if (again < first) != (keep != "none") {
			t.Errorf("%s: %d nodes, then %d for the same position", keep, first, again)
		}
		if err := player.Begin(context.Background(), at, board.White); err != nil {
			t.Fatal(err)
		}
		if other := nodes(); other != first {
			t.Errorf("%s: %d nodes in another game, %d in the first", keep, other, first)
		}
		task := search.Task{Position: at.Position, Values: values}
		for range 2 {
			if result, err := programme.Search(context.Background(), task); err != nil || result.Counts.Nodes != first {
				t.Errorf("%s: an analysis takes %d nodes instead of %d (%v)", keep, result.Counts.Nodes, first, err)
			}
		}
	}
}
