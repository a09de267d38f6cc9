package flowchart

import (
	"fmt"
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"

	"drevo/widgets/draw"
	"drevo/widgets/draw/drawtest"
)

// sample returns a chart of three blocks, one below the other, and a way back.
func sample() Chart {
	block := func(id int, shape Shape, row float32) Block {
		return Block{ID: id, Text: fmt.Sprint("block ", id), Hint: fmt.Sprint("hint ", id), Shape: shape,
			Area: draw.Rect{X: 0.5, Y: row, W: 2, H: 0.6}}
	}
	down := func(from, to int, y float32) Link {
		return Link{From: from, To: to, Points: []fyne.Position{fyne.NewPos(1.5, y), fyne.NewPos(1.5, y+0.4)}}
	}
	return Chart{
		Width: 4, Height: 3, Notes: draw.Rect{X: 2.8, Y: 0, W: 1.2, H: 1},
		Blocks: []Block{block(7, End, 0), block(8, Choice, 1), block(9, Box, 2)},
		Links: []Link{down(7, 8, 0.6), down(8, 9, 1.6),
			{From: 9, To: 8, Label: "yes", LabelAt: fyne.NewPos(2.6, 2.3), Points: []fyne.Position{
				fyne.NewPos(2.5, 2.3), fyne.NewPos(3, 2.3), fyne.NewPos(3, 1.3), fyne.NewPos(2.5, 1.3)}}},
	}
}

func show(t *testing.T) (*View, fyne.Window) {
	b := New(sample())
	return b, drawtest.Show(t, b, 240, 150) // 60 by 50 units a cell
}

// changed counts the pixels of a box that differ between two pictures.
func changed(a, b image.Image, box image.Rectangle) int {
	n := 0
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			if a.At(x, y) != b.At(x, y) {
				n++
			}
		}
	}
	return n
}

func TestWhatIsDrawn(t *testing.T) {
	b, _ := show(t)
	drawtest.AssertGolden(t, "chart.txt", drawtest.Items(b.Surface))
}

// TestLight sees the lit block and the way to it, and nothing else, change.
func TestLight(t *testing.T) {
	b, w := show(t)
	dark := w.Canvas().Capture()
	b.Light(8, 9)
	assert.Equal(t, 8, b.Lit())
	lit := w.Canvas().Capture()
	first, second, third := image.Rect(28, 0, 152, 26), image.Rect(30, 50, 150, 80), image.Rect(32, 104, 148, 128)
	wayBack, wayDown := image.Rect(176, 70, 184, 110), image.Rect(85, 83, 95, 97)
	assert.Greater(t, changed(dark, lit, second), 2000)
	assert.Greater(t, changed(dark, lit, wayBack), 30, "the way from block 9")
	assert.Zero(t, changed(dark, lit, first))
	assert.Zero(t, changed(dark, lit, third))
	assert.Zero(t, changed(dark, lit, wayDown), "the way from block 8 to 9")
	b.Light(None, None)
	assert.Zero(t, changed(dark, w.Canvas().Capture(), dark.Bounds()))
}

func TestTapAndHover(t *testing.T) {
	b, w := show(t)
	var log []string
	b.OnSelect = func(id int) { log = append(log, fmt.Sprint("select ", id)) }
	b.OnHover = func(hint string, _ fyne.Position) { log = append(log, hint) }
	test.TapAt(b, fyne.NewPos(60, 60))
	test.TapAt(b, fyne.NewPos(60, 40)) // between two blocks
	for _, y := range []float32{10, 15, 40, 110} {
		test.MoveMouse(w.Canvas(), fyne.NewPos(60, y))
	}
	b.MouseOut()
	assert.Equal(t, []string{"select 8", "hint 7", "", "hint 9", ""}, log)
}

func TestNotes(t *testing.T) {
	b, w := show(t)
	before := w.Canvas().Capture()
	b.SetNotes([]string{"n\t3", "to move\tWhite"})
	area := image.Rect(168, 0, 240, 50)
	with := w.Canvas().Capture()
	assert.Greater(t, changed(before, with, area), 50)
	assert.Zero(t, changed(before, with, image.Rect(0, 0, 160, 150)))
	b.SetNotes(nil)
	assert.Zero(t, changed(before, w.Canvas().Capture(), before.Bounds()))
}
