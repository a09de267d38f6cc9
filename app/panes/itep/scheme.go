package itep

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/widgets/flowchart"
	"drevo/widgets/tooltip"
)

// Scheme plays a recorded search through figure 4, block by block.
type Scheme struct {
	chart   *flowchart.View
	slider  *tooltip.Slider
	caption *widget.Label
	count   *widget.Label
	play    *tooltip.Button
	onward  *tooltip.Button // one block on
	speed   *tooltip.Select
	content fyne.CanvasObject

	stepper stepper
	number  int    // of the event
	steps   []step // of the event
	step    int    // the one that is shown
	size    int    // number of events
	filling bool   // the slider is being set, not used
	player  player

	view pane.View
	host pane.Host
}

// NewScheme returns the block scheme.
func NewScheme(host pane.Host) pane.Pane {
	p := &Scheme{host: host, chart: flowchart.New(figure4()), slider: tooltip.NewSlider(host.Hints(), 0, 1,
		"The search from its beginning to its end: drag to any event of it."), caption: widget.NewLabel(""),
		count: widget.NewLabel("")}
	p.player = player{post: host.Post, beat: p.beat}
	p.chart.OnHover = host.Hints().Show
	p.chart.OnSelect = p.runTo
	p.slider.OnChanged = func(v float64) {
		if !p.filling {
			p.stop()
			p.Seek(int(v))
		}
	}
	p.caption.Wrapping = fyne.TextWrapWord
	p.count.SizeName = theme.SizeNameCaptionText
	p.count.Importance = widget.LowImportance
	p.count.Truncation = fyne.TextTruncateEllipsis
	p.play = tooltip.NewButton(host.Hints(), theme.MediaPlayIcon(), "Play the search, or pause", p.playOrStop)
	p.speed = tooltip.NewSelect(host.Hints(), speedNames(), "How fast the search is played.",
		func(string) { p.setSpeed(speeds[p.speed.SelectedIndex()]) })
	p.speed.SetSelectedIndex(1)
	button := func(icon fyne.Resource, hint string, do func()) *tooltip.Button {
		return tooltip.NewButton(host.Hints(), icon, hint, func() { p.stop(); do() })
	}
	p.onward = button(theme.NavigateNextIcon(), "One block on", func() { p.StepOn() })
	transport := container.NewHBox(
		button(theme.MediaFastRewindIcon(), "One event back: to where a position was entered or left",
			func() { p.Seek(p.number - 1) }),
		button(theme.NavigateBackIcon(), "One block back", p.StepBack),
		p.play,
		p.onward,
		button(theme.MediaFastForwardIcon(), "One event on: to where a position is entered or left",
			func() { p.Seek(p.number + 1) }),
	)
	top := container.NewVBox(
		container.NewBorder(nil, nil, transport, pane.FixedWidth(p.speed, 100)),
		p.slider, p.count, pane.FixedHeight(p.caption, 44),
	)
	p.content = container.NewBorder(top, nil, nil, nil, p.chart)
	return p
}

func (p *Scheme) Key() pane.Key              { return "scheme" }
func (p *Scheme) Title() string              { return "Scheme" }
func (p *Scheme) Content() fyne.CanvasObject { return p.content }
func (p *Scheme) Layers() []pane.Layer       { return nil }

// Close stops playing.
func (p *Scheme) Close() { p.stop() }

// Show follows the tree and the node that is selected in it.
func (p *Scheme) Show(v pane.View) {
	p.view = v
	if v.Tree != p.stepper.events.Tree {
		p.stop()
		p.stepper = stepper{nodes: v.Nodes, events: events{v.Tree}}
		p.number, p.steps, p.step = 0, nil, 0
	}
	p.Grow()
	n, ok := v.At()
	if p.size == 0 || !ok {
		p.showStep()
		return
	}
	if len(p.steps) == 0 || p.at() != n.ID {
		p.stop()
		p.set(p.stepper.events.entered(n.ID))
		for i, st := range p.steps { // where the search is at the node
			if st.at == n.ID {
				p.step = i
				break
			}
		}
	}
	p.showStep()
}

// Grow takes in what the tree has grown by.
func (p *Scheme) Grow() {
	p.size = 0
	if !p.stepper.events.Empty() {
		p.size = p.stepper.events.count()
	}
	p.filling = true
	p.slider.Max = float64(max(p.size-1, 1))
	p.slider.Refresh()
	p.filling = false
}

// at is the node at which the step that is shown happens.
func (p *Scheme) at() tree.ID { return p.steps[p.step].at }

// set puts an event in hand, at its first step.
func (p *Scheme) set(number int) {
	p.number, p.step = number, 0
	p.steps = p.stepper.steps(p.stepper.events.at(number))
}

// Seek goes to an event, at its first step.
func (p *Scheme) Seek(number int) {
	if p.size > 0 {
		p.set(min(max(number, 0), p.size-1))
		p.moved()
	}
}

// StepOn goes on by one block. It reports whether there was one.
func (p *Scheme) StepOn() bool {
	if !p.on() {
		return false
	}
	p.moved()
	return true
}

// on goes on by one block without showing it.
func (p *Scheme) on() bool {
	switch {
	case p.size == 0:
		return false
	case p.step+1 < len(p.steps):
		p.step++
	case p.number+1 < p.size:
		p.set(p.number + 1)
	default:
		return false
	}
	return true
}

// StepBack goes back by one block.
func (p *Scheme) StepBack() {
	switch {
	case p.size == 0:
		return
	case p.step > 0:
		p.step--
	case p.number > 0:
		p.set(p.number - 1)
		p.step = len(p.steps) - 1
	}
	p.moved()
}

// farthest is how many steps a click on a block goes on at most: a moment's work.
const farthest = 20_000

// runTo goes on to the next step at a block.
func (p *Scheme) runTo(block int) {
	p.stop()
	for range farthest {
		if !p.on() || p.steps[p.step].block == block {
			break
		}
	}
	p.moved()
}

// moved shows the step and says at which node it happens.
func (p *Scheme) moved() {
	p.showStep()
	if p.size > 0 {
		p.host.Select(p.view.Place(p.at()))
	}
}

// showStep shows the step in the chart, in words and on the slider.
func (p *Scheme) showStep() {
	if p.size == 0 || len(p.steps) == 0 {
		p.chart.Light(flowchart.None, flowchart.None)
		p.chart.SetNotes(nil)
		p.caption.SetText(p.view.Empty("Press Think: the search can then be followed here, block by block."))
		p.count.SetText("")
		return
	}
	st := p.steps[p.step]
	p.chart.Light(st.block, p.before())
	p.chart.SetNotes(p.stepper.notes(st))
	p.caption.SetText(p.stepper.caption(st))
	p.count.SetText(fmt.Sprintf("event %s of %s, block %d of %d", present.Whole(p.number+1), present.Whole(p.size),
		p.step+1, len(p.steps)))
	p.filling = true
	p.slider.SetValue(float64(p.number))
	p.filling = false
}

// before is the block of the step before the one that is shown.
func (p *Scheme) before() int {
	if p.step > 0 {
		return p.steps[p.step-1].block
	}
	if p.number == 0 {
		return flowchart.None
	}
	earlier := p.stepper.steps(p.stepper.events.at(p.number - 1))
	return earlier[len(earlier)-1].block
}

func (p *Scheme) playOrStop() {
	if p.player.playing() {
		p.stop()
		return
	}
	p.play.SetIcon(theme.MediaPauseIcon())
	p.player.start()
}

// stop ends playing.
func (p *Scheme) stop() {
	p.player.stop()
	p.play.SetIcon(theme.MediaPlayIcon())
}

// setSpeed plays at another speed, now if it plays.
func (p *Scheme) setSpeed(perSecond int) {
	p.player.perSecond = perSecond
	if p.player.playing() {
		p.player.stop()
		p.player.start()
	}
}

// beat goes on by some blocks while playing.
func (p *Scheme) beat(steps int) {
	for range steps {
		if !p.on() {
			p.stop()
			break
		}
	}
	p.moved()
}

// speeds are in blocks a second.
var speeds = []int{1, 4, 20, 200, 2000}

func speedNames() []string {
	var names []string
	for _, n := range speeds {
		names = append(names, fmt.Sprintf("%d a second", n))
	}
	return names
}
