package workbench

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/internal/needs"
	"drevo/widgets/chessboard"
	"drevo/widgets/movetext"
)

// settle does what is posted until nothing is at work beside the window.
func (b *bench) settle() {
	b.t.Helper()
	for len(b.queue) > 0 || b.desk.Busy() {
		(<-b.queue)()
	}
}

// arrows counts the arrows of a role on the board.
func (b *bench) arrows(role chessboard.Role) (n int) {
	for _, layer := range b.board.BoardObject().(*chessboard.Board).Scene().Layers {
		for _, arrow := range layer.Arrows {
			if arrow.Role == role {
				n++
			}
		}
	}
	return n
}

// TestMoveListKeepsTwoLines: at 1440x900, with the layers that have a box and their legend, two lines
// of the game can be seen.
func TestMoveListKeepsTwoLines(t *testing.T) {
	needs.RacedElsewhere(t)
	b := sized(t, config.Config{}, 1440, 900)
	b.think()
	b.openText("[White \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. Nxe5 Qd4 6. Nf3 Qxe4+ 7. Qe2 " +
		"Qxe2+ 8. Kxe2 *")
	b.settle()
	for _, key := range []pane.LayerKey{"threats", "hanging", "pins", pane.BestMoves} {
		b.ShowLayer(key, true)
	}
	if got := b.board.LinesSeen(); got < 2 {
		t.Errorf("%d lines can be seen", got)
	}
}

// TestLayersOfATab: the attacks come with their tab, in place of the programme's moves, and go with
// it; their signs are explained in the tab.
func TestLayersOfATab(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{})
	b.think()
	b.toolbar.rest(false)
	h := b.Workbench
	if b.arrows(chessboard.RoleBest) == 0 {
		t.Fatal("no best move is drawn")
	}
	for range 2 {
		if err := h.Open(pane.Trajectories, ""); err != nil {
			t.Fatal(err)
		}
		b.settle()
		overlays := 0
		for _, layer := range b.board.BoardObject().(*chessboard.Board).Scene().Layers {
			overlays += len(layer.Overlays)
			if layer.Key == "trajectories" && !layer.Unlisted {
				t.Error("the signs of the attack are below the board too")
			}
		}
		if best := b.arrows(chessboard.RoleBest); best != 0 || overlays == 0 || !b.board.Shows("trajectories") {
			t.Errorf("with the tab in front %d best moves and %d overlays are drawn", best, overlays)
		}
		if err := h.Open(pane.Why, ""); err != nil {
			t.Fatal(err)
		}
		if best := b.arrows(chessboard.RoleBest); best == 0 || b.board.Shows("trajectories") {
			t.Errorf("without the tab %d best moves are drawn, the attacks %v", best, b.board.Shows("trajectories"))
		}
	}
	if err := h.Open(pane.Terms, "Pawns in the centre"); err == nil && !b.board.Shows("term") {
		t.Error("a chosen term does not light its squares")
	}
	if err := h.Open(pane.Why, ""); err != nil || b.board.Shows("term") {
		t.Errorf("the squares of a term stay lit without the tab: %v", err)
	}
}

// TestNoKeyTwice: every command of the menu has a key of its own, the layers included.
func TestNoKeyTwice(t *testing.T) {
	needs.OneGoroutine(t)
	b := start(t, config.Config{})
	seen := map[string]string{}
	layers := 0
	for _, group := range b.commands() {
		for _, c := range group.commands {
			key := fmt.Sprint(c.Modifier, " ", c.Key)
			if other, ok := seen[key]; ok && c.Key != "" {
				t.Errorf("%s and %s have the same key %s", c.Name, other, keyText(c))
			}
			seen[key] = c.Name
			if group.menu == "Layers" {
				layers++
			}
		}
	}
	if all := len(b.board.LayerKeys()); layers != all {
		t.Errorf("%d of %d layers have a key", layers, all)
	}
}

// TestTheGameStandsOnce: below the board, but not while its tab has it.
func TestTheGameStandsOnce(t *testing.T) {
	needs.RacedElsewhere(t)
	b := sized(t, config.Config{}, 1440, 900)
	b.openText("[White \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 *")
	lists := func() (n int) {
		for _, content := range []fyne.CanvasObject{b.board.Content(), b.frame.front().Content()} {
			visit(content, func(o object) {
				if _, ok := o.CanvasObject.(*movetext.List); ok {
					n++
				}
			})
		}
		return n
	}
	for _, key := range []pane.Key{pane.Why, pane.Game, pane.Terms, pane.Game} {
		if err := b.Open(key, ""); err != nil {
			t.Fatal(err)
		}
		if n := lists(); n != 1 {
			t.Errorf("with %s in front the game stands %d times", key, n)
		}
	}
}
