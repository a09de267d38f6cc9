package pitrat

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/widgets/tooltip"
)

// replay chooses a moment of the search: how much of what happened to the plans is shown. At the end
// of the slider everything is, also what comes while the search runs.
type replay struct {
	slider  *tooltip.Slider
	caption *widget.Label
	then    *tooltip.Check // the explorer shows the moves that there were
	content fyne.CanvasObject
	filling bool // the slider is being set, not used

	OnMoment func(until int) // events that have happened, or wholeLog
	OnThen   func(on bool)
}

// captionHeight is room for two lines of the caption.
const captionHeight = 44

func newReplay(hints *tooltip.Layer) *replay {
	r := &replay{caption: widget.NewLabel("")}
	r.slider = tooltip.NewSlider(hints, 0, 1, "The search in the order in which plans and moves were made: drag to any "+
		"moment of it. At the right end all is shown.")
	r.slider.OnChanged = func(at float64) {
		if !r.filling {
			r.moved(at)
		}
	}
	r.then = tooltip.NewCheck(hints, "Tree then", "Let the explorer show only the moves that were in the tree at this "+
		"moment. Their values are those of the end.", func(on bool) { r.OnThen(on) })
	back := tooltip.NewButton(hints, theme.NavigateBackIcon(), "One thing back that happened to a plan (Ctrl+Alt+Left)",
		r.back)
	on := tooltip.NewButton(hints, theme.NavigateNextIcon(), "On to the next thing that happens to a plan "+
		"(Ctrl+Alt+Right)", r.on)
	r.caption.Wrapping = fyne.TextWrapWord
	r.caption.SizeName = theme.SizeNameCaptionText
	r.content = container.NewVBox(container.NewBorder(nil, nil, container.NewHBox(back, on), r.then, r.slider),
		pane.FixedHeight(r.caption, captionHeight))
	return r
}

// moved tells of another moment.
func (r *replay) moved(at float64) {
	if until := int(at); at < r.slider.Max {
		r.OnMoment(until)
	} else {
		r.OnMoment(wholeLog)
	}
}

func (r *replay) on() { r.step(1) }

func (r *replay) back() { r.step(-1) }

// step goes on or back by one event.
func (r *replay) step(by float64) {
	r.slider.SetValue(min(max(r.slider.Value+by, 0), r.slider.Max))
}

// show puts the slider to a moment of so many events.
func (r *replay) show(until, events int) {
	r.filling = true
	r.slider.Max = float64(max(events, 1))
	r.slider.Value = float64(until)
	if until == wholeLog {
		r.slider.Value = r.slider.Max
	}
	r.slider.Refresh()
	r.filling = false
}

// commands are those of the menu.
func (r *replay) commands() []pane.Command {
	const keys = fyne.KeyModifierShortcutDefault | fyne.KeyModifierAlt
	return []pane.Command{
		{Name: "Plans: on to what happened next", Key: fyne.KeyRight, Modifier: keys, Do: r.on},
		{Name: "Plans: back to what happened before", Key: fyne.KeyLeft, Modifier: keys, Do: r.back},
	}
}

// momentText says how far the search was, and what had just happened.
func (p *Pane) momentText() string {
	if p.life == nil {
		return ""
	}
	plans := p.life.plansAt(p.until)
	if p.until == wholeLog {
		return fmt.Sprintf("%s plans, %s moves, %s rounds%s", present.Whole(plans), present.Whole(p.moves()),
			present.Whole(len(p.rounds.list)), p.endText())
	}
	text := fmt.Sprintf("%s of %s: %s plans, %s moves", present.Whole(p.until), present.Whole(p.life.events()),
		present.Whole(plans), present.Whole(int(p.life.nodesAt(p.until))))
	if p.until == 0 {
		return text
	}
	e := p.life.account.Event(p.until - 1)
	return fmt.Sprintf("%s\nRound %s, plan %s: %s", text, present.Whole(int(e.Round)), present.Whole(int(e.Plan)),
		infoOf(e.Fate).note)
}

// endText says that what happened to the plans later was not noted, where that is so.
func (p *Pane) endText() string {
	if p.account.End() == 0 {
		return ""
	}
	return ". Here the notes on plans end: their memory was used up"
}

// moves is how many moves the tree has. While it grows its length lags behind what has happened in it.
func (p *Pane) moves() int {
	return max(p.view.Tree.Len()-1, int(p.life.nodesAt(p.life.events())))
}

// setMoment shows the search as it was when so many events had happened, and the place and the plan
// of the last of them.
func (p *Pane) setMoment(until int) {
	p.until, p.round, p.moved = until, 0, true
	if p.life == nil {
		return
	}
	if until > 0 {
		e := p.life.account.Event(until - 1)
		p.chosen = int(e.Plan)
		p.at = int(e.Statement)
		p.showThen()
		p.goTo(e.Node)
		return
	}
	p.showThen()
	p.fill()
}

// showThen lets the explorer show the tree as it was, if that is asked for.
func (p *Pane) showThen() {
	if !p.replay.then.Checked || p.life == nil {
		return
	}
	last := p.life.nodesAt(p.until)
	p.host.ShowNodes("Tree then", func(n tree.Node) bool { return n.ID <= last }, func(int) {})
}

// switchThen turns that on or off.
func (p *Pane) switchThen(on bool) {
	if on {
		p.showThen()
		return
	}
	p.host.ShowNodes("", nil, func(int) {})
}
