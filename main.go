//go:build !headless

// Command drevo is a workbench that shows how a chess program thinks.
package main

import (
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

func main() {
	a := app.NewWithID("drevo")
	w := a.NewWindow("Drevo")
	w.SetContent(widget.NewLabel("Drevo"))
	w.ShowAndRun()
}
