//go:build linux && e2e

package e2e

import (
	"strings"
	"testing"
)

// choose chooses a row of a list that opens below a control, by keys, counted from 0.
func (w *window) choose(name string, row int) {
	w.t.Helper()
	w.press(name)
	w.Settle()
	for range row + 1 {
		w.Key("Down")
	}
	w.Key("Return")
}

// keysTo gives the keys to a part of the window with F6.
func (w *window) keysTo(name string) {
	w.t.Helper()
	for range 4 {
		before := w.state().text("message")
		w.Key("F6")
		if s := w.wait("the keys elsewhere", func(s state) bool { return s.text("message") != before }); strings.HasSuffix(s.text("message"), "in: "+name+".") {
			return
		}
	}
	w.t.Fatalf("F6 does not lead to %s", name)
}

// TestRounds: Kaissa is chosen from the list of programmes and thinks, and a row of its rounds chosen by
// keys leads to its node in the tree.
func TestRounds(t *testing.T) {
	t.Parallel()
	w := open(t, 1280, 800)
	w.choose("programme", 2)
	w.wait("Kaissa", func(s state) bool { return s.text("programme") == "kaissa" })
	w.openTab(programmeTab, "rounds")
	done := w.think()
	if done.number("iterations") < 2 {
		t.Fatalf("there are %v iterations", done["iterations"])
	}
	w.keysTo("Rounds")
	w.Key("Home", "Down")
	chosen := w.wait("a round and its node", func(s state) bool { return s.number("round") != 0 && s.number("node") == s.number("round") })
	w.Key("Down", "Down")
	w.wait("another one", func(s state) bool {
		return s.number("round") != chosen.number("round") && s.number("node") == s.number("round") && s.is("inTree")
	})
	w.Settle()
	w.Shot("kaissa-rounds-1280x800.png")
	w.Quit()
}

// TestPlans: a position of Pitrat comes from the list of games, he thinks about it, and a plan chosen by
// keys leads to the node at which it was made.
func TestPlans(t *testing.T) {
	t.Parallel()
	w := open(t, 1440, 900)
	w.choose("programme", 4)
	w.wait("Pitrat", func(s state) bool { return s.text("programme") == "pitrat" })
	w.Key("ctrl+l")
	w.wait("the list of games", func(s state) bool { return s.number("listed") > 0 })
	w.choose("collections", 2)
	w.wait("his positions", func(s state) bool { return strings.HasPrefix(s.text("collection"), "Pitrat") })
	w.press("words")
	w.Type("m39")
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
	first := w.wait("a plan and its node", func(s state) bool { return s.number("plan") != 0 && s.number("node") == s.number("planNode") })
	w.Key("End")
	w.wait("a plan made elsewhere", func(s state) bool {
		return s.number("plan") != first.number("plan") && s.number("node") == s.number("planNode") && s.is("inTree")
	})
	w.Settle()
	w.Shot("pitrat-plans-1440x900.png")
	w.Quit()
}
