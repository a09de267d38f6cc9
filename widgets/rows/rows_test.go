package rows

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

// numbered is a source of rows of 20 units; every third can't be selected.
type numbered int

func (n numbered) Len() int                           { return int(n) }
func (n numbered) Height(int) float32                 { return 20 }
func (n numbered) Selectable(i int) bool              { return i%3 != 2 }
func (n numbered) Hint(i int, _ fyne.Position) string { return fmt.Sprint(i / 2) }
func (n numbered) Draw(i int, p *Row) {
	p.Fill(draw.Rect{W: p.Width, H: 1}, theme.ColorNameSeparator)
	p.Text(fmt.Sprint("row ", i), draw.Rect{W: p.Width, H: p.Height}, draw.Style{})
}

// uneven is a source of rows of 10 to 50 units.
type uneven struct{ numbered }

func (uneven) Height(i int) float32 { return float32(10 + i*7%41) }
func (uneven) Selectable(int) bool  { return true }

// show puts a list of a source into a window of 200 by 200.
func show(t *testing.T, source Source) (*List, fyne.Window) {
	l := New(source)
	w := drawtest.Show(t, l, 200, 200)
	return l, w
}

// shown lists the texts in view.
func shown(l *List) []string { return drawtest.Words(drawtest.Items(l.Surface)) }

func keys(l *List, names ...fyne.KeyName) {
	for _, name := range names {
		l.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

func TestOnlyRowsInViewAreDrawn(t *testing.T) {
	l, _ := show(t, numbered(6000))
	assert.Len(t, shown(l), 10)
	l.ScrollBy(50_010)
	assert.Equal(t, "row 2500", shown(l)[0])
	assert.Equal(t, "row 2510", shown(l)[10], "half a row above and half below")
	l.Resize(fyne.NewSize(200, 400))
	assert.Len(t, shown(l), 21)
}

// TestPlaceIsExact scrolls where a float of the height would stand still.
func TestPlaceIsExact(t *testing.T) {
	l, _ := show(t, numbered(1_000_000_000))
	l.ScrollTo(900_000_000, 0)
	l.ScrollBy(1)
	row, off := l.Top()
	assert.Equal(t, 900_000_000, row)
	assert.Equal(t, float32(1), off)
	l.ScrollBy(-22)
	row, off = l.Top()
	assert.Equal(t, 899_999_998, row)
	assert.Equal(t, float32(19), off)
	keys(l, fyne.KeyEnd)
	assert.Equal(t, 999_999_999, l.Selected())
	assert.Equal(t, "row 999999999", shown(l)[9])
}

func TestScrollingEnds(t *testing.T) {
	for _, source := range []Source{numbered(37), uneven{37}} {
		l, _ := show(t, source)
		l.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -1e6)})
		r, ok := l.RowRect(36)
		assert.True(t, ok)
		assert.Equal(t, float32(200), r.Y+r.H, "the last row stands at the bottom")
		l.ScrollBy(-1e6)
		row, off := l.Top()
		assert.Equal(t, []any{0, float32(0)}, []any{row, off})
	}
	l, _ := show(t, numbered(3))
	l.ScrollBy(50)
	assert.Equal(t, "row 0", shown(l)[0], "what can be seen whole does not move")
	assert.False(t, l.bar.Visible())
}

func TestSelectedRowIsBroughtIntoView(t *testing.T) {
	l, _ := show(t, uneven{100})
	for _, row := range []int{50, 49, 60, 3, 99, 0, 98} {
		l.Select(row)
		r, ok := l.RowRect(row)
		assert.True(t, ok && r.Y >= 0 && r.Y+r.H <= 200.01, "row %d at %v", row, r)
	}
	l.ScrollTo(20, 5)
	l.Mark(80)
	row, off := l.Top()
	assert.Equal(t, []any{20, float32(5)}, []any{row, off}, "to mark a row does not scroll")
}

func TestKeysSkipWhatCantBeSelected(t *testing.T) {
	l, _ := show(t, numbered(100))
	var log []int
	l.OnSelect = func(row int) { log = append(log, row) }
	keys(l, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyPageDown, fyne.KeyEnd, fyne.KeyDown,
		fyne.KeyPageUp, fyne.KeyHome, fyne.KeyUp, fyne.KeyEscape, fyne.KeyUp)
	assert.Equal(t, []int{0, 1, 3, 12, 99, 90, 0, -1, 9}, log, "with nothing selected, up begins with the last "+
		"row in view")
}

func TestTapAndTapHandler(t *testing.T) {
	l, w := show(t, numbered(100))
	var log []int
	l.OnSelect = func(row int) { log = append(log, row) }
	test.TapAt(l, fyne.NewPos(5, 70))
	test.TapAt(l, fyne.NewPos(5, 50)) // not selectable
	assert.Same(t, l, w.Canvas().Focused())
	l.OnTap = func(row int, at fyne.Position) bool {
		assert.Equal(t, fyne.NewPos(5, 11), at)
		return row == 4
	}
	test.TapAt(l, fyne.NewPos(5, 91))
	test.TapAt(l, fyne.NewPos(5, 131))
	assert.Equal(t, []int{3, 6}, log)
}

// TestPress: a list that acts when the button goes down does not act again when it comes up.
func TestPress(t *testing.T) {
	l, _ := show(t, numbered(100))
	var log []int
	l.OnPress = func(row int, _ fyne.Position) { log = append(log, row) }
	l.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(5, 70)}})
	test.TapAt(l, fyne.NewPos(5, 70))
	assert.Equal(t, []int{3}, log)
	assert.Equal(t, -1, l.Selected())
}

func TestHoverReportsChangesOnly(t *testing.T) {
	l, w := show(t, numbered(100))
	var log []string
	var rows []int
	l.OnHover = func(hint string, at fyne.Position) { log = append(log, fmt.Sprint(hint, " at ", at.Y)) }
	l.OnHoverRow = func(row int) { rows = append(rows, row) }
	for _, y := range []float32{5, 15, 25, 45, 65} {
		test.MoveMouse(w.Canvas(), fyne.NewPos(5, y))
	}
	l.ScrollBy(100)
	assert.Equal(t, []string{"0 at 5", "1 at 45", " at 0"}, log, "what was under the mouse has gone")
	assert.Equal(t, []int{0, 1, 2, 3, -1}, rows)
}

// A hint goes with the first key, and comes back when the mouse moves.
func TestKeysTakeTheHintAway(t *testing.T) {
	l, w := show(t, numbered(100))
	var log []string
	l.OnHover = func(hint string, _ fyne.Position) { log = append(log, hint) }
	test.MoveMouse(w.Canvas(), fyne.NewPos(5, 45))
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, []string{"1", ""}, log)
	test.MoveMouse(w.Canvas(), fyne.NewPos(6, 46))
	assert.Equal(t, []string{"1", "", "1"}, log)
}

func TestResetDropsWhatIsGone(t *testing.T) {
	l, _ := show(t, numbered(100))
	l.Select(99)
	row, _ := l.Top()
	assert.Equal(t, 90, row, "selecting scrolls")
	l.source = numbered(7)
	l.Reset(3)
	assert.Equal(t, 3, l.Selected())
	assert.Len(t, shown(l), 7)
	l.source = numbered(2)
	l.Reload()
	assert.Equal(t, -1, l.Selected())
	l.source = numbered(0)
	l.SetEmpty("Open a game.")
	assert.Equal(t, []string{"Open a game."}, shown(l))
}

// TestBar takes the handle to the end of a list too long for floats, and back.
func TestBar(t *testing.T) {
	l, _ := show(t, numbered(100_000_000))
	y, length, ok := l.handle()
	assert.True(t, ok)
	assert.Equal(t, []float32{0, leastHandle}, []float32{y, length})
	at := func(y float32) fyne.PointEvent { return fyne.PointEvent{Position: fyne.NewPos(3, y)} }
	l.bar.MouseDown(&desktop.MouseEvent{PointEvent: at(5)})
	l.bar.Dragged(&fyne.DragEvent{PointEvent: at(500)})
	assert.Contains(t, shown(l), "row 99999999")
	l.bar.Dragged(&fyne.DragEvent{PointEvent: at(5 + (200-leastHandle)/2)})
	row, _ := l.Top()
	assert.InDelta(t, 50_000_000, row, 10)
	l.bar.MouseUp(nil)
	l.bar.Dragged(&fyne.DragEvent{PointEvent: at(0)})
	again, _ := l.Top()
	assert.Equal(t, row, again, "the handle was let go")
	l.bar.MouseDown(&desktop.MouseEvent{PointEvent: at(199)})
	row, _ = l.Top()
	assert.Greater(t, row, 99_000_000, "a click beside the handle brings it there")
}

func TestFixedListIsAsHighAsItsRows(t *testing.T) {
	test.NewTempApp(t)
	l := NewFixed(uneven{5})
	assert.Equal(t, fyne.NewSize(1, 10+17+24+31+38), l.MinSize())
	l.Resize(fyne.NewSize(200, 50))
	l.ScrollBy(30)
	row, off := l.Top()
	assert.Equal(t, []any{0, float32(0)}, []any{row, off})
}

// TestWindowFindsTheBar: what the window sends to a place of the bar does not reach the row below
// it.
func TestWindowFindsTheBar(t *testing.T) {
	l, w := show(t, numbered(100))
	log := 0
	l.OnSelect = func(int) { log++ }
	test.TapCanvas(w.Canvas(), fyne.NewPos(200-BarWidth/2, 70))
	assert.Zero(t, log)
	test.Scroll(w.Canvas(), fyne.NewPos(200-BarWidth/2, 70), 0, -50)
	row, off := l.Top()
	assert.Equal(t, []any{2, float32(10)}, []any{row, off}, "the wheel turns the list there, too")
	l.source = numbered(5)
	l.Reload()
	test.TapCanvas(w.Canvas(), fyne.NewPos(200-BarWidth/2, 70))
	assert.Equal(t, 3, l.Selected(), "without a bar the row reaches to the edge")
}

// headed is rows below two headings.
type headed struct{ uneven }

func (headed) Selectable(i int) bool { return i > 1 }

// TestTheHeadingsAboveTheFirstRow come into view with it, as far as the row leaves them room.
func TestTheHeadingsAboveTheFirstRow(t *testing.T) {
	l, _ := show(t, headed{uneven{40}})
	l.ScrollTo(30, 0)
	if l.Select(2); l.place != (place{0, 0}) {
		t.Errorf("with the first row selected the list begins at %+v", l.place)
	}
	l.ScrollTo(30, 0)
	if l.Select(3); l.place.row != 3 {
		t.Errorf("with the second row selected the list begins at %+v", l.place)
	}
}
