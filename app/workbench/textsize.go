package workbench

import (
	"fmt"
	"math"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/widgets/draw"
)

// Per cent by which a key changes the size of text, and how large it is in a presentation beside
// what the user has set.
const (
	usualText   = 100
	textStep    = 10
	largeFactor = 1.5
)

// fitText puts the size of text in force as the settings have it, or, where the window would have to grow
// beyond its size for that, about the largest that it has room for. It reports whether all is as wanted.
func (w *Workbench) fitText() bool {
	w.mostText = max(draw.Zoom()*w.room(), 1)
	w.useTheme()
	w.relayout()
	return w.textFactor() <= w.mostText
}

// room is how many times larger everything could be in the window as it is.
func (w *Workbench) room() float32 {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(w.frame.content)
	if canvas == nil || canvas.Size().IsZero() {
		return math.MaxFloat32
	}
	least, size := w.frame.content.MinSize(), canvas.Size()
	return min(size.Width/least.Width, size.Height/least.Height)
}

// textFactor is how many times as large as usual text should be.
func (w *Workbench) textFactor() float32 {
	factor := float32(textSize(w.settings.Config())) / usualText
	if w.frame != nil && w.frame.presenting != partNone {
		factor *= largeFactor
	}
	return factor
}

// useTheme puts colours and size of text in force as the settings have them, and as the window has room.
func (w *Workbench) useTheme() {
	factor := w.textFactor()
	if w.mostText > 0 {
		factor = min(factor, w.mostText)
	}
	w.start.SetTheme(newLook(w.settings.Config().Theme, factor))
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
	whole := w.fitText()
	w.newMenu() // whose keys stand in columns
	text := fmt.Sprintf("Text at %d %% of its usual size.", size)
	if !whole {
		text += " The window has no room for so much."
	}
	w.setStatus(text)
}

// relayout lays the window out anew, after sizes have changed: what a hint speaks of has moved.
func (w *Workbench) relayout() {
	w.hints.Hide()
	w.frame.content.Refresh()
	w.tour.content.Refresh()
}
