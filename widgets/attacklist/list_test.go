package attacklist

import (
	"fmt"
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw/drawtest"
)

var tall = fyne.NewSize(320, 460)

// rowTop returns where a row begins in the list, less than nothing above its upper edge.
func rowTop(l *List, row int) float32 {
	r, _ := l.Rows.RowRect(row)
	return r.Y
}

func TestTapping(t *testing.T) {
	l, _ := showList(t, tall, sample())
	var log []int
	l.OnSelect = func(row int) { log = append(log, row) }
	for _, row := range []int{2, 0, 5, 5, 1} {
		test.TapAt(l.Rows, fyne.NewPos(60, rowTop(l, row)+10))
	}
	test.TapAt(l.Rows, fyne.NewPos(60, tall.Height-5))
	assert.Equal(t, []int{2, 5, 1}, log, "headings and the empty ground select nothing")
	assert.Equal(t, 1, l.Rows.Selected())
	for _, row := range []int{3, -1, 99} {
		l.Select(2)
		l.Select(row)
		assert.Equal(t, -1, l.Rows.Selected(), "row %d", row)
	}
	assert.Len(t, log, 3, "what the programme selects is not reported")
}

// press types keys into the list.
func press(l *List, names ...fyne.KeyName) {
	for _, name := range names {
		l.Rows.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

func TestKeys(t *testing.T) {
	l, _ := showList(t, tall, sample())
	var log []int
	l.OnSelect = func(row int) { log = append(log, row) }
	press(l, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeyEnd, fyne.KeyDown,
		fyne.KeyHome,
		fyne.KeyEscape, fyne.KeyUp)
	assert.Equal(t, []int{1, 2, 4, 2, 1, 5, 1, -1, 5}, log)
	log = nil
	press(l, fyne.KeyPageUp, fyne.KeyPageDown)
	assert.Equal(t, []int{1, 5}, log, "a page stops at the ends, and not on a heading")
	l.SetRows(nil)
	press(l, fyne.KeyDown, fyne.KeyPageDown, fyne.KeyHome, fyne.KeyEnd)
	assert.Equal(t, -1, l.Rows.Selected())
}

// TestPagesLeaveNothingOut sees every row while going down by pages.
func TestPagesLeaveNothingOut(t *testing.T) {
	l, _ := showList(t, tall, many(200))
	seen := 0
	for range 200 {
		first, _ := l.Rows.Top()
		assert.LessOrEqual(t, first, seen+1)
		for _, ok := l.Rows.RowRect(seen + 1); ok; _, ok = l.Rows.RowRect(seen + 1) {
			seen++
		}
		press(l, fyne.KeyPageDown)
	}
	assert.Equal(t, 199, l.Rows.Selected())
	assert.Equal(t, 199, seen)
}

func TestSelectingScrolls(t *testing.T) {
	l, _ := showList(t, tall, many(1000))
	visible := func(row int) bool {
		r, ok := l.Rows.RowRect(row)
		return ok && r.Y >= -0.01 && r.Y+r.H <= tall.Height+0.01
	}
	for _, row := range []int{998, 500, 502, 7} {
		l.Select(row)
		assert.True(t, visible(row), "row %d", row)
	}
	assert.True(t, visible(6), "with its heading")
	l.SetRows(many(4))
	assert.Zero(t, rowTop(l, 0), "other rows begin at the first")
	assert.Equal(t, -1, l.Rows.Selected())
}

func TestSelectedBeforeShown(t *testing.T) {
	test.NewTempApp(t)
	l := New()
	l.SetRows(many(1000))
	l.Select(500)
	w := test.NewTempWindow(t, l)
	w.Resize(tall)
	r, ok := l.Rows.RowRect(500)
	assert.True(t, ok && r.Y >= 0 && r.Y+r.H <= l.Size().Height+0.01)
	l = New()
	l.SetRows(many(1000))
	l.Select(5)
	l.Resize(fyne.NewSize(320, 900))
	_, ok = l.Rows.RowRect(0)
	assert.True(t, ok, "what has room is not scrolled away, the first heading least of all")
}

// TestWidthKeepsPlace drags the edge of the pane: the same row stays on top.
func TestWidthKeepsPlace(t *testing.T) {
	l, w := showList(t, tall, many(1000))
	l.Rows.ScrollTo(430, 3)
	for width := float32(300); width > 180; width -= 9 {
		w.Resize(fyne.NewSize(width, tall.Height))
		row, _ := l.Rows.Top()
		assert.Equal(t, 430, row, "width %v", width)
	}
	l.Rows.ScrollTo(999, 0)
	w.Resize(fyne.NewSize(700, tall.Height))
	r, _ := l.Rows.RowRect(999)
	assert.GreaterOrEqual(t, r.Y+r.H, tall.Height-l.HeadHeight()-0.01, "the end does not leave the lower edge")
}

func TestHover(t *testing.T) {
	l, w := showList(t, tall, sample())
	var log []string
	l.OnHover = func(text string, at fyne.Position) { log = append(log, text) }
	l.Rows.OnHoverRow = func(row int) { log = append(log, fmt.Sprint("row ", row)) }
	move := func(row int, x, y float32) {
		test.MoveMouse(w.Canvas(), fyne.NewPos(x, l.HeadHeight()+rowTop(l, row)+y))
	}
	over := func(row, factor int) {
		test.MoveMouse(w.Canvas(), overFactor(l, row, factor))
	}
	middle := func(column int) fyne.Position { return l.Place(column, 30).Middle() }
	badge, value, time := middle(columnReaches), middle(columnValue), middle(columnTime)
	over(1, 1)
	over(1, 1)
	over(1, 2)
	move(1, badge.X, badge.Y)
	move(2, badge.X, badge.Y)
	move(2, value.X, value.Y)
	move(2, time.X, time.Y)
	move(2, 40, badge.Y)
	move(0, 40, 5)
	l.Rows.MouseOut()
	assert.Equal(t, []string{
		"row 1", "The object is the knight on f6, worth 3.",
		"psi is 0 until the object is reached, which takes 1 half-move.",
		"F = 1: nothing can be done about this attack, and its object is doomed.", "row 2",
		"F = 0: this attack can be denied, or its object can go to safety.",
		valueHint, timeHint, "Queen e5 by d6 – Queen e7\nQe5×d6–e7 (3)", "row 0", "",
		"row -1",
	}, log)
}

// TestCutTextsAreToldWhole looks at a pane that is too narrow for a factor and a label.
func TestCutTextsAreToldWhole(t *testing.T) {
	l, w := showList(t, fyne.NewSize(190, 500), sample())
	said := ""
	l.OnHover = func(text string, _ fyne.Position) { said = text }
	test.MoveMouse(w.Canvas(), overFactor(l, 2, 4))
	f := l.rows[2].Factors[4]
	assert.Equal(t, f.Text+"\n"+f.Meaning, said)
	test.MoveMouse(w.Canvas(), fyne.NewPos(indent+4, l.HeadHeight()+rowTop(l, 5)+air+4))
	assert.Equal(t, "Pawn a4 by a3 a2 – Promotion a1\na4–a3–a2–a1Q (7)", said)
}

// TestNewRowsEndTheHover sees that nothing is said about rows that are gone.
func TestNewRowsEndTheHover(t *testing.T) {
	l, w := showList(t, tall, sample())
	var log []string
	test.MoveMouse(w.Canvas(), overFactor(l, 1, 0))
	l.OnHover = func(text string, _ fyne.Position) { log = append(log, text) }
	l.Rows.OnHoverRow = func(row int) { log = append(log, fmt.Sprint(row)) }
	l.SetRows(sample()[:1])
	assert.Equal(t, []string{"-1", ""}, log)
}

// TestScrollingEndsTheHover turns the wheel under a mouse that rests.
func TestScrollingEndsTheHover(t *testing.T) {
	l, w := showList(t, tall, many(100))
	var log []string
	l.OnHover = func(text string, _ fyne.Position) { log = append(log, text) }
	test.MoveMouse(w.Canvas(), overFactor(l, 1, 1))
	l.Rows.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -50)})
	assert.Equal(t, []string{"The object is the knight on f6, worth 3.", ""}, log)
}

// TestTheme sees the rows grow with the letters.
func TestTheme(t *testing.T) {
	l, _ := showList(t, tall, sample())
	before, row := factorAt(l, 1, 0), l.rows[1].Line()
	height := l.LineHeight(&row)
	test.ApplyTheme(t, drawtest.Large{Theme: theme.DefaultTheme()})
	assert.Greater(t, factorAt(l, 1, 0).H, before.H)
	assert.Greater(t, factorAt(l, 1, 0).W, before.W)
	assert.Greater(t, l.LineHeight(&row), height)
}

// TestEmpty shows the text only while there is nothing else.
func TestEmpty(t *testing.T) {
	l, _ := showList(t, tall, nil)
	words := func() string { return strings.Join(drawtest.Words(drawtest.Items(l.Rows.Surface)), " ") }
	assert.Equal(t, nothing, words())
	l.SetRows(sample())
	assert.NotContains(t, words(), nothing)
	assert.Contains(t, words(), "Queen e5 Queen e7 9 3 0 Qe5 – jQe7 ·0(3)")
}

// TestHeads names every column above it, in the order of the line below, and explains each under the
// mouse.
func TestHeads(t *testing.T) {
	l, w := showList(t, tall, sample())
	assert.Equal(t, "Attacker Target Value Half- moves F: reaches",
		strings.Join(drawtest.Words(drawtest.Items(l.Head.Surface)), " "))
	var said []string
	l.OnHover = func(text string, _ fyne.Position) { said = append(said, text) }
	var hints []string
	for i, c := range columns() {
		test.MoveMouse(w.Canvas(), fyne.NewPos(l.Place(i, 0).Middle().X, 8))
		hints = append(hints, c.Hint)
	}
	assert.Equal(t, hints, said)
}

// TestSidesHaveTheirColours: attacker and target are written in the colours of their sides, White's
// sign is a disc and Black's a diamond.
func TestSidesHaveTheirColours(t *testing.T) {
	l, _ := showList(t, tall, sample())
	colours := map[string]color.NRGBA{}
	for _, item := range drawtest.Items(l.Rows.Surface) {
		colours[item.Text] = item.Colour
	}
	assert.Equal(t, colours["Queen e5"], colours["Pawn c3"], "White's pieces, as attacker and as target")
	assert.Equal(t, colours["Knight f6"], colours["Knight a5"], "Black's")
	assert.NotEqual(t, colours["Queen e5"], colours["Knight a5"])
	assert.NotEqual(t, colours["Queen e5"], colours["by d6"])
}
