package botvinnik

import (
	"slices"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// rootMoves returns the moves that the last round of a horizon examined at the root.
func rootMoves(tr *tree.Tree, horizon int) (moves []string) {
	root := tr.Header().Position
	for _, id := range tr.Children(tree.Root, nil) {
		if n := tr.Node(id); n.Type != tree.TypeIteration || n.Number != horizon {
			continue
		}
		rounds := tr.Children(id, nil)
		for _, child := range tr.Children(rounds[len(rounds)-1], nil) {
			moves = append(moves, strings.TrimRight(root.SAN(tr.Node(child).Move), "+#"))
		}
	}
	slices.Sort(moves)
	return moves
}

// TestCapablanca is the experiment of chapter IV: one half-move gives two moves and so do two, and
// both are rejected; three half-moves give the book's twelve, Qe4 and Qe2, which it overlooks, and
// Ba3 is played.
func TestCapablanca(t *testing.T) {
	needs.OneGoroutine(t)
	result, tr := think(t, capablanca, nil, 0)
	root := tr.Header().Position
	if san := root.SAN(result.Move); san != "Ba3" {
		t.Errorf("plays %s", san)
	}
	if result.Score <= material(&root) {
		t.Errorf("the value is %d, no gain over %d", result.Score, material(&root))
	}
	for horizon, want := range map[int]string{
		1: "Qxd5 Qxf6",
		2: "Qxd5 Qxf6",
		3: "Ba3 Ne4 Nf5 Nh5 Qb8 Qc7 Qd6 Qe2 Qe4 Qf5 Qg5 Qh5 Qxd5 Qxf6",
	} {
		if got := strings.Join(rootMoves(tr, horizon), " "); got != want {
			t.Errorf("horizon %d: %s, want %s", horizon, got, want)
		}
	}
}

// bookLine is the variation to which chapter IV gives the most room.
const bookLine = "Ba3 Qxa3 Nh5 gxh5 Qg5 Kf8 Qxf6 Kg8 e7 Qc1 Kf2 Qc2 Kg3 Qd3 Kh4 Qe4 Kxh5 Qe2 Kh4 Qe4 g4 Qe1 Kh5"

// TestBookLine finds every move of the line examined, with our rule that was made for it, in the
// position where the book has it. Where a position was reached before in another way, the line goes on
// there.
func TestBookLine(t *testing.T) {
	needs.OneGoroutine(t)
	result, tr := think(t, capablanca, desperateValues(t), 0)
	p := tr.Header().Position
	if san := p.SAN(result.Move); san != "Ba3" {
		t.Errorf("plays %s", san)
	}
	examined := map[uint64][]board.Move{}
	collect(tr, tree.Root, tr.Header().Position, examined)
	for i, san := range strings.Fields(bookLine) {
		move, err := p.ParseSAN(san)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Contains(examined[p.Key()], move) {
			t.Errorf("half-move %d, %s, was not examined", i+1, san)
		}
		var next board.Position
		p.Make(move, &next)
		p = next
	}
}

// desperateValues returns the preset that has the rule for the book's line.
func desperateValues(t *testing.T) map[string]string {
	for _, preset := range New().Presets() {
		if preset.Name == "desperate" {
			return preset.Values
		}
	}
	t.Fatal("no preset is called desperate")
	return nil
}

// collect notes the moves that were examined in every position below a node.
func collect(tr *tree.Tree, id tree.ID, p board.Position, examined map[uint64][]board.Move) {
	for _, child := range tr.Children(id, nil) {
		move, next := tr.Node(child).Move, p
		if move != board.NoMove {
			p.Make(move, &next)
			if !slices.Contains(examined[p.Key()], move) {
				examined[p.Key()] = append(examined[p.Key()], move)
			}
		}
		collect(tr, child, next, examined)
	}
}
