package report

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw/drawtest"
)

// shown puts an object into a window of its own size.
func shown(t *testing.T, o fyne.CanvasObject) {
	test.NewTempApp(t)
	w := test.NewTempWindow(t, o)
	w.SetPadded(false)
	w.Resize(o.MinSize().Max(fyne.NewSize(600, 0)))
}

func TestGrid(t *testing.T) {
	g := NewGrid(Table{Title: "Table", Columns: []string{"name", "n"}, Rows: [][]Cell{{{Text: "a"}, {"12", true}},
		{{Text: "longer"}, {"3 456", true}}}})
	shown(t, g)
	items := drawtest.Items(g.Surface)
	assert.Equal(t, []string{"Table", "name", "a", "longer", "n", "12", "3 456"}, drawtest.Words(items))
	for _, item := range items {
		assert.False(t, item.Cut, item.Text)
	}
	drawtest.AssertApart(t, drawtest.Texts(items), g.Size().Width, "table")
}

// A click on a row that opens something says which; the head and other rows open nothing.
func TestGridOpensRows(t *testing.T) {
	g := NewGrid(Table{Title: "Table", Columns: []string{"name"}, Rows: [][]Cell{{{Text: "a"}}, {{Text: "b"}}},
		Opens: []string{"", "opens b"}})
	var opened []int
	g.OnOpen = func(row int) { opened = append(opened, row) }
	shown(t, g)
	for line := range 5 {
		at := fyne.NewPos(10, (float32(line)+0.5)*g.line())
		g.Tapped(&fyne.PointEvent{Position: at})
		hint := g.point(at, true)
		assert.Equal(t, line == 3, hint == "opens b", "line %d", line)
		assert.Equal(t, line == 3, g.Cursor() == desktop.PointerCursor, "line %d", line)
	}
	assert.Equal(t, []int{1}, opened)
}
