package compare

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/app/comparison"
	"drevo/app/pane"
	"drevo/app/pane/panetest"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// start puts the pane into a window.
func start(t *testing.T, programme string, options map[string]string) (*panetest.Window, *Pane) {
	t.Helper()
	w := panetest.New(t, programme, options, "")
	p := New(w, w.Searcher, w).(*Pane)
	w.Put(p)
	t.Cleanup(func() { p.queue.clear(); p.queue.clear() })
	return w, p
}

// slide moves the slider to a level and waits for the runs.
func slide(w *panetest.Window, p *Pane, to int) {
	p.slider.SetValue(float64(to))
	p.slider.OnChangeEnded(float64(to))
	w.Until(func() bool { return !p.queue.running() })
}

// choices are the moves of the table.
func choices(p *Pane) (moves []string) {
	for _, e := range p.queue.entries {
		moves = append(moves, e.row.Move())
	}
	return moves
}

// TestAComparisonIsSavedAsAPage, once there is one.
func TestAComparisonIsSavedAsAPage(t *testing.T) {
	w, p := start(t, "itep", nil)
	if !p.page.Disabled() {
		t.Error("nothing can be saved")
	}
	slide(w, p, 1)
	p.page.OnTapped()
	if p.page.Disabled() || !strings.Contains(w.Saved, "<th>run</th>") || !strings.Contains(w.Saved, "<use ") {
		t.Errorf("saved is %.300q", w.Saved)
	}
}

// TestTheSliderOfDepth: every depth up to the slider's is a row, in order; where the choice changes
// is marked, and the table's choices are those of single searches.
func TestTheSliderOfDepth(t *testing.T) {
	w, p := start(t, "itep", map[string]string{"scheme": "absolute"})
	slide(w, p, 4)
	if len(p.queue.entries) != 4 {
		t.Fatalf("%d rows", len(p.queue.entries))
	}
	data := tableOf(p.queue.entries, present.InPawns)
	var changed []string
	for i, r := range data.Rows {
		w.Set("depth", []string{"1", "2", "3", "4"}[i])
		w.Think()
		result, _ := w.Session.Search().Wait()
		root := w.Session.Search().Position
		want := []string{present.Number(&root) + root.SAN(result.Move),
			w.View().Nodes.Score(w.Session.Tree().Node(tree.Root)), present.Whole(result.Counts.Nodes)}
		if got := []string{r.Move.Text, r.Value.Text, r.Nodes.Text}; !slices.Equal(got, want) ||
			!slices.Equal(r.Line, present.SAN(root, result.Line)) {
			t.Errorf("depth %d: the table says %v %v, a search %v", i+1, got, r.Line, want)
		}
		if i > 0 && r.Changed != (r.Move.Text != data.Rows[i-1].Move.Text) {
			t.Errorf("depth %d: marked as changed: %v, after %s comes %s", i+1, r.Changed, data.Rows[i-1].Move.Text, r.Move.Text)
		}
		if r.Changed {
			changed = append(changed, r.Name.Text)
		}
		if r.Name.Text != "depth "+[]string{"1", "2", "3", "4"}[i] {
			t.Errorf("row %d is called %q", i, r.Name.Text)
		}
	}
	if len(changed) == 0 || !strings.HasPrefix(p.verdict.Text, "The choice changes at "+changed[0]+" (") {
		t.Errorf("%v changed, the pane says %q", changed, p.verdict.Text)
	}
}

// TestWhatHasRunIsNotRunAgain when the slider goes down and up, and goes from the table when it is
// below.
func TestWhatHasRunIsNotRunAgain(t *testing.T) {
	w, p := start(t, "itep", map[string]string{"scheme": "absolute"})
	slide(w, p, 3)
	first := p.queue.entries[0].row.Search
	slide(w, p, 2)
	if len(p.queue.entries) != 2 || p.queue.entries[0].row.Search != first {
		t.Error("the slider went down, and the rows are others")
	}
	slide(w, p, 3)
	if len(p.queue.entries) != 3 || p.queue.entries[0].row.Search != first {
		t.Error("the slider went up, and the first rows ran again")
	}
}

// TestSettingsSideBySide: the programme under two sets of weights, and another programme, stand
// below each other; between programmes the values are in pawns.
func TestSettingsSideBySide(t *testing.T) {
	needs.RacedElsewhere(t)
	w, p := start(t, "itep", map[string]string{"scheme": "absolute", "depth": "2"})
	p.add.OnTapped()
	w.Set("weights", "centre:300")
	p.add.OnTapped()
	p.add.OnTapped() // it is there already
	w.Until(func() bool { return !p.queue.running() })
	data := tableOf(p.queue.entries, present.InPoints)
	if len(data.Rows) != 2 || data.Unit != "points, d" || data.Rows[1].Name.Text != "depth 2, own weights: centre 300" {
		t.Fatalf("%+v", data)
	}
	p.every.OnTapped()
	w.Until(func() bool { return !p.queue.running() })
	unit := present.InPoints
	for _, e := range p.queue.entries {
		if e.Programme.About().ID != "itep" {
			unit = present.InPawns
		}
	}
	if rows := tableOf(p.queue.entries, unit).Rows; !strings.HasPrefix(rows[len(rows)-1].Name.Text,
		"PaulChess modern, depth ") {
		t.Errorf("the last of the programmes is %q", rows[len(rows)-1].Name.Text)
	}
	if len(p.queue.entries) < 3 || unit != present.InPawns || tableOf(p.queue.entries, unit).Unit != "pawns" {
		t.Errorf("with every programme the table has %d rows", len(p.queue.entries))
	}
	for _, r := range p.queue.done() {
		if said := p.verdict.Text; !strings.Contains(said, r.Move()+": ") || !strings.Contains(said, r.Label) {
			t.Errorf("the pane says %q, and not that %s chose %s", said, r.Label, r.Move())
		}
	}
	if name := tableOf(p.queue.entries, unit).Rows[0].Name.Text; !strings.HasPrefix(name, "ITEP, depth 2") {
		t.Errorf("among other programmes the first row is called %q", name)
	}
}

// TestASeriesHasOneName where several programmes chose: one for all levels that chose a move, one after the other.
func TestASeriesHasOneName(t *testing.T) {
	needs.RacedElsewhere(t)
	w, p := start(t, "itep", map[string]string{"scheme": "absolute"})
	p.every.OnTapped()
	slide(w, p, 2)
	if said := p.verdict.Text; !strings.Contains(said, "ITEP, depth 1 to 2, absolute; ") {
		t.Errorf("of a series it says %q", said)
	}
}

// TestAnotherPosition empties the table when something is run there.
func TestAnotherPosition(t *testing.T) {
	w, p := start(t, "itep", map[string]string{"scheme": "absolute"})
	slide(w, p, 2)
	w.PlayText("Ne2")
	if len(p.queue.entries) != 2 {
		t.Error("to look at another position empties the table")
	}
	slide(w, p, 1)
	if moves := choices(p); len(moves) != 1 || !strings.HasPrefix(moves[0], "30...") {
		t.Errorf("after 30.Ne2 the table has %v", moves)
	}
}

// TestCancel gives up the run at work and those that wait; what has ended stays.
func TestCancel(t *testing.T) {
	w, p := start(t, "itep", map[string]string{"scheme": "absolute"})
	p.slider.SetValue(12)
	p.slider.OnChangeEnded(12)
	w.Until(func() bool { return len(p.queue.done()) >= 2 })
	if p.cancel.Disabled() {
		t.Error("while runs are at work they can't be cancelled")
	}
	p.cancel.OnTapped()
	if p.queue.running() || len(p.queue.entries) != len(p.queue.done()) || !p.cancel.Disabled() {
		t.Errorf("after cancel %d rows, %d of them ended", len(p.queue.entries), len(p.queue.done()))
	}
}

// TestSecondClicks lose nothing: every button that begins runs may be pressed while runs are at work, and again.
func TestSecondClicks(t *testing.T) {
	needs.RacedElsewhere(t)
	w, p := start(t, "itep", map[string]string{"scheme": "absolute"})
	p.every.OnTapped()
	programmes := len(p.queue.entries)
	p.run.OnTapped()
	p.every.OnTapped()
	p.run.OnTapped()
	w.Until(func() bool { return !p.queue.running() })
	names := strings.Join(label(p.queue.entries), "; ")
	if runs := len(p.queue.done()); runs < programmes || !strings.Contains(names, "PaulChess modern") {
		t.Fatalf("of %d programmes and a series %d runs ended: %s", programmes, runs, names)
	}
	before := p.queue.entries
	p.ablate.OnTapped()
	w.Until(func() bool { return len(p.queue.done()) == 2 })
	first := p.queue.entries[0].row
	p.ablate.OnTapped()
	w.Until(func() bool { return !p.queue.running() })
	if p.queue.entries[0].row != first || !strings.Contains(p.verdict.Text, "Clear brings the table back") {
		t.Errorf("a second click began the ablation again: %q", p.verdict.Text)
	}
	p.clear.OnTapped()
	if !slices.Equal(p.queue.entries, before) {
		t.Errorf("after the ablation the table has %d rows, before it %d", len(p.queue.entries), len(before))
	}
	p.ablate.OnTapped()
	p.add.OnTapped()
	if p.queue.ablation || len(p.queue.entries) != len(before) {
		t.Error("what is added does not join the table of what was added before")
	}
}

// TestTheButtonsStand still: no sentence that comes or goes moves what acts on the rows.
func TestTheButtonsStand(t *testing.T) {
	w, p := start(t, "itep", map[string]string{"scheme": "absolute"})
	slide(w, p, 4)
	place := func() fyne.Position { return fyne.CurrentApp().Driver().AbsolutePositionForObject(p.open) }
	before := place()
	p.table.Rows.Select(3)
	p.showParting()
	if p.parting.Text == "" || place() != before {
		t.Errorf("with %q the button went from %v to %v", p.parting.Text, before, place())
	}
}

// TestOpenTheTree of a run: the explorer has it, and goes to the position at its root.
func TestOpenTheTree(t *testing.T) {
	w, p := start(t, "itep", map[string]string{"scheme": "absolute"})
	slide(w, p, 2)
	w.PlayText("Ne2")
	p.table.OnOpen(1)
	if s := w.Session.Search(); s != p.queue.entries[1].row.Search || w.Session.Position() != s.Position ||
		s.Tree().Len() < 100 {
		t.Error("the tree of the second run is not shown")
	}
}

// TestSideBySide: the tree of a run and that of the one above join the searches, and their tab is opened.
func TestSideBySide(t *testing.T) {
	w, p := start(t, "itep", map[string]string{"scheme": "absolute"})
	slide(w, p, 2)
	p.table.Rows.Select(0)
	if p.showParting(); !p.beside.Disabled() {
		t.Error("the first row has none above it, and its tree can be set beside")
	}
	p.table.Rows.Select(1)
	if p.showParting(); p.beside.Disabled() {
		t.Fatal("the second row can't be set beside the first")
	}
	p.beside.OnTapped()
	list := w.Session.Searches()
	if w.Session.Search() != p.queue.entries[1].row.Search || !slices.Contains(list, p.queue.entries[0].row.Search) ||
		!slices.ContainsFunc(w.Opened, func(s string) bool { return strings.HasPrefix(s, string(pane.Apart)) }) {
		t.Errorf("%d searches are listed, opened is %v", len(list), w.Opened)
	}
}

// TestPartingAndPreview: the chosen row says where it parts from the one above; a line under the
// mouse is played on the board.
func TestPartingAndPreview(t *testing.T) {
	w, p := start(t, "itep", map[string]string{"scheme": "absolute"})
	slide(w, p, 4)
	p.table.Rows.Select(2)
	p.showParting()
	if !strings.HasPrefix(p.parting.Text, "depth 3 against depth 2: Another choice: ") || !strings.Contains(p.parting.Text,
		"depth 2 gives ") || p.open.Disabled() {
		t.Errorf("the third row: %q", p.parting.Text)
	}
	p.table.OnPoint(3, 2)
	if line := p.queue.entries[3].row.Result.Line; !slices.Equal(w.Previewed, line[:2]) {
		t.Errorf("the board shows %v, the line is %v", w.Previewed, line)
	}
	p.table.OnPoint(-1, 0)
	if w.Previewed != nil {
		t.Error("the line stays on the board")
	}
}

// TestHorizonIsTheLevel: Botvinnik's horizon plays the part of the depth.
func TestHorizonIsTheLevel(t *testing.T) {
	w, p := start(t, "botvinnik", map[string]string{"effort": "5"})
	slide(w, p, 2)
	if data := tableOf(p.queue.entries, present.InPoints); len(data.Rows) != 2 ||
		!strings.HasPrefix(data.Rows[1].Name.Text, "horizon 2") || !strings.HasPrefix(p.level.Text, "horizon 1 to 2") {
		t.Errorf("%q: %+v", p.level.Text, data.Rows)
	}
}

var _ pane.Pane = (*Pane)(nil)

// TestAblation: the base comes first, then each switch that is on, off; every row is measured against
// the base, has its own tree, and what would never end is given up.
func TestAblation(t *testing.T) {
	needs.RacedElsewhere(t)
	w, p := start(t, "paulchess", map[string]string{"depth": "2", "quiescence": "2", "tableSize": "1"})
	p.ablate.OnTapped()
	w.Until(func() bool { return !p.queue.running() })
	data := tableOf(p.queue.entries, present.InPoints)
	base := p.queue.entries[0].row
	names := map[string]int{}
	for i, r := range data.Rows {
		names[r.Name.Text] = i
		row := p.queue.entries[i].row
		if i == 0 {
			continue
		}
		if r.Changed != (row.Result.Move != base.Result.Move) || !strings.HasSuffix(r.Nodes.Text,
			comparison.Times(row.Result.Counts.Nodes, base.Result.Counts.Nodes)) {
			t.Errorf("%s: changed %v, nodes %q", r.Name.Text, r.Changed, r.Nodes.Text)
		}
	}
	for _, want := range []string{"without alpha-beta", "order=generated", "without null move", "without table"} {
		if names[want] == 0 {
			t.Errorf("no row %s among %v", want, names)
		}
	}
	if _, there := names["without principal variation search"]; there {
		t.Error("a switch that is off is switched off")
	}
	if cut := p.queue.entries[names["without alpha-beta"]].row; cut.Result.Counts.Nodes <= base.Result.Counts.Nodes ||
		data.Rows[names["without alpha-beta"]].Boards.Text == "" {
		t.Errorf("without alpha-beta %d nodes, with it %d", cut.Result.Counts.Nodes, base.Result.Counts.Nodes)
	}
	chosen, ended, _ := strings.Cut(p.verdict.Text, " Stopped before the end: ")
	for i, r := range data.Rows[1:] {
		row := p.queue.entries[i+1].row
		other := row.Result.Move != base.Result.Move && !row.Result.Stopped
		if strings.Contains(chosen, r.Name.Text+" (") != other || strings.Contains(ended, r.Name.Text) != row.Result.Stopped {
			t.Errorf("%s chose %s, stopped %v: %q", r.Name.Text, row.Move(), row.Result.Stopped, p.verdict.Text)
		}
	}
	p.table.Rows.Select(names["without null move"])
	p.showParting()
	if !strings.HasPrefix(p.parting.Text, "without null move against ") {
		t.Errorf("the pane says %q", p.parting.Text)
	}
	p.table.OnOpen(names["without null move"])
	if s := w.Session.Search(); s.Values.Bool("nullMove") || s.Tree().Len() == 0 {
		t.Error("the tree without null moves is not shown")
	}
}

// TestAblationOfWhatCannotBeSearched says why the base has no move, and not that all choose the same.
func TestAblationOfWhatCannotBeSearched(t *testing.T) {
	w, p := start(t, "itep", map[string]string{"depth": "1"})
	at := enginetest.Position(t, "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1")
	w.Session.SetGame(session.NewGame(at.After(board.Pass)), nil)
	w.Show()
	p.ablate.OnTapped()
	w.Until(func() bool { return !p.queue.running() })
	if text := p.verdict.Text; !strings.HasPrefix(text, "The base failed: illegal position: Black is in check") {
		t.Errorf("said is %q", text)
	}
}
