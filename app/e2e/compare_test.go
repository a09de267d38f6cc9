//go:build linux && e2e

package e2e

import (
	"strings"
	"testing"
)

// TestAnyTwoMoves plays a move that is not the best: the window says in one sentence what speaks
// against it, plays a line on the board while the mouse rests on it, and offers to search a move
// that has no node.
func TestAnyTwoMoves(t *testing.T) {
	t.Parallel()
	w := open(t, 1280, 800)
	chain := w.state().list("why")
	w.move("b2", "a3")
	compared := w.wait("the comparison", func(s state) bool {
		return strings.HasPrefix(s.text("sentence"),
			"30.Ba3 against 30.")
	})
	if !strings.Contains(compared.text("sentence"), "30...Qxa3 wins a bishop") || len(compared.list("why")) != len(chain) {
		t.Errorf("the window says %q and explains %v", compared.text("sentence"), compared.list("why"))
	}
	x, y, _, height := w.area("panel")
	w.Move(x+60, y+height/2) // somewhere in the lines
	for dy := 0; dy < height && !w.state().is("preview"); dy += 20 {
		w.Move(x+60, y+dy)
	}
	w.wait("the line on the board", func(s state) bool { return s.is("preview") })
	w.Shot("compare-preview.png")
	w.Move(x-200, y+height/2)
	w.wait("the board as before", func(s state) bool { return !s.is("preview") })

	if compared.text("ask") != "Search Ba3 now" || !strings.Contains(compared.text("sentence"), "30.Ba3 was only "+
		"tested here: ") {
		t.Errorf("the window offers %q and says %q", compared.text("ask"), compared.text("sentence"))
	}
	w.Shot("compare-moves.png")
	w.Quit()
}

// TestDepthsSideBySide moves the slider of depth: a row a depth, and where the choice changes.
func TestDepthsSideBySide(t *testing.T) {
	t.Parallel()
	w := open(t, 1440, 900)
	x, y, _, _ := w.area("tabs")
	w.Click(x+165, y+18)
	left, top, width, height := w.area("level")
	w.Click(left+width*45/100, top+height/2) // depth 5, of 12
	done := w.wait("a row a depth", func(s state) bool { return len(s.list("compared")) >= 4 })
	for _, move := range done.list("compared") {
		if !strings.HasPrefix(move, "30.") {
			t.Errorf("chosen are %v", done.list("compared"))
		}
	}
	w.Shot("compare-depths.png")
	w.Quit()
}
