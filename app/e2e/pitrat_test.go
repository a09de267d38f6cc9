//go:build linux && e2e

package e2e

import (
	"strings"
	"testing"
)

// TestPlans: a position of Pitrat comes from the list of games, he thinks about it, and a plan chosen by
// keys leads to the node at which it was made.
func TestPlans(t *testing.T) {
	t.Parallel()
	w := open(t, 1440, 900)
	w.choose("programme", 5)
	w.wait("Pitrat", func(s state) bool { return s.text("programme") == "pitrat" })
	w.Key("ctrl+l")
	w.wait("the list of games", func(s state) bool { return s.number("listed") > 0 })
	w.press("words")
	w.Type("pitrat m39")
	w.wait("one of them", func(s state) bool { return s.number("listed") == 1 })
	w.Key("Return")
	w.wait("it on the board", func(s state) bool {
		return s.text("dialog") == "" && strings.HasPrefix(s.text("fen"), "3r2k1/p4ppp/1q6/2rn4/")
	})
	w.openTab(programmeTab, "plans")
	w.think()
	w.wait("the plans", func(s state) bool { return s.number("plans") > 0 })
	w.keysTo("Plans")
	w.Key("Home", "Down", "Down")
	first := w.wait("a plan and its node", func(s state) bool {
		return s.number("plan") != 0 &&
			s.number("node") == s.number("planNode")
	})
	w.Key("End")
	w.wait("a plan made elsewhere", func(s state) bool {
		return s.number("plan") != first.number("plan") && s.number("node") == s.number("planNode") && s.is("inTree")
	})
	w.Settle()
	w.Shot("pitrat-plans-1440x900.png")
	w.Quit()
}
