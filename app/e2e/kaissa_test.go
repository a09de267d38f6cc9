//go:build linux && e2e

package e2e

import (
	"slices"
	"strings"
	"testing"
)

// choose takes a programme from the tool bar's list, where it stands at a place counted from 0.
func (w *window) choose(place int) {
	w.t.Helper()
	const first, item = 29, 34 // below the middle of the button
	w.press("programme")
	w.Settle()
	x, y, _, height := w.area("programme")
	w.Click(x+25, y+height/2+first+place*item)
	w.Settle()
}

// TestRounds lets Kaissa think, looks at its rounds, goes to a stage by a click, and asks about a
// position without legal moves.
func TestRounds(t *testing.T) {
	w := open(t, 1400, 900)
	w.choose(2)
	w.think()
	w.openTab(programmeTab, "rounds")
	done := w.wait("four iterations, counted", func(s state) bool { return s.number("stagesEnded") == 4 && s.is("reductionsCounted") })
	if done.number("rounds") < 2 || !slices.ContainsFunc(done.list("roundTexts"), func(s string) bool { return strings.HasPrefix(s, "The first guess held in ") }) {
		t.Errorf("%v rounds; %v", done["rounds"], done["roundTexts"])
	}
	w.Shot("rounds.png")
	left, top, wide, _ := w.area("rounds")
	for y := 96; y < 160 && w.state().number("roundMarked") == 0; y += 12 { // down to the first row below the axis
		w.Click(left+wide/3, top+y)
		w.Settle()
	}
	w.wait("a stage marked", func(s state) bool { return s.number("roundMarked") != 0 && s.number("node") == s.number("roundMarked") })
	w.enter("fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
	w.Settle()
	w.pressThink()
	w.wait("that there is no move", func(s state) bool {
		return !s.is("running") && strings.Contains(s.text("message"), "has no legal move")
	})
	w.Shot("rounds-stalemate.png")
	w.Quit()
}
