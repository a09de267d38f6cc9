package rows

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

// figures are columns of every sort.
var figures = []Column{
	{Key: "name", Name: "Name", Width: 60, Share: 1},
	{Key: "value", Name: "Value", Hint: "What it is worth.", Fit: true, Align: fyne.TextAlignTrailing, Sortable: true},
	{Key: "never", Name: "Never", Fit: true, Align: fyne.TextAlignTrailing},
	{Key: "note", Name: "A note", Width: 80, Priority: 1},
}

// figureOf is a line of four cells, the third of which is blank in all.
func figureOf(row int) Line {
	return Line{Hint: fmt.Sprint("line ", row), Cells: []Cell{
		{Text: fmt.Sprint("n", row)}, {Text: fmt.Sprint(1000 * row), Hint: "a value"}, {}, {Text: "a note that is too long"},
	}}
}

func showTable(t *testing.T, columns []Column, width float32) (*Table, fyne.Window) {
	t.Helper()
	table := NewTable(columns)
	w := drawtest.Show(t, table, width, 160)
	table.SetLines(3, figureOf, -1)
	return table, w
}

// places are where the columns stand, by their keys.
func places(t *Table) map[string]draw.Rect {
	list := map[string]draw.Rect{}
	for _, s := range t.layout() {
		list[t.columns.list[s.column].Key] = s.cell(10)
	}
	return list
}

// TestColumnsGiveWay: a column that fits is as wide as its widest text and not there while it has none, one
// with a share takes the rest, and what has a priority goes first.
func TestColumnsGiveWay(t *testing.T) {
	table, w := showTable(t, figures, 400)
	at := places(table)
	assert.NotContains(t, at, "never")
	assert.InDelta(t, max(table.nameWidth(&figures[1]), table.Rows.TextWidth("2000", draw.Style{})), at["value"].W, 0.01)
	assert.Equal(t, table.Edge, at["name"].X)
	assert.InDelta(t, 400-table.Gutter, at["note"].X+at["note"].W, 0.01)
	narrow := at["name"].W
	w.Resize(fyne.NewSize(160, 160))
	at = places(table)
	assert.NotContains(t, at, "note")
	assert.Less(t, at["name"].W, narrow)
	drawtest.AssertApartFrom(t, 100, 600, w, table.Rows.Surface, "n1", "1000")
}

// TestTableHands: a click selects a row, another one opens it, as Return does; a table that grows keeps its
// selection; the pointer gets the hint of the cell, or that of the line.
func TestTableHands(t *testing.T) {
	table, w := showTable(t, figures, 400)
	var selected, opened []int
	table.Rows.OnSelect, table.OnOpen = func(row int) { selected = append(selected, row) }, func(row int) {
		opened = append(opened,
			row)
	}
	second := fyne.NewPos(40, table.HeadHeight()+1.5*table.lineHeight())
	test.TapCanvas(w.Canvas(), second)
	assert.Equal(t, []int{1}, selected)
	assert.Empty(t, opened)
	test.TapCanvas(w.Canvas(), second)
	table.Rows.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	assert.Equal(t, []int{1, 1}, opened)
	table.Grow(1000)
	assert.Equal(t, 1, table.Rows.Selected())

	var hints []string
	table.OnHover = func(hint string, _ fyne.Position) { hints = append(hints, hint) }
	test.MoveMouse(w.Canvas(), second)
	test.MoveMouse(w.Canvas(), second.AddXY(places(table)["value"].X-40, 0))
	test.MoveMouse(w.Canvas(), fyne.NewPos(places(table)["value"].X+2, 5))
	assert.Equal(t, []string{"line 1", "a value", "", "What it is worth."}, hints)
	table.SetLines(0, nil, -1)
	assert.True(t, table.Head.Hidden, "no rows, no head")
}

// TestHeadSorts: clicks on the head of a column that can be sorted by go through the three orders.
func TestHeadSorts(t *testing.T) {
	table, _ := showTable(t, figures, 400)
	var orders []string
	table.OnSort = func(column int, descending bool) { orders = append(orders, fmt.Sprint(column, descending)) }
	for _, key := range []string{"value", "value", "note", "value", "value"} {
		at := fyne.NewPos(places(table)[key].X+2, 5)
		table.Head.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}})
	}
	assert.Equal(t, []string{"1 true", "1 false", "-1 false", "1 true"}, orders)
}

// TestLinesWrapAndHaveTextsBelow: a text that has no room stands in several lines, and what stands below a cell
// reaches as far as the next that has some.
func TestLinesWrapAndHaveTextsBelow(t *testing.T) {
	table, _ := showTable(t, []Column{{Name: "A", Width: 60, Share: 1, Wrap: true}, {Name: "B", Fit: true}}, 200)
	long := Line{Cells: []Cell{{Text: "one two three four five six seven eight"}, {Text: "7"}}}
	indented := long
	indented.Indent = 60
	table.SetLines(3, func(row int) Line {
		switch row {
		case 0:
			return long
		case 2:
			return indented
		}
		return Line{Cells: []Cell{{Text: "a", Below: "a text that is longer"}, {Text: "7"}}}
	}, -1)
	one := table.Rows.Surface.LineHeight(draw.Style{})
	assert.Greater(t, table.source.Height(0), 2*one+2*table.Air-1)
	assert.Equal(t, 2*one+2*table.Air, table.source.Height(1))
	assert.Greater(t, table.source.Height(2), table.source.Height(0), "the same text in less room")
	for _, item := range drawtest.Texts(drawtest.Items(table.Rows.Surface)) {
		assert.False(t, item.Cut, item.Text)
	}
}

// TestStrokeStaysInItsCell: where the text before it leaves no room, there is none.
func TestStrokeStaysInItsCell(t *testing.T) {
	table, _ := showTable(t, figures, 300)
	table.SetLines(1, func(int) Line {
		long := Cell{Parts: []Part{{Text: strings.Repeat("Nf3 Nc6 ", 20)}, {Text: "Bb5", Stroke: true}}}
		return Line{Cells: []Cell{{Text: "n"}, {Text: "1"}, {}, long}}
	}, -1)
	note := places(table)["note"]
	for _, item := range drawtest.Items(table.Rows.Surface) {
		if end := item.Rect.X + item.Rect.W; item.Text == "" && item.Rect.W < 3 && end > note.X+note.W+1 {
			t.Errorf("a stroke ends at %v, the cell at %v", end, note.X+note.W)
		}
	}
}

// TestWideLineIsToldWhole where it is cut, wherever the mouse is on it, also where other lines break into several.
func TestWideLineIsToldWhole(t *testing.T) {
	columns := slices.Clone(figures)
	columns[0].Wrap = true
	table, _ := showTable(t, columns, 300)
	line := Line{Cells: []Cell{{Text: strings.Repeat("seen from White, ", 10) + "points"}}, Wide: true}
	for _, x := range []float32{20, 150, 280} {
		if told := table.HintAt(&line, fyne.NewPos(x, 5)); told != line.Cells[0].Text {
			t.Errorf("at %v the mouse is told %q", x, told)
		}
	}
	line.Cells[0].Text = "seen from White"
	if told := table.HintAt(&line, fyne.NewPos(20, 5)); told != "" {
		t.Errorf("what is not cut is told, too: %q", told)
	}
}
