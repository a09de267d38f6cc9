package rows

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// Tone colours a text by its meaning, in the colours of the theme.
type Tone uint8

// The tones.
const (
	Plain  Tone = iota
	Faint       // less than the other cells
	Good        // for the side in view
	Bad         // against it
	Alert       // worth a look
	Accent      // the theme's primary colour
	White       // of White, on charts and boards
	Black       // of Black

	tones
)

// toneNames are the colours of the tones.
var toneNames = [tones]fyne.ThemeColorName{
	Plain: theme.ColorNameForeground, Faint: theme.ColorNamePlaceHolder, Good: theme.ColorNameSuccess,
	Bad: theme.ColorNameError, Alert: theme.ColorNameWarning, Accent: theme.ColorNamePrimary,
	White: draw.ColourWhite, Black: draw.ColourBlack,
}

// caption is the style of names: of columns, and of pieces.
var caption = draw.Style{Colour: theme.ColorNamePlaceHolder, Size: theme.SizeNameCaptionText}
