package searchlist

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw/drawtest"
	"drevo/widgets/rows"
)

var sample = []Row{
	{Title: "ITEP 3", Place: "after 30. Kf1", Outcome: "30... Qc7 (−1.9912)", Nodes: "4 595", Memory: "2.6 MB",
		Hint: "Options: the programme's own"},
	{Title: "The one for Monday's lesson, which has a long name", Outcome: "Botvinnik 6, after 30. Ba3: 30... " +
		"Qxa3 (+4.00)", Nodes: "444 636", Memory: "18.4 MB"},
	{Title: "ITEP 6, narrow", Place: "start", Outcome: "thinking", Memory: "104.9 MB"},
}

func show(t *testing.T, width float32, chosen int) (*List, fyne.Window) {
	t.Helper()
	l := New()
	w := drawtest.Show(t, l, width, 150)
	rows.Show(&l.Table, sample, chosen)
	return l, w
}

// TestPictures draws a list with a chosen row, and the mouse on another.
func TestPictures(t *testing.T) {
	l, w := show(t, 430, 1)
	w.Canvas().Focus(l.Rows)
	test.MoveMouse(w.Canvas(), fyne.NewPos(60, 20))
	drawtest.AssertLightAndDark(t, "list", w)
}

// TestTextsStandApart at every width.
func TestTextsStandApart(t *testing.T) {
	l, w := show(t, 430, 0)
	drawtest.AssertApartFrom(t, 240, 700, w, l.Rows.Surface, "18.4 MB")
}

// TestHands: a click chooses, one on the cross deletes, and so does the key.
func TestHands(t *testing.T) {
	l, w := show(t, 430, 0)
	var chosen, deleted []int
	escaped := 0
	l.Rows.OnSelect = func(row int) { chosen = append(chosen, row) }
	l.OnDelete, l.OnEscape = func(row int) { deleted = append(deleted, row) }, func() { escaped++ }
	height := l.RowHeight()
	test.TapCanvas(w.Canvas(), fyne.NewPos(50, height*1.5))
	test.TapCanvas(w.Canvas(), fyne.NewPos(430-24, 2.5*height))
	l.Rows.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
	l.Rows.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	assert.Equal(t, []int{1}, chosen)
	assert.Equal(t, []int{2, 1}, deleted)
	assert.Equal(t, 1, escaped)
	hint := ""
	l.OnHover = func(text string, _ fyne.Position) { hint = text }
	test.MoveMouse(w.Canvas(), fyne.NewPos(430-24, height/2))
	assert.Contains(t, hint, "Delete this search")
	test.MoveMouse(w.Canvas(), fyne.NewPos(50, 10))
	assert.Equal(t, "Options: the programme's own", hint)
}
