package bookmoves

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw/drawtest"
	"drevo/widgets/rows"
)

var sample = []Row{
	{Move: "1. d4", Share: 0.61, Count: "12 400", Results: [3]float64{0.4, 0.35, 0.25}, Opening: "A40 Queen's Pawn"},
	{Move: "1. e4", Share: 0.38, Count: "7 700", Results: [3]float64{0.5, 0, 0.5}, Opening: "B00 King's Pawn, which has " +
		"a name that does not end before the list does"},
	{Move: "1. h4", Share: 0.01, Count: "30"},
}

func show(t *testing.T, width float32, choose func(row int)) (*rows.Table, fyne.Window) {
	t.Helper()
	l := New(choose)
	w := drawtest.Show(t, l, width, 160)
	rows.Show(l, sample, -1)
	return l, w
}

// rowHeight is the height of a row in view.
func rowHeight(l *rows.Table, row int) float32 {
	place, _ := l.Rows.RowRect(row)
	return place.H
}

// TestPictures draws a list, the mouse on a row.
func TestPictures(t *testing.T) {
	_, w := show(t, 420, nil)
	test.MoveMouse(w.Canvas(), fyne.NewPos(60, 20))
	drawtest.AssertLightAndDark(t, "list", w)
}

// TestTextsStandApart at every width that the tab can have.
func TestTextsStandApart(t *testing.T) {
	l, w := show(t, 420, nil)
	drawtest.AssertApartFrom(t, 280, 700, w, l.Rows.Surface, "12 400   61 %")
}

// TestHands: a click plays a move, and the row under the mouse is told with what its bar means.
func TestHands(t *testing.T) {
	var chosen, pointed []int
	l, w := show(t, 420, func(row int) { chosen = append(chosen, row) })
	hint := ""
	l.Rows.OnHoverRow = func(row int) { pointed = append(pointed, row) }
	l.OnHover = func(text string, _ fyne.Position) { hint = text }
	second := fyne.NewPos(40, rowHeight(l, 0)+10)
	test.MoveMouse(w.Canvas(), second)
	test.TapCanvas(w.Canvas(), second)
	assert.Equal(t, []int{1}, chosen)
	assert.Contains(t, pointed, 1)
	assert.Contains(t, hint, "White won 50 %")
}
