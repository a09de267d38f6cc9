package bounds

import (
	"fmt"
	"strings"
	"testing"

	"drevo/app/pane/panetest"
	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/widgets/chart"
)

// thought puts the pane into a window and searches.
func thought(t *testing.T, programme string, options map[string]string) (*panetest.Window, *Pane) {
	t.Helper()
	w := panetest.New(t, programme, options, "")
	p := New(w, w.Setup, nil).(*Pane)
	w.Put(p)
	w.Think()
	return w, p
}

// small are searches of every programme that records bounds.
var small = map[string]map[string]string{
	"itep":      {"depth": "3", "scheme": "absolute"},
	"botvinnik": {"horizon": "3"},
	"kaissa":    {"level": "2.1"},
	"paulchess": {"depth": "3"},
}

// TestEveryRankIsExplained: over all nodes of every programme the ladder ends at the node, no bounds are crossed in
// White's view, and each bound of a rank is that of the rank above, or has somebody who set it there: a move beside
// the path with that very value, or the search itself.
func TestEveryRankIsExplained(t *testing.T) {
	for programme, options := range small {
		w, _ := thought(t, programme, options)
		nodes := w.View().Nodes
		by := map[present.How]int{}
		for id := tree.Root; int(id) < nodes.Tree.Len(); id += tree.ID(nodes.Tree.Len()/500 + 1) {
			l := NewLadder(nodes, id, false)
			for rank, at := range l.Setters {
				lower, upper := l.Interval(l.At(rank))
				if lower > upper {
					t.Fatalf("%s, node %d, rank %d: %d is above %d", programme, id, rank, lower, upper)
				}
				for side, s := range []present.Setter{at.Lower, at.Upper} {
					bound := []int32{int32(lower), int32(upper)}[side]
					by[s.How]++
					above := l.At(max(s.Rank-1, 0))
					switch {
					case s.Rank > rank:
						t.Fatalf("%s, node %d: a bound of rank %d was set at %d", programme, id, rank, s.Rank)
					case s.How == present.Unset && !l.Open(eval.WhiteScore(bound)):
						t.Fatalf("%s, node %d, rank %d: the bound %d is called open", programme, id, rank, bound)
					case s.How != present.ByResult:
					case nodes.Tree.Node(s.By).Parent != above.ID || s.By >= l.Path[s.Rank],
						int32(nodes.Tree.Node(s.By).Score.For(nodes.Turn(nodes.Tree.Node(s.By)))) != bound,
						nodes.Turn(above) != board.Colour(side):
						t.Fatalf("%s, node %d, rank %d: the bound %d was not set by node %d", programme, id, rank, bound, s.By)
					}
				}
			}
		}
		if by[present.ByResult] == 0 || by[present.Unset] == 0 {
			t.Errorf("%s: bounds were set %v", programme, by)
		}
	}
}

// TestTheLadderOfACut: at a cut the ladder names the move by which the other side has better.
func TestTheLadderOfACut(t *testing.T) {
	for _, programme := range []string{"itep", "kaissa", "paulchess"} {
		w, p := thought(t, programme, small[programme])
		nodes, named := w.View().Nodes, 0
		for id := tree.Root; int(id) < nodes.Tree.Len() && named < 20; id++ {
			n := nodes.Tree.Node(id)
			if n.Reason != tree.ReasonCut || n.Type.Test() {
				continue
			}
			l := NewLadder(nodes, id, false)
			at := l.Setters[len(nodes.Tree.Path(id))-1]
			s := at.Upper
			if nodes.Turn(n) == board.Black {
				s = at.Lower
			}
			if s.How != present.ByResult {
				continue
			}
			named++
			rows := Data(nodes, id, false, nil).Rows
			want := fmt.Sprintf("%v has ", nodes.Turn(n).Opponent())
			if said := rows[s.Rank].(chart.Node).Sentence; !strings.HasPrefix(said, want) ||
				!strings.Contains(said, " by "+nodes.Move(nodes.Tree.Node(s.By))+".") {
				t.Errorf("%s, node %d: rank %d says %q", programme, id, s.Rank, said)
			}
		}
		if named == 0 {
			t.Errorf("%s: no cut has somebody who set the bound", programme)
		}
		w.Select(w.View().Place(tree.Root))
		if rows := len(NewLadder(nodes, tree.Root, false).Path); rows < 3 {
			t.Errorf("%s: of the line played from the root there are %d ranks", programme, rows)
		}
		p.chart.OnSelect(uint32(nodes.Tree.Line(tree.Root)[0]))
		if id, ok := p.chart.Selected(); !ok || tree.ID(id) != nodes.Tree.Line(tree.Root)[0] {
			t.Errorf("%s: the chart marks node %d, %v", programme, id, ok)
		}
	}
}

// TestASentenceARow: each row says who has better elsewhere, with the numbers of the row, and
// that a cut is one.
func TestASentenceARow(t *testing.T) {
	w, _ := thought(t, "itep", nil)
	nodes := w.View().Nodes
	cuts := 0
	for id := tree.Root; int(id) < nodes.Tree.Len(); id++ {
		n := nodes.Tree.Node(id)
		if n.Type.Stage() || n.Type.Test() {
			continue
		}
		turn, has := nodes.Turn(n), nodes.Format.Exact
		got := nodes.Say(nodes.Rung(n))
		want, window := "", "" // the bound is that of a window
		switch {
		case n.Reason == tree.ReasonCut:
			cuts++
			want = fmt.Sprintf("%v already has %s elsewhere; this gives %v %s, so %v will not come here: cut.",
				turn.Opponent(), has(n.Beta.For(turn)), turn, has(n.Score.For(turn)), turn.Opponent())
			window = fmt.Sprintf("The bounds at entry end at %s; this gives %v %s, which reaches them: cut.",
				has(n.Beta.For(turn)), turn, has(n.Score.For(turn)))
		case n.Bound == tree.Upper:
			want = fmt.Sprintf("%v already has %s elsewhere; nothing here is better for %v than %s, so %v will not come here.",
				turn, has(n.Alpha.For(turn)), turn, has(n.Score.For(turn)), turn)
			window = fmt.Sprintf("The bounds at entry begin at %s; nothing here is better for %v than %s, which does not "+
				"reach them.", has(n.Alpha.For(turn)), turn, has(n.Score.For(turn)))
		case n.Bound == tree.Exact && id != tree.Root:
			want = "Neither side has better elsewhere: " + has(n.Score.For(turn)) + " lies between the bounds and " +
				"goes up a rank."
		default:
			continue
		}
		if got != want && got != window {
			t.Fatalf("node %d: %q, want %q", id, got, want)
		}
	}
	if cuts == 0 {
		t.Error("nothing was cut")
	}
}

// TestNothingIsToldWhileALessonAsks for a value.
func TestNothingIsToldWhileALessonAsks(t *testing.T) {
	w, p := thought(t, "itep", small["itep"])
	v := w.View()
	v.Nodes.Asked = map[tree.ID]bool{tree.Root: true}
	if p.Show(v); len(p.data().Rows) > 0 {
		t.Error("the ladder tells it")
	}
	if p.Show(w.View()); len(p.data().Rows) == 0 {
		t.Error("afterwards there is no ladder")
	}
}
