//go:build linux && e2e

package e2e

import (
	"os"
	"path/filepath"
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

// TestSideBySideWhileOneGrows: both trees have their room in the narrow tabs, what one has grown by is taken in while it
// grows, and a row that is chosen in one is marked in both.
func TestSideBySideWhileOneGrows(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "drevo.json")
	const settings = `{"face": "everything", "toured": true, "others": {"paulchess": {"depth": "60"}}}`
	if err := os.WriteFile(path, []byte(settings), 0o600); err != nil {
		t.Fatal(err)
	}
	w := start(t, 1440, 900, "DREVO_CONFIG="+path)
	w.wait("the first analysis", func(s state) bool { return s.text("bestmove") != "" && !s.is("running") })
	w.choose("programme", 3)
	w.wait("PaulChess", func(s state) bool { return s.text("programme") == "paulchess" })
	w.openTab(programmeTab, "side-by-side") // which waits for a picture that stands still, as none does beside a search
	w.pressThink()
	w.wait("a search", func(s state) bool { return s.is("running") && s.number("searches") == 2 })
	before := w.wait("the trees compared", func(s state) bool {
		return s.is("apartGrows") && strings.Contains(s.text("apart"), "moves compared")
	}).number("apartTimes")
	now := w.wait("what has grown", func(s state) bool { return s.is("apartGrows") && s.number("apartTimes") > before+2 })
	if x, _, width, _ := now.area("apartRight"); float64(x+width) > now.number("width")+1 {
		t.Errorf("the second tree ends at %d of %v", x+width, now["width"])
	}
	w.press("think") // which stops it
	w.wait("the whole trees", func(s state) bool { return !s.is("running") && !s.is("apartGrows") })
	w.Settle()
	x, y, width, _ := w.area("apartRight")
	w.Click(x+width/2, y+26+3*24+12) // a row, behind the head and three others
	w.wait("one row in both", func(s state) bool {
		return s.number("apartRow") > 0 && s.number("apartRow") == s.number("apartOther")
	})
	w.Shot("side-by-side-1440x900.png")
	w.Quit()
}
