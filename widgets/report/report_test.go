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

func TestFigures(t *testing.T) {
	f := NewFigures(FigureTable{Heads: []Named{{"closed", "Nodes."}, {"saved", "About."}}, Rows: []FigureRow{
		{Named{"a technique with a long name", "It cuts."}, []string{"12", "3.4k"}},
		{Named{"order", "See there."}, []string{"–", "–"}},
		{Named{"table", "It knows."}, []string{"–", "7"}},
	}})
	shown(t, f)
	items := drawtest.Items(f.Surface)
	assert.Equal(t, []string{"closed", "saved", "a technique with a long name", "12", "3.4k", "order", "table", "–", "7"},
		drawtest.Words(items))
	drawtest.AssertApart(t, drawtest.Texts(items), f.Size().Width, "figures")
	for _, item := range drawtest.Texts(items) {
		want := map[string]string{"closed": "Nodes.", "saved": "About.", "12": "It cuts.", "order": "See there.",
			"7": "It knows."}[item.Text]
		if want != "" {
			assert.Equal(t, want, f.hint(fyne.NewPos(item.Rect.X+item.Rect.W/2, item.Rect.Y+item.Rect.H/2), true), item.Text)
		}
	}
	assert.Empty(t, f.hint(fyne.Position{}, false))
	assert.Less(t, f.MinSize().Width, float32(300), "it fits a narrow column")
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
