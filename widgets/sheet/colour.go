package sheet

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Names of the colours of the two sides. A theme that knows them is asked; one that answers with nothing or with full
// transparency, as Fyne's own does, gets an amber and a blue which stay apart in the common kinds of colour blindness
// and stand out from the background by at least 3:1.
const (
	ColourWhite fyne.ThemeColorName = "sideWhite"
	ColourBlack fyne.ThemeColorName = "sideBlack"
)

// sides are the colours used when the theme has none, by name and variant.
var sides = map[fyne.ThemeColorName]map[fyne.ThemeVariant]color.NRGBA{
	ColourWhite: {
		theme.VariantLight: {R: 0xc4, G: 0x76, B: 0x00, A: 0xff},
		theme.VariantDark:  {R: 0xf0, G: 0xb0, B: 0x40, A: 0xff},
	},
	ColourBlack: {
		theme.VariantLight: {R: 0x1f, G: 0x6a, B: 0xb4, A: 0xff},
		theme.VariantDark:  {R: 0x5c, G: 0xa9, B: 0xea, A: 0xff},
	},
}

// Colour looks a colour up in the theme that holds for w, the two side colours included.
func Colour(name fyne.ThemeColorName, w fyne.Widget) color.Color {
	byVariant, side := sides[name]
	if !side {
		return theme.ColorForWidget(name, w)
	}
	variant := fyne.CurrentApp().Settings().ThemeVariant()
	if c := theme.CurrentForWidget(w).Color(name, variant); c != nil {
		if _, _, _, alpha := c.RGBA(); alpha != 0 {
			return c
		}
	}
	if isDark(w) {
		return byVariant[theme.VariantDark]
	}
	return byVariant[theme.VariantLight]
}

// isDark tells whether w stands on a dark background. It looks at the background itself, because a theme may be dark
// whatever variant the system asks for.
func isDark(w fyne.Widget) bool {
	r, g, b, _ := theme.ColorForWidget(theme.ColorNameBackground, w).RGBA()
	return (299*r+587*g+114*b)/1000 < 0x8000
}
