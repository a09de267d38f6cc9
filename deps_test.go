package main

import (
	_ "fyne.io/fyne/v2/app"
	_ "fyne.io/fyne/v2/driver/software"
	_ "fyne.io/fyne/v2/test"
	_ "fyne.io/fyne/v2/widget"
	_ "github.com/notnil/chess"
	_ "golang.org/x/image/font/opentype"
	_ "golang.org/x/image/vector"
)
