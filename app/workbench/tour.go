package workbench

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/config"
)

// tour leads through the window at first start, one sentence a step, in a strip that
// is in nobody's way.
type tour struct {
	content *fyne.Container
	text    *widget.Label
	step    int

	OnStep func(step int) // 0 to len(textTour)-1
	OnEnd  func()
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

// start shows the first step.
func (t *tour) start() {
	t.step = 0
	t.content.Show()
	t.show()
}

func (t *tour) show() {
	t.text.SetText(fmt.Sprintf("%d / %d   %s", t.step+1, len(textTour), textTour[t.step]))
	t.OnStep(t.step)
}

func (t *tour) next() {
	if t.step++; t.step == len(textTour) {
		t.end()
		return
	}
	t.show()
}

func (t *tour) end() {
	t.content.Hide()
	t.OnEnd()
}

// tourTabs are the tabs that the steps speak of.
var tourTabs = []string{textTabWhy, textTabWhy, textTabMap}

// showTourStep brings to the front what a step speaks of.
func (w *Workbench) showTourStep(step int) {
	for _, tab := range w.frame.tabs.Items {
		if tab.Text == tourTabs[step] {
			w.frame.tabs.Select(tab)
		}
	}
	w.frame.content.Refresh()
	w.report()
}

// endTour remembers that the user has seen it.
func (w *Workbench) endTour() {
	w.saver.change(func(c *config.Config) { c.Toured = true })
	w.frame.content.Refresh()
	w.report()
}
