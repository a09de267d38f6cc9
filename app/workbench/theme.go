package workbench

import (
	"image/color"
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Names of themes, as in the settings and on the command line.
const (
	ThemeSystem = ""
	ThemeLight  = "light"
	ThemeDark   = "dark"
)

// look is the theme of the window: Fyne's own with calmer colours, less padding, and
// light or dark as the user wants.
type look struct {
	fyne.Theme
	mode   string
	factor float32 // of all text, and of what is sized with it
	slim   bool    // what can be touched is as large as a finger
}

func newLook(mode string, factor float32, slim bool) look {
	return look{Theme: theme.DefaultTheme(), mode: mode, factor: factor, slim: slim}
}

// palette holds the colours that differ from Fyne's. Fyne writes texts of low importance in the colour of
// disabled controls, and sentences in those of success and warning, which are too bright for that in its
// light theme: the contrast of each with the background is 4.5 : 1.
type palette map[fyne.ThemeColorName]color.Color

var (
	lightPalette = palette{
		theme.ColorNameBackground:        color.NRGBA{0xF7, 0xF6, 0xF3, 0xFF},
		theme.ColorNameInputBackground:   color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF},
		theme.ColorNameInputBorder:       color.NRGBA{0xCF, 0xCB, 0xC4, 0xFF},
		theme.ColorNameMenuBackground:    color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF},
		theme.ColorNameOverlayBackground: color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF},
		theme.ColorNameHeaderBackground:  color.NRGBA{0xEE, 0xEC, 0xE7, 0xFF},
		theme.ColorNameButton:            color.NRGBA{0xE9, 0xE6, 0xE0, 0xFF},
		theme.ColorNameForeground:        color.NRGBA{0x26, 0x27, 0x2B, 0xFF},
		theme.ColorNamePlaceHolder:       color.NRGBA{0x6B, 0x6A, 0x66, 0xFF},
		theme.ColorNameDisabled:          color.NRGBA{0x73, 0x71, 0x6C, 0xFF},
		theme.ColorNamePrimary:           color.NRGBA{0x1F, 0x5F, 0xA8, 0xFF},
		theme.ColorNameError:             color.NRGBA{0xB3, 0x26, 0x1E, 0xFF},
		theme.ColorNameWarning:           color.NRGBA{0x96, 0x58, 0x0A, 0xFF},
		theme.ColorNameSuccess:           color.NRGBA{0x1A, 0x76, 0x3C, 0xFF},
		theme.ColorNameSeparator:         color.NRGBA{0xDB, 0xD7, 0xCF, 0xFF},
		theme.ColorNameSelection:         color.NRGBA{0x1F, 0x5F, 0xA8, 0x33},
		theme.ColorNameHover:             color.NRGBA{0x00, 0x00, 0x00, 0x0E},
		draw.ColourWhite:                 draw.Side(draw.ColourWhite).Light,
		draw.ColourBlack:                 draw.Side(draw.ColourBlack).Light,
	}
	darkPalette = palette{
		theme.ColorNameBackground:        color.NRGBA{0x1D, 0x1F, 0x23, 0xFF},
		theme.ColorNameInputBackground:   color.NRGBA{0x15, 0x17, 0x1A, 0xFF},
		theme.ColorNameInputBorder:       color.NRGBA{0x3C, 0x40, 0x47, 0xFF},
		theme.ColorNameMenuBackground:    color.NRGBA{0x2A, 0x2D, 0x33, 0xFF},
		theme.ColorNameOverlayBackground: color.NRGBA{0x26, 0x29, 0x2E, 0xFF},
		theme.ColorNameHeaderBackground:  color.NRGBA{0x27, 0x2A, 0x2F, 0xFF},
		theme.ColorNameButton:            color.NRGBA{0x32, 0x36, 0x3D, 0xFF},
		theme.ColorNameForeground:        color.NRGBA{0xE4, 0xE3, 0xE0, 0xFF},
		theme.ColorNamePlaceHolder:       color.NRGBA{0x9A, 0x9C, 0xA1, 0xFF},
		theme.ColorNameDisabled:          color.NRGBA{0x8C, 0x8F, 0x95, 0xFF},
		theme.ColorNamePrimary:           color.NRGBA{0x6A, 0xA9, 0xE9, 0xFF},
		theme.ColorNameError:             color.NRGBA{0xFF, 0x8A, 0x80, 0xFF},
		theme.ColorNameSeparator:         color.NRGBA{0x36, 0x3A, 0x40, 0xFF},
		theme.ColorNameSelection:         color.NRGBA{0x6A, 0xA9, 0xE9, 0x40},
		theme.ColorNameHover:             color.NRGBA{0xFF, 0xFF, 0xFF, 0x12},
		draw.ColourWhite:                 draw.Side(draw.ColourWhite).Dark,
		draw.ColourBlack:                 draw.Side(draw.ColourBlack).Dark,
	}
)

// Color gives our colour where we have one.
func (l look) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	switch l.mode {
	case ThemeLight:
		variant = theme.VariantLight
	case ThemeDark:
		variant = theme.VariantDark
	}
	own := darkPalette
	if variant == theme.VariantLight {
		own = lightPalette
	}
	if c, ok := own[name]; ok {
		return c
	}
	return l.Theme.Color(name, variant)
}

// Size makes the window denser than Fyne's, as a workbench needs.
func (l look) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText:
		return draw.TextSize * l.factor
	case theme.SizeNameCaptionText, theme.SizeNameSubHeadingText, theme.SizeNameHeadingText:
		return l.Theme.Size(name) * l.factor
	case theme.SizeNamePadding:
		return 4
	case theme.SizeNameInnerPadding:
		if l.slim {
			return 12
		}
		return 6
	case theme.SizeNameInlineIcon:
		return 18 * l.factor
	case theme.SizeNameScrollBar:
		return 10
	case theme.SizeNameModalBlurRadius: // drawn by the processor, a blur costs seconds a picture beside other work
		return 0
	}
	return l.Theme.Size(name)
}

// Font has signs such as the minus from a font that comes along, because not every system has one with them. What a
// person names as the font of the program (FYNE_FONT) is taken as it is.
func (l look) Font(style fyne.TextStyle) fyne.Resource {
	own := l.Theme.Font(style)
	if style.Monospace || style.Symbol || os.Getenv("FYNE_FONT") != "" {
		return own
	}
	return draw.Signs()
}
