package workbench

import (
	"fmt"
	"math"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/workspace"
	"drevo/widgets/draw"
)

// Per cent by which a key changes the size of text, and how large it is in a presentation beside
// what the user has set.
const (
	usualText   = 100
	textStep    = 10
	largeFactor = 1.5
)

// appearance puts colours and size of text in force.
type appearance struct {
	OnTheme func() // other colours or sizes are in force; optional

	setTheme func(fyne.Theme)
	dark     func() bool // whether the window is dark now
	work     *workspace.Workspace
	dialogs  *dialogs
	frame    *frame            // nil at first
	tour     fyne.CanvasObject // its strip
	most     float32           // how many times as large as usual text may be in the window; 0: not known yet
}

// toggleTheme changes from light to dark and back.
func (a *appearance) toggleTheme() {
	mode := ThemeDark
	if a.dark() {
		mode = ThemeLight
	}
	a.work.Settings().Change(func(c *config.Config) { c.Theme = mode })
	a.useTheme()
}

// fitText puts the size of text in force as the settings have it, or, where the window would have to grow
// beyond its size for that, about the largest that it has room for. It reports whether all is as wanted.
func (a *appearance) fitText() bool {
	a.most = max(draw.Zoom()*a.spare(), 1)
	a.useTheme()
	a.relayout()
	return a.factor() <= a.most
}

// spare is how many times larger everything could be in the window as it is.
func (a *appearance) spare() float32 {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(a.frame.content)
	if canvas == nil || canvas.Size().IsZero() {
		return math.MaxFloat32
	}
	least, size := a.frame.content.MinSize(), canvas.Size()
	return min(size.Width/least.Width, size.Height/least.Height)
}

// factor is how many times as large as usual text should be.
func (a *appearance) factor() float32 {
	factor := float32(textSize(a.work.Settings().Config())) / usualText
	if a.frame != nil && a.frame.presenting != partNone {
		factor *= largeFactor
	}
	return factor
}

// useTheme puts colours and size of text in force as the settings have them, and as the window has room.
func (a *appearance) useTheme() {
	factor := a.factor()
	if a.most > 0 {
		factor = min(factor, a.most)
	}
	a.setTheme(newLook(a.work.Settings().Config().Theme, factor))
	if a.OnTheme != nil {
		a.OnTheme()
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
func (a *appearance) changeText(steps int) {
	size := usualText
	if steps != 0 {
		size = min(max(textSize(a.work.Settings().Config())+steps*textStep, config.LeastText), config.MostText)
	}
	a.work.Settings().Change(func(c *config.Config) { c.TextSize = size })
	whole := a.fitText()
	a.work.Mark() // whose keys stand in columns
	text := fmt.Sprintf("Text at %d %% of its usual size.", size)
	if !whole {
		text += " The window has no room for so much."
	}
	a.work.Status(text)
}

// relayout lays the window out anew, after sizes have changed: what a hint speaks of has moved.
func (a *appearance) relayout() {
	a.dialogs.hints.Hide()
	a.frame.content.Refresh()
	a.tour.Refresh()
}
