package planlist

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

// plans is a source of rows that stand in memory.
type plans []Row

func (p plans) Len() int      { return len(p) }
func (p plans) Row(i int) Row { return p[i] }

// steps cuts a plan at commas; the statement before the first bar is gone, the one before the
// second is current.
func steps(text string) (list []Step) {
	for _, s := range strings.Split(text, ", ") {
		state := Ahead
		if rest, ok := strings.CutSuffix(s, "!"); ok {
			s, state = rest, Current
		} else if rest, ok := strings.CutSuffix(s, "."); ok {
			s, state = rest, Gone
		}
		list = append(list, Step{s, state})
	}
	return list
}

func sample() plans {
	return plans{
		{Heading: true, Label: "Made at the root"},
		{Number: "1", Black: true, Fold: Open, Sign: Sign{draw.Circle, draw.ShadeHolds},
			Steps: steps("d5 F → V*!, d8d1, d1g1*"), Note: "executed, 3 moves; the king, 2.2.3 (2)", Hint: "Plan 1."},
		{Number: "2", Black: true, Depth: 1, Sign: Sign{draw.Cross, draw.ShadeFails}, Steps: steps("f7 V., f3f8., f8g8*!, " +
			"f8 EK, d4e6, e6f8*, e6c7*"), Note: "rejected: the man of e2e8 is missing from e2 when it is wanted there",
			Faint: true},
		{Number: "128 000", Fold: Closed, Steps: steps("d1d7"), Marked: true},
	}
}

func show(t *testing.T, width float32, source Source) (*List, *[]string) {
	l, log := New(source), &[]string{}
	l.Rows.SetEmpty("Nothing yet.")
	l.Rows.OnSelect = func(row int) { *log = append(*log, fmt.Sprint("choose ", row)) }
	l.OnOpen = func(row int) { *log = append(*log, fmt.Sprint("open ", row)) }
	l.OnFold = func(row int, open bool) { *log = append(*log, fmt.Sprint("fold ", row, " ", open)) }
	drawtest.Show(t, l, width, 400)
	return l, log
}

func TestWhatIsDrawn(t *testing.T) {
	for _, width := range []float32{260, 560} {
		l, _ := show(t, width, sample())
		drawtest.AssertGolden(t, fmt.Sprintf("list_%.0f.txt", width), drawtest.Items(l.Rows.Surface))
		c, _ := showCard(t, width)
		drawtest.AssertGolden(t, fmt.Sprintf("card_%.0f.txt", width), drawtest.Items(c.Rows.Surface))
	}
	empty, _ := show(t, 300, plans{})
	assert.Equal(t, []string{"Nothing yet."}, drawtest.Words(drawtest.Items(empty.Rows.Surface)))
}

// TestNothingOverlaps at any width.
func TestNothingOverlaps(t *testing.T) {
	for width := float32(220); width <= 700; width += 40 {
		l, _ := show(t, width, sample())
		drawtest.AssertApart(t, drawtest.Items(l.Rows.Surface), width, fmt.Sprint("list, width ", width))
		c, _ := showCard(t, width)
		drawtest.AssertApart(t, drawtest.Items(c.Rows.Surface), width, fmt.Sprint("card, width ", width))
	}
}

func TestChoosingOpeningFolding(t *testing.T) {
	l, log := show(t, 400, sample())
	place := func(row int) draw.Rect { r, _ := l.Rows.RowRect(row); return r }
	triangle := func(row int) fyne.Position {
		r := l.plans.Row(row)
		return fyne.NewPos(l.Edge+r.indent()+fold/2, place(row).Y+12)
	}
	test.TapAt(l.Rows, fyne.NewPos(20, place(0).Y+4)) // a heading
	test.TapAt(l.Rows, fyne.NewPos(120, place(2).Y+4))
	test.TapAt(l.Rows, fyne.NewPos(120, place(2).Y+4))
	test.TapAt(l.Rows, triangle(1))
	test.TapAt(l.Rows, triangle(3))
	for _, key := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyLeft, fyne.KeyDown, fyne.KeyDown, fyne.KeyRight,
		fyne.KeyReturn} {
		l.Rows.TypedKey(&fyne.KeyEvent{Name: key})
	}
	assert.Equal(t, []string{"choose 2", "open 2", "fold 1 false", "fold 3 true", "choose 1", "fold 1 false", "choose 2",
		"choose 3", "fold 3 true", "open 3"}, *log)
	said := ""
	l.OnHover = func(text string, _ fyne.Position) { said = text }
	l.Rows.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(60, place(1).Y+4)}})
	assert.Equal(t, "Plan 1.", said)
}

// TestTheCurrentStatementIsLit on a ground of its own, and no other is.
func TestTheCurrentStatementIsLit(t *testing.T) {
	l, _ := show(t, 560, sample())
	ground := draw.Fade(l.Rows.Surface.On(&image.RGBA{}, 1).Colour(theme.ColorNamePrimary), 0x38)
	items := drawtest.Items(l.Rows.Surface)
	var lit []string
	for _, place := range drawtest.InColour(items, ground) {
		for _, item := range drawtest.Texts(items) {
			if at := item.Rect.Middle(); place.Contains(at) {
				lit = append(lit, item.Text)
			}
		}
	}
	assert.Equal(t, []string{"d5 F → V*", "f8g8*"}, lit)
}

// endless counts how many of its rows are asked for.
type endless struct{ asked *int }

func (e endless) Len() int { return 200_000 }
func (e endless) Row(i int) Row {
	*e.asked++
	return Row{Number: fmt.Sprint(i), Steps: steps("d5 F → V*!, d8d1, d1g1*"), Note: "executed"}
}

// TestOnlyRowsInViewAreAskedFor, wherever in a long list they are.
func TestOnlyRowsInViewAreAskedFor(t *testing.T) {
	asked := 0
	l, _ := show(t, 400, endless{&asked})
	for _, row := range []int{0, 100_000, 199_999} {
		asked = 0
		l.Rows.Select(row)
		drawtest.Items(l.Rows.Surface)
		assert.Less(t, asked, 300, "row %d", row)
	}
}

func showCard(t *testing.T, width float32) (*Card, *[]string) {
	c, log := NewCard(), &[]string{}
	c.Rows.SetEmpty("Choose a plan.")
	c.OnTarget = func(line int) { *log = append(*log, fmt.Sprint("open ", line)) }
	drawtest.Show(t, c, width, 400)
	c.SetLines([]Line{
		{Kind: Title, Text: "Plan 128, executed"},
		{Kind: Statement, Text: "c5c3", Words: "Play the Black man on c5 to c3.", State: Gone},
		{Kind: Statement, Text: "c1 NER", Words: "Go on only if no White rook is on c1.", State: Current},
		{Kind: Statement, Text: "d8d1", Words: "Play the Black man on d8 to d1."},
		{Text: "Plan 12 asked for it", Target: 12},
		{Text: "It won nothing."},
	})
	return c, log
}

func TestCardOpens(t *testing.T) {
	c, log := showCard(t, 400)
	for _, line := range []int{0, 4, 5} {
		r, _ := c.Rows.RowRect(line)
		test.TapAt(c.Rows, fyne.NewPos(30, r.Y+4))
	}
	c.Rows.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	c.Rows.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, []string{"open 4", "open 4"}, *log)
	assert.Equal(t, desktop.PointerCursor, c.Rows.CursorAt(4, fyne.Position{}))
	assert.Equal(t, desktop.DefaultCursor, c.Rows.CursorAt(5, fyne.Position{}))
}

// TestOtherPlansBeginAtTheTop, while more of the same stay where they are.
func TestOtherPlansBeginAtTheTop(t *testing.T) {
	l, _ := show(t, 300, endless{new(int)})
	l.Rows.ScrollTo(500, 0)
	l.Reload()
	if row, _ := l.Rows.Top(); row != 500 {
		t.Errorf("the same plans begin with row %d", row)
	}
	l.Reset(-1)
	if row, _ := l.Rows.Top(); row != 0 {
		t.Errorf("other plans begin with row %d", row)
	}
}
