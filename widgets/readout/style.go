package readout

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/easel"
)

// The looks of all texts.
var (
	nameStyle  = easel.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
	scaleStyle = easel.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder, Align: fyne.TextAlignTrailing}
	valueStyle = easel.Style{}
	shareStyle = easel.Style{Size: theme.SizeNameCaptionText, Bold: true, Align: fyne.TextAlignCenter}
)

// width is the room that a text takes, in whole units, whatever the scale.
func width(e *easel.Easel, text string, style easel.Style) float32 {
	return float32(math.Ceil(float64(e.TextWidth(text, style))))
}
