package workspace

import (
	"slices"
	"testing"

	"drevo/app/config"
	"drevo/app/journal"
	"drevo/engine"
)

// TestWhatCannotBeRestored is said, and what is whole is there.
func TestWhatCannotBeRestored(t *testing.T) {
	const fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	for name, c := range map[string]config.Config{
		"an illegal move":      {Former: config.Former{Start: fen, Game: []string{"e2e4", "e2e5", "e7e5"}}},
		"an illegal variation": {Former: config.Former{Start: fen, Game: []string{"e2e4"}, Variation: []string{"e2e5"}}},
		"an unknown option": {Former: config.Former{Start: fen, Game: []string{"e2e4"}},
			Options: map[string]string{"depth": "3", "speed": "9"}},
	} {
		s, err, fault := restore(engine.Programmes(), c, journal.Now{}, "")
		if err == nil || fault != nil || len(s.Game.Mainline()) != 1 || len(s.Game.Played()) != 0 ||
			c.Options["depth"] != "" &&
				s.Values.Int("depth") != 3 {
			t.Errorf("%s: restored %v, said %v", name, s.Game.Mainline(), err)
		}
	}
}

// TestASavedGameThatCannotBeRead is said, and what is whole of it is there: an older version may have saved what this
// one refuses.
func TestASavedGameThatCannotBeRead(t *testing.T) {
	for name, c := range map[string]struct {
		place       journal.Place
		moves, play int // of the game, and before the place
	}{
		"a move that is not legal": {journal.Place{PGN: "1. e4 {king's pawn} e5 2. Nf3 Nc9 *", Moves: []string{"e2e4"}}, 3,
			1},
		"no PGN":           {journal.Place{PGN: "[FEN \"", Moves: []string{"e2e4", "e7e5"}}, 2, 2},
		"another place":    {journal.Place{PGN: "1. e4 e5 *", Moves: []string{"e2e4", "e7e6", "e1e5"}}, 2, 2},
		"a negative place": {journal.Place{PGN: "1. e4 e5 *", Moves: []string{"e2e4", "a1a9"}, Looked: -7}, 2, 1},
		"a place beyond": {journal.Place{PGN: "1. e4 e5 *", Moves: []string{"e2e4", "a1a9"}, Looked: 1 << 40}, 2,
			1},
	} {
		s, err, fault := restore(engine.Programmes(), config.Config{}, journal.Now{Place: c.place}, "")
		if err != nil || fault == nil || len(s.Game.Mainline()) != c.moves || len(s.Game.Moves()) != c.play {
			t.Errorf("%s: %s at %v, said %v", name, s.Game.PGN(), s.Game.Moves(), fault)
		}
	}
}

// TestAPassIsLookedAtAgain: a node behind a pass of the search is a place as any other.
func TestAPassIsLookedAtAgain(t *testing.T) {
	place := journal.Place{PGN: "1. e4 e5 *", Moves: []string{"e2e4", "0000", "d2d4"}, Looked: 2}
	line, err := gameAt(place)
	if err != nil || len(line.Looked()) != 2 || !slices.Equal(placeOf(line).Moves, place.Moves) {
		t.Errorf("the place is %v: %v", placeOf(line).Moves, err)
	}
}
