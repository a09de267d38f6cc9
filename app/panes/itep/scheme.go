package itep

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/replay"
	"drevo/widgets/flowchart"
	"drevo/widgets/timeline"
	"drevo/widgets/tooltip"
)

// Scheme plays a recorded search through figure 4, block by block.
type Scheme struct {
	pane.Tab
	course course
	view   pane.View
	host   pane.Host
	replay *replay.Replay
	chart  *flowchart.View
	line   *timeline.View
	player *timeline.Player
	count  *widget.Label
}

// NewScheme returns the block scheme.
func NewScheme(host pane.Host, of *replay.Replay) pane.Pane {
	p := &Scheme{host: host, replay: of, chart: flowchart.New(figure4()), count: pane.Note(""),
		line: timeline.New(host.Hints(), timeline.Hints{Back: "One block back", On: "One block on",
			Slider: "The search from its beginning to its end: drag to any event of it."}),
		player: timeline.NewPlayer(host.Hints(), host.Post)}
	p.chart.OnHover = host.Hints().Show
	p.chart.OnSelect = func(block int) { p.walk(func() { p.course.runTo(block) }) }
	p.line.OnMove = func(event int) { p.walk(func() { p.course.seek(event) }) }
	p.line.OnStep = func(by int) { p.walk(func() { p.course.move(by) }) }
	p.player.OnBeat = p.beat
	p.count.Wrapping, p.count.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	event := func(icon fyne.Resource, hint string, by int) *tooltip.Button {
		return tooltip.NewButton(host.Hints(), icon, hint, func() { p.line.OnMove(p.course.number + by) })
	}
	transport := container.NewHBox(
		event(theme.MediaFastRewindIcon(), "One event back: to where a position was entered or left", -1),
		p.line.Back, p.player.Play, p.line.On,
		event(theme.MediaFastForwardIcon(), "One event on: to where a position is entered or left", 1),
	)
	top := container.NewVBox(container.NewBorder(nil, nil, transport, pane.FixedWidth(p.player.Speed, 100)),
		p.line.Slider, p.count, pane.FixedHeight(p.line.Caption, 44))
	p.Tab = pane.NewTab("scheme", "Scheme", container.NewBorder(top, nil, nil, nil, p.chart))
	return p
}

// Close stops playing.
func (p *Scheme) Close() { p.player.Stop() }

// Show follows the tree and the node that is selected in it.
func (p *Scheme) Show(v pane.View) {
	p.view = v
	if v.Tree != p.course.events.Tree {
		p.player.Stop()
		p.course = course{stepper: stepper{nodes: v.Nodes.Deciding(), events: events{v.Tree}}}
	}
	p.course.grow()
	if n, ok := v.At(); ok && p.course.size > 0 && (!p.course.begun() || p.course.now().at != n.ID) {
		p.player.Stop()
		p.course.seekNode(n.ID)
	}
	p.showStep()
}

// Grow takes in what the tree has grown by.
func (p *Scheme) Grow() {
	p.course.grow()
	p.line.Set(p.course.number, p.course.size-1)
}

// walk goes elsewhere in the search by hand.
func (p *Scheme) walk(to func()) {
	p.player.Stop()
	to()
	p.moved()
}

// beat goes on by some blocks while playing. It reports whether there are more.
func (p *Scheme) beat(steps int) (more bool) {
	more = true
	for n := 0; n < steps && more; n++ {
		more = p.course.move(1)
	}
	p.moved()
	return more
}

// moved shows the step and says at which node it happens.
func (p *Scheme) moved() {
	p.showStep()
	if p.course.begun() {
		p.replay.Go(p.course.last())
		p.host.Select(p.view.Place(p.course.now().at))
	}
}

// showStep shows the step in the chart, in words and on the slider.
func (p *Scheme) showStep() {
	if !p.course.begun() {
		p.chart.Light(flowchart.None, flowchart.None)
		p.chart.SetNotes(nil)
		p.line.Caption.SetText(p.view.Empty("Press Think: the search can then be followed here, block by block."))
		p.count.SetText("")
		return
	}
	st := p.course.now()
	p.chart.Light(st.block, p.course.before())
	p.chart.SetNotes(p.course.notes(st))
	p.line.Caption.SetText(p.course.caption(st))
	p.count.SetText(p.course.place())
	p.line.Set(p.course.number, p.course.size-1)
}
