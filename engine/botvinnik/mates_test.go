package botvinnik

import (
	"context"
	"math/rand/v2"
	"os"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/internal/needs"
)

// TestMates makes random endgames in which the side to move mates in two or in three moves and no
// sooner, proved by a solver that tries everything, and counts in how many the programme, with a
// horizon of five half-moves and half of the usual effort, plays a move that mates as soon: in at
// least 95 and 75 % of them. Without the option nearer the misses are those that begin with a quiet
// move on no map, and mate one move later. DREVO_LONG asks for a set ten times as large.
func TestMates(t *testing.T) {
	needs.OneGoroutine(t)
	values, err := search.Resolve(New(), map[string]string{optionHorizon: "5", optionEffort: "100"})
	if err != nil {
		t.Fatal(err)
	}
	larger := 1
	if os.Getenv("DREVO_LONG") != "" {
		larger = 10
	}
	for _, c := range []struct{ moves, positions, percent int }{{2, 20 * larger, 95}, {3, 8 * larger, 75}} {
		r := rand.New(rand.NewPCG(13, uint64(c.moves)))
		solved := 0
		for range c.positions {
			p := enginetest.EndgameWithMate(r, c.moves)
			result, err := New().Search(context.Background(), search.Task{Position: p, Values: values})
			if err != nil {
				t.Fatal(err)
			}
			var next board.Position
			p.Make(result.Move, &next)
			if enginetest.IsMatedIn(&next, c.moves-1) {
				solved++
			} else {
				t.Logf("mate in %d missed: %s: %s, %d, %s", c.moves, p.FEN(), p.SAN(result.Move), result.Score, result.Note)
			}
		}
		t.Logf("mates in %d: %d of %d", c.moves, solved, c.positions)
		if 100*solved < c.percent*c.positions {
			t.Errorf("mates in %d: %d of %d, want %d %%", c.moves, solved, c.positions, c.percent)
		}
	}
}
