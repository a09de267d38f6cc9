package tree

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/app/pane"
	"drevo/app/pane/panetest"
	"drevo/app/present"
	"drevo/app/replay"
	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
	"drevo/widgets/chessboard"
	"drevo/widgets/draw"
	"drevo/widgets/rows"
	"drevo/widgets/treeview"
)

// start puts the explorer into a window and searches.
func start(t *testing.T, programme string, options map[string]string) (*panetest.Window, *Pane) {
	t.Helper()
	w := panetest.New(t, programme, options, "")
	p := New(w, w.Searcher, &replay.Replay{})
	w.Put(p)
	if p.explorer.RowCount() != 0 {
		t.Error("before the first search there are rows")
	}
	w.Think()
	return w, p
}

// TestSelectionFollowsEverywhere chooses a node in each of the places where one can.
func TestSelectionFollowsEverywhere(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	id := treeview.ID(w.Child("Ba3"))
	for name, choose := range map[string]func(treeview.ID){"explorer": p.explorer.OnSelect,
		"icicle": p.overview.icicle.OnSelect, "crumbs": p.crumbs.OnSelect} {
		root, at := treeview.ID(tree.Root), id
		if name == "explorer" {
			root, at = p.rowOf(tree.Root), p.rowOf(tree.ID(id))
		}
		choose(root)
		choose(at)
		if node, inTree := w.Session.Node(); treeview.ID(node) != id || !inTree {
			t.Errorf("%s: the session is at node %d, %v", name, node, inTree)
		}
		if p.explorer.Selected() != p.rowOf(tree.ID(id)) || p.overview.icicle.Selected() != id {
			t.Errorf("%s: the explorer is at node %d, the icicle at %d, want %d", name, p.explorer.Selected(),
				p.overview.icicle.Selected(), id)
		}
	}
	w.PlayText("Qe8")
	w.PlayText("Bb2")
	if _, inTree := w.Session.Node(); inTree || p.explorer.Selected() != treeview.NoID {
		t.Errorf("off the tree (%v) the explorer still marks node %d", !inTree, p.explorer.Selected())
	}
	for _, c := range p.Commands() {
		if c.Name == "Node visited before" {
			c.Do()
		}
	}
	if node, inTree := w.Session.Node(); !inTree || treeview.ID(node) == id {
		t.Errorf("back from the node visited last the session is at node %d, %v", node, inTree)
	}
}

// TestATestOfTheMoveIsMarked: a move that was only tested has a row, which is marked while the place
// is off the tree, but not for moves after it.
func TestATestOfTheMoveIsMarked(t *testing.T) {
	w, p := start(t, "itep", nil)
	w.PlayText("Ba3")
	missing, ok := w.View().WhyNot()
	if _, inTree := w.Session.Node(); inTree || !ok {
		t.Fatal("30.Ba3 is no longer only tested")
	}
	test, ok := w.View().Tree.Test(tree.Root, missing.Move)
	if !ok || p.explorer.Selected() != p.rowOf(test) || p.overview.icicle.Selected() != treeview.ID(test) {
		t.Errorf("marked are %d and %d, the test is %d, %v", p.explorer.Selected(), p.overview.icicle.Selected(), test, ok)
	}
	w.PlayText("h6")
	if _, inTree := w.Session.Node(); !inTree && p.explorer.Selected() == p.rowOf(test) {
		t.Error("a move further the test is still marked")
	}
}

// TestUnits prints the columns in each unit.
func TestUnits(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	n := w.Session.Tree().Node(w.Child("Ba3"))
	var windows []string
	for _, unit := range present.Units() {
		w.SetUnit(unit)
		if got, want := p.source.Row(treeview.ID(n.ID)).Cells[columnValue].Text, w.View().Nodes.Value(n); got != want {
			t.Errorf("%q: the explorer says %s, want %s", unit, got, want)
		}
		windows = append(windows, p.source.Row(treeview.ID(tree.Root)).Cells[columnWindow].Text)
	}
	if want := []string{"[−∞, ∞]", "[−∞, ∞]", "[0, 459]"}; !slices.Equal(windows, want) {
		t.Errorf("the bounds of the root are %v, want %v", windows, want)
	}
}

// TestColumnsSpeakTheProgrammesWords: ITEP's columns are called as in his report, another's are
// not.
func TestColumnsSpeakTheProgrammesWords(t *testing.T) {
	_, p := start(t, "itep", nil)
	if got := p.explorer.Columns()[columnValue].Name; got != "Pseudo-value" {
		t.Errorf("ITEP's column is called %s", got)
	}
	_, p = start(t, "botvinnik", map[string]string{"effort": "2"})
	if got := p.explorer.Columns()[columnValue].Name; got == "Pseudo-value" || got == "" {
		t.Errorf("Botvinnik's column is called %q", got)
	}
}

// TestFiltersKeepTheWay: each filter shows the nodes that pass and those on the way to them,
// worked out beside the window.
func TestFiltersKeepTheWay(t *testing.T) {
	w, p := start(t, "itep", nil)
	tr, words := w.Session.Tree(), w.Session.Tree().Header().Vocabulary
	line := map[tree.ID]bool{tree.Root: true}
	for _, id := range tr.Line(tree.Root) {
		line[id] = true
	}
	passes := map[tree.Key]func(tree.Node) bool{
		filterLine:          func(n tree.Node) bool { return line[n.ID] },
		filterExact:         func(n tree.Node) bool { return n.Closed && n.Bound == tree.Exact },
		"core.cut-filter":   func(n tree.Node) bool { return words.Reason(n.Reason).Group == tree.GroupCut },
		"core.final-filter": func(n tree.Node) bool { return n.Reason.Final() },
	}
	for _, f := range words.Filters { // the programme's own
		passes[f.Key] = func(n tree.Node) bool {
			return slices.Contains(f.Types, n.Type) || slices.Contains(f.Classes, n.Class) || slices.Contains(f.Reasons,
				n.Reason) ||
				slices.Contains(f.Groups, words.Reason(n.Reason).Group)
		}
	}
	if names := slices.Clone(p.filter.Options); len(slices.Compact(slices.Sorted(slices.Values(names)))) != len(names) {
		t.Errorf("two filters have one name: %v", names)
	}
	all := p.explorer.RowCount()
	for _, f := range p.filters {
		if f.all() {
			continue
		}
		p.filter.SetSelected(f.name)
		if !p.walk.Busy() {
			t.Errorf("%s: the window has waited for the walk", f.key)
		}
		w.Until(func() bool { return !p.walk.Busy() })
		want := 0
		for id := tree.Root; int(id) < tr.Len(); id++ {
			n := tr.Node(id)
			if passes[f.key](n) {
				want++
				if !p.kept.has(id) {
					t.Fatalf("%s: node %d passes and is not shown", f.key, id)
				}
			}
			if id != tree.Root && p.kept.has(id) && !p.kept.has(n.Parent) {
				t.Fatalf("%s: node %d is shown and its parent is not", f.key, id)
			}
		}
		if p.kept.passed != want || !strings.HasPrefix(w.Message, f.name+": "+present.Whole(want)) {
			t.Errorf("%s: %d nodes pass, want %d; the bar says %q", f.key, p.kept.passed, want, w.Message)
		}
	}
	p.filter.SetSelected("All moves")
	if w.Message != "" {
		t.Errorf("without a filter the bar still says %q", w.Message)
	}
	w.Message = "the result"
	p.filter.SetSelected("All moves")
	if w.Message == "" {
		t.Error("all moves were shown already, and the result is said no longer")
	}
	if p.kept != nil || p.explorer.RowCount() < all {
		t.Errorf("without a filter %d rows are shown, before it were %d", p.explorer.RowCount(), all)
	}
}

// TestNewerFilterCancels asks for one filter after another: only the last one's nodes come.
func TestNewerFilterCancels(t *testing.T) {
	w, p := start(t, "itep", nil)
	begun, goOn := make(chan struct{}), make(chan struct{})
	slow := func(tree.Node) bool {
		select {
		case <-begun:
		default:
			close(begun)
			<-goOn
		}
		return true
	}
	found := 0
	p.ShowNodes("Slow", slow, func(count int) { found = count })
	<-begun
	p.ShowNodes("Rooks", func(n tree.Node) bool { return n.Move != board.NoMove && n.ID%100 == 0 },
		func(count int) { found = -count })
	close(goOn)
	w.Until(func() bool { return !p.walk.Busy() })
	for len(w.Queue) > 0 {
		(<-w.Queue)()
	}
	if found >= 0 || p.filter.Selected != "Rooks" {
		t.Errorf("%d nodes were found, the filter is %q", found, p.filter.Selected)
	}
	if names := p.filter.Options; slices.Contains(names, "Slow") {
		t.Errorf("the filter that was asked for before is still offered: %v", names)
	}
	w.Think() // the asked filter goes with its tree
	if p.chosenFilter().key != filterAll {
		t.Errorf("with another tree the filter is %q", p.filter.Selected)
	}
}

// TestFindLooksAtMovesAndReasons narrows the tree down by words.
func TestFindLooksAtMovesAndReasons(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	ba3 := w.Session.Tree().Node(w.Child("Ba3"))
	for text, want := range map[string]bool{"ba3": true, "30. Ba3 " + p.source.Reason(ba3).Name: true,
		"ba3 and capture": false} {
		p.find.SetText(text)
		w.Until(func() bool { return !p.walk.Busy() })
		if got := p.kept.has(ba3.ID); got != want {
			t.Errorf("%q shows Ba3: %v", text, got)
		}
	}
}

// TestValuesSayWhatTheyAre: every value on the screen has a tooltip in words with its unit, which
// stands at the head too.
func TestValuesSayWhatTheyAre(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute())
	for _, unit := range present.Units() {
		w.SetUnit(unit)
		name := w.View().Nodes.Format.UnitName()
		if head := p.explorer.Columns()[columnValue]; head.Unit != name || !strings.Contains(head.Hint, name) {
			t.Errorf("%q: the head says %q, %q", unit, head.Unit, head.Hint)
		}
		seen := map[string]bool{}
		for _, child := range append(w.Session.Tree().Children(tree.Root, nil), w.Session.Tree().Children(w.Child("Ne2"),
			nil)...) {
			id := treeview.ID(child)
			cell := p.source.Row(id).Cells[columnValue]
			value := p.source.ValueOf(p.source.Tree.Node(child))
			said := strings.Fields(cell.Text)[0]
			want := "The value is " + map[string]string{"=": "exactly", "≤": "at most", "≥": "at least"}[said] + " " +
				w.View().Nodes.Format.Full(value.Score)
			if !strings.HasPrefix(cell.Hint, want+", seen from White") {
				t.Errorf("%q: %q is said to be %q", unit, cell.Text, cell.Hint)
			}
			seen[said] = true
			if needed := p.source.Row(id).Cells[columnNeeded].Text; (needed == "") != strings.HasPrefix(cell.Text, "=") {
				t.Errorf("%q: beside %q stands that %q was needed", unit, cell.Text, needed)
			}
		}
		if len(seen) < 3 {
			t.Errorf("%q: of the values there are only %v", unit, seen)
		}
	}
}

// TestColumnsAreRemembered: what the user does to the columns is there at the next start, by the
// columns' keys, and a key that no column has does no harm.
func TestColumnsAreRemembered(t *testing.T) {
	w, p := start(t, "itep", nil)
	list := p.explorer.Arrangement()
	at := func(key string) int {
		return slices.IndexFunc(list, func(c rows.Placed) bool { return c.Key == key })
	}
	list[at("reason")].Hidden, list[at("nodes")].Width = true, 77
	list[at("needed")], list[at("static")] = list[at("static")], list[at("needed")]
	p.explorer.Arrange(append(list, rows.Placed{Key: "nonsense", Width: 50}))
	p.explorer.OnColumns()
	again := New(w, w.Searcher, &replay.Replay{})
	if got := again.explorer.Arrangement(); !slices.Equal(got, list) {
		t.Errorf("the next start has %v, want %v", got, list)
	}
}

// TestTheLinesHaveRoom: in the column that the tree has in a window of 1440 pixels the pseudo-evaluation
// stands before the forced variation and the best line, with 130 more nodes and reason too, and in one of
// 1280 before the best line; where there is plenty of room the forced variation and the reason widen.
func TestTheLinesHaveRoom(t *testing.T) {
	_, p := start(t, "itep", nil)
	for _, room := range []struct {
		width   float32 // of the tree, in a window of the width that is named
		window  string
		columns []int
	}{
		{397, "1280", []int{columnMove, columnValue, columnLine}},
		{493, "1440", []int{columnMove, columnValue, columnForced, columnLine}},
		{623, "1600", []int{columnMove, columnValue, columnNodes, columnReason, columnForced, columnLine}},
	} {
		p.Content().Resize(fyne.NewSize(draw.Zoomed(room.width), 700))
		for _, column := range room.columns {
			if least := map[int]float32{columnForced: 120, columnLine: 96}[column]; p.explorer.ColumnWidth(column) <=
				draw.Zoomed(least) {
				t.Errorf("in a window of %s %q has %v pixels", room.window, p.explorer.Columns()[column].Name,
					p.explorer.ColumnWidth(column))
			}
		}
	}
	p.Content().Resize(fyne.NewSize(draw.Zoomed(1400), 700))
	if forced, reason := p.explorer.ColumnWidth(columnForced), p.explorer.ColumnWidth(columnReason); forced < 180 ||
		reason < 90 {
		t.Errorf("with room to spare the forced variation has %v and the reason %v pixels", forced, reason)
	}
}

// TestNumbersHaveRoom: a bound of thirteen pawns is not cut, whatever the programme's decimals, unless the
// user has chosen another width; a move that has no room loses its number, and a stage does not.
func TestNumbersHaveRoom(t *testing.T) {
	needs.RacedElsewhere(t)
	for programme, options := range map[string]map[string]string{"itep": nil, "kaissa": nil, "paulchess": nil,
		"botvinnik": {"effort": "1"}} {
		w, p := start(t, programme, options)
		fyne.CurrentApp().Settings().SetTheme(theme.DefaultTheme()) // the font that people see
		format := w.View().Nodes.Format
		text := "≤ " + format.Score(eval.WhiteScore(-13*format.Scale.PerPawn))
		p.Content().Resize(fyne.NewSize(draw.Zoomed(493), 700))
		asDigits := strings.NewReplacer("≤", "8", "−", "8").Replace(text) // the signs are as wide as a digit
		needed := fyne.MeasureText(asDigits, theme.TextSize(), fyne.TextStyle{}).Width
		if has := p.explorer.ColumnWidth(columnValue); has < needed+2*6 {
			t.Errorf("%s: %q needs %v pixels and margins of 6, the column has %v", programme, text, needed, has)
		}
		p.explorer.Arrange([]rows.Placed{{Key: "value", Width: 50}})
		p.explorer.Rename(columns(w.View().Nodes, w.View().Tree.Header().Vocabulary))
		if has := p.explorer.ColumnWidth(columnValue); has != draw.Zoomed(50) {
			t.Errorf("%s: the user wants 50, the column has %v", programme, has)
		}
	}
	for move, short := range map[string]string{"31...Nxe4": "…Nxe4", "30.O-O": "O-O", "iteration 3.1": "", "start": "",
		"30.pass": "pass"} {
		if got := withoutNumber(move); got != short {
			t.Errorf("%q without its number is %q, want %q", move, got, short)
		}
	}
}

// TestStaleTreeSaysSo: a tree that is not of the settings as they are is named with those that it
// has.
func TestStaleTreeSaysSo(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute("depth", "2"))
	if p.stale.Visible() {
		t.Errorf("of its own settings the tree says %q", p.stale.Text)
	}
	given := w.Session.Values.Map()
	given["weights"] = "centre:300"
	values, err := search.Resolve(w.Session.Programme, given)
	if err != nil {
		t.Fatal(err)
	}
	w.Session.Values = values
	w.Show()
	if want := "This is the tree of ITEP absolute, depth 2; the settings have changed."; !p.stale.Visible() ||
		!strings.HasPrefix(p.stale.Text, want) {
		t.Errorf("the tree says %q, want %q", p.stale.Text, want)
	}
	w.Think()
	if p.stale.Visible() {
		t.Errorf("the new tree says %q", p.stale.Text)
	}
}

// bestLayer and lineLayer are the layers of a view.
func bestLayer(v pane.View) chessboard.Layer { return (&shown{view: v}).layer(bestMoves)() }
func lineLayer(v pane.View) chessboard.Layer { return (&shown{view: v}).layer(bestLine)() }

// TestNoMoveChosenDrawsNoArrow: where a programme has looked and chose no move, nothing that it tried is
// drawn as the best, and the legend says why; in the lines that it tried there is a best move.
func TestNoMoveChosenDrawsNoArrow(t *testing.T) {
	w := panetest.New(t, "pitrat", nil, "r2q1rk1/ppp2ppp/2np1n2/2b1p1B1/2B1P1b1/2NP1N2/PPP2PPP/R2Q1RK1 w - - 0 1")
	w.Put(New(w, w.Searcher, &replay.Replay{}))
	w.Think()
	v := w.View()
	best, tried := v.Tree.Best(tree.Root)
	if !tried || !v.NoChoice() {
		t.Fatalf("a move was tried %v; none was chosen %v", tried, v.NoChoice())
	}
	for name, layer := range map[string]chessboard.Layer{"moves": bestLayer(v), "line": lineLayer(v)} {
		if len(layer.Arrows) != 0 || layer.Empty != "no move was chosen" {
			t.Errorf("the best %s: %+v", name, layer)
		}
	}
	w.Go(best)
	v = w.View()
	if moves, line := bestLayer(v).Arrows, lineLayer(v).Arrows; len(moves) == 0 || len(line) == 0 {
		t.Errorf("after the move that was tried %d moves and a line of %d are drawn", len(moves), len(line))
	}
	w = panetest.New(t, "itep", workspacetest.Absolute("depth", "2"), "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1")
	w.Put(New(w, w.Searcher, &replay.Replay{}))
	w.Think()
	if layer := bestLayer(w.View()); layer.Empty != "" {
		t.Errorf("where there is no legal move the legend says %q", layer.Empty)
	}
}

// TestStoppedSearchDrawsNoBestArrow: where not all moves were examined there is no full arrow, and
// where none was there is no value.
func TestStoppedSearchDrawsNoBestArrow(t *testing.T) {
	needs.RacedElsewhere(t)
	w := panetest.New(t, "itep", workspacetest.Absolute("depth", "6"), "")
	p := New(w, w.Searcher, &replay.Replay{})
	w.Put(p)
	w.Session.Limits.Nodes = 400_000
	w.Think()
	v := w.View()
	at, _ := v.At()
	if v.Nodes.Settled(at) {
		t.Fatal("the search was not stopped")
	}
	arrows := bestLayer(v).Arrows
	if len(arrows) == 0 {
		t.Fatal("no move was examined")
	}
	for _, arrow := range arrows {
		if arrow.Role == chessboard.RoleBest || arrow.Width == 1 {
			t.Errorf("drawn is %+v", arrow)
		}
	}
	w.Session.Limits.Nodes = 1
	w.Think()
	v = w.View()
	if at, _ := v.At(); len(bestLayer(v).Arrows) != 0 || v.Nodes.Value(at) != "–" {
		t.Errorf("after a single node the value is %q", v.Nodes.Value(at))
	}
	blank := 0
	for id := tree.Root; int(id) < v.Tree.Len(); id++ {
		n := v.Tree.Node(id)
		if _, best := v.Tree.Best(id); n.Reason != tree.ReasonStopped || best {
			continue
		}
		blank++
		cell := p.source.Row(treeview.ID(id)).Cells[columnValue]
		if cell.Text != "–" || !strings.HasPrefix(cell.Hint, "No value") {
			t.Errorf("node %d, where nothing is known, says %q: %q", id, cell.Text, cell.Hint)
		}
	}
	if blank == 0 {
		t.Error("every node that was stopped at has a best move")
	}
}

// TestFindSearchesTheWholeTree: a text finds what lies below what does not match, opens the way to
// it, pale, and is walked; the chip counts, clears, and a new tree starts without it.
func TestFindSearchesTheWholeTree(t *testing.T) {
	w, p := start(t, "itep", workspacetest.Absolute("depth", "3"))
	tr, v := w.Session.Tree(), w.View()
	var want []tree.ID
	for id := tree.Root; int(id) < tr.Len(); id++ {
		if strings.Contains(v.Nodes.Move(tr.Node(id)), "Nc5") {
			want = append(want, id)
		}
	}
	p.find.SetText("nc5")
	if !p.walk.Busy() {
		t.Error("the window has waited for the search")
	}
	w.Until(func() bool { return !p.walk.Busy() })
	if !slices.Equal(p.kept.found, want) || len(want) < 3 {
		t.Fatalf("found %d nodes, want %d", len(p.kept.found), len(want))
	}
	matches := present.Whole(len(want)) + " matches"
	if !p.chipLine.Visible() || p.chip.Text != "“nc5”: "+matches {
		t.Errorf("the chip says %q", p.chip.Text)
	}
	way := treeview.ID(tr.Node(want[0]).Parent)
	if row := p.source.Row(way); !row.Dim || p.source.Row(treeview.ID(want[0])).Dim ||
		!p.explorer.Open(p.rowOf(tree.ID(way))) {
		t.Error("the way to the first match is not pale and open, or the match is pale")
	}
	for i := range len(want) + 1 {
		p.find.OnSubmitted(p.find.Text)
		at := i % len(want)
		if node, _ := w.Session.Node(); node != want[at] || p.chip.Text != "“nc5”: "+present.Whole(at+1)+" of "+matches {
			t.Fatalf("step %d leads to node %d, want %d; the chip says %q", i, node, want[at], p.chip.Text)
		}
	}
	p.NextMatch(-1)
	if node, _ := w.Session.Node(); node != want[len(want)-1] {
		t.Errorf("the one before the first is node %d, want the last, %d", node, want[len(want)-1])
	}
	p.find.SetText("ply > 99")
	w.Until(func() bool { return !p.walk.Busy() })
	if p.NextMatch(1); p.chip.Text != "“ply > 99”: 0 matches" {
		t.Errorf("of nothing the chip says %q", p.chip.Text)
	}
	if got := cut("ply = 2..9 and class = capture"); got != "ply = 2..9 and class = c…" || cut("ply > 99") != "ply > 99" {
		t.Errorf("a long query is %q on the chip", got)
	}
	p.chip.OnTapped()
	if p.chipLine.Visible() || p.find.Text != "" || p.source.Row(way).Dim {
		t.Error("the chip is cleared and something stays")
	}
	p.find.SetText("nc5")
	p.filter.SetSelected("Line played")
	w.Until(func() bool { return !p.walk.Busy() })
	if p.chip.Text != "Line played, “nc5”: 0 matches" {
		t.Errorf("both together: the chip says %q", p.chip.Text)
	}
	w.Walk(func(g *session.Game) { g.Go(0) })
	w.Think()
	if p.chipLine.Visible() || p.find.Text != "" || p.chosenFilter().key != filterAll {
		t.Errorf("a new tree begins with %q, the filter %q", p.find.Text, p.filter.Selected)
	}
}

// TestStepsByKey goes to siblings, to the parent, and to the next change of the best line.
func TestStepsByKey(t *testing.T) {
	w, p := start(t, "itep", nil)
	do := func(name string) tree.ID {
		t.Helper()
		for _, c := range p.Commands() {
			if c.Name == name {
				c.Do()
				id, _ := w.Session.Node()
				return id
			}
		}
		t.Fatalf("there is no command %q", name)
		return 0
	}
	tr := w.Session.Tree()
	moves := tr.Children(tree.Root, nil)
	w.Go(tree.Root)
	if at := do("Next sibling"); at != moves[0] {
		t.Errorf("from the start the step leads to node %d", at)
	}
	if at := do("Next sibling"); at != moves[1] || do("Sibling before") != moves[0] || do("Parent") != tree.Root {
		t.Errorf("the sibling of the first move is node %d", at)
	}
	var want, got []tree.ID
	for _, id := range moves {
		if tr.Node(id).Best {
			want = append(want, id)
		}
	}
	for range want {
		got = append(got, do("Next change of the best line"))
	}
	if !slices.Equal(got, want) || len(want) < 2 {
		t.Errorf("the best line changes at %v, want %v", got, want)
	}
	if do("Next change of the best line"); !strings.Contains(w.Message, "no further") {
		t.Errorf("behind the last the bar says %q", w.Message)
	}
}

// TestCountsFitTheirColumn: no number of nodes is cut, in bold type and in the narrowest column.
func TestCountsFitTheirColumn(t *testing.T) {
	needs.RacedElsewhere(t)
	_, p := sized(t, "itep", nil)
	room := draw.Zoomed(p.explorer.Columns()[columnNodes].Width) - 12 // the margins
	for _, n := range []uint32{1, 9_999, 10_000, 99_999, 356_373, 888_888, 8_888_888, 88_888_888} {
		text := nodesText(n)
		if got := fyne.MeasureText(text, theme.TextSize(), fyne.TextStyle{Bold: true}).Width; got > room+1 {
			t.Errorf("%q takes %v of %v", text, got, room)
		}
	}
}

// TestFiltersAreKnownByTheirKeys: one that another pane asks for under the name of one that is offered is
// another, and settings that hold the shorter names from before there were keys find theirs.
func TestFiltersAreKnownByTheirKeys(t *testing.T) {
	w, p := start(t, "paulchess", map[string]string{"depth": "2"})
	p.ShowNodes("Cut off", func(n tree.Node) bool { return n.ID == tree.Root }, func(int) {})
	w.Until(func() bool { return !p.walk.Busy() })
	if p.chosenFilter().key != filterAsked || p.kept.passed != 1 {
		t.Errorf("the filter is %s, %d nodes pass", p.chosenFilter().key, p.kept.passed)
	}
	p.ShowNodes("", nil, func(int) {})
	if p.chosenFilter().key != filterAll || p.kept != nil || slices.Contains(p.filter.Options, "") {
		t.Errorf("all is shown by the filter %s of %q", p.chosenFilter().key, p.filter.Options)
	}
	for held, want := range map[string]tree.Key{"nullCuts": "paulchess.null-cuts-filter", "cut": "core.cut-filter",
		"core.cut-filter": "core.cut-filter", "line": filterLine, "": filterAll, "gone": filterAll} {
		p.dropFilter()
		p.last.Key, p.last.Text = held, "e4"
		p.Resume()
		if got := p.chosenFilter().key; got != want {
			t.Errorf("%q in the settings is the filter %s, want %s", held, got, want)
		}
	}
}
