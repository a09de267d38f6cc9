package match_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/match"
)

// The referee and our rules know nothing of each other, and agree on random games: on the position,
// on what is legal, and on how the game ends.
func TestTheRefereeAgreesWithOurRules(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	ends := map[board.Status]int{}
	for range 12 {
		p := board.Start()
		referee, err := match.NewReferee(p)
		if err != nil {
			t.Fatal(err)
		}
		var history board.History
		history.Push(p.Key(), true)
		for p.Status(&history) == board.Ongoing {
			var list board.MoveList
			p.Legal(&list)
			move := list.At(random.IntN(list.Len()))
			if err := referee.Move(move); err != nil {
				t.Fatal(err)
			}
			p = p.After(move)
			history.Push(p.Key(), p.HalfmoveClock() == 0)
			if got, want := placement(referee.FEN()), placement(p.FEN()); got != want {
				t.Fatalf("%s, want %s", got, want)
			}
		}
		status := p.Status(&history)
		ends[status]++
		want := map[board.Status]match.Method{
			board.Checkmate: match.Checkmate, board.Stalemate: match.Stalemate,
			board.InsufficientMaterial: match.InsufficientMaterial,
		}[status]
		if want != "" && referee.Ending().Method != want {
			t.Errorf("%s: %s, want %s", p.FEN(), referee.Ending(), want)
		}
		if want == "" && referee.Claimable() == match.Unfinished {
			t.Errorf("%s: nothing to claim, want %s", p.FEN(), status)
		}
	}
	if len(ends) < 3 {
		t.Errorf("the games end in too few ways: %v", ends)
	}
}

// placement is all of a FEN but the square of a capture in passing, which the two write differently.
func placement(fen string) string {
	f := strings.Fields(fen)
	return strings.Join(append(f[:3], f[4:]...), " ")
}

func TestTheRefereeLetsNobodyMoveAfterTheEnd(t *testing.T) {
	start := enginetest.Position(t, "8/8/8/8/8/1k6/3p4/3K4 w - - 0 1")
	referee, err := match.NewReferee(start)
	if err != nil {
		t.Fatal(err)
	}
	take, err := start.ParseUCI("d1d2")
	if err != nil {
		t.Fatal(err)
	}
	if err := referee.Move(take); err != nil {
		t.Fatal(err)
	}
	if err := referee.Move(take); err == nil || !strings.Contains(err.Error(), "the game is over") {
		t.Error(err)
	}
}
