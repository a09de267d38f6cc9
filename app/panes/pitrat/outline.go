package pitrat

import (
	"slices"

	"drevo/engine/pitrat"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
	"drevo/widgets/planlist"
)

// outline is the list of all plans as a tree: below each plan those that came of it, where that is
// open. With a filter it is flat: the plans that pass, in the order of their creation. It is the
// source of a [planlist.List].
type outline struct {
	life  *life
	until int // events that had happened, or wholeLog
	rows  []outlineRow
	open  map[int32]bool
	kept  []int32 // the plans that pass a filter
	flat  bool    // a filter is in force
	place tree.ID // the node that is chosen elsewhere: what has to do with it is marked

	tallies map[int]tally // of plans that were in view, for this life, moment and place
}

// outlineRow is a plan in the list.
type outlineRow struct {
	plan  int32
	depth int32
}

// filter says which plans are listed.
type filter struct {
	fates map[plan.Fate]bool // nil for all
	rule  plan.Rule
	ruled bool // only those of the rule
}

// off reports whether all plans pass.
func (f filter) off() bool { return f.fates == nil && !f.ruled }

// newOutline returns an empty list.
func newOutline() *outline {
	return &outline{until: wholeLog, place: tree.None, open: map[int32]bool{}, tallies: map[int]tally{}}
}

// turn shows another life, or another moment of it.
func (o *outline) turn(l *life, until int) {
	if l != o.life || until != o.until {
		o.tallies = map[int]tally{}
	}
	o.life, o.until = l, until
}

// stand marks the plans that have to do with another node.
func (o *outline) stand(at tree.ID) {
	if at != o.place {
		o.tallies = map[int]tally{}
	}
	o.place = at
}

// tallyOf counts what had happened to a plan, once a moment.
func (o *outline) tallyOf(number int) tally {
	t, known := o.tallies[number]
	if !known {
		events := o.life.eventsOf(number, o.until, allEvents)
		t = tallied(events)
		t.here = slices.ContainsFunc(events, func(e pitrat.Event) bool { return e.Node == o.place })
		o.tallies[number] = t
	}
	return t
}

// lay makes the rows anew. Cost: some 10 ns a row.
func (o *outline) lay() {
	o.rows = o.rows[:0]
	if o.life == nil {
		return
	}
	plans := int32(o.life.plansAt(o.until))
	if o.flat {
		for _, n := range o.kept {
			o.rows = append(o.rows, outlineRow{plan: n})
		}
		return
	}
	o.layBelow(0, 0, plans)
}

// layBelow adds the plans that came of one, and of those, where that is open.
func (o *outline) layBelow(parent, depth, plans int32) {
	if int(parent) >= len(o.life.child) {
		return
	}
	for n := o.life.child[parent]; n != 0 && n <= plans; n = o.life.next[n] {
		o.rows = append(o.rows, outlineRow{n, depth})
		if o.open[n] {
			o.layBelow(n, depth+1, plans)
		}
	}
}

// Len is the number of rows.
func (o *outline) Len() int { return len(o.rows) }

// Row is one of them.
func (o *outline) Row(i int) planlist.Row {
	at := o.rows[i]
	row := rowOf(o.life.account.Plan(int(at.plan)), o.tallyOf(int(at.plan)))
	row.Marked = o.tallyOf(int(at.plan)).here
	if o.flat {
		return row
	}
	row.Depth = int(at.depth)
	first := o.life.child[at.plan]
	switch {
	case first == 0 || int(first) > o.life.plansAt(o.until):
	case o.open[at.plan]:
		row.Fold = planlist.Open
	default:
		row.Fold = planlist.Closed
	}
	return row
}

// plan is the number of the plan in a row, 0 for none.
func (o *outline) plan(row int) int {
	if row < 0 || row >= len(o.rows) {
		return 0
	}
	return int(o.rows[row].plan)
}

// fold opens or closes what came of the plan in a row.
func (o *outline) fold(row int, open bool) {
	if open {
		o.open[o.rows[row].plan] = true
	} else {
		delete(o.open, o.rows[row].plan)
	}
	o.lay()
}

// find returns the row of a plan, -1 where it is not listed.
func (o *outline) find(number int) int {
	return slices.IndexFunc(o.rows, func(r outlineRow) bool { return int(r.plan) == number })
}

// reveal opens what a plan came of, and returns its row; -1 where it does not pass the filter, or
// was not made yet.
func (o *outline) reveal(number int) int {
	if row := o.find(number); row >= 0 || o.life == nil || o.flat {
		return row
	}
	for _, m := range o.life.account.Chain(number) {
		if m.Number != number {
			o.open[int32(m.Number)] = true
		}
	}
	o.lay()
	return o.find(number)
}

// passing returns the plans that pass a filter, until so many events had happened. It may be asked
// on any goroutine. Cost: some 30 ns an event.
func (l *life) passing(f filter, until int, wanted func(done, total int) bool) (kept []int32) {
	met := make([]uint32, l.plans+1) // the fates that a plan has met, a bit each
	events := l.events()
	if until != wholeLog {
		events = min(until, events)
	}
	if !l.walk(0, events, wanted, func(_ int, e pitrat.Event) bool { met[e.Plan] |= 1 << e.Fate; return true }) {
		return nil
	}
	var asked uint32
	for fate := range f.fates {
		asked |= 1 << fate
	}
	for n := 1; n <= l.plansAt(until); n++ {
		if (f.fates == nil || met[n]&asked != 0) && (!f.ruled || l.account.Plan(n).Rule == f.rule) {
			kept = append(kept, int32(n))
		}
	}
	return kept
}
