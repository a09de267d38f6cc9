package treeview

import (
	"fmt"
	"image/color"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
	"drevo/widgets/rows"
)

// comb returns a tree whose root has n children with m children each. The children of the root are
// 1 to n; child j of node i is kid(i, j), counted from 0.
func comb(n, m int) *forest {
	f := &forest{}
	f.add(NoID, 0)
	for i := range n {
		f.add(0, float64(i*7%n))
	}
	for i := 1; i <= n; i++ {
		for j := range m {
			f.add(ID(i), float64(j))
		}
	}
	return f
}

func (f *forest) kid(parent ID, j int) ID { return f.kids[parent][j] }

// page is how many rows the test window shows.
const page = 10

// opened shows a tree in a window of ten rows.
func opened(t testing.TB, f Source) *View {
	t.Helper()
	test.NewTempApp(t)
	e := New([]rows.Column{
		{Name: "Move", Width: 160},
		{Name: "Nodes", Hint: "nodes in the subtree", Width: 90, Align: fyne.TextAlignTrailing, Sortable: true},
		{Name: "Line", Width: 200},
	})
	w := test.NewTempWindow(t, e)
	w.SetPadded(false)
	e.SetSource(f)
	w.Resize(fyne.NewSize(600, e.HeadHeight()+page*rowHeight()))
	return e
}

// click presses and releases a button in the middle of a row, at x.
func click(e *View, x float32, row int, button desktop.MouseButton) {
	_, off := e.Rows.Top()
	tap(e, fyne.NewPos(x, e.HeadHeight()+(float32(row)+0.5)*rowHeight()-off), button)
}

func tap(e *View, at fyne.Position, button desktop.MouseButton) {
	event := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: at}, Button: button}
	var part interface {
		desktop.Mouseable
		fyne.Tappable
	} = e.Head
	if at.Y >= e.HeadHeight() {
		part = e.Rows
		event.Position = at.SubtractXY(0, e.HeadHeight())
	}
	part.MouseDown(event)
	part.MouseUp(event)
	part.Tapped(&event.PointEvent)
}

// move moves the mouse over the window.
func move(e *View, x, y float32) {
	test.MoveMouse(fyne.CurrentApp().Driver().CanvasForObject(e), fyne.NewPos(x, y))
}

// drawn returns what the rows show.
func drawn(e *View) []draw.Item { return drawtest.Items(e.Rows.Surface) }

// paint draws all as Fyne does, without a window.
func paint(e *View) {
	size := e.Rows.Size()
	e.Head.Surface.Generator(int(size.Width), int(e.HeadHeight()))
	e.Rows.Surface.Generator(int(size.Width), int(size.Height))
}

func keys(e *View, names ...fyne.KeyName) {
	for _, name := range names {
		e.Rows.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

// RowArea returns where the row of a node stands in the widget, in its units; ok is false when it
// can't be seen whole.
func (v *View) RowArea(id ID) (at fyne.Position, size fyne.Size, ok bool) {
	r, ok := v.Rows.RowRect(v.rowOf(id))
	ok = ok && r.Y >= 0 && r.Y+r.H <= v.Rows.Size().Height
	return fyne.NewPos(0, v.HeadHeight()+r.Y), fyne.NewSize(r.W-rows.BarWidth, r.H), ok
}

func wantShown(t *testing.T, e *View, want ...ID) {
	t.Helper()
	got := e.Shown()
	if len(got) < len(want) || !slices.Equal(got[:len(want)], want) {
		t.Errorf("shown are %v, want %v first", got, want)
	}
}

// decorated is a forest whose rows show all that a row can.
type decorated struct{ *forest }

func (d decorated) Row(id ID) rows.Line {
	return rows.Line{Bold: id == 2, Dim: id == 3, Mark: color.NRGBA{B: 255, A: uint8(255 * (id & 1))}, Cells: []rows.Cell{
		{Text: fmt.Sprintf("%d.Nbd7", id), Badge: rows.Badge{Shape: draw.Star, Letter: "K", Colour: draw.Palette(int(id))}},
		{Text: fmt.Sprint(1000 * id), Bar: float32(id) / 10, Tone: rows.Tone(id % 6)}, {Text: "a line that is too long " +
			"for its column"},
	}}
}

func TestWhatIsDrawn(t *testing.T) {
	f := comb(4, 2)
	f.add(f.kid(2, 0), 0)
	e := opened(t, decorated{f})
	e.ExpandAll(0, 100)
	e.Select(f.kid(2, 0))
	e.SetSort(1, true)
	drawtest.AssertGolden(t, "tree.txt", drawn(e))
}

func TestCollapseRemembersWhatWasOpen(t *testing.T) {
	f := comb(3, 2)
	below := f.add(f.kid(2, 0), 0)
	e := opened(t, f)
	e.Expand(2)
	e.Expand(f.kid(2, 0))
	before := e.Shown()
	if !slices.Contains(before, below) {
		t.Fatalf("%v does not show %d", before, below)
	}
	e.Collapse(2)
	wantShown(t, e, 0, 1, 2, 3)
	if e.RowCount() != 4 {
		t.Errorf("%d rows, want 4", e.RowCount())
	}
	e.Expand(2)
	wantShown(t, e, before...)
	e.CollapseAll(2)
	e.Expand(2)
	wantShown(t, e, 0, 1, 2, f.kid(2, 0), f.kid(2, 1), 3)
}

func TestTwistyOpensAndRowSelects(t *testing.T) {
	f := comb(3, 2)
	e := opened(t, f)
	var chosen []ID
	e.OnSelect = func(id ID) { chosen = append(chosen, id) }
	click(e, e.depthX(1)+twisty/2, 2, desktop.MouseButtonPrimary)
	if !e.Open(2) || e.Selected() != NoID {
		t.Errorf("the sign opens %v and selects %d", e.Open(2), e.Selected())
	}
	click(e, 300, 3, desktop.MouseButtonPrimary)
	click(e, 300, 3, desktop.MouseButtonPrimary)
	if want := []ID{f.kid(2, 0)}; !slices.Equal(chosen, want) {
		t.Errorf("chosen %v, want %v once", chosen, want)
	}
	click(e, e.depthX(1)+twisty/2, 2, desktop.MouseButtonPrimary)
	if e.Open(2) || e.Selected() != 2 {
		t.Errorf("closing over the selected node selects %d, want 2", e.Selected())
	}
}

func TestDoubleClickEnters(t *testing.T) {
	f := comb(3, 0)
	f.add(1, 0)
	e := opened(t, f)
	entered := NoID
	e.OnEnter = func(id ID) { entered = id }
	for range 2 {
		click(e, 300, 1, desktop.MouseButtonPrimary)
	}
	if !e.Open(1) || entered != NoID {
		t.Errorf("a double click on a node with children: open %v, entered %d", e.Open(1), entered)
	}
	for range 2 {
		click(e, 300, 3, desktop.MouseButtonPrimary)
	}
	if entered != 2 {
		t.Errorf("entered %d, want 2", entered)
	}
}

func TestKeyboard(t *testing.T) {
	f := comb(40, 3)
	e := opened(t, f)
	at := func(what string, want ID) {
		t.Helper()
		if e.Selected() != want {
			t.Errorf("%s selects %d, want %d", what, e.Selected(), want)
		}
		if _, _, ok := e.RowArea(want); !ok {
			t.Errorf("%s leaves %d out of sight", what, want)
		}
	}
	keys(e, fyne.KeyHome)
	at("Home", 0)
	keys(e, fyne.KeyDown, fyne.KeyDown)
	at("Down", 2)
	keys(e, fyne.KeyRight)
	if !e.Open(2) {
		t.Error("Right does not open")
	}
	keys(e, fyne.KeyRight)
	at("Right again", f.kid(2, 0))
	keys(e, fyne.KeyRight) // no children: stays
	at("Right on a leaf", f.kid(2, 0))
	keys(e, fyne.KeyLeft)
	at("Left", 2)
	keys(e, fyne.KeyLeft)
	if e.Open(2) {
		t.Error("Left does not close")
	}
	keys(e, fyne.KeyEnd)
	at("End", 40)
	keys(e, fyne.KeyDown)
	at("Down at the end", 40)
	keys(e, fyne.KeyPageUp)
	at("PageUp", 40-page+1)
	keys(e, fyne.KeyPageDown, fyne.KeyUp)
	at("PageDown, Up", 39)
	keys(e, fyne.KeyReturn)
	if !e.Open(39) {
		t.Error("Return does not open")
	}
	e.Select(0)
	e.Rows.TypedRune('*')
	if e.RowCount() != 1+40+120 {
		t.Errorf("* opens %d rows, want 161", e.RowCount())
	}
	e.Rows.TypedRune('-')
	e.Rows.TypedRune('+')
	if e.RowCount() != 161 {
		t.Errorf("- and + leave %d rows, want 161", e.RowCount())
	}
}

func TestKeyboardPassesOverHiddenRows(t *testing.T) {
	f := comb(2, 3)
	e := opened(t, f)
	e.SetFilter(func(id ID) bool { return id <= 2 })
	e.Expand(1) // one row tells of three hidden
	wantShown(t, e, 0, 1, NoID, 2)
	e.Select(1)
	keys(e, fyne.KeyDown)
	if e.Selected() != 2 {
		t.Errorf("Down selects %d, want 2", e.Selected())
	}
	keys(e, fyne.KeyUp)
	if e.Selected() != 1 {
		t.Errorf("Up selects %d, want 1", e.Selected())
	}
}

func TestSelectOpensTheWayAndScrolls(t *testing.T) {
	f := comb(60, 30)
	e := opened(t, f)
	e.OnSelect = func(ID) { t.Error("OnSelect is called for a selection that the programme made") }
	for _, id := range []ID{f.kid(50, 29), f.kid(3, 0), 0, f.kid(60, 29)} {
		e.Select(id)
		if _, _, ok := e.RowArea(id); !ok || e.Selected() != id {
			t.Errorf("%d is selected but not in sight", id)
		}
	}
	e.SetFilter(func(id ID) bool { return id%2 == 0 })
	odd := f.kid(59, 10) | 1
	e.Select(odd)
	if _, _, ok := e.RowArea(odd); !ok {
		t.Error("a node that the filter hides is not brought into sight")
	}
}

func TestScrollingIsExactInLongLists(t *testing.T) {
	f := comb(200_000, 0)
	e := opened(t, f)
	e.Select(150_000)
	top, off := e.Rows.Top()
	for range 1000 {
		e.Rows.ScrollBy(0.25)
	}
	row, part := e.Rows.Top()
	if moved := float32(row-top)*rowHeight() + part - off; moved < 249.9 || moved > 250.1 {
		t.Errorf("1000 quarters of a unit move by %v, want 250", moved)
	}
	keys(e, fyne.KeyEnd)
	row, _ = e.Rows.Top()
	if e.nodeAt(int(e.RowCount())-1) != 200_000 || int64(row+page) != e.RowCount() {
		t.Errorf("the end of the list shows row %d first of %d", row, e.RowCount())
	}
	e.Rows.ScrollBy(-1e9)
	if row, off := e.Rows.Top(); row != 0 || off != 0 {
		t.Errorf("far up is %d + %v, want the start", row, off)
	}
}

func TestHints(t *testing.T) {
	f := comb(3, 0)
	e := opened(t, f)
	var hints []string
	e.OnHover = func(text string, _ fyne.Position) { hints = append(hints, text) }
	move(e, e.Place(1, 0).X+20, 5)
	move(e, e.Place(1, 0).X+30, 6)
	move(e, 50, e.HeadHeight()+rowHeight()*1.5) // "n1" fits
	e.Rows.MouseOut()
	if want := []string{"nodes in the subtree", ""}; !slices.Equal(hints, want) {
		t.Errorf("hints %q, want %q", hints, want)
	}
}

func TestRowsAreAskedOnlyForTheScreen(t *testing.T) {
	f := &counting{forest: comb(5000, 2)}
	e := opened(t, f)
	e.ExpandAll(0, 1<<20)
	f.rows = 0
	clear(e.cells)
	paint(e)
	if f.rows == 0 || f.rows > page+1 {
		t.Errorf("%d rows were asked for, want at most %d", f.rows, page+1)
	}
	f.rows = 0
	paint(e)
	if f.rows != 0 {
		t.Errorf("%d rows were asked for again", f.rows)
	}
}

type counting struct {
	*forest
	rows int
}

func (c *counting) Row(id ID) rows.Line {
	c.rows++
	return c.forest.Row(id)
}

func TestEmptyState(t *testing.T) {
	test.NewTempApp(t)
	e := New([]rows.Column{{Name: "Move", Width: 100}})
	e.Resize(fyne.NewSize(300, 200))
	e.Rows.SetEmpty("Press Think to grow a tree")
	if got := strings.Join(drawtest.Words(drawn(e)), " "); got != "Press Think to grow a tree" || e.Head.Visible() {
		t.Errorf("without a tree %q is drawn", got)
	}
	keys(e, fyne.KeyDown, fyne.KeyEnd, fyne.KeyLeft)
	tap(e, fyne.NewPos(50, 100), desktop.MouseButtonPrimary)
	e.Grow()
	e.SetFilter(func(ID) bool { return true })
	e.SetSort(0, true)
	e.Select(NoID)
	if e.RowCount() != 0 || e.Selected() != NoID {
		t.Error("an empty explorer has rows")
	}
}
