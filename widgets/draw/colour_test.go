package draw

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
)

// context draws on nothing, in the colours of the present theme.
func context() *Context {
	return NewContext(&image.RGBA{}, 1, fyne.CurrentApp().Settings().Theme(), &Memory{})
}

func TestLegible(t *testing.T) {
	test.NewTempApp(t)
	i := context()
	text := i.Colour(theme.ColorNameForeground)
	ground := i.Colour(theme.ColorNameInputBackground)
	if Contrast(text, ground) < 4 {
		t.Fatalf("the theme's text has a contrast of %v only", Contrast(text, ground))
	}
	pale := Mix(ground, color.NRGBA{R: 255, G: 160, A: 255}, 0.2)
	if c := Contrast(i.Legible(pale, ground), ground); c < 4 {
		t.Errorf("a pale colour is turned to a contrast of %v only", c)
	}
	if got := i.Legible(text, ground); got != text {
		t.Errorf("%v stands out and is turned to %v", text, got)
	}
}

func TestContrast(t *testing.T) {
	black, white := color.NRGBA{A: 255}, color.NRGBA{R: 255, G: 255, B: 255, A: 255}
	if c := Contrast(black, white); c < 20.99 || c > 21.01 {
		t.Errorf("black on white is %v, want 21", c)
	}
	for i := range 8 { // the letter of a badge can be read on every hue
		if c := Contrast(Palette(i), Readable(Palette(i))); c < 3.5 {
			t.Errorf("hue %d has a contrast of %v only", i, c)
		}
	}
	if got := Over(white, color.NRGBA{A: 51}); got != (color.NRGBA{204, 204, 204, 255}) {
		t.Errorf("a fifth of black over white is %v", got)
	}
}

// sidedTheme defines White's colour and leaves Black's open.
type sidedTheme struct{ fyne.Theme }

func (s sidedTheme) Color(name fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	if name == ColourWhite {
		return color.NRGBA{1, 2, 3, 255}
	}
	return s.Theme.Color(name, v)
}

func TestSidesStandOut(t *testing.T) {
	test.NewTempApp(t)
	for name, side := range sides {
		for variant, c := range map[fyne.ThemeVariant]color.NRGBA{theme.VariantLight: side.Light,
			theme.VariantDark: side.Dark} {
			background := theme.DefaultTheme().Color(theme.ColorNameBackground, variant)
			assert.GreaterOrEqual(t, Contrast(c, color.NRGBAModel.Convert(background).(color.NRGBA)), 3.0, "%s on variant %d",
				name, variant)
		}
	}
	test.ApplyTheme(t, sidedTheme{theme.DefaultTheme()})
	assert.Equal(t, color.NRGBA{1, 2, 3, 255}, context().Colour(ColourWhite), "a theme may say otherwise")
	assert.Contains(t, []color.NRGBA{sides[ColourBlack].Light, sides[ColourBlack].Dark}, context().Colour(ColourBlack))
}

// TestWhiteIsBlue: White is the blue side and Black the amber one, as on the board.
func TestWhiteIsBlue(t *testing.T) {
	for _, c := range []color.NRGBA{Side(ColourWhite).Light, Side(ColourWhite).Dark} {
		assert.Greater(t, c.B, c.R)
	}
	for _, c := range []color.NRGBA{Side(ColourBlack).Light, Side(ColourBlack).Dark} {
		assert.Greater(t, c.R, c.B)
	}
}
