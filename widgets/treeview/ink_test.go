package treeview

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/paint"
)

func TestTonesStandOut(t *testing.T) {
	test.NewTempApp(t)
	e := New(nil)
	e.Resize(fyne.NewSize(100, 100))
	var faces paint.Faces
	i := newInk(image.NewRGBA(image.Rect(0, 0, 200, 200)), e, &faces)
	if i.scale != 2 || i.px(8) != 16 {
		t.Errorf("the scale is %v, want 2", i.scale)
	}
	text := i.colour(theme.ColorNameForeground)
	ground := i.colour(theme.ColorNameInputBackground)
	if contrast(text, ground) < 4 {
		t.Fatalf("the theme's text has a contrast of %v only", contrast(text, ground))
	}
	pale := mix(ground, color.NRGBA{R: 255, G: 160, A: 255}, 0.2)
	if c := contrast(i.legible(pale, ground), ground); c < 4 {
		t.Errorf("a pale colour is turned to a contrast of %v only", c)
	}
	if got := i.legible(text, ground); got != text {
		t.Errorf("%v stands out and is turned to %v", text, got)
	}
}

func TestContrast(t *testing.T) {
	black, white := color.NRGBA{A: 255}, color.NRGBA{R: 255, G: 255, B: 255, A: 255}
	if c := contrast(black, white); c < 20.99 || c > 21.01 {
		t.Errorf("black on white is %v, want 21", c)
	}
	for i := range 8 { // the letter of a badge can be read on every hue
		if c := contrast(Palette(i), readable(Palette(i))); c < 3.5 {
			t.Errorf("hue %d has a contrast of %v only", i, c)
		}
	}
	if got := over(white, color.NRGBA{A: 51}); got != (color.NRGBA{204, 204, 204, 255}) {
		t.Errorf("a fifth of black over white is %v", got)
	}
}
