package workbench

import (
	_ "embed"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

//go:embed icons/flip.svg
var flipSVG []byte

//go:embed icons/theme.svg
var themeSVG []byte

// Icons that Fyne does not have; they take the colour of the theme.
var (
	flipIcon  = theme.NewThemedResource(fyne.NewStaticResource("flip.svg", flipSVG))
	themeIcon = theme.NewThemedResource(fyne.NewStaticResource("theme.svg", themeSVG))
)
