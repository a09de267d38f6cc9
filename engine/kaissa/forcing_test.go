package kaissa

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// As many quiet checks of a side count as forcing as forcingChecks says, so that the level goes on
// behind them; the forcing variation has a limit of its own.
func TestForcingChecks(t *testing.T) {
	const fen = "6k1/5p1p/8/8/q7/8/5P1P/3Q2K1 w - - 0 1"
	longest := func(forcingChecks string) (plies int, nodes uint64) {
		result, tr := think(t, fen, search.Limits{}, map[string]string{optionLevel: "2.2", optionForcing: forcingChecks,
			optionTable: "false"})
		tr.Walk(tree.Root, func(n tree.Node) bool {
			if n.Type == tree.TypeFullWidth {
				plies = max(plies, n.Ply)
			}
			return true
		})
		return plies, result.Counts.Nodes
	}
	before, nodes := longest("0")
	for _, more := range []string{"1", "2", "3"} {
		plies, n := longest(more)
		if plies <= before || n <= nodes {
			t.Errorf("forcingChecks=%s: full width to ply %d, %d nodes; with one less to ply %d, %d nodes", more, plies, n,
				before, nodes)
		}
		before, nodes = plies, n
	}
}

// The reason for the order of a row is recorded: the table's move, killers, captures, the preliminary
// search and the blank move all occur, and in the order of precedence within a node.
func TestPlacesAreRecorded(t *testing.T) {
	seen := map[tree.Place]int{}
	for _, fen := range []string{benchMiddleGame, enginetest.BenchPositions[4]} {
		_, tr := think(t, fen, search.Limits{}, map[string]string{optionLevel: "4.1", optionBlankMove: "true"})
		tr.Walk(tree.Root, func(n tree.Node) bool {
			last := placeBlank
			for _, id := range tr.Children(n.ID, nil) {
				child := tr.Node(id)
				if child.Move == board.NoMove {
					continue
				}
				seen[child.Place]++
				if child.Place > last && n.Type == tree.TypeFullWidth && !inPreliminary(tr, child) {
					t.Fatalf("node %d: %s (%s) comes after %s", id, child.Move, child.Place, last)
				}
				last = child.Place
			}
			return true
		})
	}
	for _, place := range []tree.Place{tree.PlaceTable, tree.PlaceEarlier, tree.PlaceCapture, tree.PlaceKiller,
		tree.PlaceGenerated, placeBlank} {
		if seen[place] == 0 {
			t.Errorf("no move is there as %s: %v", place, seen)
		}
	}
	if seen[tree.PlaceNone] > 0 {
		t.Errorf("nothing is said of %d moves", seen[tree.PlaceNone])
	}
}
