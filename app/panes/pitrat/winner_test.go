package pitrat

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"drevo/app/pane/panetest"
	"drevo/app/replay"
	"drevo/engine/pitrat"
	"drevo/engine/tree"
	"drevo/widgets/timeline"
)

// TestThePlanThatWon is in front when the search has ended, at the place that was shown, with every move of the
// proof on its card, and nothing is chosen where nothing was won.
func TestThePlanThatWon(t *testing.T) {
	for fen, win := range map[string]string{
		"6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1":     "mate",
		"3k4/8/8/2n1q3/8/3N4/8/3K4 w - - 0 1":   "piece",
		"6k1/5ppp/8/3q4/8/8/8/K2R2R1 w - - 0 1": "queen",
	} {
		w := panetest.New(t, "pitrat", map[string]string{"win": win, "storage": "1"}, fen)
		b := &bench{w, New(w, w.Setup, &replay.Replay{}).(*Pane)}
		w.Put(b.Pane)
		w.Think()
		b.settle()
		reduced := pitrat.ReducedTree(w.Session.Tree())
		if reduced.NR == 0 {
			t.Fatalf("%s: no %s is won", fen, win)
		}
		first := w.Session.Tree().Line(tree.Root)[0]
		if !slices.ContainsFunc(b.account.First(first), func(l pitrat.Listing) bool { return l.Plan == b.chosen }) {
			t.Errorf("%s: plan %d does not call for the first move", fen, b.chosen)
		}
		if node, _ := w.Session.Node(); node != tree.Root || b.until != timeline.End {
			t.Errorf("%s: shown are node %d, moment %d", fen, node, b.until)
		}
		if row := b.all.Rows.Selected(); row < 0 || b.all.outline.plan(row) != b.chosen {
			t.Errorf("%s: the list has chosen row %d", fen, row)
		}
		if want := fmt.Sprintf("Plan %d won: ", b.chosen); !strings.Contains(b.line.Caption.Text, want) {
			t.Errorf("%s: it says %q", fen, b.line.Caption.Text)
		}
		at := slices.Index(titles(b.lines), "It won: the proof")
		listed := map[tree.ID]bool{tree.Root: true}
		for _, l := range b.lines {
			if l.Target < 0 && reduced.Nodes[nodeOf(l.Target)] {
				listed[nodeOf(l.Target)] = true
			}
		}
		if at != 1 || len(listed) != len(reduced.Nodes) {
			t.Errorf("%s: the proof is title %d, and %d of %d of its moves are listed", fen, at, len(listed),
				len(reduced.Nodes))
		}
	}
	if b := thought(t, "mate"); b.chosen != 0 || strings.Contains(b.line.Caption.Text, "won") {
		t.Errorf("nothing was won, and plan %d is chosen: %q", b.chosen, b.line.Caption.Text)
	}
}
