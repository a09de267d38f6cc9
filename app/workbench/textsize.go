package workbench

import (
	"fmt"

	"drevo/app/config"
)

// Per cent by which a key changes the size of text, and how large it is in a presentation beside
// what the user has set.
const (
	usualText   = 100
	textStep    = 10
	largeFactor = 1.5
)

// useTheme puts colours and size of text in force as the settings have them.
func (w *Workbench) useTheme() {
	kept := w.settings.Config()
	factor := float32(textSize(kept)) / usualText
	if w.frame != nil && w.frame.presenting != partNone {
		factor *= largeFactor
	}
	w.start.SetTheme(newLook(kept.Theme, factor))
	if w.dialog != nil && w.dialogName == allKeys {
		w.showShortcuts() // its texts have the colours of the theme before
	}
}

// textSize is the size of text in per cent of the usual one.
func textSize(c config.Config) int {
	if c.TextSize == 0 {
		return usualText
	}
	return c.TextSize
}

// changeText makes text larger or smaller by steps; 0 makes it as usual.
func (w *Workbench) changeText(steps int) {
	size := usualText
	if steps != 0 {
		size = min(max(textSize(w.settings.Config())+steps*textStep, config.LeastText), config.MostText)
	}
	w.settings.Change(func(c *config.Config) { c.TextSize = size })
	w.useTheme()
	w.relayout()
	w.newMenu() // whose keys stand in columns
	w.setStatus(fmt.Sprintf("Text at %d %% of its usual size.", size))
}

// relayout lays the window out anew, after sizes have changed: what a hint speaks of has moved.
func (w *Workbench) relayout() {
	w.hints.Hide()
	w.frame.content.Refresh()
	w.tour.content.Refresh()
}
