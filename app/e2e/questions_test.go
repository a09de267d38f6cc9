//go:build linux && e2e

package e2e

import (
	"strings"
	"testing"

	"drevo/internal/xtest"
)

// TestAskTheTree asks with a word that Tab completes, narrows the question by a drag over the values, and leaves the
// board its room; goes to the next surprise, which is said, and to where a position occurs again; and plays the search.
func TestAskTheTree(t *testing.T) {
	t.Parallel()
	w := open(t, 1440, 900)
	_, _, board, _ := w.area("board")
	w.Key("ctrl+f")
	w.Type("reaso")
	w.wait("what the word may become", func(s state) bool { return strings.HasPrefix(s.text("help"), "Tab: reason.") })
	w.Key("Tab")
	w.Type(" = cut")
	w.wait("the nodes", func(s state) bool {
		return strings.HasPrefix(s.text("chip"), "“reason = cut”: 666 ") && s.is("found")
	})
	w.press("spread")
	x, y, width, height := w.area("spreadValues")
	w.Settle()
	w.Drag(xtest.Left, x+width*40/100, y+height/2, x+width*60/100, y+height/2)
	narrowed := w.wait("a narrower question", func(s state) bool {
		return strings.HasPrefix(w.typed("find"), "reason = cut and value >= ") && s.is("found") &&
			!strings.Contains(s.text("chip"), " 666 ")
	})
	if _, _, side, _ := narrowed.area("board"); side < board-20 {
		t.Errorf("the question takes the room of the board: %d of %d", side, board)
	}
	w.Settle()
	w.Shot("spread-1440x900.png")
	w.press("find")
	w.Key("Escape")
	w.wait("the whole tree", func(s state) bool { return s.text("chip") == "" })

	w.Key("alt+shift+s")
	w.wait("a surprise", func(s state) bool {
		return s.number("node") > 0 && strings.Contains(s.text("message"), ": the static value is ")
	})
	w.wait("how often it occurs", func(s state) bool { return strings.HasPrefix(s.text("occurs"), "occurs ") })
	w.Settle()
	w.press("occurs")
	w.wait("where it occurs", func(s state) bool {
		return strings.HasPrefix(w.typed("find"), "position = ") && s.is("found")
	})

	w.Key("ctrl+shift+t")
	w.Settle()
	w.press("play")
	first := w.wait("a moment", func(s state) bool { return s.number("replayed") >= 0 }).number("replayed")
	w.wait("a later one", func(s state) bool {
		return s.number("replayed") > first && s.number("node") == s.number("replayed")
	})
	w.Shot("replay-1440x900.png")
	w.Quit()
}
