package tree

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/engine/tree"
	"drevo/widgets/treeview"
)

// choose takes a line of the menu of a row, one whose name begins with a text.
func choose(t *testing.T, p *Pane, id tree.ID, column int, name string) {
	t.Helper()
	for _, item := range p.menu.menuItems(id, column) {
		if strings.HasPrefix(item.Label, name) {
			if item.Disabled {
				t.Errorf("%q can't be chosen", item.Label)
			}
			item.Action()
			return
		}
	}
	t.Fatalf("the menu has no %q", name)
}

// TestMenuCopies: line, position and subtree go to the clipboard.
func TestMenuCopies(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "2"})
	id := w.Child("Qxf6")
	clipboard := fyne.CurrentApp().Clipboard()
	choose(t, p, id, 0, "Copy line")
	if got := clipboard.Content(); !strings.HasPrefix(got, "30. Qxf6+ Qxf6") || w.Message != "Copied the line." {
		t.Errorf("the line is %q, the bar says %q", got, w.Message)
	}
	choose(t, p, id, 0, "Copy FEN")
	at, err := w.Session.Tree().Position(id)
	if err != nil || clipboard.Content() != at.FEN() {
		t.Errorf("the FEN is %q, want %q", clipboard.Content(), at.FEN())
	}
	choose(t, p, id, 0, "Copy subtree")
	got := clipboard.Content()
	for _, want := range []string{`[FEN "` + at.FEN() + `"]`, "30... Qxf6 {", "(30... Kxf6 {", " *\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("the PGN lacks %q:\n%.400s", want, got)
		}
	}
	if moves := strings.Count(got, "{") - 1; moves != int(w.Session.Tree().Node(id).Count)-1 {
		t.Errorf("%d of %d moves are written", moves, w.Session.Tree().Node(id).Count-1)
	}
}

// TestMenuCompares: the other moves at the node above are offered, the best first, and one of them is
// set beside the row's.
func TestMenuCompares(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "2"})
	id := w.Child("Kf1")
	best, _ := p.source.Tree.Best(tree.Root)
	item := p.menu.compareItem(p.source.Tree.Node(id))
	if len(item.ChildMenu.Items) < 3 || !strings.HasPrefix(item.ChildMenu.Items[0].Label,
		p.source.Move(p.source.Tree.Node(best))) {
		t.Fatalf("offered are %v", item.ChildMenu.Items)
	}
	other := &comparer{Pane: p}
	w.Put(other)
	item.ChildMenu.Items[0].Action()
	if other.first != w.View().Place(id).Side() || other.second != w.View().Place(best).Side() {
		t.Errorf("compared are %v and %v", other.first, other.second)
	}
	if !p.menu.compareItem(p.source.Tree.Node(tree.Root)).Disabled {
		t.Error("the root can be compared with something")
	}
}

// comparer is a pane that takes comparisons.
type comparer struct {
	pane.Pane
	first, second pane.Side
}

func (c *comparer) Compare(first, second pane.Side) { c.first, c.second = first, second }

// TestMenuActs: explain opens Why, think from here searches the position of the row, a column goes.
func TestMenuActs(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "2"})
	id := w.Child("Kf1")
	choose(t, p, id, columnReason, "Explain")
	if node, _ := w.Session.Node(); node != id || !slices.Contains(w.Opened, "why ") {
		t.Errorf("the session is at node %d, and %v was opened", node, w.Opened)
	}
	choose(t, p, id, columnReason, "Not this column: Reason")
	if p.explorer.ColumnWidth(columnReason) != 0 || !slices.ContainsFunc(w.Config().Columns,
		func(c config.Column) bool { return c.Key == "reason" && c.Hidden }) {
		t.Errorf("the column is still there, or is not kept: %v", w.Config().Columns)
	}
	choose(t, p, id, 0, "Think from here")
	if root := w.Session.Tree().Header().Position; root.Turn() != board.Black {
		t.Errorf("the new tree is of %s", root.FEN())
	}
}

// TestBookmarks: a bookmark is a stripe before its row, is listed, jumped to, kept with the settings,
// and found again in another tree from the same position.
func TestBookmarks(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "2"})
	line := w.Session.Tree().Line(w.Child("Kf1"))
	for _, id := range []tree.ID{w.Child("Kf1"), line[0]} {
		choose(t, p, id, 0, "Bookmark")
		if p.source.Row(treeview.ID(id)).Mark.A == 0 {
			t.Error("the row has no mark")
		}
	}
	p.marks.NextBookmark()
	if p.view.Node != w.Child("Kf1") {
		t.Errorf("the first bookmark is at node %d", p.view.Node)
	}
	p.marks.NextBookmark()
	p.marks.NextBookmark() // round the tree
	if p.view.Node != w.Child("Kf1") {
		t.Errorf("the first bookmark again is at node %d", p.view.Node)
	}
	for _, item := range p.menu.menuItems(tree.Root, 0) {
		if item.Label == "Bookmarks" && (item.ChildMenu == nil || len(item.ChildMenu.Items) != 4 ||
			!strings.HasPrefix(item.ChildMenu.Items[0].Label, "30. Kf1")) {
			t.Errorf("the list of bookmarks is %+v", item.ChildMenu)
		}
	}
	w.Set("depth", "3")
	w.Go(tree.Root)
	w.Think()
	if _, ok := p.source.marks[w.Child("Kf1")]; !ok || len(p.source.marks) != 2 {
		t.Errorf("another tree from the position has %d bookmarks", len(p.source.marks))
	}
	p.marks.onlyBookmarks()
	w.Until(func() bool { return !p.walk.Busy() })
	if p.kept == nil || p.kept.passed != 2 {
		t.Errorf("alone are shown %+v", p.kept)
	}
	choose(t, p, w.Child("Kf1"), 0, "Remove the bookmark")
	if len(w.Config().Bookmarks) != 1 {
		t.Errorf("kept are %v", w.Config().Bookmarks)
	}
}

// TestSortsBestForTheMoverFirst: by value the best move of the side to move stands first, whoever
// that is.
func TestSortsBestForTheMoverFirst(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "3"})
	p.explorer.SetSort(columnValue, true)
	for _, parent := range []tree.ID{tree.Root, w.Child("Kf1")} {
		p.explorer.Expand(p.rowOf(parent))
		best, _ := p.source.Tree.Best(parent)
		p.setTop(parent)
		shown := p.explorer.Shown()
		if p.source.Tree.Node(best).Type.Stage() {
			best, _ = p.source.Tree.Best(best)
		}
		first, _ := p.node(shown[1])
		if got, want := p.source.Tree.Node(first), p.source.Tree.Node(best); got.ID != want.ID {
			t.Errorf("below node %d the first is %s with %d, the best %s with %d", parent, got.Move, got.ForParent(), want.Move,
				want.ForParent())
		}
	}
}

// TestSubtreeAlone: the rows and the icicle begin at the node, the way to it says so, and a click
// before it shows all again.
func TestSubtreeAlone(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "3"})
	kf1, kh1 := w.Child("Kf1"), w.Child("Kh1")
	choose(t, p, kf1, 0, "Show only this subtree")
	if p.explorer.Shown()[0] != p.rowOf(kf1) || tree.ID(p.overview.icicle.Top()) != kf1 {
		t.Errorf("the rows begin at node %d, the icicle at %d", p.explorer.Shown()[0],
			p.overview.icicle.Top())
	}
	w.Go(kf1)
	if got := p.crumbs.Top(); tree.ID(got) != kf1 {
		t.Errorf("the way shows node %d as the topmost", got)
	}
	p.crumbs.OnSelect(treeview.ID(tree.Root))
	if p.explorer.Shown()[0] != p.rowOf(tree.Root) || tree.ID(p.overview.icicle.Top()) != tree.Root ||
		p.crumbs.Top() != treeview.NoID {
		t.Errorf("after a click on the start the rows begin at %d, the icicle at %d", p.explorer.Shown()[0],
			p.overview.icicle.Top())
	}
	choose(t, p, kf1, 0, "Show only this subtree")
	w.Go(kh1) // which is not in it
	if p.explorer.Shown()[0] != p.rowOf(tree.Root) && p.explorer.Top() != p.rowOf(tree.Root) {
		t.Error("a node outside of the part is chosen, and the part is still alone")
	}
}

// TestNextCut: the step goes to the next node in the order of examination that ended with a cut.
func TestNextCut(t *testing.T) {
	w, p := sized(t, "itep", map[string]string{"depth": "3"})
	words := p.source.Tree.Header().Vocabulary
	w.Go(tree.Root)
	for range 5 {
		from := p.view.Node
		p.steps.next(cuts, noCut)
		if n := p.source.Tree.Node(p.view.Node); n.ID <= from || words.Reason(n.Reason).Group != tree.GroupCut {
			t.Errorf("from node %d it goes to node %d, %s", from, n.ID, words.Reason(n.Reason).Name)
		}
	}
}
