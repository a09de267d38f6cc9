package rows

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

// arranged is a table whose columns the user may arrange, in a window of 600 by 300.
func arranged(t *testing.T) *Table {
	t.Helper()
	test.NewTempApp(t)
	e := NewTable([]Column{
		{Name: "Move", Width: 160},
		{Name: "Nodes", Hint: "nodes in the subtree", Width: 90, Align: fyne.TextAlignTrailing, Sortable: true},
		{Name: "Line", Width: 200},
	})
	e.Arranged, e.Edge, e.Gap, e.Gutter = true, 6, 12, 6+BarWidth
	e.OnSort = func(int, bool) {}
	w := test.NewTempWindow(t, e)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(600, 300))
	e.SetLines(3, func(int) Line { return Line{Cells: []Cell{{Text: "1.Nf3"}, {Text: "12"}, {Text: "1.Nf3 d5"}}} }, -1)
	return e
}

// move moves the mouse over the window.
func move(e *Table, at fyne.Position) {
	test.MoveMouse(fyne.CurrentApp().Driver().CanvasForObject(e), at)
}

// tap clicks on the head.
func tap(e *Table, at fyne.Position, button desktop.MouseButton) {
	e.Head.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: at}, Button: button})
	e.Head.MouseUp(nil)
}

// TestWhatTheHeadShows: names, borders, and the sign of the column that is sorted by.
func TestWhatTheHeadShows(t *testing.T) {
	e := arranged(t)
	e.SetSort(1, true)
	drawtest.AssertGolden(t, "head.txt", drawtest.Items(e.Head.Surface))
}

func TestHeaderBorderResizes(t *testing.T) {
	e := arranged(t)
	told := 0
	e.OnColumns = func() { told++ }
	before := e.Columns()[1].Width
	border := e.layout()[2].x
	at := fyne.NewPos(border, e.HeadHeight()/2)
	move(e, at)
	if e.Head.Cursor() != desktop.HResizeCursor {
		t.Error("no resize cursor at a border")
	}
	e.Head.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary})
	e.Head.Dragged(&fyne.DragEvent{Dragged: fyne.Delta{DX: 25}})
	e.Head.DragEnd()
	if got := e.Columns()[1].Width; got*draw.Zoom() != draw.Zoomed(before)+25 || told == 0 {
		t.Errorf("width %v after %v, told %d times", got, before, told)
	}
	if column, _ := e.Sort(); column != -1 {
		t.Error("dragging a border sorts")
	}
	e.Head.Dragged(&fyne.DragEvent{Dragged: fyne.Delta{DX: 25}})
	if e.ColumnWidth(1) != draw.Zoomed(before)+25 {
		t.Error("a drag goes on after its end")
	}
}

func TestHeaderMenuHidesColumns(t *testing.T) {
	e := arranged(t)
	tap(e, fyne.NewPos(100, 10), desktop.MouseButtonSecondary)
	overlay := fyne.CurrentApp().Driver().CanvasForObject(e).Overlays().Top()
	if overlay == nil {
		t.Fatal("no menu")
	}
	n := len(e.layout())
	e.columns.list[1].Hidden = true
	if got := e.layout(); len(got) != n-1 || got[len(got)-1].x+got[len(got)-1].w != e.Size().Width-BarWidth {
		t.Errorf("spans are %v, want one less, up to the bar", got)
	}
}

// itemOf is the line of the columns' menu that begins with a text.
func itemOf(t *testing.T, e *Table, column int, name string) *fyne.MenuItem {
	t.Helper()
	for _, item := range e.menu(column, e.changed) {
		if strings.HasPrefix(item.Label, name) {
			return item
		}
	}
	t.Fatalf("the menu at column %d has no %q", column, name)
	return nil
}

// choose clicks on a line of the columns' menu.
func choose(t *testing.T, e *Table, column int, name string) {
	t.Helper()
	itemOf(t, e, column, name).Action()
}

// TestWhatIsAskedForGivesWayLast: a column that was chosen in the menu takes the room of others, also after
// a start; in the menu a tick is at what is seen.
func TestWhatIsAskedForGivesWayLast(t *testing.T) {
	e := arranged(t)
	e.columns.list[1].Priority, e.columns.list[2].Priority = 1, 2
	e.columns.list[1].Key, e.columns.list[2].Key = "nodes", "line"
	e.Resize(fyne.NewSize(need(e, 0, 1)+BarWidth, 300))
	seen := func(want ...int) {
		t.Helper()
		for column := 1; column <= 2; column++ {
			shown := slices.Contains(want, column)
			if got := e.ColumnWidth(column) > 0; got != shown || itemOf(t, e, 0, e.columns.list[column].Name).Checked != shown {
				t.Errorf("%s is seen %v, want %v, as the menu says", e.columns.list[column].Name, got, shown)
			}
		}
	}
	seen(1)
	choose(t, e, 0, e.columns.list[2].Name)
	seen(2)
	kept := e.Arrangement()
	choose(t, e, 0, "Columns as at first")
	seen(1)
	e.Arrange(kept)
	seen(2)
}

// TestColumnsMove shifts columns by the menu: the one under the pointer changes places with its
// shown neighbour, the first stays, and the menu leads back to the beginning.
func TestColumnsMove(t *testing.T) {
	e := arranged(t)
	told := 0
	e.OnColumns = func() { told++ }
	before := e.layout()
	item := func(column int, name string) *fyne.MenuItem { return itemOf(t, e, column, name) }
	second := before[1].column
	item(second, "Move to the right").Action()
	if now := e.layout(); now[2].column != second || now[1].column != before[2].column || told != 1 {
		t.Errorf("the columns stand as %v, before it as %v; told %d times", now, before, told)
	}
	item(second, "Move to the left").Action()
	if !slices.Equal(e.layout(), before) || !item(second, "Move to the left").Disabled {
		t.Errorf("the columns stand as %v, want %v", e.layout(), before)
	}
	item(second, e.columns.list[second].Name).Action() // hides it
	if e.ColumnWidth(second) != 0 {
		t.Error("a hidden column has a width")
	}
	item(0, "Columns as at first").Action()
	if !slices.Equal(e.layout(), before) {
		t.Errorf("as at first is %v, want %v", e.layout(), before)
	}
}

// TestTheHeadSaysWhatHasNoRoom: at its right end a number counts only what was asked for, the column that
// comes back first at the front; what gives way by itself is an ellipsis. A click there opens the menu of
// columns.
func TestTheHeadSaysWhatHasNoRoom(t *testing.T) {
	e := arranged(t)
	e.columns.list[1].Priority, e.columns.list[2].Priority = 2, 1
	end := func() fyne.Position { return fyne.NewPos(e.Size().Width-BarWidth-10, 10) }
	says := func(sign, hint string) {
		t.Helper()
		if got := e.Head.point(end(), true); e.Head.more() != sign || !strings.HasPrefix(got, hint) {
			t.Errorf("it shows %q and says %q, want %q and %q", e.Head.more(), got, sign, hint)
		}
	}
	e.Resize(fyne.NewSize(2000, 300))
	says("", e.columns.list[2].Hint)
	e.Resize(fyne.NewSize(draw.Zoomed(200), 300))
	says("…", "More columns: Line, Nodes. ")
	choose(t, e, 1, "Nodes")
	says("+1", "No room for Nodes. ")
	choose(t, e, 1, "Line")
	says("+2", "No room for Line, Nodes. ")
	choose(t, e, 1, "Nodes (no room)")
	choose(t, e, 1, "Line (no room)")
	says("…", "Columns that were taken away")
	hint := ""
	e.OnHover = func(text string, _ fyne.Position) { hint = text }
	move(e, end())
	if hint == "" {
		t.Error("the pointer gets no hint")
	}
	tap(e, end(), desktop.MouseButtonPrimary)
	if hint != "" {
		t.Errorf("beside the menu stands %q", hint)
	}
	if fyne.CurrentApp().Driver().CanvasForObject(e).Overlays().Top() == nil {
		t.Error("a click opens no menu")
	}
}

// need is the width that some columns take at least.
func need(e *Table, columns ...int) float32 {
	f := e.fitting()
	return f.need(columns)
}
