package proving_test

import (
	"context"
	"math"
	"regexp"
	"strings"
	"testing"

	"drevo/app/outcome"
	"drevo/app/present"
	"drevo/app/proving"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
	"drevo/engine/game"
	"drevo/engine/proof"
	"drevo/engine/proof/check"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// example is diagram 22, Botvinnik - Capablanca 1938.
const example = "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"

// proved searches the example, and proves its value.
func proved(t *testing.T, id string, set map[string]string) proving.Proving {
	t.Helper()
	p, err := engine.Programmes().Find(id)
	if err != nil {
		t.Fatal(err)
	}
	values, err := search.Resolve(p, set)
	if err != nil {
		t.Fatal(err)
	}
	position := enginetest.Position(t, example)
	recorder := tree.NewRecorder(search.Header(p, values, position), 0)
	if _, err := p.Search(context.Background(), search.Task{Position: position, Values: values, Recorder: recorder}); err != nil {
		t.Fatal(err)
	}
	v, err := proving.Of(present.NewNodes(recorder.Tree(), present.InPawns), tree.Root)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// TestRowsAreTheProof makes a proof of the rows of a whole table, and gives it to the checker.
func TestRowsAreTheProof(t *testing.T) {
	v := proved(t, "kaissa", map[string]string{"level": "3.1"})
	o := v.Outcome(-1)
	for i, p := range v.Proofs {
		claim := p.Nodes[0].Claim
		rows, ok := o.Tables[0].Cell(0, []string{"atLeast", "atMost"}[i]).Value.(outcome.Table)
		if !ok {
			t.Fatalf("there is no table of %v", claim)
		}
		again := &proof.Proof{Nodes: make([]proof.Node, len(p.Nodes))}
		for at := range rows.Rows {
			id := tree.ID(rows.Cell(at, "node").Value.(int))
			n := proof.Node{Claim: proof.Claim{ID: id, Sense: proof.AtLeast}}
			turn := v.Tree.Turn(v.Tree.Node(id))
			pawns := rows.Cell(at, present.KeyPawns).Value.(float64)
			n.Score = eval.WhiteScore(math.Round(pawns * v.Format.Scale.PerPawn)).For(turn)
			bound := map[string]tree.Bound{"≥": tree.Lower, "≤": tree.Upper}[rows.Cell(at, "score.bound").Value.(string)]
			if bound.For(turn) == tree.Upper {
				n.Sense = proof.AtMost
			}
			for _, child := range rows.Cell(at, "from").Value.([]int) {
				n.Children = append(n.Children, child-1)
			}
			again.Nodes[rows.Cell(at, "number").Value.(int)-1] = n
		}
		if err := check.Check(v.Tree, claim, again); err != nil {
			t.Errorf("%v: %v", claim, err)
		}
		again.Nodes[len(again.Nodes)-1].ID = tree.Root
		if check.Check(v.Tree, claim, again) == nil {
			t.Errorf("%v was accepted with another node", claim)
		}
	}
}

// TestWhatIsTakenForGranted: of each node that all moves show, every legal move is in the proof, left out by a recorded
// rule, or counted as not looked at; and the page says so.
func TestWhatIsTakenForGranted(t *testing.T) {
	v := proved(t, "itep", nil)
	want := 0
	for _, p := range v.Proofs {
		for _, n := range p.Nodes {
			if n.By != proof.ByMoves {
				continue
			}
			at, err := v.Tree.Position(n.ID)
			if err != nil {
				t.Fatal(err)
			}
			known := map[board.Move]bool{}
			for _, child := range n.Children {
				known[v.Tree.Node(p.Nodes[child].ID).Move] = true
			}
			for _, s := range v.Tree.Skips(n.ID, nil) {
				known[s.Move] = true
			}
			var list board.MoveList
			at.Legal(&list)
			for _, move := range list.All() {
				if !known[move] {
					want++
				}
			}
		}
	}
	var page strings.Builder
	if err := v.WritePage(&page, 1); err != nil {
		t.Fatal(err)
	}
	if got := v.Unshown(); got != want || want < 100 || !strings.Contains(page.String(), v.SaysUnshown()) {
		t.Errorf("%d legal moves were not looked at, want %d", got, want)
	}
}

// TestGameHasTheMoves reads the game back: the first move is the one that shows that the value is so much, and the
// others of the position stand beside it.
func TestGameHasTheMoves(t *testing.T) {
	v := proved(t, "paulchess", map[string]string{"depth": "3"})
	g, err := v.Game(2)
	if err != nil {
		t.Fatal(err)
	}
	read, err := game.Parse(g.String())
	if err != nil {
		t.Fatal(err)
	}
	best := v.Tree.Moves(v.Tree.Line(tree.Root))[0]
	start := enginetest.Position(t, example)
	if len(read.Root.Next) != start.LegalMoveCount() || read.Root.Next[0].Move != best {
		t.Errorf("%d moves, the first %v, not all with %v first:\n%s", len(read.Root.Next), read.Root.Next[0].Move, best, g)
	}
	if text := read.Root.Next[0].Text(); !strings.Contains(text, "≥") || !strings.Contains(text, "≤") {
		t.Errorf("beside %v stands %q", best, text)
	}
}

// anchors are the places that a page names and refers to.
var anchors = regexp.MustCompile(`(id|href)="(#?)([^"]+)"`)

// TestPageNeedsNothingElse finds every place that the page refers to on the page itself.
func TestPageNeedsNothingElse(t *testing.T) {
	v := proved(t, "paulchess", map[string]string{"depth": "3"})
	var text strings.Builder
	if err := v.WritePage(&text, 3); err != nil {
		t.Fatal(err)
	}
	page, there := text.String(), map[string]bool{}
	found := anchors.FindAllStringSubmatch(page, -1)
	for _, m := range found {
		there[m[3]] = there[m[3]] || m[1] == "id"
	}
	for _, m := range found {
		if m[1] == "href" && (m[2] != "#" || !there[m[3]]) {
			t.Fatalf("the page refers to %q", m[3])
		}
	}
	for _, outside := range []string{"http", "src=", "@import", "<script"} {
		if strings.Contains(page, outside) {
			t.Errorf("the page has %q", outside)
		}
	}
	if open, closed := strings.Count(page, "<details"), strings.Count(page, "</details>"); open != closed || open < 100 {
		t.Errorf("%d claims are begun, %d ended", open, closed)
	}
	if boards := strings.Count(page, `class="board"`); boards < 100 {
		t.Errorf("%d boards", boards)
	}
}

// TestOpenNodeSaysWhatIsMissing asks for the proof of a node that is not finished.
func TestOpenNodeSaysWhatIsMissing(t *testing.T) {
	recorder := tree.NewRecorder(tree.Header{Position: enginetest.Position(t, example), Scale: tree.Centipawns}, 0)
	recorder.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -100, 100)
	v, err := proving.Of(present.NewNodes(recorder.Tree(), present.InPawns), tree.Root)
	if err != nil || v.Gap == nil || v.Missing() != "The record does not prove the whole value: start is still open." {
		t.Errorf("%v, gap %v, %q", err, v.Gap, v.Missing())
	}
}

// TestLessTakesFewerNodes: what is weaker than the value is proved and accepted with no more nodes than the value
// takes, of a node of Black's too; what is more is refused, and said to be.
func TestLessTakesFewerNodes(t *testing.T) {
	v := proved(t, "paulchess", map[string]string{"depth": "3"})
	for _, id := range []tree.ID{tree.Root, v.Tree.Line(tree.Root)[1]} {
		n := v.Tree.Node(id)
		is := v.ValueOf(n)
		for _, bound := range []tree.Bound{tree.Lower, tree.Upper} {
			weaker := map[tree.Bound]float64{tree.Lower: -1, tree.Upper: 1}[bound]
			sizes := []int{}
			for _, by := range []float64{0, weaker, 3 * weaker} {
				c := proof.ClaimOf(v.Tree, id, bound, is.Pawns()+by)
				less, err := proving.OfClaim(v.Nodes, c)
				if err != nil || len(less.Proofs) != 1 || less.Gap != nil {
					t.Fatalf("node %d, %v by %v: %v, %v", id, bound, by, err, less.Gap)
				}
				if said := c.Value(v.Tree); said.Bound != bound || math.Abs(said.Pawns()-is.Pawns()-by) > 1e-9 {
					t.Errorf("%v by %v is claimed as %v", bound, by, said)
				}
				sizes = append(sizes, less.Size())
			}
			if sizes[2] > sizes[1] || sizes[1] > sizes[0] {
				t.Errorf("node %d: %v nodes for what is less and less", id, sizes)
			}
			more, err := proving.OfClaim(v.Nodes, proof.ClaimOf(v.Tree, id, bound, is.Pawns()-weaker))
			if err != nil || len(more.Proofs) > 0 || !strings.Contains(more.Missing(), "does not prove "+more.Claimed()) {
				t.Errorf("more than is so: %v, %q", err, more.Missing())
			}
		}
	}
}
