package draw

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Names of the colours of the two sides. A theme that knows them is asked; one that answers with
// nothing or with full transparency, as Fyne's own does, gets a blue for White and an amber for
// Black, which stay apart in the common kinds of colour blindness and stand out from the background
// by at least 3:1.
const (
	ColourWhite fyne.ThemeColorName = "sideWhite"
	ColourBlack fyne.ThemeColorName = "sideBlack"
)

// Shade is a colour that the theme does not have: one for a light ground and one for a dark one.
type Shade struct{ Light, Dark color.NRGBA }

// Shades that several widgets share. They stay apart in the common kinds of colour blindness; a
// shape or a word always says the same as the colour.
var (
	ShadeOwn   = Shade{color.NRGBA{0x00, 0x67, 0xa3, 0xff}, color.NRGBA{0x5c, 0xb0, 0xe8, 0xff}} // what is one's own
	ShadeEnemy = Shade{color.NRGBA{0xc2, 0x44, 0x00, 0xff}, color.NRGBA{0xff, 0x91, 0x55, 0xff}} // what it is set against
	// what fails or is forbidden
	ShadeFails = Shade{color.NRGBA{0xb0, 0x1c, 0x45, 0xff}, color.NRGBA{0xff, 0x7d, 0x9c, 0xff}}
	ShadeHolds = Shade{color.NRGBA{0x00, 0x74, 0x55, 0xff}, color.NRGBA{0x3c, 0xc4, 0x9a, 0xff}} // what holds
)

// sides are the colours used when the theme has none.
var sides = map[fyne.ThemeColorName]Shade{
	ColourWhite: {color.NRGBA{0x1f, 0x6a, 0xb4, 0xff}, color.NRGBA{0x5c, 0xa9, 0xea, 0xff}},
	ColourBlack: {color.NRGBA{0xc4, 0x5a, 0x00, 0xff}, color.NRGBA{0xf0, 0x8a, 0x3c, 0xff}},
}

// Side returns the colours of a side, ColourWhite or ColourBlack, for a theme that wants them.
func Side(name fyne.ThemeColorName) Shade { return sides[name] }

// Colour looks a theme colour up, those of the two sides included.
func (p *Context) Colour(name fyne.ThemeColorName) color.NRGBA {
	c, known := p.colours[name]
	if !known {
		c = p.lookUp(name)
		p.colours[name] = c
	}
	return c
}

func (p *Context) lookUp(name fyne.ThemeColorName) color.NRGBA {
	c := p.theme.Color(name, fyne.CurrentApp().Settings().ThemeVariant())
	if c != nil {
		if _, _, _, alpha := c.RGBA(); alpha != 0 || sides[name] == (Shade{}) {
			return color.NRGBAModel.Convert(c).(color.NRGBA)
		}
	}
	return p.Shade(sides[name])
}

// Shade chooses the colour for the ground on which the widget stands. It looks at the background
// itself, because a theme may be dark whatever variant the system asks for.
func (p *Context) Shade(s Shade) color.NRGBA {
	r, g, b, _ := p.Colour(theme.ColorNameBackground).RGBA()
	if (299*r+587*g+114*b)/1000 < 0x8000 {
		return s.Dark
	}
	return s.Light
}

// Faded returns a theme colour that lets the ground shine through: alpha is from 0 to 255.
func (p *Context) Faded(name fyne.ThemeColorName, alpha uint8) color.NRGBA {
	return Fade(p.Colour(name), alpha)
}

// Fade returns a colour that lets the ground shine through: alpha is from 0 to 255.
func Fade(c color.NRGBA, alpha uint8) color.NRGBA {
	c.A = alpha
	return c
}

// Legible turns a colour towards the text's until it stands out from the ground: the theme's green
// and orange are too pale for text on white.
func (p *Context) Legible(c, ground color.NRGBA) color.NRGBA {
	const enough = 4
	text := p.Colour(theme.ColorNameForeground)
	for share := 0.0; share < 1; share += 0.125 {
		if m := Mix(c, text, share); Contrast(m, ground) >= enough {
			return m
		}
	}
	return text
}

// Readable returns black or white, whichever stands out from a colour.
func Readable(c color.NRGBA) color.NRGBA {
	black, white := color.NRGBA{A: 0xFF}, color.NRGBA{R: 0xFF, G: 0xFF, B: 0xFF, A: 0xFF}
	if Contrast(c, black) > Contrast(c, white) {
		return black
	}
	return white
}

// Contrast returns the ratio of the brightness of two colours, 1 to 21, as WCAG defines it.
func Contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a)+0.05, luminance(b)+0.05
	return max(x, y) / min(x, y)
}

// luminance returns the relative brightness of a colour, 0 to 1, in the sRGB space.
func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		if s := float64(v) / 255; s > 0.04045 {
			return math.Pow((s+0.055)/1.055, 2.4)
		}
		return float64(v) / 255 / 12.92
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// Mix goes from one colour towards another by a share, 0 to 1.
func Mix(a, b color.NRGBA, share float64) color.NRGBA {
	part := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*share + 0.5) }
	return color.NRGBA{part(a.R, b.R), part(a.G, b.G), part(a.B, b.B), part(a.A, b.A)}
}

// Over lays a colour that lets the ground shine through on that ground.
func Over(ground, c color.NRGBA) color.NRGBA {
	return Mix(ground, Fade(c, ground.A), float64(c.A)/255)
}

// Palette returns one of eight hues that stay apart for colour-blind eyes, on light and on dark ground: after Okabe and
// Ito, but neighbours have steps of lightness between them, also as deuteranopic eyes see them. Any i is taken modulo
// eight.
func Palette(i int) color.NRGBA {
	hues := [...]color.NRGBA{
		{R: 0x0A, G: 0x55, B: 0x96, A: 0xFF}, // blue
		{R: 0xE0, G: 0xA3, B: 0x1C, A: 0xFF}, // orange
		{R: 0x00, G: 0x6F, B: 0x55, A: 0xFF}, // green
		{R: 0xDE, G: 0x68, B: 0x36, A: 0xFF}, // vermilion
		{R: 0x98, G: 0xD1, B: 0xF6, A: 0xFF}, // sky
		{R: 0x62, G: 0x28, B: 0x74, A: 0xFF}, // purple
		{R: 0xEA, G: 0xDB, B: 0x46, A: 0xFF}, // yellow
		{R: 0x78, G: 0x7D, B: 0x85, A: 0xFF}, // grey
	}
	n := len(hues)
	return hues[(i%n+n)%n]
}
