package search_test

import (
	"math/rand/v2"
	"testing"

	"drevo/engine/board"
	"drevo/engine/search"
)

// Killers are the two latest different moves of their ply.
func TestKillersAreTheLatestTwo(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	killers := search.NewKillers(3)
	added := [3][]board.Move{}
	for range 2_000 {
		ply, move := random.IntN(3), board.Move(random.IntN(4)+1)
		killers.Add(ply, move)
		added[ply] = append(added[ply], move)
		for ply := range 3 {
			if got, want := killers.At(ply), latestTwo(added[ply]); got != want {
				t.Fatalf("ply %d: killers %v, want %v after %v", ply, got, want, added[ply])
			}
		}
	}
	killers.Clear()
	if killers.At(0) != [2]board.Move{} {
		t.Error("a killer is left after Clear")
	}
}

func latestTwo(moves []board.Move) (two [2]board.Move) {
	for i := len(moves) - 1; i >= 0; i-- {
		switch {
		case two[0] == board.NoMove:
			two[0] = moves[i]
		case moves[i] != two[0]:
			two[1] = moves[i]
			return two
		}
	}
	return two
}
