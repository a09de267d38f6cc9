package workbench

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// tour leads through the window at first start, one sentence a step, in a strip that
// is in nobody's way.
type tour struct {
	content *fyne.Container
	text    *widget.Label
	step    int
	about   string // what the window shows, before the first step

	OnStep func(step int) // 0 to len(tourText)-1
	OnEnd  func()
}

// tourText is what the tour says, a step each.
var tourText = []string{
	"The green arrow is its move; the list in the middle holds every position that it visited. Click a row: board, panel and path follow.",
	"Why this move? The panel on the right follows the value down to the position that it comes from. Why not another? Play it on the board: the list goes to it, or the bar says by which rule it was never looked at.",
	"What can attack what? Trajectories shows every shortest way within a horizon. Then set another depth or variant at the top, for ITEP say absolute, which examines every move, and press Think.",
}

func newTour() *tour {
	t := &tour{text: widget.NewLabel("")}
	t.text.Wrapping = fyne.TextWrapWord
	next := widget.NewButtonWithIcon("Next", theme.NavigateNextIcon(), t.next)
	next.Importance = widget.HighImportance
	end := widget.NewButton("Close the tour", t.end)
	t.content = container.NewBorder(nil, nil, nil, container.New(layout.NewCustomPaddedHBoxLayout(4), next, end), t.text)
	t.content.Hide()
	return t
}

// What is true at the start of the tour.
const (
	aboutFirst = "ITEP thinks about Botvinnik - Capablanca, 1938. "
	aboutOther = "The programme thinks about this position. "
	aboutFile  = "Press Think, and the programme analyses the position. "
)

// start shows the first step, which begins with what is true now.
func (t *tour) start(about string) {
	t.step, t.about = 0, about
	t.content.Show()
	t.show()
}

func (t *tour) show() {
	text := tourText[t.step]
	if t.step == 0 {
		text = t.about + text
	}
	t.text.SetText(fmt.Sprintf("%d / %d   %s", t.step+1, len(tourText), text))
	t.OnStep(t.step)
}

func (t *tour) next() {
	if t.step++; t.step == len(tourText) {
		t.end()
		return
	}
	t.show()
}

func (t *tour) end() {
	t.content.Hide()
	t.OnEnd()
}
