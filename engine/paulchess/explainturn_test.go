package paulchess

import (
	"testing"

	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// What is said of a move that has no node is told by when it would have had its turn: nothing is asked about
// a move after a cut, answers to a check and checks at the horizon are examined in quiescence, too.
func TestModernExplainsTurns(t *testing.T) {
	values := resolved(t, presetValues(t, "modern"), map[string]string{optionDepth: "6"})
	seen := turns{}
	for _, fen := range []string{enginetest.Samples[1], enginetest.Samples[4]} {
		tr := recordedSearch(t, fen, values)
		tr.Walk(tree.Root, func(n tree.Node) bool {
			if n.ID%5 == 0 && n.Closed && len(tr.Children(n.ID, nil)) < 30 {
				seen.check(t, tr, n)
			}
			return !t.Failed()
		})
	}
	if seen.standPat == 0 || seen.answers == 0 || seen.checks == 0 || seen.smaller == 0 || seen.late == 0 {
		t.Errorf("some claims were never put to the test: %+v", seen)
	}
}

// turns counts the moves about which something was claimed.
type turns struct{ standPat, answers, checks, smaller, late int }

func (seen *turns) check(t *testing.T, tr *tree.Tree, n tree.Node) {
	e, err := New().Explain(tr, n.ID)
	if err != nil {
		t.Fatal(err)
	}
	p, _ := tr.Position(n.ID)
	var last tree.Node
	if children := tr.Children(n.ID, nil); len(children) > 0 {
		last = tr.Node(children[len(children)-1])
	}
	claim := func(count *int, absent search.Absent, holds bool) {
		if *count++; !holds {
			t.Errorf("%s, %s: reason %d (%s)", p.FEN(), p.SAN(absent.Move), absent.Reason, absent.Evidence)
		}
	}
	for _, absent := range e.Absent {
		move := absent.Move
		switch {
		case n.Reason == tree.ReasonStandPatCut:
			claim(&seen.standPat, absent, absent.Reason == tree.ReasonAfterCut || !move.IsCapture())
		case n.Type == tree.TypeQuiescence && n.Reason == tree.ReasonCut && p.InCheck():
			claim(&seen.answers, absent, absent.Reason == tree.ReasonAfterCut)
		case n.Type == tree.TypeQuiescence && absent.Reason == reasonLosingCapture && !move.IsCapture():
			claim(&seen.checks, absent, p.GivesCheck(move))
		case n.Reason == tree.ReasonCut && last.Place == tree.PlaceCapture && last.Move.IsCapture() && move.IsCapture() &&
			captureRank(&p, move) < captureRank(&p, last.Move):
			claim(&seen.smaller, absent, absent.Reason == tree.ReasonAfterCut || absent.Reason == reasonNotGenerated)
		case n.Reason == tree.ReasonCut && last.Place == tree.PlaceKiller && isQuiet(move) && n.Type == tree.TypeFullWidth:
			claim(&seen.late, absent, absent.Reason == tree.ReasonAfterCut)
		}
	}
}
