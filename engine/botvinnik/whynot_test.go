package botvinnik

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// Where a node has used up its moves, every other legal move has a reason that does not depend on the order; elsewhere
// every move has some reason. So the map that WhyNot draws is the one that the search had.
func TestWhyNotDrawsTheMapOfTheSearch(t *testing.T) {
	for _, fen := range []string{
		capablanca,
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	} {
		_, tr := think(t, fen, map[string]string{optionHorizon: "4", optionLength: "5", optionHope: hopeNearer}, 2_500)
		faults := 0
		tr.Walk(tree.Root, func(n tree.Node) bool {
			if n.ID%7 != 0 && n.Ply > 1 {
				return true // a sample
			}
			p, err := tr.Position(n.ID)
			if err != nil {
				t.Fatal(err)
			}
			var legal board.MoveList
			p.Legal(&legal)
			for _, move := range legal.All() {
				if fault := whyNotFault(tr, n, move); fault != "" {
					t.Errorf("%s: node %d (%v): %s: %s", fen, n.ID, n.Reason, p.SAN(move), fault)
					faults++
				}
			}
			return faults < 10
		})
	}
}

func whyNotFault(tr *tree.Tree, n tree.Node, move board.Move) string {
	_, examined := tr.Find(n.ID, move)
	why := New().whyNot(tr, n.ID, move)
	switch {
	case examined && why.Reason != tree.ReasonOpen:
		return "examined, but " + reasonName(why.Reason)
	case examined:
		return ""
	case why.Reason == tree.ReasonOpen:
		return "not examined, for no reason"
	}
	if n.Type != TypeAnnihilation && n.Type != tree.TypeRound {
		return ""
	}
	switch n.Reason {
	case tree.ReasonComplete, tree.ReasonStandPat, tree.ReasonQuiet:
		if why.Reason != ReasonNotOnMap && why.Reason != ReasonExchange {
			return "all moves of the map were examined, but " + reasonName(why.Reason) + ": " + why.Evidence
		}
	}
	return ""
}

func reasonName(r tree.Reason) string {
	words := New().Vocabulary()
	return words.Reason(r).Name
}
