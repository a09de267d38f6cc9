//go:build linux && e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"drevo/app/journal"
)

// pressThink presses the button when it can be pressed, and returns the state before.
func (w *window) pressThink() state {
	w.t.Helper()
	before := w.wait("the button", func(s state) bool { return !s.is("resting") })
	w.press("think")
	return before
}

// think presses the button, and waits for the end of the search.
func (w *window) think() state {
	w.t.Helper()
	before := w.pressThink()
	return w.wait("another search", func(s state) bool {
		return s.number("searches") == before.number("searches")+1 &&
			!s.is("running")
	})
}

// TestHistoryAndUndo: a search below the root adds a tree; keys and buttons go back to the one
// before and its place. A paste, a move, a depth and a deleted search are taken back by the keys.
func TestHistoryAndUndo(t *testing.T) {
	t.Parallel()
	w := open(t, 1400, 900)
	first := w.state()
	w.row(5)
	chosen := w.wait("a chosen node", func(s state) bool {
		return s.number("node") != 0 && s.text("fen") != firstFEN && s.text("think") == "Think here"
	})
	second := w.think()
	if second.number("kept") != 2 || second.text("think") != "Think" || !strings.HasPrefix(second.text("search"),
		"2 / 2 ") {
		t.Fatalf("after a second search the strip says %q, the button %q", second.text("search"), second.text("think"))
	}
	w.Shot("two-searches.png")

	w.Key("alt+comma")
	back := w.wait("the first tree", func(s state) bool { return strings.HasPrefix(s.text("search"), "1 / 2 ") })
	if back.number("treeNodes") != first.number("treeNodes") || back.number("node") != chosen.number("node") ||
		back.text("fen") != chosen.text("fen") {
		t.Errorf("back in the first tree the node is %v of %v nodes", back["node"], back["treeNodes"])
	}
	w.press("searchAfter")
	w.wait("the second tree", func(s state) bool { return s.number("treeNodes") == second.number("treeNodes") })

	const pasted = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
	w.enter("fen", pasted)
	w.wait("the other position", func(s state) bool { return s.text("fen") == pasted && s.text("undo") == "paste" })
	w.Key("ctrl+z") // while the field still has the keys
	w.wait("the paste taken back", func(s state) bool {
		return s.text("fen") == second.text("fen") && s.number("treeNodes") == second.number("treeNodes") &&
			s.text("message") == "Undone: paste."
	})
	w.Key("ctrl+shift+z")
	w.wait("the paste done again", func(s state) bool { return s.text("fen") == pasted })
	w.Key("ctrl+z")
	w.wait("the paste taken back again", func(s state) bool {
		return s.text("fen") == second.text("fen") &&
			s.text("redo") == "paste"
	})
	w.root() // the keys leave the field, which has a redo of its own
	w.wait("the root", func(s state) bool { return s.number("node") == 0 })
	w.Key("ctrl+y")
	w.wait("the paste done by the other keys", func(s state) bool { return s.text("fen") == pasted })
	w.Key("ctrl+z")

	// with what was thought unasked about the pasted position
	kept := w.wait("the tree again", func(s state) bool {
		return s.number("treeNodes") == second.number("treeNodes") && !s.is("running")
	}).number("kept")
	w.press("deleteSearch")
	w.wait("one search less", func(s state) bool {
		return s.number("kept") == kept-1 && strings.HasPrefix(s.text("message"), "Deleted ")
	})
	w.Key("ctrl+z")
	w.wait("the deleted search", func(s state) bool {
		return s.number("kept") == kept && s.number("treeNodes") == second.number("treeNodes")
	})

	w.press("searches")
	w.Settle()
	w.Shot("list-of-searches.png")
	w.Key("Escape")
	w.Quit()
}

// TestNextStart: what was chosen is there again, by a search that is repeated if it was short; a
// long one is not begun unasked.
func TestNextStart(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "drevo.json")
	env := "DREVO_CONFIG=" + path
	if err := os.WriteFile(path, []byte(`{"toured": true}`), 0o600); err != nil {
		t.Fatal(err)
	}
	w := start(t, 1400, 900, env)
	w.wait("the first analysis", func(s state) bool { return s.number("searches") == 1 && !s.is("running") })
	w.Settle()
	w.row(5)
	chosen := w.wait("a chosen node", func(s state) bool { return s.number("node") != 0 && s.text("fen") != firstFEN })
	w.Key("ctrl+2")
	tab := w.wait("another tab", func(s state) bool { return s.text("tab") != chosen.text("tab") }).text("tab")
	w.Signal(syscall.SIGTERM)

	again := start(t, 1400, 900, env)
	restored := again.wait("the search of the last time", func(s state) bool {
		return s.number("searches") == 1 &&
			!s.is("running")
	})
	if restored.number("node") != chosen.number("node") || restored.text("fen") != chosen.text("fen") ||
		restored.text("tab") != tab {
		t.Errorf("the next start is at node %v, %s, tab %s; left was %v, %s, tab %s", restored["node"], restored.text("fen"),
			restored.text("tab"), chosen["node"], chosen.text("fen"), tab)
	}
	again.Signal(syscall.SIGTERM)

	makeLong(t, path)
	long := start(t, 1400, 900, env)
	said := long.wait("a sentence", func(s state) bool { return s.text("message") != "" })
	if said.number("searches") != 0 || said.is("running") || said.text("message") != "The last search took 1m30s, and "+
		"is not repeated unasked. Press Think." || said.text("fen") != chosen.text("fen") {
		t.Errorf("after a long search the next start says %q at %s", said.text("message"), said.text("fen"))
	}
	long.Settle()
	long.Shot("long-search-not-repeated.png")
	if done := long.think(); done.text("bestmove") == "" {
		t.Error("Think does not work then")
	}
	long.Quit()
}

// makeLong makes the last search one that took a minute and a half, in the journal beside a settings file.
func makeLong(t *testing.T, settings string) {
	t.Helper()
	j, err := journal.Open(settings, func(err error) { t.Error(err) })
	if err != nil {
		t.Fatal(err)
	}
	now := j.Session().Now
	if now.Thought.Nodes == 0 {
		t.Fatalf("the journal holds no search: %+v", now)
	}
	now.Thought.Milliseconds = 90_000
	j.Keep(now)
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
}
