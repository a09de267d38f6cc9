package treeview

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

// chain returns a tree that is a line of n nodes, each with a leaf beside the one that goes on.
func chain(n int) *forest {
	f := &forest{}
	last := f.add(NoID, 0)
	for range n {
		next := f.add(last, 0)
		f.add(last, 0)
		last = next
	}
	return f
}

// TestDepthStaysReadable: in a wide column every level down to the twelfth and beyond has an
// indentation of its own, and in a narrow one the column slides to the selected node, so that its
// level can be told from that of its parent and its text can be read.
func TestDepthStaysReadable(t *testing.T) {
	e := opened(t, chain(30))
	e.Arrange([]rows.Placed{{Width: 400 / draw.Zoom()}})
	e.ExpandAll(0, 100)
	paint(e)
	for depth := range 14 {
		if step := e.depthX(depth+1) - e.depthX(depth); step != indent {
			t.Errorf("level %d begins %v behind the one above it", depth+1, step)
		}
	}
	e.Arrange([]rows.Placed{{Width: 150 / draw.Zoom()}})
	for _, depth := range []int{29, 20, 12, 3, 0} {
		id := ID(0)
		for range depth {
			id = e.index.source.(*forest).kids[id][0]
		}
		e.Select(id)
		paint(e)
		at, above := e.depthX(depth), e.depthX(max(depth-1, 0))
		if depth > 0 && at-above != indent {
			t.Errorf("at depth %d the parent is %v before it", depth, at-above)
		}
		if at < gap || at > 150-leastText() {
			t.Errorf("a node at depth %d begins at %v of 150", depth, at)
		}
	}
}

// TestSelectedRowIsInTheUpperThird: a node that is chosen elsewhere comes so far up that its replies
// can be seen, and one that is there already does not move.
func TestSelectedRowIsInTheUpperThird(t *testing.T) {
	e := opened(t, comb(100, 0))
	for _, id := range []ID{60, 12, 99, 95, 30} {
		e.Select(id)
		at, _, ok := e.RowArea(id)
		if last := e.RowCount() - int64(id); last > page && (!ok || at.Y-e.HeadHeight() > page*rowHeight()/3) {
			t.Errorf("row %d is at %v", id, at.Y)
		}
	}
	e.Select(29)
	if top, _ := e.Rows.Top(); top != 28 {
		t.Errorf("for a neighbour in sight the first row is %d", top)
	}
}

// TestTopShowsOneSubtree: only a node and what is below it has rows, what was open there is open,
// filter and order stay, and the whole comes back as it was, also when a node outside is selected.
func TestTopShowsOneSubtree(t *testing.T) {
	f := comb(4, 3)
	deep := f.add(f.kid(2, 1), 0)
	e := opened(t, f)
	e.Expand(2)
	e.Expand(f.kid(2, 1))
	before := e.RowCount()
	e.SetTop(2)
	wantShown(t, e, 2, f.kid(2, 0), f.kid(2, 1), deep, f.kid(2, 2))
	if e.RowCount() != 5 || e.Top() != 2 {
		t.Errorf("%d rows from node %d", e.RowCount(), e.Top())
	}
	e.SetSort(1, true) // by keys 0, 1, 2
	wantShown(t, e, 2, f.kid(2, 2), f.kid(2, 1))
	e.SetSort(-1, false)
	e.SetTop(0)
	if e.RowCount() != before || e.Top() != 0 {
		t.Errorf("the whole has %d rows, and had %d", e.RowCount(), before)
	}
	e.SetTop(2)
	told := NoID
	e.OnTop = func(id ID) { told = id }
	e.Select(3)
	if e.Top() != 0 || told != 0 || !slices.Contains(e.Shown(), 3) {
		t.Errorf("a node outside is selected, and the rows begin with %d; told %d", e.Top(), told)
	}
}

// TestHiddenRowSaysBelowWhom: the row that counts what the filter hides names its parent.
func TestHiddenRowSaysBelowWhom(t *testing.T) {
	f := comb(4, 3)
	e := opened(t, f)
	e.Expand(2)
	e.SetFilter(func(id ID) bool { return id == 2 || id == f.kid(2, 0) })
	var texts []string
	for _, item := range drawn(e) {
		if strings.Contains(item.Text, "hidden") {
			texts = append(texts, item.Text)
		}
	}
	if want := []string{"… 2 hidden below n2", "… 3 hidden below n0"}; !slices.Equal(texts, want) {
		t.Errorf("it says %q, want %q", texts, want)
	}
}

// TestMoveHeadGivesBackTheOrder: a click on the first column ends any sorting.
func TestMoveHeadGivesBackTheOrder(t *testing.T) {
	e := opened(t, comb(4, 0))
	e.SetSort(1, true)
	tap(e, fyne.NewPos(20, e.HeadHeight()/2), desktop.MouseButtonPrimary)
	if column, _ := e.Sort(); column != -1 {
		t.Errorf("it is still sorted by column %d", column)
	}
}

// TestOtherButtonAsksForTheMenu: of the row and the column under the pointer.
func TestOtherButtonAsksForTheMenu(t *testing.T) {
	e := opened(t, comb(4, 0))
	got, at := NoID, -1
	e.OnMenu = func(id ID, column int, _ fyne.Position) { got, at = id, column }
	click(e, e.Place(1, 0).X+5, 3, desktop.MouseButtonSecondary)
	if got != 3 || at != 1 || e.Selected() != 3 {
		t.Errorf("the menu is of node %d, column %d; selected is %d", got, at, e.Selected())
	}
}
