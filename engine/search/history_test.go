package search_test

import (
	"math/rand/v2"
	"testing"

	"drevo/engine/board"
	"drevo/engine/search"
)

func TestHistoryTableSums(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	var scores search.HistoryTable
	type key struct {
		turn board.Colour
		move board.Move // origin and destination
	}
	twin := map[key]int32{}
	for range 20_000 {
		turn, move, bonus := board.Colour(random.IntN(2)), board.Move(random.Uint32()), random.Int32N(100)
		scores.Add(turn, move, bonus)
		twin[key{turn, move & 0xfff}] += bonus
	}
	for k, want := range twin {
		if got := scores.Score(k.turn, k.move); got != want {
			t.Fatalf("%v of %v: %d, want %d", k.move, k.turn, got, want)
		}
	}
	scores.Age()
	for k, want := range twin {
		if got := scores.Score(k.turn, k.move); got != want/2 {
			t.Fatalf("%v of %v: %d, want half of %d", k.move, k.turn, got, want)
		}
	}
	scores.Clear()
	if scores != (search.HistoryTable{}) {
		t.Error("a score is left after Clear")
	}
}

// No sum of bonuses exceeds the limit, and the move with more stays ahead.
func TestHistoryTableIsBounded(t *testing.T) {
	var scores search.HistoryTable
	const often, seldom = board.Move(1), board.Move(2)
	for i := range 3_000 {
		scores.Add(board.White, often, search.HistoryLimit/100)
		if i%3 == 0 {
			scores.Add(board.White, seldom, search.HistoryLimit/100)
		}
		more, less := scores.Score(board.White, often), scores.Score(board.White, seldom)
		if more > search.HistoryLimit || less > more {
			t.Fatalf("after %d: %d and %d", i, more, less)
		}
	}
	more, less := scores.Score(board.White, often), scores.Score(board.White, seldom)
	if less < more/4 || less > more/2 {
		t.Errorf("what came three times as often has %d, the other %d", more, less)
	}
	scores.Add(board.Black, often, search.HistoryLimit)
	scores.Add(board.Black, often, search.HistoryLimit)
	if got := scores.Score(board.Black, often); got != search.HistoryLimit {
		t.Errorf("two of the greatest bonuses make %d", got)
	}
}
