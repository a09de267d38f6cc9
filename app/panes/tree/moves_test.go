package tree

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/app/pane/panetest"
	"drevo/app/present"
	"drevo/app/replay"
	"drevo/engine/board"
	"drevo/engine/itep"
	"drevo/engine/tree"
	"drevo/internal/needs"
	"drevo/widgets/rows"
	"drevo/widgets/treeview"
)

// told waits until the moves without a node at the rows on the screen are known.
func told(w interface{ Until(func() bool) }, p *Pane) {
	w.Until(func() bool {
		m := p.listing.(*moves)
		for _, row := range p.explorer.Shown() {
			if row != treeview.NoID {
				m.Row(row) // which asks
			}
		}
		return !m.asked && !p.telling.Busy() && len(m.missing(p.explorer.Shown())) == 0
	})
}

// legal are the legal moves at a node.
func legal(t *testing.T, tr *tree.Tree, id tree.ID) []board.Move {
	t.Helper()
	p, err := tr.Position(id)
	if err != nil {
		t.Fatal(err)
	}
	var list board.MoveList
	p.Legal(&list)
	return slices.Clone(list.All())
}

// TestARowAMove: with every programme each legal move at an open node has one row, whether or not it has nodes, and
// those without stand behind the others with a rule.
func TestARowAMove(t *testing.T) {
	needs.RacedElsewhere(t)
	for programme, options := range map[string]map[string]string{"itep": {"depth": "3"}, "botvinnik": {"effort": "5"},
		"kaissa": {"level": "2.1"}, "paulchess": {"depth": "3"}, "pitrat": {"storage": "1"}} {
		w, p := sized(t, programme, options)
		told(w, p)
		m := p.listing.(*moves)
		for _, at := range []treeview.ID{m.Root(), m.rows[m.Root()].kids[0]} {
			p.explorer.Expand(at)
			id, _ := m.nodeOf(at)
			e, err := m.explainer.Explain(m.Tree, id)
			if err != nil {
				t.Fatal(err)
			}
			m.tell(explained{at: e.Absent})
			var got []board.Move
			without := false
			for _, kid := range m.Children(at, nil) {
				r := &m.rows[kid]
				if r.move != board.Pass {
					got = append(got, r.move)
				}
				if len(r.nodes) > 0 && without {
					t.Errorf("%s: %v has nodes and stands behind a move that has none", programme, r.move)
				}
				if without = len(r.nodes) == 0; without && m.Row(kid).Cells[columnReason].Text == "" {
					t.Errorf("%s: %v has neither nodes nor a rule", programme, r.move)
				}
			}
			want := legal(t, m.Tree, id)
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s: the rows are %v, the legal moves %v", programme, got, want)
			}
		}
		for id := range tree.ID(min(m.Tree.Len(), 3000)) {
			row := m.rowOf(id)
			if n := m.Tree.Node(id); !n.Type.Stage() && !m.any(row, func(other tree.ID) bool { return other == id }) {
				t.Fatalf("%s: node %d is not in its row", programme, id)
			}
			if parent, ok := m.Parent(row); ok && !slices.Contains(m.Children(parent, nil), row) {
				t.Fatalf("%s: the row of node %d is not below its parent", programme, id)
			}
		}
	}
}

// TestTestsAreFolded: a move that was only tested is one grey row that says what the tests found and by which rule it
// stopped there; the move played is bold and on the screen.
func TestTestsAreFolded(t *testing.T) {
	w := panetest.New(t, "itep", nil, "")
	p := New(w, w.Searcher, &replay.Replay{})
	w.Put(p)
	p.Content().Resize(fyne.NewSize(600, 500))
	w.Think()
	told(w, p)
	m := p.listing.(*moves)
	position := w.Session.Position()
	move, err := position.ParseSAN("Kf1")
	if err != nil {
		t.Fatal(err)
	}
	test, _ := w.View().Tree.Test(tree.Root, move)
	kf1 := m.Row(p.rowOf(test))
	if got := kf1.Cells[columnReason].Text; got != "passive · safety test −0.99, activity test ≤ −0.99" ||
		kf1.Cells[columnReason].Short != "passive" ||
		kf1.Cells[columnMove].Tone != rows.Faint ||
		kf1.Cells[columnValue].Text != "tested" {
		t.Errorf("Kf1 is shown as %q, %q", kf1.Cells[columnValue].Text, got)
	}
	best := w.Session.Tree().Line(tree.Root)
	chosen := p.rowOf(best[len(best)-1])
	for m.rows[chosen].parent != m.Root() {
		chosen = m.rows[chosen].parent
	}
	if row := m.Row(chosen); !row.Bold || !strings.HasSuffix(row.Cells[columnMove].Text, "Qe2") {
		t.Errorf("the move played is %+v", row.Cells[columnMove])
	}
	if !slices.Contains(p.explorer.Shown(), chosen) {
		t.Error("the move played is not on the screen")
	}
	if hint := m.Row(chosen).Cells[columnReason].Hint; !strings.Contains(hint, "Before that: safety test") {
		t.Errorf("the tests of the move played are not named: %q", hint)
	}
	p.explorer.CollapseAll(p.rowOf(tree.Root))
	p.openLine()
	if !slices.Contains(p.explorer.Shown(), chosen) {
		t.Error("after Open line the move played is not on the screen")
	}
}

// TestAMoveWithoutNodeIsPlayed: a press on it plays the move, and the rule that left it out is said.
func TestAMoveWithoutNodeIsPlayed(t *testing.T) {
	needs.RacedElsewhere(t)
	w, p := sized(t, "botvinnik", map[string]string{"effort": "5"})
	told(w, p)
	m := p.listing.(*moves)
	kids := m.Children(m.Root(), nil)
	last := kids[len(kids)-1]
	if len(m.rows[last].nodes) > 0 {
		t.Fatal("every move has a node")
	}
	if got := m.Row(last); got.Cells[columnMove].Tone != rows.Faint || got.Cells[columnReason].Text == "" {
		t.Errorf("it is shown as %+v", got)
	}
	p.explorer.OnSelect(last)
	if missing, ok := w.View().WhyNot(); !ok || missing.Move != m.rows[last].move || w.Message == "" {
		t.Errorf("played is %v, said %q", missing.Move, w.Message)
	}
}

// TestSearchOrder: the switch shows every node as a row of its own, stays on the node, and is kept.
func TestSearchOrder(t *testing.T) {
	w, p := sized(t, "itep", nil)
	ba3 := w.Child("Qe2")
	w.Go(ba3)
	p.order.SetChecked(true)
	if got, ok := p.node(p.explorer.Selected()); !ok || got != ba3 || w.Config().TreeRows != rowsSearch {
		t.Errorf("in the order of the search node %d is marked, not %d; kept is %q", got, ba3, w.Config().TreeRows)
	}
	if got, want := p.listing.ChildCount(treeview.ID(tree.Root)), w.Session.Tree().ChildCount(tree.Root); got != want {
		t.Errorf("the root has %d rows of %d nodes", got, want)
	}
	again := New(w, w.Searcher, &replay.Replay{})
	if !again.order.Checked {
		t.Error("the next start has forgotten it")
	}
	p.order.SetChecked(false)
	if _, ok := p.listing.(*moves); !ok || w.Config().TreeRows != "" {
		t.Error("the rows are no moves again")
	}
}

// stagedTree records a root with so many stages, in each of which the moves are searched with their replies.
func stagedTree(stages int, each func(*tree.Tree)) *tree.Tree {
	start := board.Start()
	r := tree.NewRecorder(tree.Header{Position: start, Scale: itep.New().Scale()}, 1<<30)
	r.Enter(board.NoMove, tree.TypeRoot, 0, -9, 9)
	var list board.MoveList
	start.Legal(&list)
	for range stages {
		r.Enter(board.NoMove, tree.TypeIteration, 0, -9, 9)
		for _, move := range list.All() {
			r.Enter(move, tree.TypeFullWidth, 0, -9, 9)
			after := start.After(move)
			var replies board.MoveList
			after.Legal(&replies)
			for _, reply := range replies.All() {
				r.Enter(reply, tree.TypeFullWidth, 0, -9, 9)
				r.Leave(0, tree.Exact, tree.ReasonComplete)
			}
			r.Leave(0, tree.Exact, tree.ReasonComplete)
			each(r.Tree())
		}
		r.Leave(0, tree.Exact, tree.ReasonComplete)
	}
	r.Leave(0, tree.Exact, tree.ReasonComplete)
	return r.Tree()
}

// TestRowsStayWhileTheTreeGrows: what the children of a row were once stays the beginning of what they are later, and
// no move gets a second row.
func TestRowsStayWhileTheTreeGrows(t *testing.T) {
	var m *moves
	var before [2][]treeview.ID
	stagedTree(5, func(tr *tree.Tree) {
		if m == nil {
			m = newMoves(newSource(present.NewNodes(tr, present.InPawns)), nil, nil)
		}
		for i, row := range []treeview.ID{0, 1} {
			now := m.Children(row, nil)
			if len(now) > 20 || len(now) < len(before[i]) || !slices.Equal(now[:len(before[i])], before[i]) {
				t.Fatalf("below row %d were %v, and now %v", row, before[i], now)
			}
			before[i] = now
		}
	})
	if len(before[0]) != 20 || len(before[1]) != 20 || len(m.rows[1].nodes) != 5 {
		t.Errorf("%d moves, %d replies, %d nodes of the first move", len(before[0]), len(before[1]), len(m.rows[1].nodes))
	}
	if id, _ := m.nodeOf(1); m.Tree.Node(id).Parent != m.Tree.Children(tree.Root, nil)[4] {
		t.Error("a row does not show the node of the last stage")
	}
}

// BenchmarkRowsOf400Stages opens the root of a search of 400 stages and shows a screen of its moves.
func BenchmarkRowsOf400Stages(b *testing.B) {
	s := newSource(present.NewNodes(stagedTree(400, func(*tree.Tree) {}), present.InPawns))
	for b.Loop() {
		m := newMoves(s, nil, nil)
		for _, kid := range m.Children(m.Root(), nil) {
			m.HasChildren(kid)
			m.nodeOf(kid)
		}
	}
}

// TestTheLinePlayedHasItsValues: with every programme the row of each move of the line played shows the node of that
// line, whatever stages came later.
func TestTheLinePlayedHasItsValues(t *testing.T) {
	for programme, options := range map[string]map[string]string{"itep": {"scheme": "active1"},
		"botvinnik": {"effort": "5"},
		"kaissa":    {"level": "2.1"}, "paulchess": {"depth": "4"}} {
		_, p := sized(t, programme, options)
		for _, id := range p.source.Tree.Line(tree.Root) {
			if n := p.source.Tree.Node(id); n.Type.Stage() {
				continue
			}
			if got, _ := p.node(p.rowOf(id)); got != id {
				t.Errorf("%s: %s of the line is node %d, the row shows node %d", programme, p.source.Move(p.source.Tree.Node(id)),
					id, got)
			}
		}
	}
}
