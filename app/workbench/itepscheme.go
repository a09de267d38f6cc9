package workbench

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/widgets/flowchart"
	"drevo/widgets/tooltip"
)

// schemePane plays a recorded search through figure 4, block by block.
type schemePane struct {
	chart   *flowchart.Blocks
	slider  *widget.Slider
	caption *widget.Label
	count   *widget.Label
	play    *tooltip.Button
	onward  *tooltip.Button // one block on
	speed   *widget.Select
	content fyne.CanvasObject

	stepper stepper
	number  int    // of the event
	steps   []step // of the event
	step    int    // the one that is shown
	size    int    // number of events
	filling bool   // the slider is being set, not used
	player  player

	OnSelect func(tree.ID) // another step is shown, which happens at this node
}

func newSchemePane(post func(func()), hints *tooltip.Layer) *schemePane {
	p := &schemePane{chart: flowchart.New(figure4()), slider: widget.NewSlider(0, 1), caption: widget.NewLabel(""), count: widget.NewLabel("")}
	p.player = player{post: post, beat: p.beat}
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
	p.play = tooltip.NewButton(hints, theme.MediaPlayIcon(), "Play the search, or pause", p.playOrStop)
	p.speed = widget.NewSelect(speedNames(), func(string) { p.setSpeed(speeds[p.speed.SelectedIndex()]) })
	p.speed.SetSelectedIndex(1)
	button := func(icon fyne.Resource, hint string, do func()) *tooltip.Button {
		return tooltip.NewButton(hints, icon, hint, func() { p.stop(); do() })
	}
	p.onward = button(theme.NavigateNextIcon(), "One block on", func() { p.StepOn() })
	transport := container.NewHBox(
		button(theme.MediaFastRewindIcon(), "One event back: to where a position was entered or left", func() { p.Seek(p.number - 1) }),
		button(theme.NavigateBackIcon(), "One block back", p.StepBack),
		p.play,
		p.onward,
		button(theme.MediaFastForwardIcon(), "One event on: to where a position is entered or left", func() { p.Seek(p.number + 1) }),
	)
	top := container.NewVBox(
		container.NewBorder(nil, nil, transport, fixedWidth(p.speed, 100)),
		p.slider, p.count, fixedHeight(p.caption, 44),
	)
	p.content = container.NewBorder(top, nil, nil, nil, p.chart)
	p.showStep()
	return p
}

// show follows a tree and the node that is selected in it.
func (p *schemePane) show(t *tree.Tree, id tree.ID, inTree bool, unit present.Unit) {
	if t != p.stepper.events.Tree {
		p.stop()
		p.stepper = stepper{source: newTreeSource(t, unit), events: events{t}}
		p.number, p.steps, p.step = 0, nil, 0
	}
	p.grow()
	if p.size == 0 || !inTree {
		return
	}
	if len(p.steps) == 0 || p.at() != id {
		p.stop()
		p.set(p.stepper.events.entered(id))
		for i, st := range p.steps { // where the search is at the node
			if st.at == id {
				p.step = i
				break
			}
		}
	}
	p.showStep()
}

// grow takes in what the tree has grown by.
func (p *schemePane) grow() {
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
func (p *schemePane) at() tree.ID { return p.steps[p.step].at }

// set puts an event in hand, at its first step.
func (p *schemePane) set(number int) {
	p.number, p.step = number, 0
	p.steps = p.stepper.steps(p.stepper.events.at(number))
}

// Seek goes to an event, at its first step.
func (p *schemePane) Seek(number int) {
	if p.size > 0 {
		p.set(min(max(number, 0), p.size-1))
		p.moved()
	}
}

// StepOn goes on by one block. It reports whether there was one.
func (p *schemePane) StepOn() bool {
	if !p.on() {
		return false
	}
	p.moved()
	return true
}

// on goes on by one block without showing it.
func (p *schemePane) on() bool {
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
func (p *schemePane) StepBack() {
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
func (p *schemePane) runTo(block int) {
	p.stop()
	for range farthest {
		if !p.on() || p.steps[p.step].block == block {
			break
		}
	}
	p.moved()
}

// moved shows the step and says at which node it happens.
func (p *schemePane) moved() {
	p.showStep()
	if p.size > 0 && p.OnSelect != nil {
		p.OnSelect(p.at())
	}
}

// showStep shows the step in the chart, in words and on the slider.
func (p *schemePane) showStep() {
	if p.size == 0 || len(p.steps) == 0 {
		p.chart.Light(flowchart.None, flowchart.None)
		p.chart.SetNotes(nil)
		p.caption.SetText("Press Think: the search can then be followed here, block by block.")
		p.count.SetText("")
		return
	}
	st := p.steps[p.step]
	p.chart.Light(st.block, p.before())
	p.chart.SetNotes(p.stepper.notes(st))
	p.caption.SetText(p.stepper.caption(st))
	p.count.SetText(fmt.Sprintf("event %s of %s, block %d of %d", present.Whole(p.number+1), present.Whole(p.size), p.step+1, len(p.steps)))
	p.filling = true
	p.slider.SetValue(float64(p.number))
	p.filling = false
}

// before is the block of the step before the one that is shown.
func (p *schemePane) before() int {
	if p.step > 0 {
		return p.steps[p.step-1].block
	}
	if p.number == 0 {
		return flowchart.None
	}
	earlier := p.stepper.steps(p.stepper.events.at(p.number - 1))
	return earlier[len(earlier)-1].block
}

// blockName is what stands in the lit block, empty while none is lit.
func (p *schemePane) blockName() string {
	for _, block := range figure4().Blocks {
		if block.ID == p.chart.Lit() {
			return block.Text
		}
	}
	return ""
}

func (p *schemePane) playOrStop() {
	if p.player.playing() {
		p.stop()
		return
	}
	p.play.SetIcon(theme.MediaPauseIcon())
	p.player.start()
}

// stop ends playing.
func (p *schemePane) stop() {
	p.player.stop()
	p.play.SetIcon(theme.MediaPlayIcon())
}

// setSpeed plays at another speed, now if it plays.
func (p *schemePane) setSpeed(perSecond int) {
	p.player.perSecond = perSecond
	if p.player.playing() {
		p.player.stop()
		p.player.start()
	}
}

// beat goes on by some blocks while playing.
func (p *schemePane) beat(steps int) {
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

// player beats time on the window's goroutine, at most ten times a second and never with two
// beats waiting.
type player struct {
	post      func(func())
	beat      func(steps int)
	perSecond int
	end       chan struct{} // closed to stop; nil while nothing plays
}

func (p *player) playing() bool { return p.end != nil }

func (p *player) start() {
	p.end = make(chan struct{})
	every := max(time.Second/time.Duration(p.perSecond), tickEvery)
	go p.run(p.end, every)
}

func (p *player) stop() {
	if p.end != nil {
		close(p.end)
		p.end = nil
	}
}

// run posts a beat and waits until it is done before it waits for the next.
func (p *player) run(end chan struct{}, every time.Duration) {
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	for {
		select {
		case <-end:
			return
		case <-ticker.C:
		}
		done := make(chan struct{})
		p.post(func() {
			defer close(done)
			if p.end == end { // still the one that plays
				p.beat(max(1, int(every*time.Duration(p.perSecond)/time.Second)))
			}
		})
		select {
		case <-end:
			return
		case <-done:
		}
	}
}
