//go:build linux && e2e

package e2e

import (
	"strings"
	"testing"
)

// TestHelpKeysAndClipboard in one window.
func TestHelpKeysAndClipboard(t *testing.T) {
	t.Parallel()
	w := open(t, 1440, 900)
	w.keysWalk()
	w.copiesThePicture()
	w.helpsEverywhere()
	w.Quit()
}

// helpsEverywhere: ? and F1 list the keys, with the focus on the board, in the tree, on a box and, F1 only, in a field;
// Escape closes the list.
func (w *window) helpsEverywhere() {
	w.t.Helper()
	places := []struct {
		name string
		keys []string
		do   func()
	}{
		{"on the board", []string{"question", "F1"}, func() { w.keysTo("Board") }},
		{"in the tree", []string{"question", "F1"}, func() { w.row(2) }},
		{"on the programme", []string{"question", "F1"}, func() { w.press("programme"); w.Key("Escape") }},
		{"in the field of the FEN", []string{"F1"}, func() { w.press("fen") }},
	}
	for _, place := range places {
		for _, key := range place.keys {
			place.do()
			w.Settle()
			w.Key(key)
			w.wait(key+" "+place.name, func(s state) bool { return s.text("dialog") == "All keys" })
			w.Key("Escape")
			w.wait("the list gone, "+place.name, func(s state) bool { return s.text("dialog") == "" })
		}
	}
}

// keysWalk: F6 goes through the parts of the window and Shift+F6 back, F3 through what was found, F11 into a presentation
// and Escape out of it.
func (w *window) keysWalk() {
	w.t.Helper()
	parts := func(key string, names ...string) {
		w.t.Helper()
		for _, name := range names {
			w.Key(key)
			w.wait("the keys in "+name, func(s state) bool { return strings.HasSuffix(s.text("message"), "in: "+name+".") })
		}
	}
	parts("F6", "Board", "Tree", "Why", "Readouts", "Board")
	parts("shift+F6", "Readouts", "Why")

	w.Key("ctrl+f")
	w.Type("Kg8")
	w.wait("what is looked for", func(s state) bool { return s.is("found") })
	w.Key("F3")
	first := w.wait("a match", func(s state) bool { return s.number("node") != 0 }).number("node")
	w.Key("F3")
	second := w.wait("the next match", func(s state) bool { return s.number("node") != first }).number("node")
	w.Key("shift+F3")
	w.wait("the match before", func(s state) bool { return s.number("node") == first && s.number("node") != second })

	_, _, before, _ := w.area("board")
	w.Key("F11")
	w.wait("a large board", func(s state) bool { _, _, side, _ := s.area("board"); return side > before+100 })
	w.Key("Escape")
	w.wait("the window as before", func(s state) bool { _, _, side, _ := s.area("board"); return side == before })
}

// copiesThePicture of the board: the window says where it is.
func (w *window) copiesThePicture() {
	w.t.Helper()
	w.Key("ctrl+i")
	said := w.wait("the picture of the board", func(s state) bool { return strings.Contains(s.text("message"), "icture") })
	if text := said.text("message"); !strings.Contains(text, "pixels is in the clipboard") && !strings.Contains(text,
		".png") {
		w.t.Errorf("the window says %q", text)
	}
}
