package botvinnik

import (
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// reti is position 41 of the book, Reti's study of 1921.
const reti = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"

// The preset pioneer solves Reti's study in a small tree, and for a reason: stopping costs a queen for a pawn, 1.Kg7
// holds the balance, and the study's two variations stand in the tree.
func TestReti(t *testing.T) {
	found := presetSearch(t, reti, "pioneer", "")
	result, tr := found.result, found.tree
	defer tr.Release()
	if result.Move.String() != "h8g7" || result.Score != 0 || result.Counts.Nodes != 279 {
		t.Errorf("%v with %d after %d nodes, want h8g7, 0, 279", result.Move, result.Score, result.Counts.Nodes)
	}
	squares := 0
	tr.Walk(tree.Root, func(n tree.Node) bool {
		if n.Reason == reasonSquare {
			squares++
		}
		return true
	})
	if squares < 20 {
		t.Errorf("%d nodes are settled by the rule of the square", squares)
	}
	at := tr.ChildNodes(tr.ChildNodes(tree.Root)[0].ID)[0]
	if at.Static != -8*pawn {
		t.Errorf("stopping is worth %d", at.Static)
	}
	for _, line := range []string{"h8g7 h5h4 g7f6 h4h3 f6e6 h3h2 c6c7 h2h1q c7c8q", "h8g7 a6b6 g7f6 h5h4 f6e5 b6c6"} {
		if missing := notInTree(tr, at.ID, line); missing != "" {
			t.Errorf("the tree has the line %s but for %s", line, missing)
		}
	}
}

// Other lengths find the same, but for nine and eleven half-moves, where the stops at the end of the lines misjudge
// what is lost.
func TestRetiAtOtherLengths(t *testing.T) {
	lost := int32(-8 * pawn)
	for length, want := range map[string]int32{"6": 0, "8": 0, "12": 0, "13": 0, "14": 0, "9": lost, "11": lost} {
		s := presetSearch(t, reti, "pioneer", length)
		if s.result.Move.String() != "h8g7" || int32(s.result.Score) != want {
			t.Errorf("length %s: %v %d, want h8g7 %d", length, s.result.Move, s.result.Score, want)
		}
		s.tree.Release()
	}
}

// Each of the other first moves loses a queen for the pawn: so 1.Kg7 is the only move, and seen to be.
func TestRetiHasOneSolution(t *testing.T) {
	for move, want := range map[string]int32{"h8g7": 0, "h8h7": -8 * pawn, "h8g8": -8 * pawn, "c6c7": -8 * pawn} {
		p := enginetest.Position(t, reti)
		first, err := p.ParseUCI(move)
		if err != nil {
			t.Fatal(err)
		}
		after := p.After(first)
		s := presetSearch(t, after.FEN(), "pioneer", "9")
		if int32(-s.result.Score) != want {
			t.Errorf("%s: %d, want %d", move, -s.result.Score, want)
		}
		s.tree.Release()
	}
}

// searched is a search with its record.
type searched struct {
	result search.Result
	tree   *tree.Tree
}

// presetSearch searches a position with a preset, and another length of its lines if one is given.
func presetSearch(t *testing.T, fen, name, length string) searched {
	t.Helper()
	preset, err := search.FindPreset(New(), name)
	if err != nil {
		t.Fatal(err)
	}
	if length != "" {
		preset.Values[optionLength] = length
	}
	values, err := search.Resolve(New(), preset.Values)
	if err != nil {
		t.Fatal(err)
	}
	result, tr := enginetest.Recorded(t, New(), search.Task{Position: enginetest.Position(t, fen), Values: values}, 0)
	return searched{result, tr}
}

// notInTree follows a line from a node, and returns the first move that has no node.
func notInTree(tr *tree.Tree, id tree.ID, line string) string {
	for _, move := range strings.Fields(line) {
		children := tr.ChildNodes(id)
		i := slices.IndexFunc(children, func(n tree.Node) bool { return n.Move.String() == move })
		if i < 0 {
			return move
		}
		id = children[i].ID
	}
	return ""
}

// The rule of the square settles only what a bare king and pawns leave to decide.
func TestRuleOfSquare(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		settled   bool
		value     int32 // for the side to move
	}{
		{"in the square, the pawn is caught", "8/8/2k2K2/7p/8/8/8/8 w - - 0 1", true, 0},
		{"outside of it", "8/8/2k3K1/8/7p/8/8/8 w - - 0 1", true, -9 * pawn},
		{"outside of it, the pawn to move", "8/8/2k2K2/8/7p/8/8/8 b - - 0 1", true, 9 * pawn},
		{"in the square, where F of the promotion is 1", "8/8/2k5/8/4K3/7p/8/8 w - - 0 1", true, 0},
		{"both sides have pawns", reti, false, 0},
		{"there is a piece", "8/8/2k3K1/8/7p/8/n7/8 w - - 0 1", false, 0},
		{"the own king stands in the way", "8/8/K7/8/8/7p/7k/8 w - - 0 1", false, 0},
	} {
		g := newPioneer(t, enginetest.Position(t, c.fen))
		value, settled := g.ruleOfSquare(&g.plies[0].position)
		if settled != c.settled || settled && int32(value) != c.value {
			t.Errorf("%s: %d %v, want %d %v", c.name, value, settled, c.value, c.settled)
		}
	}
}

// newPioneer sets up a game with the values of the preset pioneer.
func newPioneer(t *testing.T, p board.Position) *game {
	t.Helper()
	preset, err := search.FindPreset(New(), "pioneer")
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(New(), preset.Values)
	if err != nil {
		t.Fatal(err)
	}
	return setUp(p, values, 1)
}
