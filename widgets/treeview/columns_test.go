package treeview

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
	"drevo/widgets/rows"
)

func TestHeaderSortsInThreeSteps(t *testing.T) {
	f := comb(4, 0) // keys of 1 to 4: 0, 3, 2, 1
	e := opened(t, f)
	head := fyne.NewPos(e.spans()[1].x+20, headHeight()/2)
	for _, want := range [][]ID{{0, 2, 3, 4, 1}, {0, 1, 4, 3, 2}, {0, 1, 2, 3, 4}} {
		tap(e, head, desktop.MouseButtonPrimary)
		wantShown(t, e, want...)
	}
	tap(e, fyne.NewPos(20, headHeight()/2), desktop.MouseButtonPrimary) // not sortable
	if column, _ := e.Sort(); column != -1 {
		t.Errorf("sorted by %d, want by none", column)
	}
}

func TestHeaderBorderResizes(t *testing.T) {
	e := opened(t, comb(4, 0))
	told := 0
	e.OnColumns = func() { told++ }
	before := e.Columns()[1].Width
	border := e.spans()[2].x
	at := fyne.NewPos(border, headHeight()/2)
	move(e, at.X, at.Y)
	if e.head.Cursor() != desktop.HResizeCursor {
		t.Error("no resize cursor at a border")
	}
	e.head.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary})
	e.head.Dragged(&fyne.DragEvent{Dragged: fyne.Delta{DX: 25}})
	e.head.DragEnd()
	if got := e.Columns()[1].Width; got*draw.Zoom() != draw.Zoomed(before)+25 || told == 0 {
		t.Errorf("width %v after %v, told %d times", got, before, told)
	}
	if column, _ := e.Sort(); column != -1 {
		t.Error("dragging a border sorts")
	}
	e.head.Dragged(&fyne.DragEvent{Dragged: fyne.Delta{DX: 25}})
	if e.ColumnWidth(1) != draw.Zoomed(before)+25 {
		t.Error("a drag goes on after its end")
	}
}

func TestHeaderMenuHidesColumns(t *testing.T) {
	e := opened(t, comb(4, 0))
	tap(e, fyne.NewPos(100, 10), desktop.MouseButtonSecondary)
	overlay := fyne.CurrentApp().Driver().CanvasForObject(e).Overlays().Top()
	if overlay == nil {
		t.Fatal("no menu")
	}
	n := len(e.spans())
	e.columns[1].Hidden = true
	if got := e.spans(); len(got) != n-1 || got[len(got)-1].x+got[len(got)-1].w != e.Size().Width-rows.BarWidth {
		t.Errorf("spans are %v, want one less, up to the bar", got)
	}
}

// itemOf is the line of the columns' menu that begins with a text.
func itemOf(t *testing.T, e *View, column int, name string) *fyne.MenuItem {
	t.Helper()
	for _, item := range e.columnItems(column) {
		if strings.HasPrefix(item.Label, name) {
			return item
		}
	}
	t.Fatalf("the menu at column %d has no %q", column, name)
	return nil
}

// choose clicks on a line of the columns' menu.
func choose(t *testing.T, e *View, column int, name string) {
	t.Helper()
	itemOf(t, e, column, name).Action()
}

// TestWhatIsAskedForGivesWayLast: a column that was chosen in the menu takes the room of others, also after
// a start; in the menu a tick is at what is seen.
func TestWhatIsAskedForGivesWayLast(t *testing.T) {
	e := opened(t, comb(4, 0))
	e.columns[1].Priority, e.columns[2].Priority = 1, 2
	e.columns[1].Key, e.columns[2].Key = "nodes", "line"
	e.Resize(fyne.NewSize(e.need([]int{0, 1})+rows.BarWidth, 300))
	seen := func(want ...int) {
		t.Helper()
		for column := 1; column <= 2; column++ {
			shown := slices.Contains(want, column)
			if got := e.ColumnWidth(column) > 0; got != shown || itemOf(t, e, 0, e.columns[column].Name).Checked != shown {
				t.Errorf("%s is seen %v, want %v, as the menu says", e.columns[column].Name, got, shown)
			}
		}
	}
	seen(1)
	choose(t, e, 0, e.columns[2].Name)
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
	e := opened(t, comb(4, 0))
	told := 0
	e.OnColumns = func() { told++ }
	before := e.spans()
	item := func(column int, name string) *fyne.MenuItem { return itemOf(t, e, column, name) }
	second := before[1].column
	item(second, "Move to the right").Action()
	if now := e.spans(); now[2].column != second || now[1].column != before[2].column || told != 1 {
		t.Errorf("the columns stand as %v, before it as %v; told %d times", now, before, told)
	}
	item(second, "Move to the left").Action()
	if !slices.Equal(e.spans(), before) || !item(second, "Move to the left").Disabled {
		t.Errorf("the columns stand as %v, want %v", e.spans(), before)
	}
	item(second, e.columns[second].Name).Action() // hides it
	if e.ColumnWidth(second) != 0 {
		t.Error("a hidden column has a width")
	}
	item(0, "Columns as at first").Action()
	if !slices.Equal(e.spans(), before) {
		t.Errorf("as at first is %v, want %v", e.spans(), before)
	}
}

// TestTheHeadSaysWhatHasNoRoom: at its right end a number counts only what was asked for, the column that
// comes back first at the front; what gives way by itself is an ellipsis. A click there opens the menu of
// columns.
func TestTheHeadSaysWhatHasNoRoom(t *testing.T) {
	e := opened(t, comb(4, 0))
	e.columns[1].Priority, e.columns[2].Priority = 2, 1
	end := func() fyne.Position { return fyne.NewPos(e.Size().Width-rows.BarWidth-10, 10) }
	says := func(sign, hint string) {
		t.Helper()
		if got := e.head.point(end(), true); e.head.more() != sign || !strings.HasPrefix(got, hint) {
			t.Errorf("it shows %q and says %q, want %q and %q", e.head.more(), got, sign, hint)
		}
	}
	e.Resize(fyne.NewSize(2000, 300))
	says("", e.columns[2].Hint)
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
	move(e, end().X, end().Y)
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

// large is a theme with text of another size.
type large struct {
	fyne.Theme
	factor float32
}

func (l large) Size(name fyne.ThemeSizeName) float32 {
	if name == theme.SizeNameText || name == theme.SizeNameCaptionText {
		return l.factor * l.Theme.Size(name)
	}
	return l.Theme.Size(name)
}

// TestColumnsWidenWithTheText: in half as much room more, text that is half as large again is cut
// where it is cut at its usual size, and nowhere else; widths in settings stay the same.
func TestColumnsWidenWithTheText(t *testing.T) {
	cut := func(e *View) (texts []string) {
		for row := range e.Shown() {
			for _, span := range e.spans() {
				if hint := (source{e}).Hint(row, fyne.NewPos(span.x+span.w/2, 5)); hint != "" {
					texts = append(texts, hint)
				}
			}
		}
		return texts
	}
	e := opened(t, wordy{comb(12, 3)})
	usual, widths, rows := cut(e), e.Arrangement(), len(e.Shown())
	if len(usual) == 0 {
		t.Fatal("nothing is cut at the usual size")
	}
	fyne.CurrentApp().Settings().SetTheme(large{test.Theme(), 1.5})
	size := e.Size()
	e.Resize(fyne.NewSize(size.Width*1.5, size.Height*1.5))
	e.Refresh()
	if got := cut(e); !slices.Equal(got, usual) {
		t.Errorf("large text is cut at %v, usual text at %v", got, usual)
	}
	if got := e.ColumnWidth(0); got < 1.45*160 {
		t.Errorf("the first column has %v", got)
	}
	if got := e.Arrangement(); !slices.Equal(got, widths) {
		t.Errorf("for the settings the widths are %v, before they were %v", got, widths)
	}
	if got := len(e.Shown()); got < rows-1 || got > rows+1 || e.list.Position().Y != headHeight() || headHeight() < 50 {
		t.Errorf("%d rows of %d are in view, below a head of %v", got, rows, headHeight())
	}
}

// wordy is a forest with a text in every column, the first of which just fits.
type wordy struct{ *forest }

func (w wordy) Row(id ID) Row {
	return Row{Cells: []Cell{{Text: "30... Nxd4", Badge: Badge{Letter: "A"}}, {Text: "too long for its column"},
		{Text: "Kh8"}}}
}
