package attacklist

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/widgets/draw/drawtest"
)

// TestPictures draws a list with a selected row, and the mouse on a factor of another.
func TestPictures(t *testing.T) {
	l, w := showList(t, tall, sample())
	l.Select(1)
	w.Canvas().Focus(l.Rows)
	test.MoveMouse(w.Canvas(), overFactor(l, 2, 5))
	drawtest.AssertLightAndDark(t, "list", w)
}

// overFactor returns the middle of a factor in the window.
func overFactor(l *List, row, factor int) fyne.Position {
	r, _ := l.Rows.RowRect(row)
	return source{l}.formula(row)[factor].Middle().AddXY(0, l.HeadHeight()+r.Y)
}
