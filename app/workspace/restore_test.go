package workspace

import (
	"testing"

	"drevo/app/config"
	"drevo/engine"
)

// TestWhatCannotBeRestored is said, and what is whole is there.
func TestWhatCannotBeRestored(t *testing.T) {
	const fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	for name, c := range map[string]config.Config{
		"an illegal move": {Start: fen, Game: []string{"e2e4", "e2e5", "e7e5"}}, "an illegal variation": {Start: fen,
			Game: []string{"e2e4"}, Variation: []string{"e2e5"}},
		"an unknown option": {Start: fen, Game: []string{"e2e4"}, Options: map[string]string{"depth": "3", "speed": "9"}},
	} {
		s, err := restore(engine.Programmes(), c, "")
		if err == nil || len(s.Game.Mainline()) != 1 || len(s.Game.Played()) != 0 || c.Options["depth"] != "" &&
			s.Values.Int("depth") != 3 {
			t.Errorf("%s: restored %v, said %v", name, s.Game.Mainline(), err)
		}
	}
}
