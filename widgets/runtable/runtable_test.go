package runtable

import (
	"fmt"
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

// sample returns a table of four runs: the choice changes at the third, the last has not ended.
func sample() Data {
	row := func(name, move, value, nodes, time, line string) Row {
		return Row{Name: Cell{name, ""}, Move: Cell{move, ""}, Value: Cell{value, ""}, Nodes: Cell{nodes, ""},
			Time: Cell{time, ""}, Line: strings.Fields(line), PartsAt: -1}
	}
	first := row("depth 1", "30.Qe2", "−1.9854", "104", "0.00 s", "Qe2")
	second := row("depth 2", "30.Qe2", "−1.9893", "1 821", "0.01 s", "Qe2 a6")
	second.PartsAt, second.LineHint = 1, "The same line at first."
	third := row("depth 3", "30.Nf1", "−1.9854", "6 878", "0.02 s", "Nf1 a6 Ne3 Qd8 Kf2 Kh8 Ba3 Nxa1 Qxf6+ Kg8")
	third.Changed, third.PartsAt = true, 0
	third.Name.Hint, third.Move.Hint, third.Value.Hint = "ITEP, depth 3.", "Another choice.", "From White."
	third.Nodes.Hint, third.Time.Hint = "6 878 positions.", "300k a second."
	last := row("depth 4", "12.3k nodes …", "", "", "", "")
	last.Waiting, last.Name.Hint = true, "ITEP, depth 4."
	return Data{Unit: "points", Rows: []Row{first, second, third, last}}
}

func show(t *testing.T, width float32, data Data) (*View, *[]string) {
	v, log := New(), &[]string{}
	v.Rows.SetEmpty("Nothing yet.")
	v.Rows.OnSelect = func(row int) { *log = append(*log, fmt.Sprint("row ", row)) }
	v.OnOpen = func(row int) { *log = append(*log, fmt.Sprint("open ", row)) }
	v.OnPoint = func(row, moves int) { *log = append(*log, fmt.Sprint("point ", row, " ", moves)) }
	drawtest.Show(t, v, width, 400)
	v.SetData(data)
	return v, log
}

func words(v *View) []string { return drawtest.Words(drawtest.Items(v.Rows.Surface)) }

// placeOf returns where a text is drawn last.
func placeOf(t *testing.T, v *View, text string) (at draw.Rect) {
	t.Helper()
	for _, item := range drawtest.Texts(drawtest.Items(v.Rows.Surface)) {
		if item.Text == text {
			at = item.Rect
		}
	}
	assert.Positive(t, at.W, text)
	return at
}

func TestWhatIsDrawn(t *testing.T) {
	for _, width := range []float32{300, 600} {
		v, _ := show(t, width, sample())
		items := append(drawtest.Items(v.Head.Surface), drawtest.Items(v.Rows.Surface)...)
		drawtest.AssertGolden(t, fmt.Sprintf("table_%.0f.txt", width), items)
	}
	empty, _ := show(t, 300, Data{})
	assert.Equal(t, []string{"Nothing yet."}, words(empty))
	assert.False(t, empty.Head.Visible())
}

// TestFiguresAreNeverLost: nodes, boards and time stand in columns or below the name, each with its hint.
func TestFiguresAreNeverLost(t *testing.T) {
	data := sample()
	r := &data.Rows[1]
	r.Nodes, r.Boards = Cell{"67 473 × 1.42", "1.42 times"}, Cell{"123 456 × 2.10", "2.10 times"}
	r.Time, r.LineHint = Cell{"0.05 s × 1.31", "1.31 times"}, ""
	for _, width := range []float32{280, 346, 500, 900} {
		v, _ := show(t, width, data)
		text := strings.Join(words(v), " ")
		for _, figure := range []string{r.Nodes.Text, r.Boards.Text, r.Time.Text, "6 878"} {
			assert.Contains(t, text, figure, "width %v", width)
		}
		squeezed := v.ColumnWidth(columnTime) == 0
		assert.Equal(t, width < 600, squeezed)
		figures := 0
		line := v.line(1)
		for _, c := range []Cell{r.Nodes, r.Boards, r.Time} {
			at := placeOf(t, v, c.Text)
			top, _ := v.Rows.RowRect(1)
			assert.Equal(t, c.Hint, v.HintAt(&line, at.Middle().SubtractXY(0, top.Y)), "width %v", width)
			assert.Less(t, at.X+at.W, width)
			if at.Y > top.Y+20 {
				figures++
			}
		}
		assert.Equal(t, map[bool]int{true: 3}[squeezed], figures)
	}
}

// TestNamesAreWhole: a name that has no room beside the choice takes more lines, and what stands below it
// moves down with its hint.
func TestNamesAreWhole(t *testing.T) {
	data := sample()
	height := func(width float32, name string) float32 {
		data.Rows[1].Name.Text = name
		v, _ := show(t, width, data)
		assert.Contains(t, strings.ReplaceAll(strings.Join(words(v), " "), "  ", " "), name)
		line := v.line(1)
		height := v.LineHeight(&line)
		assert.Equal(t, "The same line at first.", v.HintAt(&line, fyne.NewPos(v.Edge+indent+1, height-v.Air-1)))
		return height
	}
	const long = "PaulChess, depth 4, own weights: centre 300, phalanx 0"
	for _, width := range []float32{280, 346, 500} {
		assert.Greater(t, height(width, long), height(width, "depth 2"), "width %v", width)
	}
	assert.Equal(t, height(1200, "depth 2"), height(1200, long))
}

// TestTheChangeIsMarked by a rule over the row in the colour of warnings, and only there.
func TestTheChangeIsMarked(t *testing.T) {
	v, _ := show(t, 600, sample())
	items, _ := drawtest.Picture(v.Rows.Surface, 16)
	rules := drawtest.Shapes(v.Rows.Surface, items, theme.ColorNameWarning)
	r, _ := v.Rows.RowRect(2)
	assert.NotEmpty(t, rules)
	for _, rule := range rules {
		assert.True(t, rule.Y >= r.Y && rule.Y < r.Y+r.H, "%v is not in the third row", rule)
	}
}

func TestChoosingAndOpening(t *testing.T) {
	v, log := show(t, 600, sample())
	tap := func(row int) {
		r, _ := v.Rows.RowRect(row)
		test.TapAt(v.Rows, fyne.NewPos(20, r.Y+5))
	}
	tap(1)
	tap(1)
	tap(3)
	tap(3) // it has not ended: the caller knows
	v.Rows.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	v.Rows.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, []string{"row 1", "open 1", "row 3", "open 3", "row 2", "open 2"}, *log)
	v.SetData(sample())
	assert.Equal(t, 2, v.Rows.Selected(), "news of the runs leave the selection")
	v.SetData(Data{})
	assert.Equal(t, -1, v.Rows.Selected())
}

// TestPointing tells the line under the mouse, as far as the mouse.
func TestPointing(t *testing.T) {
	v, log := show(t, 300, sample())
	r, _ := v.Rows.RowRect(2)
	first, last := placeOf(t, v, "Nf1"), placeOf(t, v, "Kg8")
	assert.Greater(t, last.Y, first.Y, "the long line wraps")
	move := func(at fyne.Position) {
		v.Rows.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}})
	}
	move(first.Middle())
	move(last.Middle())
	move(fyne.NewPos(20, r.Y+5))
	assert.Equal(t, []string{"point 2 1", "point 2 10", "point -1 0"}, *log)
}

// TestHints: each cell has its own sentence.
func TestHints(t *testing.T) {
	v, _ := show(t, 600, sample())
	for want, column := range map[string]int{
		"ITEP, depth 3.": columnName, "Another choice.": columnMove, "From White.": columnValue,
		"6 878 positions.": columnNodes, "300k a second.": columnTime,
	} {
		line := v.line(2)
		assert.Equal(t, want, v.HintAt(&line, fyne.NewPos(v.Place(column, 1).X+2, 5)))
		assert.NotEmpty(t, v.Columns()[column].Hint)
	}
}

// TestNothingOverlaps at any width.
func TestNothingOverlaps(t *testing.T) {
	for width := float32(240); width <= 700; width += 20 {
		v, _ := show(t, width, sample())
		drawtest.AssertApart(t, drawtest.Items(v.Rows.Surface), width, fmt.Sprint("width ", width))
		drawtest.AssertApart(t, drawtest.Items(v.Head.Surface), width, fmt.Sprint("head, width ", width))
	}
}
