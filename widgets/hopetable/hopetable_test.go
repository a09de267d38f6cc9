package hopetable

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw/drawtest"
	"drevo/widgets/rows"
)

var narrow = fyne.NewSize(320, 300)

func TestPictures(t *testing.T) {
	asked := hopeless()
	asked.Asked = false
	for _, c := range []struct {
		name  string
		light bool
		hope  *Hope
	}{{"holds.png", true, account()}, {"fails.png", false, hopeless()}, {"not_asked.png", true, asked}} {
		_, w := show(t, narrow, c.hope)
		test.ApplyTheme(t, drawtest.Variant{Theme: theme.DefaultTheme(), Light: c.light})
		drawtest.AssertPicture(t, c.name, w.Canvas().Capture())
	}
}

// words are all that a table says, from the top.
func words(v *View) []string {
	return append(drawtest.Words(drawtest.Items(v.Rows.Surface)), drawtest.Words(drawtest.Items(v.Foot.Surface))...)
}

func TestAllIsWritten(t *testing.T) {
	v, _ := show(t, fyne.NewSize(700, 400), account())
	assert.Equal(t, []string{
		"Missing", "3", "to the bound", "has +2, wants +5", "3",
		"Doomed", "12", "jNf6", "q 0", "3", "jQe7", "q 0, before 1", "9",
		"Comes nearer", "1", "jPa7", "q 1, before unseen", "1",
		"3 ≤ 12 + 1", "Hope holds: the line goes on.",
	}, words(v))
	h := hopeless()
	h.Asked = false
	v.SetHope(h)
	assert.Contains(t, words(v), "nothing", "an empty account says so")
	assert.Contains(t, words(v), "8 > 0 + 1")
	assert.Contains(t, words(v), "not asked at this node")
	v.SetHope(nil)
	assert.Equal(t, []string{v.Rows.Empty}, words(v))
}

// TestNothingOverlaps looks at every width from 220 to 700: texts are written whole, within the
// pane and apart from each other.
func TestNothingOverlaps(t *testing.T) {
	v, _ := show(t, narrow, account())
	for width := float32(220); width <= 700; width += 5 {
		v.Resize(fyne.NewSize(width, 500))
		for _, list := range []*rows.List{v.Rows, v.Foot} {
			items := drawtest.Items(list.Surface)
			drawtest.AssertApart(t, items, width, fmt.Sprint("width ", width))
			for _, item := range drawtest.Texts(items) {
				assert.False(t, item.Cut, "width %v, %q", width, item.Text)
			}
		}
	}
}

// middle is the middle of a row in the window.
func middle(v *View, row int) fyne.Position {
	r, _ := v.Rows.RowRect(row)
	return r.Middle()
}

func TestHover(t *testing.T) {
	v, w := show(t, fyne.NewSize(320, 400), account())
	var log []string
	v.OnHover = func(text string, _ fyne.Position) { log = append(log, text) }
	for row, e := range v.entries {
		test.MoveMouse(w.Canvas(), middle(v, row))
		cursor := desktop.Cursor(desktop.DefaultCursor)
		if e.Square >= 0 {
			cursor = desktop.PointerCursor
		}
		assert.Equal(t, cursor, v.Rows.Cursor(), "row %d", row)
	}
	test.MoveMouse(w.Canvas(), fyne.NewPos(60, 390))
	assert.Equal(t, []string{
		"White has 2 more and wants 5 more.", "", "The knight on f6 can't escape.", "The queen on e7 can't escape.",
		"", "One closed square is left on the way to a7.", "", "Formula 9: 3 is at most 12 + 1.",
	}, log)
}

func TestSquares(t *testing.T) {
	v, _ := show(t, fyne.NewSize(320, 400), account())
	var log []int
	v.OnSquare = func(square int) { log = append(log, square) }
	for row := range v.entries {
		test.TapAt(v.Rows, middle(v, row))
	}
	assert.Equal(t, []int{45, 52, 48}, log, "only what belongs to a square answers")
	log = nil
	for _, name := range []fyne.KeyName{fyne.KeyHome, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyEnd} {
		v.Rows.TypedKey(&fyne.KeyEvent{Name: name})
	}
	assert.Equal(t, []int{45, 52, 48, 52, 48}, log)
}

// TestLongAccountsScroll fills a table with more than fits; the verdict stays in view.
func TestLongAccountsScroll(t *testing.T) {
	h := account()
	for range 20 {
		h.Accounts[0].Entries = append(h.Accounts[0].Entries, Entry{Label: "jPa7", Value: "1", Square: 48})
	}
	v, _ := show(t, narrow, h)
	v.Rows.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	row, _ := v.Rows.Top()
	assert.Positive(t, row)
	assert.Contains(t, words(v), h.Verdict)
	v.SetHope(account())
	row, _ = v.Rows.Top()
	assert.Zero(t, row)
	line := account().Lost.line()
	before := v.LineHeight(&line)
	test.ApplyTheme(t, drawtest.Large{Theme: theme.DefaultTheme()})
	assert.Greater(t, v.LineHeight(&line), before)
}
