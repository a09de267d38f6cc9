package experiment

import (
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/search"
)

// What was missing is read from the tree: no plan, a plan thrown out, a reply that was not refuted.
func TestNotionSaysWhatWasMissing(t *testing.T) {
	pin := "5n2/pRrk2p1/P4p1p/4p3/3N4/5P2/6PP/6K1 w - - 0 1"
	cases := []struct{ fen, move, win, says string }{
		{pin, "h2h3", "twoPawns", "no plan for the move"},
		{pin, "d4b5", "twoPawns", "reply not refuted: Nb5 "},
		{"5k2/6pp/p1qN4/1p1p4/3P4/2PKP2Q/PP3r2/3R4 b - - 0 1", "c6c5", "rook", "plan for the move thrown out: "},
	}
	for _, c := range cases {
		l := newLab(t)
		got := l.notion(solvedBy(t, c.fen, c.move).toWin(c.win), namedSetting{}, search.Result{Move: board.NoMove})
		if l.err != nil || !strings.HasPrefix(got, c.says) {
			t.Errorf("%s in %s: %q, want %q", c.move, c.fen, got, c.says)
		}
	}
}

// A line that wins nothing is not in scope; steps and gains belong together.
func TestStepsOfGains(t *testing.T) {
	for _, step := range steps {
		if got := stepOf(step.gain); got != step.name || gainOf(step.name) != step.gain {
			t.Errorf("%d is %s, %s is %d", step.gain, got, step.name, gainOf(step.name))
		}
	}
	if stepOf(9) != "" || gainOf("mate") != 0 {
		t.Error("less than a pawn, or a mate, is a step")
	}
}
