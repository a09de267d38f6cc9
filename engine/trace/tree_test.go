package trace

import (
	"bytes"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"

	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// treeOf reads the tree of a search of a trace, the first is 0.
func treeOf(t *testing.T, trace []byte, which int) *tree.Tree {
	t.Helper()
	r, err := NewReader(bytes.NewReader(trace))
	if err != nil {
		t.Fatal(err)
	}
	for range which {
		if _, err := r.Tree(0); err != nil {
			t.Fatal(err)
		}
	}
	tr, err := r.Tree(0)
	if err != nil {
		t.Fatal(err)
	}
	return tr
}

// The tree of another engine has all its nodes, its words, its value and line, and every table cut-off leads to the
// node that stored it.
func TestTreeOfAnEngine(t *testing.T) {
	engine := built(t)
	for fen, depth := range map[string]string{kiwipete: "4", castles: "5", blocked: "7"} {
		trace, printed := traced(t, engine, depth, fen)
		tr, report := treeOf(t, trace, 0), checked(t, trace)
		stages := strings.Count(printed, "info depth")
		if tr.Len() != 1+report.Nodes+stages || int(tr.Node(tree.Root).Count) != tr.Len() {
			t.Errorf("%s: %d nodes, %d counted; want the root, %d nodes and %d stages", fen, tr.Len(),
				tr.Node(tree.Root).Count, report.Nodes, stages)
		}
		root, line := tr.Node(tree.Root), tr.Moves(tr.Line(tree.Root))
		if len(line) == 0 || !strings.Contains(printed, "bestmove "+line[0].UCI()) ||
			!strings.Contains(printed, fmt.Sprintf("info depth %s score cp %d ", depth, root.Score)) {
			t.Errorf("%s: %d and %v, and the engine says %s", fen, root.Score, line, printed)
		}
		again, _ := back(t, tr, true)
		if a, b, same := tree.FirstDifference(tr, again); !same || !reflect.DeepEqual(tr.Header(), again.Header()) {
			t.Errorf("%s: written once more, %+v is %+v", fen, tr.Node(a), again.Node(b))
		}
		words, known := tr.Header().Vocabulary, 0
		tr.Walk(tree.Root, func(n tree.Node) bool {
			if n.HasKnown {
				known++
			}
			here, err := tr.Position(n.ID)
			if err != nil {
				t.Fatal(err)
			}
			if n.HasKnown {
				there, _ := tr.Position(n.KnownFrom)
				if here.Key() != there.Key() || tr.Node(n.KnownFrom).Score != n.Score {
					t.Errorf("node %d is known from node %d", n.ID, n.KnownFrom)
				}
			}
			return !t.Failed()
		})
		if known != report.Linked || known == 0 {
			t.Errorf("%s: %d nodes are known from others, and %d links were found", fen, known, report.Linked)
		}
		if got := words.Reason(65).Name; got != "null move" {
			t.Errorf("its reason 65 is %q", got)
		}
	}
}

// What is hidden is counted, and an illegal move has no node.
func TestTreeCountsWhatIsHidden(t *testing.T) {
	trace, _ := traced(t, built(t), "4", castles, "TRACE_PLY=2")
	report, tr := checked(t, trace), treeOf(t, trace, 0)
	if want := 1 + report.Nodes + int(report.Hidden) + 4; int(tr.Node(tree.Root).Count) != want || tr.Len() >= want {
		t.Errorf("%d nodes of %d, want %d", tr.Len(), tr.Node(tree.Root).Count, want)
	}
	every := files(t)["testdata/every.trace"]
	tr = treeOf(t, every, 1) // its thread 1 plays an illegal move, and is not in the tree
	if n := tr.Node(tree.Root); tr.Len() != 6 || n.Count != 19 {
		t.Errorf("%d nodes of %d, want 6 of 19", tr.Len(), n.Count)
	}
}

// A tree that grows in no fixed order has the visits that were said.
func TestTreeOfVisits(t *testing.T) {
	tr := treeOf(t, files(t)["testdata/every.trace"], 2)
	p := tr.Header().Position
	id, ok := tr.Find(tree.Root, mustUCI(t, &p, "a1a8"))
	best, _ := tr.Best(tree.Root)
	if n := tr.Node(id); !ok || n.Count != 12 || n.Score != -29999 || best != id || n.Reason != tree.ReasonCheckmate {
		t.Errorf("%+v, best %d", n, best)
	}
	id, _ = tr.Find(tree.Root, mustUCI(t, &p, "g1f1"))
	if n := tr.Node(id); n.Count != 4 || !n.Truncated || n.Static != -3 || tr.ChildCount(id) != 1 {
		t.Errorf("%+v", n)
	}
}

func mustUCI(t *testing.T, p *board.Position, text string) board.Move {
	t.Helper()
	m, err := p.ParseUCI(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// A trace that is cut anywhere (at each 35th byte, with DREVO_LONG at each seventh) gives a tree of what is whole, or
// says why it gives none.
func TestTreeOfACutTrace(t *testing.T) {
	needs.OneGoroutine(t)
	for name, trace := range files(t) {
		longest := 0
		for end := 0; end < len(trace); end += 7 * needs.OneIn(5) {
			r, err := NewReader(bytes.NewReader(trace[:end]))
			if err != nil {
				continue
			}
			tr, err := r.Tree(0)
			if err != nil && err != io.EOF {
				t.Fatalf("%s at %d: %v", name, end, err)
			}
			longest = max(longest, tr.Len())
		}
		if longest < 3 {
			t.Errorf("%s: at most %d nodes", name, longest)
		}
	}
}

// A root below its iteration is named by its kind alone, the iteration with its number.
func TestStageNames(t *testing.T) {
	tr := treeOf(t, files(t)["testdata/example.trace"], 0)
	words := tr.Header().Vocabulary
	stage := tr.ChildNodes(tree.Root)[1]
	root := tr.ChildNodes(stage.ID)[0]
	a, b := words.StageName(stage.Type, stage.Number), words.StageName(root.Type, root.Number)
	if a != "iteration 2" || b != "pv" {
		t.Errorf("%s and %s", a, b)
	}
}

// In Chess960 castling is the king taking its rook, in the trace as on the board.
func TestTreeOfChess960(t *testing.T) {
	trace := strings.Replace(rulesHeader, "7k/8/8/8/8/8/R7/1R5K w - -", "4k3/8/8/8/8/8/8/1R2K1R1 w GB -", 1)
	trace = strings.Replace(trace, "\n\n", "\nvariant chess960\n\n", 1)
	trace += "e main same -9 9 2\ne main e1b1 -9 9 1\nl ply-limit 3\nl complete -3 e1b1\nx e1b1\n"
	if report := checked(t, []byte(trace)); report.Wrong() > 0 {
		t.Errorf("%+v", report.Rules)
	}
	tr := treeOf(t, []byte(trace), 0)
	line := tr.Moves(tr.Line(tree.Root))
	again, _ := back(t, tr, true)
	if _, _, same := tree.FirstDifference(tr, again); !same || len(line) != 1 || !line[0].IsCastling() {
		t.Errorf("the line is %v", line)
	}
}
