package attacklist

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/widgets/draw"
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

// factorAt returns where a factor is drawn in the list; it may be cut.
func factorAt(l *List, row, factor int) draw.Rect {
	r, _ := l.Rows.RowRect(row)
	word := strings.TrimSpace(l.rows[row].Factors[factor].Text)
	for _, item := range drawtest.Texts(drawtest.Items(l.Rows.Surface)) {
		is := item.Text == word || item.Cut && strings.HasPrefix(word, strings.TrimSuffix(item.Text, string(draw.Ellipsis)))
		if at := item.Rect.Middle(); is && r.Contains(at) && at.Y > r.Y+20 {
			return item.Rect
		}
	}
	return draw.Rect{}
}

// overFactor returns the middle of a factor in the window.
func overFactor(l *List, row, factor int) fyne.Position {
	return factorAt(l, row, factor).Middle().AddXY(0, l.HeadHeight())
}
