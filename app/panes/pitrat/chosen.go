package pitrat

import (
	"fmt"
	"slices"

	"drevo/app/present"
	"drevo/app/work"
	"drevo/engine/pitrat"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
)

// choose puts a plan in front. The window goes to the place where the plan was made, unless it is
// chosen in the lists of a node.
func (p *Pane) choose(number, statement int) {
	p.chosen, p.at, p.moved = number, statement, true
	if number == 0 || p.life == nil || p.parts.SelectedIndex() == partHere {
		p.fill()
		return
	}
	p.goTo(p.life.account.Plan(number).Node)
}

// goTo shows a node everywhere, here too where it is the one that is shown.
func (p *Pane) goTo(id tree.ID) {
	p.moved = true
	if p.view.InTree && p.view.Node == id {
		p.fill()
		return
	}
	p.host.Select(id)
}

// openPlan goes to the place of the last thing that happened to a plan, and shows its lists.
func (p *Pane) openPlan(number int) {
	if number == 0 || p.life == nil {
		return
	}
	at := p.life.account.Plan(number).Node
	if events := p.life.eventsOf(number, p.until, 1); len(events) > 0 {
		at = events[0].Node
	}
	p.goTo(at)
}

// follow shows what a line of the card leads to: a plan or a node.
func (p *Pane) follow(target int64) {
	switch {
	case target < 0:
		p.goTo(nodeOf(target))
	case target > 0:
		if p.parts.SelectedIndex() == partHere {
			p.parts.SelectIndex(partAll)
		}
		p.choose(int(target), lastStatement)
	}
}

// find returns the row of a plan in the lists of a node, at a statement where that is given; -1 for
// none.
func (h *here) find(number, statement int) int {
	return slices.IndexFunc(h.rows, func(r hereRow) bool {
		return number > 0 && r.listing.Plan == number && (statement == lastStatement || r.listing.Statement == statement)
	})
}

// showRound shows the moment at which a round began, and the dangerous move that it chose.
func (p *Pane) showRound(row int) {
	if row < 0 || p.life == nil {
		return
	}
	p.until, p.round = p.account.Begin(row+1), row+1
	p.showThen()
	p.goTo(p.rounds.list[row].Danger)
}

// showProof shows in the explorer what proves the combination.
func (p *Pane) showProof() {
	t := p.view.Tree
	if t.Empty() {
		p.host.Status(p.view.Empty("Press Think first."))
		return
	}
	reduced := pitrat.ReducedTree(t)
	if reduced.NR == 0 {
		p.host.Status("There is no proof to show: the search has found no combination.")
		return
	}
	p.host.ShowNodes("Proof", func(n tree.Node) bool { return reduced.Nodes[n.ID] }, func(shown int) {
		p.host.Status(fmt.Sprintf("The proof: %s moves (NR), besides %s null moves and the start; %d half-moves deep (DR), "+
			"up to %d replies to a move (MER).",
			present.Whole(reduced.NR), present.Whole(shown-reduced.NR-1), reduced.DR, reduced.MER))
	})
}

// optionWin is the programme's option for what is to be won.
const optionWin = "win"

// showWin offers what can be wanted, and shows what is.
func (p *Pane) showWin() {
	p.win.OnChanged = nil
	for _, o := range p.view.Programme.Options() {
		if o.Name == optionWin {
			p.win.Options = present.OptionValues(o)
			p.win.Selected = p.view.Values.Text(optionWin)
			p.win.Refresh()
			p.win.OnChanged = func(value string) { p.host.Set(optionWin, value) }
		}
	}
}

// everyFate and everyRule let all plans pass.
const (
	everyFate = "Every fate"
	everyRule = "Every rule"
	rejected  = "Rejected, whatever test"
)

// fateNames are what the filter of fates offers.
func fateNames() []string {
	names := []string{everyFate, rejected}
	for _, info := range fates {
		names = append(names, info.name)
	}
	return names
}

// ruleNames are what the filter of rules offers.
func ruleNames() []string {
	names := []string{everyRule}
	for r := plan.RuleCapture; r <= plan.RuleAgain; r++ {
		names = append(names, capital(r.String())+", "+r.Place())
	}
	return names
}

// filter is what the choices above the list ask for.
func (p *Pane) filter() filter {
	f := filter{}
	switch at := p.fate.SelectedIndex(); {
	case at == 1:
		f.fates = map[plan.Fate]bool{}
		for _, info := range fates {
			if info.fate.Rejected() {
				f.fates[info.fate] = true
			}
		}
	case at > 1:
		f.fates = map[plan.Fate]bool{fates[at-2].fate: true}
	}
	if at := p.rule.SelectedIndex(); at > 0 {
		f.rule, f.ruled = plan.Rule(at-1), true
	}
	return f
}

// refilter lists the plans that pass, looked for beside the window.
func (p *Pane) refilter() {
	p.filtering.Cancel()
	f, l, until := p.filter(), p.life, p.until
	if f.off() || l == nil {
		p.outline.flat, p.outline.kept = false, nil
		p.moved = true
		p.fill()
		return
	}
	work.Run(p.filtering, func(job *work.Job) []int32 { return l.passing(f, until, job.At) }, func(kept []int32) {
		p.outline.flat, p.outline.kept = true, kept
		p.fill()
	})
}
