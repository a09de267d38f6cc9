package attacklist

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw/drawtest"
)

// TestPictures draws a list with a selected row, and the mouse on a factor of another.
func TestPictures(t *testing.T) {
	for name, light := range map[string]bool{"list_light.png": true, "list_dark.png": false} {
		l, w := showList(t, tall, sample())
		l.Select(1)
		w.Canvas().Focus(l.list)
		test.MoveMouse(w.Canvas(), overFactor(l, 2, 5))
		test.ApplyTheme(t, drawtest.Variant{Theme: theme.DefaultTheme(), Light: light})
		drawtest.AssertPicture(t, name, w.Canvas().Capture())
	}
}

// overFactor returns the middle of a factor in the window.
func overFactor(l *List, row, factor int) fyne.Position {
	r, _ := l.list.RowRect(row)
	return l.layout.factorRect(l.layout.first[row]+factor).Middle().AddXY(0, headHeight(l)+r.Y)
}
