package chart

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw/drawtest"
)

// parts names parts by their numbers.
func parts(first, last int) string { return fmt.Sprintf("%d to %d", first+1, last+1) }

// TestHistogram chooses parts by a drag or a click, and says how many a part has.
func TestHistogram(t *testing.T) {
	c := NewHistogram()
	drawtest.Show(t, c, 200, 80)
	c.Tapped(&fyne.PointEvent{}) // without data nothing happens
	c.SetData(HistogramData{Title: "ply", Unit: "nodes", Range: parts, Counts: []int{5, 0, 1200, 3}})
	first, last := -1, -1
	c.OnRange = func(from, to int) { first, last = from, to }
	c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(120, 40)})
	assert.Equal(t, []int{2, 2}, []int{first, last})
	for _, x := range []float32{190, 130, 60} { // from the right to the left
		c.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, 40)}, Dragged: fyne.NewDelta(-5, 0)})
	}
	c.DragEnd()
	assert.Equal(t, []int{1, 3}, []int{first, last})
	c.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(-50, 40)}, Dragged: fyne.NewDelta(-60, 0)})
	c.DragEnd()
	assert.Equal(t, []int{0, 0}, []int{first, last})
	hint := ""
	c.OnHover = func(text string, _ fyne.Position) { hint = text }
	c.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(120, 40)}})
	assert.Contains(t, hint, "ply 3 to 3: 1\u00a0200 nodes")
	c.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(120, 40)}, Dragged: fyne.NewDelta(110, 0)})
	assert.Contains(t, hint, "ply 1 to 3: 1\u00a0205 nodes")
	c.DragEnd()
	c.MouseOut()
	assert.Empty(t, hint)
}

// TestHistogramDraws the largest count from the one line of text to the other, and nothing where there is none.
func TestHistogramDraws(t *testing.T) {
	c := NewHistogram()
	drawtest.Show(t, c, 200, 80)
	_, empty := drawtest.Picture(c.Surface, 1)
	c.SetData(HistogramData{Title: "", Range: func(int, int) string { return "" }, Counts: []int{10, 0}})
	_, drawn := drawtest.Picture(c.Surface, 1)
	middle := drawn.Bounds().Dy() / 2
	assert.NotEqual(t, empty.At(50, middle), drawn.At(50, middle))
	assert.Equal(t, empty.At(150, middle), drawn.At(150, middle))
}
