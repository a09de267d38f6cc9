//go:build linux && e2e

package e2e

import (
	"path/filepath"
	"testing"
)

// TestReplay: the slider over the tree goes through the search of an engine from elsewhere, and through that of
// Pitrat's plans, whose tree grows in no fixed order, by keys and by the mouse, and each moment has its node and its
// bounds.
func TestReplay(t *testing.T) {
	t.Parallel()
	trace, err := filepath.Abs("../../engine/trace/testdata/example.trace")
	if err != nil {
		t.Fatal(err)
	}
	w := startWith(t, 1280, 800, nil, trace)
	w.wait("the tree of the trace", func(s state) bool { return s.number("treeNodes") == 839 })
	w.Key("ctrl+shift+t")
	w.area("scrubber")
	w.Settle()
	w.Key("Home") // the slider has the keys
	w.replay()
	w.choose("programme", 5)
	w.wait("Pitrat", func(s state) bool { return s.text("programme") == "pitrat" })
	w.enter("fen", firstFEN)
	w.wait("the position", func(s state) bool { return s.text("fen") == firstFEN })
	w.think()
	w.wait("its tree", func(s state) bool { return s.number("treeNodes") > 100 })
	w.Settle()
	x, y, width, height := w.area("scrubber")
	w.Click(x+width/2, y+height/2)
	w.wait("the middle", func(s state) bool { return s.number("replayed") > 0 })
	w.Key("Home")
	w.replay()
	w.Shot("replay-pitrat-1280x800.png")
	w.Quit()
}

// replay goes from the first moment into the search, over what lies below, and plays it.
func (w *window) replay() {
	w.t.Helper()
	at := func(what string, is func(moment float64) bool) float64 {
		w.t.Helper()
		s := w.wait(what, func(s state) bool {
			return is(s.number("replayed")) && s.number("node") == s.number("replayed") && s.text("bounds") != ""
		})
		return s.number("replayed")
	}
	at("the first moment", func(moment float64) bool { return moment == 0 })
	w.Key("Right")
	at("the second", func(moment float64) bool { return moment == 1 })
	w.press("over")
	over := at("a moment behind all that lies below", func(moment float64) bool { return moment > 1 })
	w.press("one back")
	at("the one before", func(moment float64) bool { return moment == over-1 })
	w.press("play")
	at("a later one", func(moment float64) bool { return moment > over })
	w.press("play")
	w.wait("a pause", func(s state) bool { return !s.is("playing") })
}
