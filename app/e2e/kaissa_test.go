//go:build linux && e2e

package e2e

import (
	"slices"
	"strings"
	"testing"
)

// TestRounds lets Kaissa think, looks at its rounds, goes to two by keys, and asks about a
// position without legal moves.
func TestRounds(t *testing.T) {
	t.Parallel()
	w := open(t, 1280, 800)
	w.choose("programme", 2)
	w.wait("Kaissa", func(s state) bool { return s.text("programme") == "kaissa" })
	w.openTab(programmeTab, "rounds")
	w.think() // where ITEP's own panes go, and the tab in front stays
	done := w.wait("four iterations, counted", func(s state) bool {
		return s.number("stagesEnded") == 4 &&
			s.is("reductionsCounted")
	})
	if done.number("rounds") < 2 || !slices.ContainsFunc(done.list("roundTexts"),
		func(s string) bool { return strings.HasPrefix(s, "The first guess held in ") }) {
		t.Errorf("%v rounds; %v", done["rounds"], done["roundTexts"])
	}
	w.Shot("rounds.png")
	w.keysTo("Rounds")
	w.Key("Home", "Down")
	stage := w.wait("a stage marked", func(s state) bool {
		return s.number("roundMarked") != 0 &&
			s.number("node") == s.number("roundMarked")
	})
	w.Key("Down")
	w.wait("another one", func(s state) bool {
		return s.number("roundMarked") != stage.number("roundMarked") && s.number("node") == s.number("roundMarked")
	})
	w.enter("fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
	w.Settle()
	w.pressThink()
	w.wait("that there is no move", func(s state) bool {
		return !s.is("running") && strings.Contains(s.text("message"), "has no legal move")
	})
	w.Shot("rounds-stalemate.png")
	w.Quit()
}
