package why

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"drevo/app/pane/panetest"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/why"
)

// TestAnyMoveCompares: choosing 30.Ba3 at the root sets it beside the best move, with the evidence
// in one sentence, both lines and the terms; the row and the comparison tell one number.
func TestAnyMoveCompares(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	v := w.View()
	best := v.Tree.Node(v.Nodes.BestMoves(tree.Root, 1)[0])
	w.Go(w.Child("Ba3"))
	n, _ := w.View().At()
	c := p.data.Comparison
	want := "30.Ba3 against " + v.Nodes.Move(best) + ": 30...Qxa3 wins a bishop; at most " + v.Nodes.Score(n) +
		" against " + v.Nodes.Score(best) + "."
	if c == nil || c.Sentence != want {
		t.Fatalf("the sentence is %q, want %q", c.Sentence, want)
	}
	if c.First.Moves[0].ID != uint32(best.ID) || c.Second.Moves[0].ID != uint32(n.ID) || len(c.Terms) > 0 ||
		c.Ask != "Search Ba3 now" {
		t.Errorf("compared are %+v", c)
	}
	if row := v.Nodes.Value(n); row != "≤ "+c.Second.Moves[0].Value {
		t.Errorf("the row says %q, the comparison %q", row, c.Second.Moves[0].Value)
	}
	w.Until(func() bool { return !p.asking.Busy() })
	c = p.data.Comparison
	if c.Ask != "" || len(c.Terms) == 0 || !strings.Contains(c.Sentence, "30.Ba3 was searched by itself, from the "+
		"position after it") ||
		c.Second.Moves[0].ID != uint32(n.ID) {
		t.Fatalf("searched unasked: %+v", c)
	}
	line := slices.Clone(p.contest.sides[1].Line)
	p.panel.OnWalk(why.Place{Line: why.SecondLine, Moves: len(line)})
	if got := w.Session.Game.Moves(); len(line) < 3 || !slices.Equal(got, line) {
		t.Errorf("a click on the end of the other line leads to %v, want %v", got, line)
	}
	w.Go(w.Child("Ba3"))
	w.SetUnit(present.InPoints) // in which both say all
	c = p.data.Comparison
	for column, value := range []string{c.First.Moves[0].Value, c.Second.Moves[0].Value} {
		sum := slices.Clone(c.Equal)
		for _, d := range c.Terms {
			sum.Add(d.Scale, [2]float64{d.First, d.Second}[column])
		}
		if said := p.data.Scales.Signed(sum); said != value {
			t.Errorf("column %d closes at %s, its value is %s", column, said, value)
		}
	}
}

// TestATraceOffersNoSearch: the programme of a tree from elsewhere is not there to search a move.
func TestATraceOffersNoSearch(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	w.OpenSearch(session.FromTree(w.Session.Game, w.Session.Search().Tree()))
	w.Go(w.Child("Ba3"))
	if c := p.data.Comparison; c == nil || c.Ask != "" || p.asking.Busy() || !strings.Contains(c.Sentence, "at most") {
		t.Errorf("compared is %+v", c)
	}
}

// TestABoundIsExplainedByNoTerm in the comparison of any two moves of any programme.
func TestABoundIsExplainedByNoTerm(t *testing.T) {
	for _, id := range []string{"itep", "botvinnik", "kaissa", "paulchess"} {
		options := map[string]string(nil)
		if id == "itep" {
			options = workspacetest.Absolute()
		}
		w, p := start(t, id, options)
		v := w.View()
		bounds := 0
		for _, child := range v.Nodes.BestMoves(tree.Root, 1<<16) {
			w.Go(child)
			n, _ := w.View().At()
			c := p.data.Comparison
			if c == nil || n.Bound == tree.Exact || p.later[p.pair.second] != nil {
				continue
			}
			bounds++
			if len(c.Terms) > 0 || strings.Contains(c.Sentence, "most against") || !strings.HasPrefix(c.Ask, "Search ") {
				t.Errorf("%s: %s, %q, %d terms", id, c.Sentence, c.Ask, len(c.Terms))
			}
		}
		if bounds == 0 && id != "botvinnik" {
			t.Errorf("%s: no move has a bound", id)
		}
	}
}

// TestTheChainStays while one walks along it and along the lines that are compared; the chosen link
// is highlighted, and a button explains another node.
func TestTheChainStays(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	steps := p.data.Steps
	same := func() bool {
		return slices.EqualFunc(steps, p.data.Steps, func(a, b why.Step) bool { return a.ID == b.ID })
	}
	compared := p.data.Comparison.Sentence
	for _, step := range steps {
		w.Go(tree.ID(step.ID))
		if id, ok := p.panel.Selected(); !same() || !ok || id != step.ID || p.data.Comparison.Sentence != compared {
			t.Errorf("at %s the panel explains %v, selected %d, compared %q", step.Move, p.data.Steps, id,
				p.data.Comparison.Sentence)
		}
	}
	ba3 := w.Child("Ba3")
	w.Go(ba3)
	compared = p.data.Comparison.Sentence
	for _, move := range p.data.Comparison.Second.Moves {
		w.Go(tree.ID(move.ID))
		if !same() || p.data.Comparison.Sentence != compared {
			t.Errorf("at %s the question is lost: %q", move.Name, p.data.Comparison.Sentence)
		}
	}
	w.Go(ba3)
	if p.instead.Disabled() {
		t.Error("another node can't be explained instead")
	}
	p.instead.OnTapped()
	if p.data.Steps[0].ID != uint32(ba3) || !p.instead.Disabled() {
		t.Errorf("instead of the root the panel explains %v", p.data.Steps[0])
	}
	w.Think()
	if p.data.Steps[0].ID != uint32(tree.Root) {
		t.Error("a new tree is not explained from its root")
	}
}

// TestWithoutThePin whatever is chosen is explained.
func TestWithoutThePin(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	p.pin.SetChecked(false)
	id := w.Child("Ba3")
	w.Go(id)
	if p.data.Steps[0].ID != uint32(id) {
		t.Errorf("the panel explains %v", p.data.Steps[0])
	}
}

// TestAMoveWithoutANode says by which rule it was not looked at, and is searched when asked for;
// what that finds is compared, and stays when one comes back.
func TestAMoveWithoutANode(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute("depth", "3"))
	w.Go(w.Child("Ba3"))
	w.PlayText("h6") // after the cut
	missing, ok := w.View().WhyNot()
	if !ok {
		t.Fatal("30.Ba3 h6 has a node")
	}
	c := p.data.Comparison
	if c == nil || !strings.Contains(c.Sentence, w.View().Nodes.Say(w.View().Nodes.WhyNot(missing))) ||
		c.Ask != "Search h6 now" {
		t.Fatalf("the comparison is %+v", c)
	}
	if c.First.Name != "30...Qxa3" || c.Second.Name != "30...h6" || !c.Second.Moves[0].Other {
		t.Errorf("compared are %s and %s", c.First.Name, c.Second.Name)
	}
	p.panel.OnAsk()
	if c := p.data.Comparison; !strings.HasPrefix(c.Ask, "Searching h6") {
		t.Errorf("while it searches the panel offers %q", c.Ask)
	}
	w.Until(func() bool { return !p.asking.Busy() })
	c = p.data.Comparison
	if c.Ask != "" || !strings.Contains(c.Sentence, "30...h6 was searched by itself, from the position after it, "+
		"with depth 2.") ||
		!strings.HasPrefix(c.Sentence, "30...h6 against 30...Qxa3: ") {
		t.Errorf("after the search the panel says %q and offers %q", c.Sentence, c.Ask)
	}
	if len(c.Terms) == 0 || c.Second.Moves[0].Value == "" {
		t.Errorf("the move that was searched is compared by %+v", c)
	}
	found := p.later[p.pair.second]
	if found == nil || found.Values.Int("depth") != 2 || w.Session.Search() == found {
		t.Error("the search has not its own tree, or not one half-move less")
	}
	w.Go(tree.Root)
	w.Go(w.Child("Ba3"))
	w.PlayText("h6")
	if p.data.Comparison.Sentence != c.Sentence {
		t.Errorf("when one comes back the panel says %q", p.data.Comparison.Sentence)
	}
}

// TestPreview: a line that is pointed at is played on the board, as far as the pointer.
func TestPreview(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	w.Go(w.Child("Ba3"))
	p.panel.OnPoint(why.Place{Line: why.SecondLine, Moves: 2})
	start := w.Session.Search().Position
	if got := present.Line(start, w.Previewed); got != "30. Ba3 Qxa3" {
		t.Errorf("the board shows %s", got)
	}
	p.panel.OnPoint(why.Place{Line: why.ChainLine, Moves: 3})
	if got, want := w.Previewed, w.Session.Tree().Moves(w.Session.Tree().Line(tree.Root)[:2]); !slices.Equal(got, want) {
		t.Errorf("the board shows %v, the chain is %v", got, want)
	}
	p.panel.OnPoint(why.Place{})
	if len(w.Previewed) > 0 {
		t.Error("the line stays on the board")
	}
}

// TestTheChoice counts what became of the moves of the root, and adds up to all of them.
func TestTheChoice(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	c := p.data.Choice
	var legal board.MoveList
	position := w.Session.Position()
	position.Legal(&legal)
	if c == nil || len(c.Moves) != legal.Len() {
		t.Fatalf("%+v", c)
	}
	valued, refuted, nodes := 0, 0, int64(1)
	for _, m := range c.Moves {
		nodes += m.Nodes
		switch m.Bound {
		case why.Exact:
			valued++
		case why.AtMost:
			refuted++
		}
	}
	if want := fmt.Sprintf("27 moves: %d given a value, %d refuted against the best so far, in the end ", valued,
		refuted); valued == 0 || valued+refuted != 27 || !strings.HasPrefix(c.Summary, want) {
		t.Errorf("%d given a value, %d refuted: %q", valued, refuted, c.Summary)
	}
	if nodes != int64(w.Session.Search().Counts().Nodes) {
		t.Errorf("the moves took %d nodes, the search %d", nodes, w.Session.Search().Counts().Nodes)
	}
}

// TestTwoNodesCompare: what others ask for is shown, and stays when the unit changes.
func TestTwoNodesCompare(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	w.Compare(w.View().Place(w.Child("Kf1")).Side(), w.View().Place(w.Child("Qxf6+")).Side())
	w.SetUnit(present.InPawns)
	if c := p.data.Comparison; c.First.Name != "30.Kf1" || c.Second.Name != "30.Qxf6+" || !strings.Contains(c.Sentence,
		"30.Qxf6+ against 30.Kf1: 30...Kxf6 wins a queen for a knight") {
		t.Errorf("%s against %s: %q", c.Second.Name, c.First.Name, c.Sentence)
	}
}

// TestTheMovePlayedIsSetBesideTheBest, whether it has a node or not; without a game it is the second best.
func TestTheMovePlayedIsSetBesideTheBest(t *testing.T) {
	for _, programme := range []string{"itep", "paulchess"} {
		w := panetest.New(t, programme, nil, "")
		at := w.Session.Game.Position()
		played, err := at.ParseSAN("Ba3")
		if err != nil {
			t.Fatal(err)
		}
		w.Session.Game.Play(played)
		w.Session.Game.Go(0)
		p := New(w).(*Pane)
		w.Put(p)
		w.Think()
		c := p.data.Comparison
		if c == nil || c.First.Name != "30.Qe2" || c.Second.Name != "30.Ba3" {
			t.Errorf("%s: compared are %+v", programme, c)
		}
	}
}

// TestComparisonInStages: the best moves of Botvinnik's tree are compared below its stages.
func TestComparisonInStages(t *testing.T) {
	w, p := start(t, "botvinnik", map[string]string{"effort": "5"})
	w.Go(w.Child("Ba3"))
	if c := p.data.Comparison; c == nil || c.Sentence == "" || c.Second.Name != "30.Ba3" && c.First.Name != "30.Ba3" {
		t.Errorf("%+v", c)
	}
}

// TestTestedMovesAreCounted: every legal move without a value is counted as tested or not looked at,
// as the record says.
func TestTestedMovesAreCounted(t *testing.T) {
	w, p := start(t, "itep", nil)
	tested := map[board.Move]bool{}
	tr := w.Session.Tree()
	for id := tree.Root; int(id) < tr.Len(); id++ {
		n := tr.Node(id)
		if n.Type.Test() && !n.Type.Stage() && len(tr.Moves(tr.Path(id))) == 1 {
			tested[n.Move] = true
		}
	}
	for _, a := range p.data.Absent {
		if move := board.Move(a.ID); a.Tested != tested[move] {
			t.Errorf("%s: tested is %v, in the record %v", a.Move, a.Tested, tested[move])
		}
	}
	maps.DeleteFunc(tested, func(move board.Move, _ bool) bool {
		return !slices.ContainsFunc(p.data.Absent, func(a why.Absence) bool { return board.Move(a.ID) == move })
	})
	absent := len(p.data.Absent) - len(tested)
	if len(tested) == 0 || !strings.Contains(p.data.Choice.Summary, fmt.Sprintf(", %d only tested", len(tested))) {
		t.Errorf("%d tested, %d not looked at: %q", len(tested), absent, p.data.Choice.Summary)
	}
	if says := strings.Contains(p.data.Choice.Summary, " not looked at"); says != (absent > 0) {
		t.Errorf("%d not looked at: %q", absent, p.data.Choice.Summary)
	}
}

// TestAMoveThatATestLeftOut: the test shows what is wrong with the move, and its rule is said; to
// choose the test in the tree asks the same.
func TestAMoveThatATestLeftOut(t *testing.T) {
	w, p := start(t, "itep", map[string]string{"scheme": "active1"})
	w.PlayText("Ba3")
	played := p.data.Comparison
	if played == nil || !strings.HasPrefix(played.Sentence, "30.Ba3 against "+played.First.Name+": 30...Qxa3 wins a "+
		"bishop. 30.Ba3 was only tested here: The safety test") {
		t.Fatalf("%+v", played)
	}
	test, ok := w.View().Tree.Test(tree.Root, p.pair.second.Move)
	w.Go(tree.Root)
	w.Go(w.Child(strings.TrimPrefix(played.First.Name, "30.")))
	w.Go(test)
	if got := p.data.Comparison; !ok || got.Sentence != played.Sentence || got.Ask == "" || got.Second.Moves[0].ID !=
		uint32(test) {
		t.Errorf("at the test the panel says %q", got.Sentence)
	}
}
