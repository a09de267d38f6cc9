package workbench

import (
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/experiment"
	"drevo/internal/needs"
)

// A row of an experiment opens its search: position, programme and options come into hand, and the tree
// is that of the row.
func TestRowOfAnExperimentOpensItsTree(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Programme: "itep"})
	const fen = "3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 1"
	b.research.OnOpen(experiment.Case{Programme: "pitrat", Options: map[string]string{"win": "piece", "storage": "1"},
		Position: fen})
	b.until("the tree", func() bool { return !b.toolbar.thinking })
	if got := b.view.Position.FEN(); got != fen {
		t.Errorf("the position is %s", got)
	}
	if b.Session.Programme.About().ID != "pitrat" || b.Session.Values.Text("win") != "piece" {
		t.Errorf("%s is chosen, with win %s", b.Session.Programme.About().ID, b.Session.Values.Text("win"))
	}
	if n := b.view.Tree.Len(); n < 500 {
		t.Errorf("the tree has %d nodes", n)
	}
}

// A search that a limit ended without a move says so in the programme's words.
func TestNotDecidedIsSaid(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Programme: "itep"})
	const m42 = "2r1r1k1/1p1q1ppp/3p1b2/p2P4/3Q4/5N2/PP2RPPP/4R1K1 w - - 0 1"
	b.research.OnOpen(experiment.Case{Programme: "pitrat", Options: map[string]string{"win": "piece", "storage": "1"},
		Position: m42})
	b.until("the tree", func() bool { return !b.toolbar.thinking })
	if got := b.Summary(b.Session.Search()); !strings.HasPrefix(got, "Not decided: the storage of 1000 moves "+
		"was used up") {
		t.Errorf("%q", got)
	}
}

// The layers of a pane come with it where another programme's tab gives way to it, too.
func TestLayersComeWithTheNextTab(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Programme: "itep"})
	bounds, _ := b.frame.find("bounds")
	b.frame.bringToFront(bounds)
	b.fronted()
	const fen = "3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 1"
	b.research.OnOpen(experiment.Case{Programme: "pitrat", Options: map[string]string{"win": "piece", "storage": "1"},
		Position: fen})
	b.until("the tree", func() bool { return !b.toolbar.thinking })
	if key := b.frame.front().Key(); key != "plans" || !b.board.Shows("dangers") || !b.board.Shows("plan") {
		t.Errorf("in front is %s, dangerous moves on the board: %v", key, b.board.Shows("dangers"))
	}
}

// A case that can't be opened is said, and changes nothing.
func TestWrongCaseChangesNothing(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{Programme: "itep"})
	before := b.seen()
	b.research.OnOpen(experiment.Case{Programme: "pitrat", Options: map[string]string{"win": "castle"},
		Position: before.fen})
	if after := b.seen(); after != before {
		t.Errorf("changed: %+v", after)
	}
}
