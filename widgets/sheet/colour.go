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

// Shade is a colour that the theme does not have: one for a light ground and one for a dark one.
type Shade struct{ Light, Dark color.NRGBA }

// On chooses the colour for the ground on which w stands.
func (s Shade) On(w fyne.Widget) color.NRGBA {
	if isDark(w) {
		return s.Dark
	}
	return s.Light
}

// Shades that several widgets share. They stay apart in the common kinds of colour blindness; a shape or a word always
// says the same as the colour.
var (
	ShadeOwn   = Shade{color.NRGBA{0x00, 0x67, 0xa3, 0xff}, color.NRGBA{0x5c, 0xb0, 0xe8, 0xff}} // what is one's own
	ShadeEnemy = Shade{color.NRGBA{0xc2, 0x44, 0x00, 0xff}, color.NRGBA{0xff, 0x91, 0x55, 0xff}} // the enemy's, what fails or is forbidden
	ShadeHolds = Shade{color.NRGBA{0x00, 0x74, 0x55, 0xff}, color.NRGBA{0x3c, 0xc4, 0x9a, 0xff}} // what holds
)

// sides are the colours used when the theme has none.
var sides = map[fyne.ThemeColorName]Shade{
	ColourWhite: {color.NRGBA{0xc4, 0x76, 0x00, 0xff}, color.NRGBA{0xf0, 0xb0, 0x40, 0xff}},
	ColourBlack: {color.NRGBA{0x1f, 0x6a, 0xb4, 0xff}, color.NRGBA{0x5c, 0xa9, 0xea, 0xff}},
}

// Colour looks a colour up in the theme that holds for w, the two side colours included.
func Colour(name fyne.ThemeColorName, w fyne.Widget) color.Color {
	shade, side := sides[name]
	if !side {
		return theme.ColorForWidget(name, w)
	}
	variant := fyne.CurrentApp().Settings().ThemeVariant()
	if c := theme.CurrentForWidget(w).Color(name, variant); c != nil {
		if _, _, _, alpha := c.RGBA(); alpha != 0 {
			return c
		}
	}
	return shade.On(w)
}

// isDark tells whether w stands on a dark background. It looks at the background itself, because a theme may be dark
// whatever variant the system asks for.
func isDark(w fyne.Widget) bool {
	r, g, b, _ := theme.ColorForWidget(theme.ColorNameBackground, w).RGBA()
	return (299*r+587*g+114*b)/1000 < 0x8000
}
