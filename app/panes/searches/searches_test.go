package searches

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/app/journal"
	"drevo/app/pane/panetest"
	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/engine/tree"
)

// three shows a strip with three searches: two of the first position by other depths, and one
// after a move.
func three(t *testing.T) (*panetest.Window, *Pane) {
	t.Helper()
	w := panetest.New(t, "itep", workspacetest.Absolute("depth", "2"), "")
	p := New(w, w.Shelf, w.Searcher)
	test.NewTempWindow(t, p.Content()).Resize(fyne.NewSize(700, 500))
	w.Put(p)
	w.Think()
	w.Session.Values = panetest.New(t, "itep", workspacetest.Absolute("depth", "3"), "").Session.Values
	w.Think()
	w.PlayText("Kf1")
	w.Think()
	return w, p
}

// TestTheStripNamesTheSearch and counts them; back and forward go through them to their ends.
func TestTheStripNamesTheSearch(t *testing.T) {
	w, p := three(t)
	all := w.Session.Searches()
	if text := p.chooser.Selected; !strings.HasPrefix(text, "3 / 3   ITEP 3, absolute, after 30. Kf1, ") ||
		!strings.Contains(text, ": 30... ") {
		t.Errorf("the strip says %q", text)
	}
	if !p.forward.Disabled() || p.back.Disabled() {
		t.Error("after the last search there is another, or none before it")
	}
	test.Tap(p.back)
	if w.Session.Search() != all[1] || !strings.HasPrefix(p.chooser.Selected, "2 / 3   ITEP 3, absolute, start, ") {
		t.Errorf("back leads to %q", p.chooser.Selected)
	}
	if node, ok := w.Session.Node(); !ok || w.Session.Tree().Node(node).Move.UCI() != "g1f1" {
		t.Error("the place in the tree before is not the one that was left")
	}
	p.Commands()[0].Do()
	if w.Session.Search() != all[0] || !p.back.Disabled() || p.forward.Disabled() {
		t.Errorf("the keys lead to %q", p.chooser.Selected)
	}
	p.Commands()[0].Do()
	if w.Session.Search() != all[0] {
		t.Error("before the first search there is another")
	}
	p.Commands()[1].Do()
	if w.Session.Search() != all[1] {
		t.Error("forward does not lead back")
	}
}

// TestTheListShowsTheLatestFirst: a click shows a search and closes the list, the cross deletes.
func TestTheListShowsTheLatestFirst(t *testing.T) {
	w, p := three(t)
	all := w.Session.Searches()
	p.open()
	if !p.list.popup.Visible() {
		t.Fatal("the list is not open")
	}
	rows := p.rows()
	if len(rows) != 3 || rows[0].Place != "after 30. Kf1" || rows[2].Title != "ITEP 2, absolute" || rows[2].Nodes == "" ||
		rows[2].Memory != "3.4 MB" {
		t.Errorf("the list has %+v", rows)
	}
	p.list.OnDelete(1)
	if len(w.Session.Searches()) != 2 || w.Session.Has(all[1]) || !p.list.popup.Visible() {
		t.Errorf("after deleting there are %d searches", len(w.Session.Searches()))
	}
	p.list.Rows.OnSelect(1)
	if w.Session.Search() != all[0] || p.list.popup.Visible() {
		t.Errorf("chosen is %q", p.chooser.Selected)
	}
}

// TestNames: a search can be named, and the name stands in the strip and the list.
func TestNames(t *testing.T) {
	w, p := three(t)
	test.Tap(p.rename)
	p.name.SetText("  the king steps aside ")
	p.name.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if name := w.Session.Search().Name; name != "the king steps aside" || !strings.Contains(p.chooser.Selected,
		"3 / 3   the king steps aside: 30... ") {
		t.Errorf("the name is %q, the strip says %q", name, p.chooser.Selected)
	}
	if row := p.rows()[0]; row.Title != "the king steps aside" || !strings.HasPrefix(row.Outcome, "ITEP 3, absolute, "+
		"after 30. Kf1: ") {
		t.Errorf("the list has %+v", row)
	}
}

// TestEmptyStates say what to do, and what is so.
func TestEmptyStates(t *testing.T) {
	w := panetest.New(t, "itep", workspacetest.Absolute("depth", "2"), "")
	p := New(w, w.Shelf, w.Searcher)
	w.Put(p)
	if p.chooser.Selected != "No searches yet: press Think" || !p.chooser.Disabled() || !p.back.Disabled() ||
		!p.remove.Disabled() {
		t.Errorf("without searches the strip says %q", p.chooser.Selected)
	}
	w.Think()
	w.Go(tree.Root)
	w.Session.SetGame(w.Session.Game.Clone(), nil)
	w.Show()
	if p.chooser.Selected != "The only search is not shown" || p.back.Disabled() || !p.forward.Disabled() ||
		!p.remove.Disabled() {
		t.Errorf("with another game the strip says %q", p.chooser.Selected)
	}
	test.Tap(p.back)
	if w.Session.Search() == nil {
		t.Error("back does not lead to the last search")
	}
}

// TestSearchesOfEarlierStarts stand below the others, and are made again by a click.
func TestSearchesOfEarlierStarts(t *testing.T) {
	options := panetest.New(t, "itep", workspacetest.Absolute("depth", "2"), "").Session.Values.Map()
	kept := journal.InMemory(journal.Session{Searches: []journal.Searched{{Thought: journal.Thought{Programme: "itep",
		Options: options, Start: session.FirstPosition, Nodes: 552}, Title: "ITEP 2, absolute",
		Place: "start", Outcome: "30. Qe2 (−1.9893)"}}})
	w := panetest.With(t, "itep", workspacetest.Absolute("depth", "1"), kept)
	p := New(w, w.Shelf, w.Searcher)
	test.NewTempWindow(t, p.Content()).Resize(fyne.NewSize(700, 500))
	w.Put(p)
	if rows := p.rows(); len(rows) != 1 || rows[0].Memory != "earlier" || rows[0].Nodes != "552" || p.chooser.Disabled() {
		t.Fatalf("the list has %+v", rows)
	}
	if p.chooser.Tapped(nil); p.list.popup == nil || !p.list.popup.Visible() {
		t.Error("before the first search of this start a click does not open the list")
	}
	p.list.close()
	w.Think()
	if rows := p.rows(); len(rows) != 2 || rows[0].Title != "ITEP 1, absolute" {
		t.Fatalf("after a search the list has %+v", rows)
	}
	p.choose(1)
	w.Finish()
	if s := w.Session.Search(); s.Counts().Nodes != 552 || len(p.rows()) != 2 || p.rows()[0].Memory == "earlier" {
		t.Errorf("made again it has %d nodes, the list %+v", s.Counts().Nodes, p.rows())
	}
}
