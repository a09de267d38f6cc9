package pitrat

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/app/pane/panetest"
	"drevo/app/replay"
	"drevo/engine/board"
	"drevo/engine/pitrat"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
	"drevo/widgets/planboard"
	"drevo/widgets/planlist"
	"drevo/widgets/timeline"
)

// m39 is Bernstein - Capablanca 1914, the paper's first example.
const m39 = "3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 27"

// bench is a window with the pane, after a search of a thousand moves.
type bench struct {
	*panetest.Window
	*Pane
}

func thought(t *testing.T, win string) *bench {
	t.Helper()
	w := panetest.New(t, "pitrat", map[string]string{"win": win, "storage": "1"}, m39)
	b := &bench{w, New(w, w.Setup, &replay.Replay{}).(*Pane)}
	w.Put(b.Pane)
	w.Think()
	b.settle()
	return b
}

// settle waits until all that has happened to the plans is taken in.
func (b *bench) settle() {
	b.Until(func() bool { return b.account != nil && !b.behind() && !b.slot.Busy() && !b.all.slot.Busy() })
}

// part brings a part to the front.
func (b *bench) part(at int) { b.tabs.SelectIndex(at) }

// TestEveryPlanIsListed below the one that it came from, once, in the order of creation.
func TestEveryPlanIsListed(t *testing.T) {
	b := thought(t, "piece")
	if b.account.Plans() < 1000 {
		t.Fatalf("%d plans are too few for a test", b.account.Plans())
	}
	for n := 1; n <= b.account.Plans(); n++ {
		b.all.outline.opened[int32(n)] = true
	}
	b.all.outline.makeRows()
	if b.all.outline.Len() != b.account.Plans() {
		t.Errorf("%d of %d plans are listed", b.all.outline.Len(), b.account.Plans())
	}
	depth := map[int]int{0: -1}
	last := map[int]int{} // the plan listed last below each
	for i := range b.all.outline.Len() {
		n := b.all.outline.plan(i)
		m := b.account.Plan(n)
		above, listed := depth[m.Parent]
		if !listed || b.all.outline.Row(i).Depth != above+1 || last[m.Parent] >= n {
			t.Fatalf("row %d: plan %d, which came of %d, stands at depth %d", i, n, m.Parent, b.all.outline.Row(i).Depth)
		}
		depth[n], last[m.Parent] = above+1, n
	}
}

// TestLifeGrows by pieces to the same as at once.
func TestLifeGrows(t *testing.T) {
	b := thought(t, "piece")
	always := func(int, int) bool { return true }
	whole, pieces := newLife(b.account).grown(always), newLife(b.account)
	for steps := 0; pieces.events() < whole.events(); steps++ {
		asked := 0
		pieces = pieces.grown(func(int, int) bool { asked++; return asked < 2 })
		if steps > whole.events() {
			t.Fatal("it does not grow")
		}
	}
	if !slices.Equal(whole.before, pieces.before) || !slices.Equal(whole.last, pieces.last) || !slices.Equal(whole.child,
		pieces.child) ||
		!slices.Equal(whole.next, pieces.next) || !slices.Equal(whole.most, pieces.most) || !slices.Equal(whole.highest,
		pieces.highest) {
		t.Error("grown by pieces it is not what it is at once")
	}
}

// TestFilters lists exactly the plans that a fate happened to, or that a rule made.
func TestFilters(t *testing.T) {
	b := thought(t, "piece")
	met := map[int]map[plan.Fate]bool{}
	for i := range b.account.Events() {
		e := b.account.Event(i)
		if met[int(e.Plan)] == nil {
			met[int(e.Plan)] = map[plan.Fate]bool{}
		}
		met[int(e.Plan)][e.Fate] = true
	}
	check := func(what string, passes func(n int) bool) {
		t.Helper()
		b.Until(func() bool { return !b.all.slot.Busy() })
		var want, got []int
		for n := 1; n <= b.account.Plans(); n++ {
			if passes(n) {
				want = append(want, n)
			}
		}
		for i := range b.all.outline.Len() {
			got = append(got, b.all.outline.plan(i))
		}
		if len(want) == 0 || !slices.Equal(got, want) {
			t.Errorf("%s: %d plans, want %d", what, len(got), len(want))
		}
	}
	b.all.fate.SetSelected("Verification failed")
	check("failed", func(n int) bool { return met[n][plan.Failed] })
	b.all.fate.SetSelected(rejected)
	anyRejected := func(n int) bool {
		for fate := range met[n] {
			if fate.Rejected() {
				return true
			}
		}
		return false
	}
	check("rejected", anyRejected)
	b.all.rule.SetSelected("New capture, 2.4.2, class 1")
	check("rejected captures", func(n int) bool {
		return anyRejected(n) && b.account.Plan(n).Rule ==
			plan.RuleNewCapture
	})
	b.all.rule.SetSelected("Double attack, 2.2.2")
	b.all.fate.SetSelected(everyFate)
	check("double attacks", func(n int) bool { return b.account.Plan(n).Rule == plan.RuleDoubleAttack })
	b.all.rule.SetSelected(everyRule)
	if b.all.outline.flat {
		t.Error("without a filter the plans are no tree")
	}
}

// TestTooEarly: where the moment that is shown is before a node was made its lists are not said to be
// empty, but that it was not there.
func TestTooEarly(t *testing.T) {
	b := thought(t, "piece")
	b.part(partHere)
	last := tree.ID(b.Tree.Len() - 1)
	b.setMoment(1)
	b.Go(last)
	if move := b.Nodes.Move(b.Tree.Node(last)); b.lists.here.Len() != 0 || !strings.HasPrefix(b.lists.here.emptyText(),
		move+" was not in the tree yet") {
		t.Errorf("%d rows, %q", b.lists.here.Len(), b.lists.here.emptyText())
	}
	b.setMoment(timeline.End)
	b.Go(last)
	if b.lists.here.Len() == 0 {
		t.Error("it has no lists at the end")
	}
}

// TestListsBehindATab are drawn again with another theme, and show nothing of a tree that is gone.
func TestListsBehindATab(t *testing.T) {
	for _, behind := range []int{partAll, partHere, partRounds} {
		b := thought(t, "piece")
		b.part(behind)
		b.part((behind + 1) % 3)
		gone := b.Window.View()
		gone.Search, gone.Tree, gone.InTree = nil, nil, false
		b.Pane.Show(gone)
		for _, list := range []fyne.Widget{b.all.List, b.lists.List, b.turns.List} {
			list.Refresh()
			list.Resize(fyne.NewSize(300, 200))
		}
	}
}

// TestCardOrder: why a move was tried stands above what became of its plan, which may be long.
func TestCardOrder(t *testing.T) {
	b := thought(t, "piece")
	move := b.Child("Nxc3")
	b.Go(move)
	b.choose(b.account.First(move)[0].Plan)
	b.Go(move)
	list := titles(b.lines)
	why := slices.IndexFunc(list, func(s string) bool { return strings.HasPrefix(s, "Why ") })
	became := slices.Index(list, "What became of it")
	if why < 0 || became < why {
		t.Errorf("%q", list)
	}
}

// TestMarks: among all plans those are marked to which something has happened at the node that is shown.
func TestMarks(t *testing.T) {
	b := thought(t, "piece")
	for _, at := range []tree.ID{b.Child("Nxc3"), tree.Root} {
		b.Go(at)
		has := map[int]bool{}
		for _, e := range b.account.At(at) {
			has[int(e.Plan)] = true
		}
		marked := 0
		for i := range b.all.outline.Len() {
			n, row := b.all.outline.plan(i), b.all.outline.Row(i)
			if row.Marked != has[n] {
				t.Fatalf("plan %d at node %d: marked is %v", n, at, row.Marked)
			}
			if row.Marked {
				marked++
			}
		}
		if marked == 0 || marked == b.all.outline.Len() && at != tree.Root {
			t.Errorf("%d of %d plans are marked at node %d", marked, b.all.outline.Len(), at)
		}
	}
}

// TestMovesKeepUp with what has happened in the tree, whose length lags behind it while it grows.
func TestMovesKeepUp(t *testing.T) {
	b := thought(t, "piece")
	before := b.moves()
	if before != b.Tree.Len()-1 {
		t.Fatalf("%d moves in a tree of %d nodes", before, b.Tree.Len())
	}
	ahead := *b.life
	ahead.highest = slices.Clone(ahead.highest)
	ahead.highest[len(ahead.highest)-1] = int32(before + 500)
	b.life = &ahead
	if b.moves() != before+500 {
		t.Errorf("%d moves, want %d", b.moves(), before+500)
	}
}

// TestLinks: a plan leads to the place where it was made, a place to its plans, a line of the card to
// both.
func TestLinks(t *testing.T) {
	b := thought(t, "piece")
	move := b.Child("Nxc3")
	b.Go(move)
	b.part(partHere)
	first, second := b.account.First(move), pitrat.SecondOf(b.account.At(move))
	listed := 0
	for i, r := range b.lists.here.rows {
		if r.heading == "" && r.danger == nil {
			listed++
			row := b.lists.here.Row(i)
			if tried := r.listing.Fate != plan.Waiting && r.listing.Fate != plan.Calls; row.Faint != tried {
				t.Errorf("plan %s with %q: grey is %v", row.Number, row.Note, row.Faint)
			}
		}
	}
	if listed != len(first)+len(second) || len(first) == 0 || len(second) == 0 {
		t.Errorf("%d plans at 1...Nxc3, want %d and %d", listed, len(first), len(second))
	}
	b.lists.Rows.OnSelect(b.lists.here.find(first[0].Plan, lastStatement))
	if b.chosen != first[0].Plan || b.Pane.Node != move {
		t.Errorf("plan %d at node %d", b.chosen, b.Node)
	}
	b.part(partAll)
	child := 0 // a plan made elsewhere
	for n := 1; n <= b.account.Plans() && child == 0; n++ {
		if m := b.account.Plan(n); m.Parent != 0 && m.Node != tree.Root {
			child = n
		}
	}
	b.follow(planTarget(child))
	if m := b.account.Plan(child); b.Pane.Node != m.Node || b.chosen != child ||
		b.all.Rows.Selected() != b.all.outline.find(child) {
		t.Errorf("plan %d: node %d, chosen %d, row %d", child, b.Node, b.chosen, b.all.Rows.Selected())
	}
	at := slices.IndexFunc(b.lines, func(l planlist.Line) bool { return strings.HasPrefix(l.Text, "From plan") })
	b.card.OnTarget(at)
	if parent := b.account.Plan(child).Parent; b.chosen != parent {
		t.Errorf("chosen %d, want %d", b.chosen, parent)
	}
	b.follow(nodeTarget(move))
	if b.Pane.Node != move {
		t.Errorf("node %d, want %d", b.Node, move)
	}
}

// TestReplay shows the plans, the lists and the tree as they were.
func TestReplay(t *testing.T) {
	b := thought(t, "piece")
	b.then.SetChecked(true)
	until := b.account.Events() / 3
	b.line.Slider.SetValue(float64(until))
	most, highest := 0, tree.Root
	for i := range until {
		e := b.account.Event(i)
		most, highest = max(most, int(e.Plan)), max(highest, e.Node)
	}
	for i := range b.all.outline.Len() {
		if n := b.all.outline.plan(i); n > most {
			t.Fatalf("plan %d of %d is listed", n, most)
		}
	}
	if b.life.plansAt(until) != most || !b.replay.Shown() || b.replay.Last() != highest {
		t.Errorf("%d plans, want %d; the tree ends with %d", b.life.plansAt(until), most, b.replay.Last())
	}
	e := b.account.Event(until - 1)
	if b.Pane.Node != e.Node || b.chosen != int(e.Plan) || b.statement() != int(e.Statement) {
		t.Errorf("node %d plan %d statement %d, want %+v", b.Node, b.chosen, b.statement(), e)
	}
	b.part(partHere)
	for _, r := range b.lists.here.rows {
		if r.listing.Plan > most {
			t.Errorf("plan %d is listed at the node", r.listing.Plan)
		}
	}
	b.line.Step(1)
	if b.until != until+1 {
		t.Errorf("a step on leads to %d", b.until)
	}
	b.line.Slider.SetValue(b.line.Slider.Max)
	if b.until != timeline.End || b.replay.Last() != tree.None {
		t.Error("at its end not all is shown")
	}
	if b.replay.Show(false); b.then.Checked {
		t.Error("the explorer has all again, and the plans don't know it")
	}
}

// TestRounds: a round shows the dangerous moves that it began with, ringed, and the one that it chose.
func TestRounds(t *testing.T) {
	b := thought(t, "piece")
	b.part(partRounds)
	if b.turns.Rows.OnSelect(0); len(b.rounds) == 0 || b.turns.rounds.Len() != len(b.account.Rounds(0)) {
		t.Fatalf("%d rounds", len(b.rounds))
	}
	ringed := 0
	for i, round := range b.rounds {
		if i%10 != 0 || round.Danger == tree.Root || b.Tree.Node(round.Danger).Move == board.Pass {
			continue
		}
		b.turns.Rows.OnSelect(i)
		if b.Pane.Node != round.Danger || b.shownRound() != i+1 {
			t.Fatalf("round %d: node %d, want %d", i+1, b.Node, round.Danger)
		}
		rings := b.Layer(layerDangers).Overlays[0].(planboard.Dangers)
		chosen := slices.IndexFunc(rings, func(d planboard.Danger) bool { return d.Chosen })
		if chosen < 0 || rings[chosen].To != int(b.Tree.Node(round.Danger).Move.To()) {
			t.Fatalf("round %d: %+v", i+1, rings)
		}
		ringed++
	}
	if ringed == 0 {
		t.Error("no round was looked at")
	}
}

// TestPlanOnTheBoard: each statement has a sign with its number.
func TestPlanOnTheBoard(t *testing.T) {
	b := thought(t, "piece")
	for n := 1; n <= 100; n++ {
		b.choose(n)
		m := b.account.Plan(n)
		steps := b.Layer(layerPlan).Overlays[0].(*planboard.Plan)
		if len(steps.Steps) != len(m.Statements) || steps.Black != (m.Side == board.Black) {
			t.Fatalf("plan %d: %+v", n, steps)
		}
	}
}

// TestTry: a plan that can't be read is told with its place, one that can with what would become of
// it.
func TestTry(t *testing.T) {
	b := thought(t, "piece")
	b.part(partTry)
	b.try.text.SetText("d5 F -> V*\nd8d1 e2 EQ -> NER")
	if want := "Line 2, column 15: expected NEQ or ENQ after EQ; found “NER”."; b.try.fault.Text != want ||
		b.try.fault.Hidden {
		t.Errorf("%q, want %q", b.try.fault.Text, want)
	}
	if l := b.Layer(layerPlan); len(l.Overlays) != 0 {
		t.Error("what can't be read lies on the board")
	}
	for text, want := range map[string]string{
		strings.Repeat("d8d1 ", 41):        "The plan has 41 statements, at most 40 are tried here.",
		strings.Repeat("d5 F -> V* ", 1e5): "The text has 1100000 characters, at most 2000 are read here.",
	} {
		if b.try.text.SetText(text); b.try.fault.Text != want || b.try.plan != nil {
			t.Errorf("%q, want %q", b.try.fault.Text, want)
		}
	}
	b.try.text.SetText("d5 F -> V* d8d1 d1g1*")
	c := card{model: b.model}
	c.trial(b.try.plan)
	text := ""
	for _, l := range c.lines {
		text += l.Text + "\n"
	}
	for _, want := range []string{"Accepted", "It gives way to", "d5c3 d5 V d8d1 d1g1*: accepted"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
	if !b.try.fault.Hidden || len(b.Layer(layerPlan).Overlays) != 1 {
		t.Error("the plan does not lie on the board")
	}
}

// TestWin sets the option of the programme, and shows what is set elsewhere.
func TestWin(t *testing.T) {
	b := thought(t, "piece")
	if b.win.Selected != "piece" {
		t.Errorf("%q is shown", b.win.Selected)
	}
	b.win.SetSelected("mate")
	if got := b.Session.Values.Text("win"); got != "mate" {
		t.Errorf("%q is set", got)
	}
	b.Set("win", "rook")
	if b.win.Selected != "rook" {
		t.Errorf("%q is shown", b.win.Selected)
	}
}

// TestProof shows the moves that prove a combination: below a move of the second player one, below
// one of the first all that the tree has. Where nothing was found it says so.
func TestProof(t *testing.T) {
	const mate = "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"
	w := panetest.New(t, "pitrat", map[string]string{"win": "mate", "storage": "1"}, mate)
	p := New(w, w.Setup, &replay.Replay{}).(*Pane)
	w.Put(p)
	w.Think()
	p.showProof()
	reduced := pitrat.ReducedTree(w.Session.Tree())
	says := fmt.Sprintf("The proof: %d moves (NR), besides %d null moves and the start;", reduced.NR,
		len(reduced.Nodes)-1-reduced.NR)
	if w.Passes == nil || !strings.HasPrefix(w.Message, says) {
		t.Fatalf("%q, want %q", w.Message, says)
	}
	for id := tree.Root; int(id) < w.Session.Tree().Len(); id++ {
		n := w.Session.Tree().Node(id)
		kept := 0
		for _, c := range w.Session.Tree().Children(id, nil) {
			if w.Passes(w.Session.Tree().Node(c)) {
				kept++
			}
		}
		if all := w.Session.Tree().ChildCount(id); w.Passes(n) && (n.Ply%2 == 0 && kept > 1 || n.Ply%2 == 1 && kept != all) {
			t.Errorf("node %d: %d of %d replies", id, kept, all)
		}
	}
	b := thought(t, "mate")
	b.showProof()
	if b.Passes != nil || !strings.Contains(b.Message, "no proof") {
		t.Errorf("%q", b.Message)
	}
}

// TestAnotherTree: nothing of the plans of a tree that has gone is left.
func TestAnotherTree(t *testing.T) {
	b := thought(t, "piece")
	b.choose(5)
	b.line.Slider.SetValue(10)
	b.Session.ThinkAs(t.Context(), b.Session.Game, b.Session.Programme, b.Session.Values)
	b.Session.Search().Wait()
	b.Window.Show()
	if b.chosen != 0 || b.until != timeline.End || b.all.outline.Len() != 0 {
		t.Errorf("plan %d, moment %d, %d rows", b.chosen, b.until, b.all.outline.Len())
	}
	b.settle()
	if b.all.outline.Len() == 0 {
		t.Error("the plans of the new tree are not listed")
	}
}

// TestFatesAreComplete: every fate of the engine has words and a place in the filter.
func TestFatesAreComplete(t *testing.T) {
	for f := plan.Fate(0); f.String() != "unknown"; f++ {
		if infoOf(f).name == "" {
			t.Errorf("%q has no words here", f)
		}
	}
	if f, r := fateNames(), ruleNames(); r[len(r)-1] == r[len(r)-2] || len(f) != len(fates)+2 || plan.Rule(len(r)-1) !=
		plan.RuleAgain+1 {
		t.Error("the filters do not offer every fate and rule once")
	}
}
