package pitrat

import (
	"slices"

	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/planlist"
	"drevo/widgets/timeline"
)

// outline is the list of all plans as a tree: below each plan those that came of it, where that is
// open. With a filter it is flat: the plans that pass, in the order of their creation. It is the
// source of a [planlist.List].
type outline struct {
	*model
	rows   []outlineRow
	opened map[int32]bool
	kept   []int32 // the plans that pass a filter
	flat   bool    // a filter is in force

	tallies map[int]tally // of plans that were in view
	of      moment        // which the tallies are of
}

// outlineRow is a plan in the list.
type outlineRow struct {
	plan  int32
	depth int32
}

// moment is what decides what has happened to the plans, and what of it happened here.
type moment struct {
	life  *life
	until int
	place tree.ID
}

// newOutline returns the list of the plans of a model.
func newOutline(m *model) *outline { return &outline{model: m, opened: map[int32]bool{}} }

// forget closes all plans, for another tree.
func (o *outline) forget() {
	o.kept, o.flat = nil, false
	clear(o.opened)
	o.makeRows()
}

// tallyOf counts what had happened to a plan, once a moment.
func (o *outline) tallyOf(number int) tally {
	t, known := o.tallies[number]
	if !known {
		t = tallied(o.eventsOf(number, o.until, timeline.End), o.of.place)
		o.tallies[number] = t
	}
	return t
}

// makeRows makes the rows anew. Cost: some 10 ns a row.
func (o *outline) makeRows() {
	if now := (moment{o.life, o.until, o.placeShown()}); now != o.of || o.tallies == nil {
		o.of, o.tallies = now, map[int]tally{}
	}
	o.rows = o.rows[:0]
	if !o.flat {
		o.layBelow(0, 0, int32(o.plansAt(o.until)))
		return
	}
	for _, n := range o.kept {
		o.rows = append(o.rows, outlineRow{plan: n})
	}
}

// layBelow adds the plans that came of one, and of those, where that is open.
func (o *outline) layBelow(parent, depth, plans int32) {
	if int(parent) >= len(o.child) {
		return
	}
	for n := o.child[parent]; n != 0 && n <= plans; n = o.next[n] {
		o.rows = append(o.rows, outlineRow{n, depth})
		if o.opened[n] {
			o.layBelow(n, depth+1, plans)
		}
	}
}

// Len is the number of rows.
func (o *outline) Len() int { return len(o.rows) }

// Row is one of them.
func (o *outline) Row(i int) planlist.Row {
	at := o.rows[i]
	row := rowOf(o.account.Plan(int(at.plan)), o.tallyOf(int(at.plan)))
	row.Note = o.paperNote(int(at.plan), row.Note)
	if o.flat {
		return row
	}
	row.Depth = int(at.depth)
	if first := int(o.child[at.plan]); first != 0 && first <= o.plansAt(o.until) {
		row.Fold = planlist.Closed
		if o.opened[at.plan] {
			row.Fold = planlist.Open
		}
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
	o.opened[o.rows[row].plan] = open
	o.makeRows()
}

// find returns the row of a plan, -1 where it is not listed.
func (o *outline) find(number int) int {
	return slices.IndexFunc(o.rows, func(r outlineRow) bool { return int(r.plan) == number })
}

// reveal opens what a plan came of, and returns its row; -1 where it does not pass the filter, or
// was not made yet.
func (o *outline) reveal(number int) int {
	if row := o.find(number); row >= 0 || o.account == nil || o.flat {
		return row
	}
	for _, m := range o.account.Chain(number) {
		if m.Number != number {
			o.opened[int32(m.Number)] = true
		}
	}
	o.makeRows()
	return o.find(number)
}

// countText says how many plans are listed.
func (o *outline) countText() string {
	switch plans := present.Whole(o.plansAt(o.until)); {
	case o.account == nil:
		return ""
	case o.flat:
		return phrase.Of("{kept} of {plans} plans", "kept", present.Whole(len(o.kept)), "plans", plans)
	default:
		return plans + " plans; a triangle opens what came of one"
	}
}
