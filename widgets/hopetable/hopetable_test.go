package hopetable

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

var narrow = fyne.NewSize(320, 300)

func TestPictures(t *testing.T) {
	asked := hopeless()
	asked.Asked, asked.Total = false, "1"
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

// written is all that a table says, line by line.
func written(l *View) (lines []string) {
	for _, t := range l.layout.texts {
		if t.text != "" {
			lines = append(lines, t.text)
		}
	}
	return lines
}

func TestBothSidesAreWritten(t *testing.T) {
	l, _ := show(t, fyne.NewSize(700, 400), account())
	assert.Equal(t, []string{
		"Missing", "Hoped for", "3", "to the bound", "has +2, wants +5",
		"12", "Doomed", "3", "jNf6", "q 0", "9", "jQe7", "q 0, before 1",
		"1", "Comes nearer", "1", "jPa7", "q 1, before unseen",
		"3", "12 + 1", "Hope holds: the line goes on.",
	}, written(l))
	h := hopeless()
	h.Asked, h.Total = false, "1"
	l.SetHope(h)
	assert.Contains(t, written(l), "nothing", "an empty account says so")
	assert.Contains(t, written(l), "= 1")
	assert.Contains(t, written(l), "not asked at this node")
	l.SetHope(nil)
	assert.Empty(t, written(l))
	assert.Equal(t, []string{l.Empty}, drawtest.Words(drawtest.Items(l.Surface)))
}

// TestNothingOverlaps looks at every width from 220 to 700: texts are written whole, within the
// pane, apart from each other, and on their side of the line.
func TestNothingOverlaps(t *testing.T) {
	h := account()
	h.Total = "13"
	l, _ := show(t, narrow, h)
	for width := float32(220); width <= 700; width += 5 {
		l.Resize(fyne.NewSize(width, 300))
		var inked []draw.Rect
		for _, text := range l.layout.texts {
			name := fmt.Sprintf("width %v, %q", width, text.text)
			ink, need := text.box, l.Surface.TextWidth(text.text, text.style)
			assert.LessOrEqual(t, need, ink.W+0.01, name)
			if text.style.Align == fyne.TextAlignTrailing {
				ink.X += ink.W - need
			}
			ink.W, ink.Y, ink.H = need, ink.Middle().Y-5, 10
			assert.LessOrEqual(t, ink.X+ink.W, width-gutter+0.01, name)
			if ink.Y < l.layout.foot {
				assert.True(t, ink.X > l.layout.spine || ink.X+ink.W < l.layout.spine, "%s crosses the line", name)
			}
			for _, o := range inked {
				apart := ink.X >= o.X+o.W || o.X >= ink.X+ink.W || ink.Y >= o.Y+o.H || o.Y >= ink.Y+ink.H
				assert.True(t, apart, name)
			}
			inked = append(inked, ink)
		}
		assert.GreaterOrEqual(t, l.layout.height, l.layout.verdict.Y+l.layout.verdict.H)
	}
}

func TestHover(t *testing.T) {
	l, w := show(t, narrow, account())
	var log []string
	l.OnHover = func(text string, _ fyne.Position) { log = append(log, text) }
	for i, place := range l.layout.places {
		at := place.box.Middle()
		test.MoveMouse(w.Canvas(), fyne.NewPos(at.X, at.Y))
		cursor := desktop.Cursor(desktop.DefaultCursor)
		if i >= 1 && i <= 3 {
			cursor = desktop.PointerCursor
		}
		assert.Equal(t, cursor, l.Cursor(), "place %d", i)
	}
	test.MoveMouse(w.Canvas(), fyne.NewPos(20, 8))
	assert.Equal(t, []string{
		"White has 2 more and wants 5 more.", "The knight on f6 can't escape.", "The queen on e7 can't escape.",
		"One closed square is left on the way to a7.", "Formula 9: 3 is at most 12 + 1.", "",
	}, log)
}

func TestSquares(t *testing.T) {
	l, _ := show(t, narrow, account())
	var log []int
	l.OnSquare = func(square int) { log = append(log, square) }
	for _, place := range l.layout.places {
		at := place.box.Middle()
		test.TapAt(l, fyne.NewPos(at.X, at.Y))
	}
	assert.Equal(t, []int{45, 52, 48}, log, "only what belongs to a square answers")
	test.TapAt(l, fyne.NewPos(200, l.layout.places[1].box.Middle().Y))
	log = nil
	for _, name := range []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyHome, fyne.KeyUp, fyne.KeyDown, fyne.KeyEnd} {
		l.TypedKey(&fyne.KeyEvent{Name: name})
	}
	assert.Equal(t, []int{52, 48, 45, 52, 48}, log)
}

// TestLongAccountsScroll fills a table with more than fits.
func TestLongAccountsScroll(t *testing.T) {
	h := account()
	for range 20 {
		h.Accounts[0].Entries = append(h.Accounts[0].Entries, Entry{Label: "jPa7", Value: "1", Square: 48})
	}
	l, _ := show(t, narrow, h)
	assert.Greater(t, l.layout.height, narrow.Height)
	l.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	last := l.layout.places[l.chosen].box
	_, top := l.Top()
	assert.Greater(t, top, float32(0))
	assert.LessOrEqual(t, last.Y+last.H, top+narrow.Height)
	l.SetHope(account())
	_, top = l.Top()
	assert.Zero(t, top)
	before := l.layout.height
	test.ApplyTheme(t, drawtest.Large{Theme: theme.DefaultTheme()})
	assert.Greater(t, l.layout.height, before)
}
