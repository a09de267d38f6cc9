package workbench

import (
	"fmt"
	"math"

	"fyne.io/fyne/v2"

	"drevo/app/config"
	"drevo/app/workspace"
)

// Per cent by which a key changes the size of text, and how large it is in a presentation beside
// what the user has set: twice, by which the least letters reach [draw.PresentedText].
const (
	usualText     = 100
	textStep      = 10
	presentFactor = 2
)

// appearance puts colours and size of text in force.
type appearance struct {
	OnTheme func()          // other colours or sizes are in force; optional
	onSize  func(fyne.Size) // the window may need other parts

	setTheme func(fyne.Theme)
	dark     func() bool // whether the window is dark now
	work     *workspace.Workspace
	dialogs  *dialogs
	frame    *frame  // nil at first
	most     float32 // how many times as large as usual text may be in the window; 0: not known yet
	used     float32 // how many times as large it is
	worn     look    // what is in force
	fitting  bool    // it is about to be fitted to the window
}

// leastFactor is how much smaller than usual text becomes for a small window, and no more; factorSteps in how many
// steps it comes to twice its size: each step costs all texts and icons of the window, a third of a second.
const (
	leastFactor = 0.8
	factorSteps = 50
)

// toggleTheme changes from light to dark and back.
func (a *appearance) toggleTheme() {
	mode := ThemeDark
	if a.dark() {
		mode = ThemeLight
	}
	a.work.Settings().Change(func(c *config.Config) { c.Theme = mode })
	a.useTheme()
}

// resized fits the text to another size of the window, and gives a wide one its second panel. The size comes while
// the window is laid out; what follows from it waits until that is done.
func (a *appearance) resized(size fyne.Size) {
	a.dialogs.hints.Hide() // what it speaks of has moved
	a.check(size)
}

// check fits the text to the window, if its size or what its parts want asks for that.
func (a *appearance) check(size fyne.Size) {
	wish := a.factor()
	asWished := a.used <= wish && a.used >= min(wish, a.room())
	shaped := a.frame.wide == a.frame.wantsTwo(size) && a.frame.slim == isSlim(size) && a.frame.low == isLow(size) &&
		a.frame.says == roomFor(size)
	if a.fitting || shaped && asWished && a.fits() {
		return
	}
	a.fitting = true
	a.work.Post(func() {
		a.fitting = false
		a.onSize(a.frame.content.Size())
		a.fitText()
	})
}

// fitText puts the size of text in force as the settings have it, or, where the window would have to grow
// beyond its size for that, about the largest that it has room for. It reports whether all is as wanted.
func (a *appearance) fitText() bool {
	const tries = 4
	for range tries {
		a.most = a.room()
		a.useTheme()
		a.relayout()
		if a.fits() || a.used == leastFactor {
			break
		}
	}
	return a.factor() <= a.used
}

// room is how many times as large as usual text may be in the window, by what its parts want with the text as it is.
func (a *appearance) room() float32 {
	const less = 0.99 // gaps do not shrink with the text
	return max(float32(math.Floor(float64(a.used*a.spare()*less*factorSteps))/factorSteps), leastFactor)
}

// fits reports whether the parts of the window have the room that they want.
func (a *appearance) fits() bool { return a.spare() >= 1 }

// spare is how many times larger everything could be in the window as it is.
func (a *appearance) spare() float32 {
	least, size := a.frame.content.MinSize(), a.frame.content.Size()
	if size.IsZero() {
		return math.MaxFloat32
	}
	return min(size.Width/least.Width, size.Height/least.Height)
}

// factor is how many times as large as usual text should be.
func (a *appearance) factor() float32 {
	kept := a.work.Settings().Config()
	factor := float32(textSize(kept)) / usualText
	if a.frame == nil {
		return factor
	}
	switch {
	case kept.TextSize != 0:
	case isWide(a.frame.content.Size()):
		factor = wideFactor
	case !a.frame.slim:
		factor = typeFor(a.frame.content.Size().Width)
	}
	if a.frame.presenting != partNone {
		factor *= presentFactor
	}
	return factor
}

// useTheme puts colours and size of text in force as the settings have them, and as the window has room.
func (a *appearance) useTheme() {
	factor := a.factor()
	if a.most > 0 {
		factor = min(factor, a.most)
	}
	a.used = factor
	next := newLook(a.work.Settings().Config().Theme, factor, a.frame != nil && a.frame.slim)
	if next == a.worn {
		return
	}
	a.worn = next
	a.setTheme(next)
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
}
