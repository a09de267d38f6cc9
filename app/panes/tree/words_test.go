package tree

import (
	"runtime/debug"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/app/pane/panetest"
	"drevo/app/present"
	"drevo/engine/itep"
	"drevo/engine/query"
	"drevo/engine/tree"
	"drevo/internal/needs"
	"drevo/widgets/treeview"
)

// plainly is what words do, written down as one would say it.
func plainly(nodes present.Nodes, n tree.Node, text string) bool {
	all := strings.ToLower(strings.Join([]string{nodes.Class(n).Name, nodes.Place(n).Name, nodes.Reason(n).Name,
		nodes.Type(n).Name, nodes.Move(n)}, " "))
	return !slices.ContainsFunc(strings.Fields(strings.ToLower(text)), func(word string) bool {
		return !strings.Contains(all, word)
	})
}

// words judges nodes by a text in quotation marks.
func words(t testing.TB, nodes present.Nodes, text string) func(tree.Node) bool {
	t.Helper()
	q, err := query.Parse(`"`+text+`"`, nodes.Tree.Header().Vocabulary)
	if err != nil {
		t.Fatal(err)
	}
	return q.On(nodes.Tree).Match
}

// TestWordsFindWhatStandsThere: the quick judge and the plain one agree on every node, in a walk and in any order.
func TestWordsFindWhatStandsThere(t *testing.T) {
	needs.RacedElsewhere(t)
	for programme, options := range map[string]map[string]string{"itep": {"scheme": "active1", "depth": "4"},
		"paulchess": {"depth": "3"}} {
		w := panetest.New(t, programme, options, "")
		w.Think()
		nodes := w.View().Nodes
		for _, text := range []string{"ne4", "Ba3", "xd5", "q", "nx", "30.", "cut", "pass", "round 1", "e", "bxc6 cut", "=q",
			"#",
			"nonsense", "depth", "o-o", "31... kh8"} {
			forward, other, found := words(t, nodes, text), words(t, nodes, text), 0
			for i := range min(nodes.Tree.Len(), 4000) {
				n, last := nodes.Tree.Node(tree.ID(i)), nodes.Tree.Node(tree.ID(min(nodes.Tree.Len(), 4000)-1-i))
				if got, want := forward(n), plainly(nodes, n, text); got != want {
					t.Fatalf("%s, %q: %s passes: %v", programme, text, nodes.Move(n), got)
				} else if got {
					found++
				}
				if got, want := other(last), plainly(nodes, last, text); got != want {
					t.Fatalf("%s, %q, backward: %s passes: %v", programme, text, nodes.Move(last), got)
				}
			}
			if found == 0 && slices.Contains([]string{"ne4", "xd5", "cut", "e", "q"}, text) {
				t.Errorf("%s: %q is found nowhere", programme, text)
			}
		}
	}
}

// TestTheFirstMatchIsTold at once, and that the walk goes on.
func TestTheFirstMatchIsTold(t *testing.T) {
	w, p := start(t, "itep", nil)
	goOn := make(chan struct{})
	first := tree.ID(7)
	p.ShowNodes("Slow", func(n tree.Node) bool {
		if n.ID == first+1 {
			<-goOn
		}
		return n.ID == first || n.ID == first+2
	}, func(int) {})
	w.Until(func() bool { return p.kept != nil && p.kept.passed == 1 })
	if !p.kept.growing || !strings.Contains(p.chip.Text, "1 match so far") {
		t.Errorf("the chip says %q", p.chip.Text)
	}
	p.NextMatch(1)
	if node, _ := w.Session.Node(); node != first {
		t.Errorf("the next match is node %d", node)
	}
	close(goOn)
	w.Until(func() bool { return !p.walk.Busy() })
	if p.kept.growing || p.kept.passed != 2 || !p.kept.has(first+2) {
		t.Errorf("in the end there are %+v", p.kept.found)
	}
}

// TestAWordIsOfferedOnce: no two filters of a programme pick the same nodes under one name.
func TestAWordIsOfferedOnce(t *testing.T) {
	for _, programme := range []string{"itep", "botvinnik", "kaissa", "paulchess", "pitrat"} {
		w := panetest.New(t, programme, nil, "")
		var names []string
		for _, f := range filters(w.View().Programme.Vocabulary(), nil) {
			if slices.Contains(names, f.name) {
				t.Errorf("%s offers %q twice", programme, f.name)
			}
			names = append(names, f.name)
		}
	}
}

// TestCloseAllForgets: what was open is no longer among what a filter walks over.
func TestCloseAllForgets(t *testing.T) {
	_, p := sized(t, "itep", map[string]string{"depth": "3"})
	before := p.explorer.RowCount()
	p.explorer.ExpandAll(p.rowOf(tree.Root), 2000)
	p.fold()
	if p.explorer.RowCount() > before || p.explorer.Opened() != 1 {
		t.Errorf("%d rows, %d opened nodes", p.explorer.RowCount(), p.explorer.Opened())
	}
}

// walked counts on which goroutine the rows of a listing are judged.
type walked struct {
	*moves
	window       string
	here, beside atomic.Int64
}

func (w *walked) any(row treeview.ID, passes func(tree.ID) bool) bool {
	if goroutine() == w.window {
		w.here.Add(1)
	} else {
		w.beside.Add(1)
	}
	return w.moves.any(row, passes)
}

// goroutine names the one that asks.
func goroutine() string {
	name, _, _ := strings.Cut(string(debug.Stack()), "[")
	return name
}

// TestTheWindowDoesNotWalk: a filter, a query, and what clears them judge the rows that are open beside the window's
// goroutine, and show what one on it would.
func TestTheWindowDoesNotWalk(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"scheme": "absolute", "depth": "3"})
	list := &walked{moves: p.listing.(*moves), window: goroutine()}
	p.listing = list
	p.explorer.ExpandAll(p.rowOf(tree.Root), 5000)
	all := p.explorer.RowCount()
	for _, text := range []string{"cut", "ne4", ""} {
		list.here.Store(0)
		list.beside.Store(0)
		p.find.SetText(text)
		w.Until(func() bool { return !p.walk.Busy() })
		if here, beside := list.here.Load(), list.beside.Load(); here > 100 || text != "" && beside < all/2 {
			t.Errorf("%q: of %d rows %d are judged by the window, %d beside it", text, all, here, beside)
		}
		rows := p.explorer.RowCount()
		if text == "" {
			if rows != all {
				t.Errorf("cleared there are %d rows of %d", rows, all)
			}
			continue
		}
		kept := p.kept
		p.explorer.SetFilter(func(row treeview.ID) bool { return list.moves.any(row, kept.has) })
		if opened := p.explorer.RowCount(); opened > rows || rows >= all { // some matches were opened
			t.Errorf("%q: %d rows of %d, by the filter on the window %d", text, rows, all, opened)
		}
	}
}

// BenchmarkFind looks for a move in a tree, per node.
func BenchmarkFind(b *testing.B) {
	w := panetest.New(b, "itep", map[string]string{"scheme": "absolute", "depth": "4"}, "")
	w.Think()
	nodes := w.View().Nodes
	for _, text := range []string{"ne4", "passive", "n", "qxf6+ cut"} {
		b.Run(text, func(b *testing.B) {
			for b.Loop() {
				passes := words(b, nodes, text)
				for id := range tree.ID(nodes.Tree.Len()) {
					passes(nodes.Tree.Node(id))
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(nodes.Tree.Len()), "ns/node")
		})
		b.Run(text+"/plainly", func(b *testing.B) {
			for b.Loop() {
				for id := range tree.ID(nodes.Tree.Len()) {
					plainly(nodes, nodes.Tree.Node(id), text)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(nodes.Tree.Len()), "ns/node")
		})
	}
}

// TestTheFieldAsks: what can't be read is said with its place and shows all, Tab completes a word, and a query is saved
// by name and offered to each tree that has its words.
func TestTheFieldAsks(t *testing.T) {
	w, p := start(t, "kaissa", nil)
	tr := w.Session.Tree()
	settle := func() { w.Until(func() bool { return !p.walk.Busy() }) }
	p.find.SetText("reason = satisfeid")
	settle()
	if p.kept != nil || p.help.Hidden || !strings.Contains(p.help.Text, "Column 10") ||
		!strings.Contains(p.help.Text, "did you mean satisfied") {
		t.Errorf("of a mistake it is said: %q", p.help.Text)
	}
	p.find.SetText("reason = satisf")
	p.find.CursorColumn = len(p.find.Text)
	p.showHelp()
	if !strings.HasPrefix(p.help.Text, "Tab: satisfied, satisfied-cut") || !p.find.AcceptsTab() {
		t.Errorf("offered is %q", p.help.Text)
	}
	p.find.TypedKey(&fyne.KeyEvent{Name: fyne.KeyTab})
	settle()
	want := 0
	for id := range tree.ID(tr.Len()) {
		if tr.Node(id).Reason == tree.ReasonStandPat {
			want++
		}
	}
	if p.find.Text != "reason = satisfied" || p.find.AcceptsTab() || p.kept == nil || p.kept.passed != want || want == 0 {
		t.Fatalf("%q finds %+v, want %d", p.find.Text, p.kept, want)
	}
	p.saver.save.OnTapped()
	p.saver.name.OnSubmitted("Content")
	settle()
	if p.filter.Selected != "Content" || p.find.Text != "" || p.kept.passed != want || !p.saver.forget.Visible() {
		t.Errorf("saved is %q: %+v", p.filter.Selected, p.kept)
	}
	if q := p.host.Settings().Config().Queries; len(q) != 1 || q[0].Text != "reason = satisfied" {
		t.Errorf("the settings have %+v", q)
	}
	if list := filters(itep.New().Vocabulary(), p.host.Settings().Config().Queries); slices.ContainsFunc(list,
		func(f filter) bool { return f.name == "Content" }) {
		t.Error("ITEP is asked for Kaissa's word")
	}
	p.saver.forget.OnTapped()
	settle()
	if len(p.host.Settings().Config().Queries) != 0 || p.kept != nil || slices.Contains(p.filter.Options, "Content") {
		t.Errorf("forgotten and still there: %v", p.filter.Options)
	}
}

// TestSpread: the pictures count what passes, and a range of them narrows the query to as many.
func TestSpread(t *testing.T) {
	needs.RacedElsewhere(t)
	w, p := start(t, "kaissa", nil)
	settle := func() { w.Until(func() bool { return !p.walk.Busy() }) }
	p.shape.toggle.OnTapped()
	if p.shape.row.Visible() {
		t.Error("nothing is asked, and its spread is shown")
	}
	p.find.SetText("capture or check")
	settle()
	if !p.shape.row.Visible() || p.kept.passed == 0 {
		t.Fatalf("%+v", p.kept)
	}
	plies, all := p.kept.plies, 0
	for _, n := range plies {
		all += n
	}
	if all != p.kept.passed {
		t.Errorf("%d nodes have a ply, %d pass", all, p.kept.passed)
	}
	p.shape.plies.OnRange(2, 3)
	settle()
	if want := plies[2] + plies[3]; p.kept.passed != want || want == 0 || p.find.Text !=
		"(capture or check) and ply = 2..3" {
		t.Errorf("%q: %d pass, want %d", p.find.Text, p.kept.passed, want)
	}
	for _, part := range [][2]int{{0, 19}, {18, 20}, {30, len(values{}) - 1}} {
		p.find.SetText("ply = 3")
		settle()
		want := 0
		for _, n := range p.kept.values[part[0] : part[1]+1] {
			want += n
		}
		p.shape.values.OnRange(part[0], part[1])
		settle()
		if p.kept.passed != want || want == 0 {
			t.Errorf("%q: %d pass, want %d", p.find.Text, p.kept.passed, want)
		}
	}
}
