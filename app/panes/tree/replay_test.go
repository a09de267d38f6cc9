package tree

import (
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"drevo/app/session"
	"drevo/engine/trace"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// TestReplay: of every programme the explorer shows the nodes that there were, the last one chosen, and all
// of them again at the end and when the line is taken away.
func TestReplay(t *testing.T) {
	needs.RacedElsewhere(t)
	for programme, options := range map[string]map[string]string{
		"itep": {"depth": "2"}, "kaissa": {"level": "1.0"}, "paulchess": {"depth": "1"}, "botvinnik": {"horizon": "1"},
		"pitrat": {"win": "piece", "storage": "1"},
	} {
		w, p := start(t, programme, options)
		settle := func() { w.Until(func() bool { return !p.walk.Busy() }) }
		p.replay.toggle()
		if p.kept != nil || !p.replay.row.Visible() {
			t.Errorf("%s: before the first step %+v are left", programme, p.kept)
		}
		nodes := p.source.Tree.Len()
		for _, last := range []int{nodes / 2, nodes - 2} {
			p.replay.line.Slider.SetValue(float64(last))
			settle()
			if p.kept == nil || p.kept.passed != last+1 || p.view.Node != tree.ID(last) {
				t.Errorf("%s: with node %d of %d there were %+v, chosen is node %d", programme, last, nodes, p.kept, p.view.Node)
			}
		}
		for at := nodes / 2; p.replay.replay.Last() != tree.None; at = int(p.replay.replay.Last()) { // over, to the end
			p.replay.move(at)
			if p.replay.goBehind(tree.ID(at)); p.replay.replay.Last() <= tree.ID(at) {
				t.Fatalf("%s: over node %d leads back to %d", programme, at, p.replay.replay.Last())
			}
		}
		p.replay.move(nodes - 2)
		settle()
		if p.replay.line.Step(1); p.kept != nil {
			t.Errorf("%s: at the end not all nodes are shown", programme)
		}
		p.replay.line.Step(-1)
		settle()
		if p.replay.toggle(); p.kept != nil || p.replay.row.Visible() {
			t.Errorf("%s: without the line not all nodes are shown", programme)
		}
	}
}

// TestReplayOfATrace: the search of an engine from elsewhere is gone through as those of Drevo's programmes are: each
// moment has the nodes that there were, the way to the last one and the bounds there, and it can be played.
func TestReplayOfATrace(t *testing.T) {
	file, err := os.Open("../../../engine/trace/testdata/example.trace")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	r, err := trace.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	tr, err := r.Tree(0)
	if err != nil {
		t.Fatal(err)
	}
	w, p := start(t, "itep", map[string]string{"depth": "1"})
	w.Session.AddSearch(session.FromTree(session.NewGame(tr.Header().Position), tr))
	w.Show()
	p.replay.toggle()
	for _, last := range []tree.ID{tree.Root, tree.ID(tr.Len() / 2), tree.ID(tr.Len() - 2)} {
		p.replay.move(int(last))
		w.Until(func() bool { return !p.walk.Busy() })
		if n := tr.Node(last); p.kept == nil || p.kept.passed != int(last)+1 || p.view.Node != last ||
			!strings.Contains(p.replay.bounds.Words(), p.source.Window(n)) {
			t.Errorf("with node %d there were %+v, chosen is node %d: %s", last, p.kept, p.view.Node, p.replay.bounds.Words())
		}
	}
	if p.replay.move(0); !p.replay.beat(3) || p.replay.replay.Last() != 3 {
		t.Errorf("played to node %d", p.replay.replay.Last())
	}
}

// TestTheLineHasTheKeys as soon as it is there.
func TestTheLineHasTheKeys(t *testing.T) {
	_, p := start(t, "itep", map[string]string{"depth": "1"})
	window := test.NewTempWindow(t, p.Content())
	if p.replay.toggle(); window.Canvas().Focused() != p.replay.line.Slider {
		t.Errorf("the keys are with %T", window.Canvas().Focused())
	}
}

// TestTheExplorerFollows what another pane makes of the moment, while the line is shown, and leaves a filter of the
// user's alone while it is not.
func TestTheExplorerFollows(t *testing.T) {
	w, p := start(t, "itep", map[string]string{"depth": "2"})
	settle := func() { w.Until(func() bool { return !p.walk.Busy() }) }
	of := p.replay.replay
	p.ShowNodes("mine", func(n tree.Node) bool { return n.ID == tree.Root }, func(int) {})
	of.Go(9)
	settle()
	if p.kept == nil || p.kept.passed != 1 || p.replay.row.Visible() {
		t.Errorf("without the line there are %+v", p.kept)
	}
	of.Show(true)
	settle()
	if p.kept == nil || p.kept.passed != 10 || !p.replay.row.Visible() || p.replay.line.Slider.Value != 9 {
		t.Errorf("with the line there are %+v, its place is %v", p.kept, p.replay.line.Slider.Value)
	}
	of.Go(tree.None)
	settle()
	if p.kept != nil || p.replay.line.Slider.Value != p.replay.line.Slider.Max {
		t.Errorf("at the end there are %+v", p.kept)
	}
}

// TestOverAndOut go behind what lies below a node, or below the one above; playing goes on to the end and stops.
func TestOverAndOut(t *testing.T) {
	w, p := start(t, "kaissa", map[string]string{"level": "1.0"})
	settle := func() { w.Until(func() bool { return !p.walk.Busy() }) }
	tr, of := p.source.Tree, p.replay.replay
	p.replay.toggle()
	inner, below := tree.None, tree.None // a node with children and a younger sibling, and its first child
	for id := tree.ID(1); int(id) < tr.Len() && inner == tree.None; id++ {
		siblings := tr.Children(tr.Node(id).Parent, nil)
		if tr.HasChildren(id) && siblings[len(siblings)-1] != id {
			inner, below = id, tr.Children(id, nil)[0]
		}
	}
	behind := inner + 1
	for ; tr.Within(behind, inner); behind++ {
	}
	p.replay.move(int(inner))
	settle()
	if p.replay.goBehind(inner); of.Last() != behind || p.view.Node != behind {
		t.Errorf("over node %d is node %d, want %d", inner, of.Last(), behind)
	}
	want := p.source.Window(tr.Node(behind))
	if !strings.Contains(p.replay.bounds.Words(), want) {
		t.Errorf("the bounds %s are not in %q", want, p.replay.bounds.Words())
	}
	p.replay.move(int(below))
	if p.replay.goBehind(tr.Node(of.Last()).Parent); of.Last() != behind {
		t.Errorf("out of node %d is node %d, want %d", below, of.Last(), behind)
	}
	if p.replay.goBehind(tree.Root); of.Last() != tree.None {
		t.Errorf("behind all is node %d", of.Last())
	}
	if !p.replay.beat(5) || of.Last() != 0 || !p.replay.beat(5) || of.Last() != 5 || p.replay.beat(tr.Len()) ||
		of.Last() != tree.None {
		t.Errorf("played to node %d", of.Last())
	}
}

// TestNextSurprise goes to the next node whose value is a pawn from its static value, and the menu finds all nodes with
// one position.
func TestNextSurprise(t *testing.T) {
	w, p := start(t, "kaissa", nil)
	tr := p.source.Tree
	pawn := tr.Header().Scale.PerPawn
	w.Go(tree.Root)
	p.steps.next(surprises, noSurprises)
	at, _ := w.Session.Node()
	for id := tree.ID(1); id <= at; id++ {
		n := tr.Node(id)
		apart := float64(n.Score - n.Static)
		far := n.HasStatic && n.Closed && n.StaticBound == tree.Exact && n.Score < tr.Header().Scale.Mate &&
			n.Score > -tr.Header().Scale.Mate && (apart >= pawn && n.Bound != tree.Upper || apart <= -pawn && n.Bound != tree.Lower)
		if far != (id == at) {
			t.Fatalf("the key goes to node %d; node %d: %+v", at, id, n)
		}
	}
	for _, item := range p.menu.menuItems(at, -1) {
		if item.Label == "Same position elsewhere" {
			item.Action()
		}
	}
	w.Until(func() bool { return !p.walk.Busy() })
	here, err := tr.Position(at)
	if err != nil || p.kept == nil || !slices.Contains(p.kept.found, at) {
		t.Fatalf("%v %+v", err, p.kept)
	}
	for _, id := range p.kept.found {
		if other, err := tr.Position(id); err != nil || other.Key() != here.Key() {
			t.Errorf("node %d has another position than %d", id, at)
		}
	}
}
