package readout

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"drevo/widgets/draw"
)

// The looks of all texts.
var (
	nameStyle  = draw.Style{Size: theme.SizeNameCaptionText, Colour: theme.ColorNamePlaceHolder}
	valueStyle = draw.Style{}
	shareStyle = draw.Style{Size: theme.SizeNameCaptionText, Bold: true, Align: fyne.TextAlignCenter}
)
