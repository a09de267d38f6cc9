package draw

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
)

// drawing is a widget that is one surface.
type drawing struct {
	widget.BaseWidget
	surface *Surface
}

func (d *drawing) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(d.surface.Raster)
}

// picture draws on a surface of 100 by 60 units at a scale.
func picture(t *testing.T, scale float32, draw func(*Context)) image.Image {
	test.NewTempApp(t)
	d := &drawing{}
	d.surface = NewSurface(d, draw)
	d.ExtendBaseWidget(d)
	w := test.NewTempWindow(t, d)
	w.SetPadded(false)
	w.Canvas().(software.WindowlessCanvas).SetScale(scale)
	w.Resize(fyne.NewSize(100, 60))
	return w.Canvas().Capture()
}

func at(img image.Image, x, y int) color.NRGBA {
	return color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
}

func TestUnitsBecomePixels(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		img := picture(t, scale, func(p *Context) {
			assert.Equal(t, fyne.NewSize(100, 60), p.Size)
			p.Fill(Rect{10, 20, 30, 15}, theme.ColorNamePrimary)
			p.Frame(Rect{60, 20, 20, 20}, 1, p.Colour(theme.ColorNameError))
		})
		k := int(scale)
		primary, edge, ground := color.NRGBAModel.Convert(theme.Color(theme.ColorNamePrimary)),
			color.NRGBAModel.Convert(theme.Color(theme.ColorNameError)), at(img, 0, 0)
		assert.Equal(t, primary, at(img, 10*k, 20*k))
		assert.Equal(t, primary, at(img, 40*k-1, 35*k-1))
		assert.Equal(t, ground, at(img, 40*k, 35*k))
		assert.Equal(t, edge, at(img, 60*k, 25*k))
		assert.Equal(t, edge, at(img, 80*k-1, 40*k-1))
		assert.Equal(t, ground, at(img, 70*k, 30*k), "a frame is hollow")
	}
}

func TestEachPictureBeginsEmpty(t *testing.T) {
	first := true
	var s *Surface
	test.NewTempApp(t)
	d := &drawing{}
	s = NewSurface(d, func(p *Context) {
		if first {
			p.Fill(Rect{0, 0, 100, 60}, theme.ColorNamePrimary)
		}
		first = false
	})
	d.surface = s
	d.ExtendBaseWidget(d)
	d.Resize(fyne.NewSize(100, 60))
	assert.NotZero(t, s.Generator(100, 60).(*image.RGBA).Pix[3])
	assert.Zero(t, s.Generator(100, 60).(*image.RGBA).Pix[3])
}

func TestWordsStayInTheirBox(t *testing.T) {
	box := Rect{20, 10, 50, 34}
	img := picture(t, 1, func(p *Context) {
		p.Words("several words that need more lines than there is room for", box,
			Style{})
	})
	ground, inked := at(img, 0, 0), 0
	for y := range 60 {
		for x := range 100 {
			inside := x >= 20 && x < 70 && y >= 10 && y < 44
			switch changed := at(img, x, y) != ground; {
			case changed && !inside:
				t.Fatalf("ink at %d, %d", x, y)
			case changed:
				inked++
			}
		}
	}
	assert.Greater(t, inked, 100)
}

func TestLongerTextsAreWider(t *testing.T) {
	test.NewTempApp(t)
	d := &drawing{}
	d.surface = NewSurface(d, func(*Context) {})
	assert.Greater(t, d.surface.TextWidth("wide text", Style{}), d.surface.TextWidth("text", Style{}))
	assert.Greater(t, d.surface.LineHeight(Style{}), d.surface.LineHeight(Style{Size: theme.SizeNameCaptionText}))
}

// TestScaleIsTheCanvas: a picture's width is rounded to whole pixels, which must not stretch what
// is drawn.
func TestScaleIsTheCanvas(t *testing.T) {
	picture(t, 1.256, func(p *Context) { // 125.6 pixels wide
		assert.InDelta(t, 1.256, p.Scale(), 1e-5)
		assert.Equal(t, 1, p.Hair())
	})
}
