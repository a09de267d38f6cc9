package why

import (
	"regexp"
	"strings"
	"testing"

	"drevo/app/pane"
	"drevo/app/pane/panetest"
	"drevo/app/present"
	"drevo/app/workspace/workspacetest"
	"drevo/engine"
	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/number"
	"drevo/widgets/why"
)

// start puts the pane into a window and searches.
func start(t *testing.T, programme string, options map[string]string) (*panetest.Window, *Pane) {
	t.Helper()
	w := panetest.New(t, programme, options, "")
	p := New(w).(*Pane)
	w.Put(p)
	w.Think()
	return w, p
}

// TestMovesNotLookedAt lists, at nodes of both programmes, every legal move that has no node, with
// a rule.
func TestMovesNotLookedAt(t *testing.T) {
	for programme, options := range map[string]map[string]string{
		"botvinnik": {"effort": "5"},
		"itep":      {"depth": "3", "scheme": "active2"},
	} {
		w, _ := start(t, programme, options)
		tr, listed := w.Session.Tree(), 0
		for id := tree.Root; int(id) < min(tr.Len(), 200); id++ {
			n := tr.Node(id)
			p, err := tr.Position(id)
			if !n.Closed || n.Type.Test() || err != nil {
				continue
			}
			absent := map[board.Move]bool{}
			for _, a := range (evidence{w.View()}).absent(n) {
				absent[board.Move(a.ID)] = a.Rule != "another stage"
				if a.Reason == "" || !strings.Contains(a.Hint, strings.Fields(a.Move)[0]) {
					t.Fatalf("%s, node %d: %+v", programme, id, a)
				}
			}
			var legal board.MoveList
			p.Legal(&legal)
			for _, move := range legal.All() {
				if _, found := tr.Find(id, move); found == absent[move] {
					t.Fatalf("%s, node %d: %s has a node: %v, and is listed as not looked at: %v", programme, id, move, found, !found)
				}
			}
			listed += len(absent)
		}
		if listed == 0 {
			t.Errorf("%s looked at everything", programme)
		}
	}
}

// counting counts what a programme is asked to explain.
type counting struct {
	search.Programme
	asked map[tree.ID]int
}

func (c counting) Explain(t *tree.Tree, id tree.ID) (search.Explanation, error) {
	c.asked[id]++
	return c.Programme.(search.Explainer).Explain(t, id)
}

// TestEachNodeIsExplainedOnceAClick plays a move that has no node and selects one that has:
// nothing is worked out twice.
func TestEachNodeIsExplainedOnceAClick(t *testing.T) {
	w, p := start(t, "botvinnik", map[string]string{"effort": "5"})
	asked := counting{w.Session.Search().Programme, map[tree.ID]int{}}
	w.Session.Search().Programme = asked
	for _, click := range []func(){
		func() { w.PlayText("Kf1") },
		func() { w.Go(tree.Root) },
		func() { w.Go(w.Child("Ba3")) },
	} {
		clear(asked.asked)
		click()
		if len(asked.asked) == 0 {
			t.Error("nothing was explained")
		}
		for id, times := range asked.asked {
			if times != 1 {
				t.Errorf("node %d was explained %d times", id, times)
			}
		}
	}
	p.explainHere()
	if len(p.data.Absent) == 0 {
		t.Error("no move is listed as not looked at")
	}
}

// TestAReasonShowsTheNodesThatHaveIt: for every programme, at the root and below it, a click on a reason shows as
// many nodes as the record has with it, and as the list says.
func TestAReasonShowsTheNodesThatHaveIt(t *testing.T) {
	for _, programme := range engine.Programmes() {
		w := panetest.New(t, programme.About().ID, nil, "")
		w.Session.Limits.Nodes = 20_000
		p := New(w).(*Pane)
		w.Put(p)
		w.Think()
		tr := w.Session.Tree()
		for _, id := range append([]tree.ID{tree.Root}, tr.Children(tree.Root, nil)...) {
			if p.explained = id; !tr.Node(id).Closed {
				continue
			}
			p.fill()
			if len(p.data.Reasons) == 0 {
				t.Fatalf("%s: no reasons at node %d", programme.About().Name, id)
			}
			for _, reason := range p.data.Reasons {
				shown := int64(0)
				p.panel.OnReason(reason.ID)
				tr.Walk(tree.Root, func(n tree.Node) bool {
					if w.Passes(n) {
						shown++
					}
					return true
				})
				recorded := int64(0)
				tr.Walk(id, func(n tree.Node) bool {
					if p.view.Nodes.Reason(n).Name == reason.Name {
						recorded++
					}
					return true
				})
				if shown != recorded || shown != reason.Count {
					t.Errorf("%s, node %d: %s is said of %d nodes, the list says %d, a click shows %d", programme.About().Name, id,
						reason.ID, recorded, reason.Count, shown)
				}
			}
		}
	}
}

// TestTheClicks: a step is a node to go to, a term is one of the leaf's, an absent move is played.
func TestTheClicks(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	if len(p.data.Steps) != len(w.Session.Tree().Line(tree.Root))+1 {
		t.Errorf("the value comes from %v", p.data.Steps)
	}
	p.panel.OnSelect(p.data.Steps[1].ID)
	if id, ok := w.Session.Node(); !ok || uint32(id) != p.data.Steps[1].ID {
		t.Errorf("the second step leads to node %d", id)
	}
	p.panel.OnTerm(p.data.Terms[0].ID)
	if at := w.Opened; len(at) != 1 || !strings.HasPrefix(at[0], string(pane.Terms)+" ") {
		t.Errorf("the term opens %v", at)
	}
	w.Go(w.Child("Ne4"))
	p.explainHere()
	p.panel.OnAbsent(p.data.Absent[0].ID)
	if _, inTree := w.Session.Node(); inTree {
		t.Error("after a click on an absent move the position is in the tree")
	}
}

// TestTheTrailGoesOnBehindATable: a value that a table gave is followed to the node that it is
// known from.
func TestTheTrailGoesOnBehindATable(t *testing.T) {
	w, p := start(t, "botvinnik", map[string]string{"effort": "20"})
	tr := w.Session.Tree()
	for id := tree.Root; int(id) < tr.Len(); id++ {
		n := tr.Node(id)
		if !n.HasKnown {
			continue
		}
		w.Go(id)
		p.explainHere()
		if len(p.data.Steps) < 2 || p.data.Steps[1].ID != uint32(n.KnownFrom) ||
			p.data.Steps[0].Note != "from "+w.View().Nodes.Path(n.KnownFrom) {
			t.Errorf("the value of node %d, known from node %d, comes from %+v", id, n.KnownFrom, p.data.Steps)
		}
		return
	}
	t.Error("no node was closed by a table")
}

// TestUnits prints the value of the node in each unit.
func TestUnits(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	w.Go(w.Child("Ba3"))
	p.explainHere()
	for _, unit := range present.Units() {
		w.SetUnit(unit)
		v := w.View()
		n, _ := v.At()
		if got, want := p.data.Steps[0].Value, v.Nodes.Score(n); got != want {
			t.Errorf("%q: the panel says %s, want %s", unit, got, want)
		}
	}
}

// TestLongCountsHappenBesideTheWindow counts the reasons of a large subtree while the window goes
// on.
func TestLongCountsHappenBesideTheWindow(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	id := w.Child("Ba3")
	w.Go(id)
	p.explainHere()
	want := p.data.Reasons
	p.quick = 0
	p.Show(w.View())
	if p.data.Reasons != nil || !p.walk.Busy() {
		t.Error("the window has waited for the count")
	}
	w.Until(func() bool { return !p.walk.Busy() })
	if len(want) == 0 || len(p.data.Reasons) != len(want) || p.data.Reasons[0] != want[0] {
		t.Errorf("counted %v, want %v", p.data.Reasons, want)
	}
}

// TestSumsCloseBeforeTheEyes: in every unit the terms of the leaf add up to its total, and in the
// unit of the first start the total is printed as the value is, under one name.
func TestSumsCloseBeforeTheEyes(t *testing.T) {
	for programme, options := range map[string]map[string]string{"itep": nil, "botvinnik": {"effort": "5"}} {
		w, p := start(t, programme, options)
		for _, unit := range present.Units() {
			w.SetUnit(unit)
			var sum number.Amount
			for _, term := range p.data.Terms {
				sum.Add(term.Scale, term.Net)
			}
			scales := p.data.Scales
			if len(p.data.Terms) == 0 || scales.Signed(sum) != scales.Signed(p.data.Total) || p.data.Unit == "" {
				t.Errorf("%s, %q: %d terms add up to %v, the total is %v %s", programme, unit, len(p.data.Terms), sum, p.data.Total,
					scales.Unit())
			}
		}
		w.SetUnit(present.InPoints)
		leaf := p.data.Steps[len(p.data.Steps)-1]
		scales := p.data.Scales
		if total := scales.Signed(p.data.Total); total != leaf.Value || p.data.Unit != scales.Unit() {
			t.Errorf("%s: the value is %s %s, the total %s %s", programme, leaf.Value, p.data.Unit, total, scales.Unit())
		}
	}
}

// TestOneNodeOneNumber: the panel says of 30.Ba3 what the row says, and names the bound that was
// needed beside what was found.
func TestOneNodeOneNumber(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	w.Go(w.Child("Ba3"))
	p.explainHere()
	v := w.View()
	n, _ := v.At()
	step := p.data.Steps[0]
	if row := v.Nodes.Value(n); row != "≤ "+step.Value || step.Bound != why.AtMost {
		t.Errorf("the row says %q, the panel %q", row, step.Value)
	}
	best, _ := v.Tree.Best(tree.Root)
	if needed := "> " + v.Nodes.Format.Bound(v.Nodes.ValueOf(v.Tree.Node(best)).Score); step.Needed != needed ||
		v.Nodes.Needed(n) != needed {
		t.Errorf("needed was %q in the panel, %q in the row, want %q", step.Needed, v.Nodes.Needed(n), needed)
	}
	want := "The value is at most " + v.Nodes.Format.Full(v.Nodes.ValueOf(n).Score) + ", seen from White: given up as " +
		"soon as it could not beat " +
		v.Nodes.Format.Exact(v.Nodes.ValueOf(v.Tree.Node(best)).Score) + ", which White has elsewhere."
	if step.Meaning != want {
		t.Errorf("in words: %q, want %q", step.Meaning, want)
	}
}

// TestWhyAMoveWasTried: where the programme can tell, each step says what called for its move, and the
// hint what led there.
func TestWhyAMoveWasTried(t *testing.T) {
	w := panetest.New(t, "pitrat", map[string]string{"win": "piece", "storage": "1"},
		"3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 27")
	p := New(w).(*Pane)
	w.Put(p)
	w.Think()
	id := w.Child("Nxc3")
	step := evidence{w.View()}.step(w.Session.Tree().Node(id))
	story := pitrat.Story(w.Session.Tree(), id, 0)
	if last := story[len(story)-1].Text; !strings.HasSuffix(step.Note, last) || !strings.Contains(step.Hint,
		story[0].Text) {
		t.Errorf("%q with the hint %q does not say %q", step.Note, step.Hint, last)
	}
	if root := (evidence{w.View()}).step(w.Session.Tree().Node(tree.Root)); strings.Contains(root.Note, "tried") {
		t.Errorf("the root says %q", root.Note)
	}
}

// TestAStoppedSearchIsExplainedByWhatItFinished: the panel names the last whole iteration and explains its value, and
// each part says which node it is about.
func TestAStoppedSearchIsExplainedByWhatItFinished(t *testing.T) {
	for _, programme := range []string{"paulchess", "kaissa", "botvinnik"} {
		w := panetest.New(t, programme, nil, "")
		w.Session.Limits.Nodes = 2_000
		p := New(w).(*Pane)
		w.Put(p)
		w.Think()
		tr := w.Session.Tree()
		n := tr.Node(p.shown())
		if result, _ := w.Session.Search().Wait(); !result.Stopped || tr.Node(tree.Root).Reason != tree.ReasonStopped {
			t.Fatalf("%s was not stopped", programme)
		}
		if !n.Type.Stage() || !n.Closed || n.Reason == tree.ReasonStopped {
			t.Errorf("%s: explained is %s, closed for %v", programme, w.View().Nodes.Move(n), n.Reason)
		}
		if whole, ok := w.Session.Search().Whole(); ok && (whole.Score != n.Score || tr.Node(p.view.Nodes.BestMoves(n.ID,
			1)[0]).Move != whole.Line[0]) {
			t.Errorf("%s: explained is %d, the last iteration had %d", programme, n.Score, whole.Score)
		}
		if p.data.Node != w.View().Nodes.Move(n) || p.data.Counted != "start" || p.data.LeafNode == "" {
			t.Errorf("%s: the parts are about %q, %q and %q", programme, p.data.Node, p.data.LeafNode, p.data.Counted)
		}
	}
}

// TestAQuietPositionOfBotvinnik: where the game of changing functions chose, every legal move is listed, with by how
// much it changes them, and those that the game of annihilation tried say so.
func TestAQuietPositionOfBotvinnik(t *testing.T) {
	const quiet = "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/1PN2N2/P3BPPP/R1BQ1RK1 w - - 0 10"
	w := panetest.New(t, "botvinnik", map[string]string{"effort": "10"}, quiet)
	p := New(w).(*Pane)
	w.Put(p)
	w.Think()
	changed := regexp.MustCompile(`^\S+ ([+−]?\d+)$`)
	listed, tried := map[string]bool{}, 0
	add := func(text string) {
		if !changed.MatchString(text) {
			t.Errorf("%q says nothing of the change", text)
		}
		listed[strings.TrimPrefix(strings.Fields(text)[0], "10.")] = true
	}
	for _, c := range p.data.Choice.Moves {
		add(c.Name)
	}
	for _, a := range p.data.Absent {
		add(a.Move)
		if a.Reason == "examined in another stage" {
			tried++
			if !strings.Contains(a.Hint, "was examined in another stage, length") || !strings.Contains(a.Hint,
				"It changes the functions by ") {
				t.Errorf("of %s it is said: %s", a.Move, a.Hint)
			}
		}
	}
	position := w.Session.Position()
	if len(listed) != position.LegalMoveCount() || tried == 0 {
		t.Errorf("%d of %d moves are listed, %d of them tried by the game of annihilation", len(listed),
			position.LegalMoveCount(), tried)
	}
	if !strings.HasPrefix(p.data.Choice.Summary, "34 moves: ") {
		t.Errorf("said is %q", p.data.Choice.Summary)
	}
}

// TestTheNearestByValueStandsBesideTheBest: a move of which only a bound is known may be as good, and comes before one
// whose value is known to be far worse; one that somebody has found to be nearer comes first, until another is chosen.
func TestTheNearestByValueStandsBesideTheBest(t *testing.T) {
	w, p := start(t, "paulchess", nil)
	nodes := w.View().Nodes
	second := w.Session.Tree().Node(p.pair.second.Node)
	best := w.Session.Tree().Node(p.pair.first.Node).ForParent()
	if pawn := w.Session.Tree().Header().Scale.PerPawn; float64(best-second.ForParent()) > pawn {
		t.Errorf("beside the best stands %s, %d against %d", nodes.Move(second), second.ForParent(), best)
	}
	other := w.View().Place(nodes.NearestMoves(tree.Root, 4)[3]).Side()
	p.Suggest(p.pair.first, other)
	if p.pair.second != other {
		t.Errorf("beside the best stands %v, not %v", p.pair.second, other)
	}
	chosen := w.View().Place(nodes.NearestMoves(tree.Root, 3)[2]).Side()
	p.Compare(p.pair.first, chosen)
	if p.Suggest(p.pair.first, other); p.pair.second != chosen {
		t.Errorf("what was asked for is given up for %v", p.pair.second)
	}
	w.Think()
	if p.nearest != (pair{}) {
		t.Error("what was nearest in another search stays")
	}
}

// TestNothingIsToldWhileALessonAsks for a value: what explains it stands here again when it was answered.
func TestNothingIsToldWhileALessonAsks(t *testing.T) {
	w, p := start(t, "itep", map[string]string{"depth": "2"})
	v := w.View()
	v.Nodes.Asked = map[tree.ID]bool{tree.Root: true}
	if p.Show(v); len(p.data.Steps) > 0 || p.data.Comparison != nil {
		t.Errorf("the answer is told: %+v", p.data.Steps)
	}
	if p.Show(w.View()); len(p.data.Steps) == 0 {
		t.Error("nothing is told any more")
	}
}
