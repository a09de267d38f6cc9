package kaissa

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/session"
	"drevo/app/work"
	"drevo/engine/tree"
	"drevo/widgets/chart"
)

// Rounds shows the iterations of a search with their rounds on the axis of the material value.
type Rounds struct {
	pane.Tab
	model
	said     *widget.Label
	chart    *chart.Ranges
	overGame *overGame
	slot     *work.Slot

	counted *session.Search // whose savings are known or being counted
}

// NewRounds returns the pane.
func NewRounds(host pane.Host) pane.Pane {
	p := &Rounds{said: pane.Note(""), chart: chart.NewRanges(), overGame: newOverGame(host),
		slot: host.Slot("Counting what the reductions did")}
	p.Tab = pane.NewTab("rounds", "Rounds", container.NewBorder(p.said, p.overGame.content, nil, nil, p.chart))
	p.chart.OnHover = host.Hints().Show
	p.chart.OnSelect = func(id uint32) { host.Select(p.Place(tree.ID(id))) }
	return p
}

// Focus gives the keys to the rows.
func (p *Rounds) Focus(c fyne.Canvas) { p.chart.Focus(c) }

// Show takes over a search, and what it has ended with.
func (p *Rounds) Show(v pane.View) {
	p.View = v
	p.overGame.show(v)
	p.chart.Rows.SetEmpty(v.Empty("Press Think: the iterations and rounds of the search will stand here, each with its " +
		"guess, its borders and what came out."))
	p.count()
	p.redraw()
	if n, ok := p.node(); ok {
		p.chart.Select(uint32(n))
	}
}

// Grow follows a search that runs.
func (p *Rounds) Grow() { p.redraw() }

// count counts what the reductions did, once a search has ended, beside the window.
func (p *Rounds) count() {
	s := p.Search
	if s == nil || p.Tree.Empty() || s.Running() {
		p.counted, p.savings = nil, nil
		p.slot.Cancel()
		return
	}
	if s == p.counted {
		return
	}
	p.counted, p.savings = s, nil
	t, release := s.Tree(), s.Hold()
	work.Run(p.slot, func(job *work.Job) map[tree.ID]reductions {
		defer release()
		return reductionsOf(job, t)
	}, func(found map[tree.ID]reductions) {
		p.savings = found
		p.redraw()
	})
}

// redraw shows what there is now.
func (p *Rounds) redraw() {
	p.said.SetText(p.texts())
	p.said.Hidden = p.said.Text == ""
	p.chart.SetData(p.data())
}
