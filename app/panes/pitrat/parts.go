package pitrat

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"drevo/app/pane"
	"drevo/app/work"
	"drevo/engine/tree"
	"drevo/widgets/planlist"
	"drevo/widgets/timeline"
	"drevo/widgets/tooltip"
)

// part is one of the tabs of the pane.
type part interface {
	content() fyne.CanvasObject
	show(empty string) // brings it up to date; empty says why there is nothing
	Focus(fyne.Canvas)
}

// newList returns a list of plans.
func newList(host pane.Host, source planlist.Source) *planlist.List {
	l := planlist.New(source)
	l.OnHover = host.Hints().Show
	return l
}

// reveal chooses a row. It comes into view only where something else was chosen before: what is in
// view else stays while the search goes on.
func (m *model) reveal(list *planlist.List, row int) {
	if m.moved {
		list.Rows.Select(row)
	} else {
		list.Rows.Mark(row)
	}
}

// all lists all plans, with filters.
type all struct {
	*planlist.List
	outline *outline
	fate    *tooltip.Select
	rule    *tooltip.Select
	count   *widget.Label
	slot    *work.Slot // filters
}

func newAll(host pane.Host, m *model) *all {
	o := newOutline(m)
	a := &all{List: newList(host, o), outline: o, count: pane.Note(""), slot: host.Slot("Filtering the plans"),
		fate: tooltip.NewSelect(host.Hints(), fateNames(), "Only the plans that this has happened to.", nil),
		rule: tooltip.NewSelect(host.Hints(), ruleNames(), "Only the plans that this rule has made.", nil)}
	a.Rows.OnSelect = func(row int) {
		if row >= 0 {
			m.choose(o.plan(row))
		}
	}
	a.OnOpen = func(row int) { m.open(o.plan(row)) }
	a.OnFold = func(row int, open bool) { o.fold(row, open); a.Reload() }
	for _, choice := range []*tooltip.Select{a.fate, a.rule} {
		choice.SetSelectedIndex(0)
		choice.OnChanged = func(string) { a.refilter() }
	}
	a.count.Truncation = fyne.TextTruncateEllipsis
	return a
}

func (a *all) content() fyne.CanvasObject {
	filters := container.NewVBox(container.NewGridWithColumns(2, a.fate, a.rule), a.count)
	return container.NewBorder(filters, nil, nil, nil, a.List)
}

func (a *all) show(empty string) {
	a.Rows.SetEmpty(empty)
	a.outline.makeRows()
	row := a.outline.find(a.outline.chosen)
	if a.outline.moved {
		row = a.outline.reveal(a.outline.chosen)
	}
	a.Reload()
	a.outline.model.reveal(a.List, row)
	a.count.SetText(a.outline.countText())
}

// forget closes all plans, for another tree.
func (a *all) forget() {
	a.slot.Cancel()
	a.outline.forget()
	a.Reset(-1)
}

// filter is what the choices above the list ask for.
func (a *all) filter() filter { return filterOf(a.fate.SelectedIndex(), a.rule.SelectedIndex()) }

// refilter lists the plans that pass, looked for beside the window.
func (a *all) refilter() {
	a.slot.Cancel()
	o, f := a.outline, a.filter()
	l, until := o.life, o.until
	if f.off() {
		o.flat, o.kept, o.moved = false, nil, true
		o.model.show()
		return
	}
	work.Run(a.slot, func(job *work.Job) []int32 { return l.passing(f, until, job.At) }, func(kept []int32) {
		o.flat, o.kept = true, kept
		o.model.show()
	})
}

// lists are what stands at the node.
type lists struct {
	*planlist.List
	here   *here
	listed tree.ID // the node whose lists were shown last
}

func newLists(host pane.Host, m *model) *lists {
	h := &here{model: m}
	l := &lists{List: newList(host, h), here: h}
	l.Rows.OnSelect = func(row int) {
		if row >= 0 && h.rows[row].danger == nil {
			m.chosen, m.at, m.moved = h.rows[row].listing.Plan, h.rows[row].listing.Statement, true
			m.show()
		}
	}
	l.OnOpen = func(row int) {
		if d := h.rows[row].danger; d != nil {
			m.goTo(d.Node)
		} else {
			m.open(h.rows[row].listing.Plan)
		}
	}
	return l
}

func (l *lists) content() fyne.CanvasObject { return l.List }

// forget lists nothing, for another tree: a list that is not in front is drawn again, too, as with another theme.
func (l *lists) forget() {
	l.here.rows = nil
	l.Reset(-1)
}

// show begins at the top where the node is another one, and the chosen plan is not in its lists.
func (l *lists) show(empty string) {
	l.here.makeRows()
	l.Rows.SetEmpty(cmp.Or(l.here.emptyText(), empty))
	row := l.here.find(l.here.chosen, l.here.at)
	if at := l.here.placeShown(); at != l.listed {
		l.listed = at
		l.Reset(row)
		return
	}
	l.Reload()
	l.here.reveal(l.List, row)
}

// turns lists the rounds.
type turns struct {
	*planlist.List
	rounds rounds
}

func newTurns(host pane.Host, m *model) *turns {
	t := &turns{List: newList(host, rounds{m}), rounds: rounds{m}}
	t.Rows.OnSelect = func(row int) {
		if row >= 0 {
			m.setRound(row + 1)
		}
	}
	t.OnOpen = t.Rows.OnSelect
	return t
}

func (t *turns) content() fyne.CanvasObject {
	return t.List
}

func (t *turns) show(empty string) {
	t.Rows.SetEmpty(empty)
	t.Reload()
	if t.rounds.until != timeline.End {
		t.rounds.reveal(t.List, t.rounds.shownRound()-1)
	}
}
