package draw_test

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// again draws what a vector is told, as pixels.
type again struct {
	p     *draw.Context
	texts []draw.Written
}

func (a *again) Shape(outlines [][]draw.Point, clip image.Rectangle, c color.NRGBA) {
	a.p.Shape(clip, c, func(path *draw.Path) {
		for _, outline := range outlines {
			if twice := clockwise(outline); twice > 0 {
				path.Add(outline...)
			} else {
				path.Cut(outline...)
			}
		}
	})
}

func (a *again) Text(t draw.Written) { a.texts = append(a.texts, t) }

func (a *again) Picture(picture image.Image, at image.Point, opacity uint8) {
	a.p.Image(picture.(*image.RGBA), at, opacity)
}

// clockwise is twice the area of an outline, below 0 where it runs the other way.
func clockwise(outline []draw.Point) (sum float64) {
	last := outline[len(outline)-1]
	for _, p := range outline {
		sum += last.X*p.Y - p.X*last.Y
		last = p
	}
	return sum
}

// TestVectorIsTheSamePicture: what is told as vectors is what is drawn, and texts are told where they stand.
func TestVectorIsTheSamePicture(t *testing.T) {
	test.NewTempApp(t)
	drawn, twin := image.NewRGBA(image.Rect(0, 0, 120, 80)), image.NewRGBA(image.Rect(0, 0, 120, 80))
	var memory, other draw.Memory
	p := draw.NewContext(drawn, 1, theme.DefaultTheme(), &memory)
	v := &again{p: draw.NewContext(twin, 1, theme.DefaultTheme(), &other)}
	p.TellVector(v)
	red, blue := color.NRGBA{R: 200, A: 255}, color.NRGBA{B: 200, A: 120}
	p.FillWith(draw.Rect{X: 3, Y: 3, W: 60, H: 20}, red)
	p.RoundFrame(draw.Rect{X: 10, Y: 10, W: 50, H: 50}, 8, 3, blue)
	p.Part(draw.Rect{X: 40, Y: 20, W: 60, H: 40}).Arrow([]fyne.Position{{X: 2, Y: 2}, {X: 50, Y: 30}}, 4, 12, red)
	p.Mark(p.Bounds(), image.Rect(80, 5, 96, 21), draw.Star, blue)
	p.Shape(image.Rect(0, 0, 60, 80), blue, func(path *draw.Path) { path.Ring(draw.Point{X: 60, Y: 60}, 15, 6) })
	picture := image.NewRGBA(image.Rect(0, 0, 5, 5))
	p.Image(picture, image.Pt(1, 70), 128)
	for i := range drawn.Pix {
		if d := int(drawn.Pix[i]) - int(twin.Pix[i]); d < -2 || d > 2 { // a mark has its edges from a mask
			t.Fatalf("at %d, %d: %d drawn, %d told", i/4%120, i/480, drawn.Pix[i], twin.Pix[i])
		}
	}
	p.Text("a text that is too long", draw.Rect{X: 5, Y: 30, W: 60, H: 20}, draw.Style{Bold: true})
	p.Text("Ba3", draw.Rect{X: 5, Y: 50, W: 100, H: 20}, draw.Style{Align: fyne.TextAlignTrailing})
	if cut, whole := v.texts[0], v.texts[1]; cut.Text == "" || []rune(cut.Text)[len([]rune(cut.Text))-1] != draw.Ellipsis ||
		!cut.Bold || cut.Width > 60 || whole.Text != "Ba3" || whole.X+whole.Width != 105 || whole.Baseline <= 50 {
		t.Errorf("the texts are %+v", v.texts)
	}
}
