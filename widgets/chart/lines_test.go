package chart

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw/drawtest"
)

var lineSample = LineData{
	Labels: []string{"Start", "1. e4", "1... e5", "2. Nf3", "2... Nc6"}, Unit: "pawns", Marks: []int{3},
	Series: []Series{
		{Name: "ITEP", Values: []float64{0, 0.5, math.NaN(), -1, -1.5}, Open: []bool{false, true}},
		{Name: "centre", Values: []float64{0, 0.2, 0.1, 0.3, 40}},
	},
}

func showLines(t *testing.T) *Lines {
	t.Helper()
	c := NewLines()
	drawtest.Show(t, c, 300, 120)
	c.SetData(lineSample)
	return c
}

// TestLines goes to the place that is clicked, and says what the values there are.
func TestLines(t *testing.T) {
	c := showLines(t)
	went := -1
	c.OnGo = func(at int) { went = at }
	for at := range 5 {
		c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(c.x(at)+2, 50)})
		assert.Equal(t, at, went)
	}
	hint := ""
	c.OnHover = func(text string, _ fyne.Position) { hint = text }
	c.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(c.x(1), 50)}})
	assert.Equal(t, "1. e4\nITEP +0.50 pawns (at the limit)\n1 centre +0.20 pawns", hint)
	c.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(c.x(2), 50)}})
	assert.Equal(t, "1... e5\n1 centre +0.10 pawns", hint)
	c.MouseOut()
	assert.Empty(t, hint)
}

// TestScaleOfLines leaves one value in ten beyond its edge, which stands there.
func TestScaleOfLines(t *testing.T) {
	c := showLines(t)
	assert.Equal(t, 50.0, lineSample.most())
	many := LineData{Series: []Series{{Values: append(make([]float64, 20), 40)}}}
	assert.Equal(t, 0.5, many.most())
	words := drawtest.Words(drawtest.Items(c.Surface))
	assert.Subset(t, words, []string{"+50", "0", "−50", "1"})
	for _, i := range drawtest.Items(c.Surface) {
		assert.True(t, i.Rect.Y >= -1 && i.Rect.Y+i.Rect.H <= 121, "%+v", i)
	}
}

// TestNoLines says what to do.
func TestNoLines(t *testing.T) {
	c := showLines(t)
	c.Empty = "Analyse."
	c.SetData(LineData{})
	assert.Contains(t, drawtest.Words(drawtest.Items(c.Surface)), "Analyse.")
}
