package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// paperClasses is the number of classes of corrections (section 2.4.1); the option wide has one more.
const paperClasses = 6

// correct tries to correct a dangerous move: by the plans of its second list, in all cases first; then
// by the next of the six classes (section 2.4.1), and by those again for plans that came late.
func (f *finder) correct(d *node) {
	switch {
	case len(d.second) > 0:
		f.executeAll(d)
		return
	case d.late():
		f.correctLate(d)
		return
	}
	d.class++
	switch d.class {
	case 1, 2, 3, 4:
		f.correctPlans(d, d.class, 0)
	case 5:
		f.interfere(d)
	case 6:
		f.lookAgain(d)
	case 7:
		f.lookAround(d)
	}
	d.changed()
}

// correctPlans runs one of the classes that go on with the plans that call for the move before d, from
// the plan with an index in that list on.
func (f *finder) correctPlans(d *node, class int8, from int) {
	if class == 1 {
		d.corrected = int32(len(d.parent.first))
	}
	switch class {
	case 1:
		f.newCaptures(d, from)
	case 2:
		f.saveMan(d, from)
	case 3:
		f.saveManWithThreat(d, from)
	case 4:
		f.destroy(d, from)
	}
}

// late reports whether plans have begun to call for the move before n after the six classes were tried.
func (n *node) late() bool {
	return n.class >= paperClasses && n.parent != nil && !n.null() && int(n.corrected) < len(n.parent.first)
}

// correctLate makes the corrections of d anew for the plans that came late (ruling): "as many new plans
// as there were in the list".
func (f *finder) correctLate(d *node) {
	from := int(d.corrected)
	for class := int8(1); class <= min(d.class, 4); class++ {
		f.correctPlans(d, class, from)
	}
	d.changed()
}

// site is where a correction of classes 2 to 4 is executed: at v, each followed by the plans that call
// for the move r (section 2.4.3). Where the correction must be made by a player who has not moved since
// v, r is nil.
type site struct{ v, r *node }

// sites returns where the dangerous move d is to be destroyed before it is played; nil where it can't
// be, because it was played in the initial position.
//
//  1. At the move v before the own move r before d, in the place of r.
//  2. If v is a check, two plies higher, and so on; not if d takes the king, for then the check is what
//     must be answered (P52). If v is a null move likewise (ruling).
//  3. If the player made a null move before v, also in its place: what d shows is what the threat does, and
//     it is the threat that is to be answered (2.4.1, "he will eventually add after M, moves"; ruling).
//  4. If d is the second of two captures on one square, also where the first is destroyed, with the
//     plans of the r before that (P62).
func (f *finder) sites(d *node) []site {
	r := d.parent
	if r == nil || r.parent == nil {
		return nil
	}
	v := r.parent
	for (v.position.InCheck() && !d.closedByKing()) || v.null() {
		if v.parent == nil || v.parent.parent == nil {
			return nil
		}
		r, v = v.parent, v.parent.parent
	}
	list := []site{{v, r}}
	if null := v.parent; null != nil && null.null() {
		list = append(list, site{null.parent, null})
	}
	if first := d.parent.parent; d.move.IsCapture() && first.move.IsCapture() && d.move.To() == first.move.To() {
		list = append(list, f.sites(first)...)
	}
	return list
}

// closedByKing reports whether the node's move takes the king.
func (n *node) closedByKing() bool { return n.reason == reasonKing }

// destroyer makes the corrections of classes 2 to 4 for one dangerous move.
type destroyer struct {
	f    *finder
	d    *node
	at   site
	good bool // the balance at the site is good for the player
	from int  // the first of the plans that call for r to be corrected
}

// place makes a correction: the statements, followed by each plan that calls for the move r; alone,
// too, if the balance at v is good for the player, or r is a null move (ruling). After a null move the
// player goes on with what he was about before v: the ends of the plans of his own move there (ruling,
// as P51). The plans go to the second list of v.
func (c *destroyer) place(rule Rule, change func(rest plan.Plan) plan.Plan) {
	p := c.at.v.turn()
	alone := (c.good || c.at.r.null()) && c.from == 0
	calls := c.at.r.first[c.from:]
	if c.at.r.null() && c.at.v.parent != nil {
		for _, call := range c.at.v.parent.first {
			if call.at+1 < len(call.statements) {
				calls = append(calls, carried{call.made, call.at + 1})
			}
		}
	}
	for _, call := range calls {
		rest := call.end()
		q := change(rest)
		if q == nil {
			continue
		}
		if q = q.Followed(rest...); fits(q) {
			c.f.offer(c.at.v, c.f.make(q, rule, p, call.made, c.at.v, c.d), 0)
		}
	}
	if !alone {
		return
	}
	if q := change(nil); q != nil {
		c.f.offer(c.at.v, c.f.make(q, rule, p, nil, c.at.v, c.d), 0)
	}
}

// placeQuiet makes a correction by a quiet move: alone if the balance at v is good for the player, else
// followed by the plans (ruling).
func (c *destroyer) placeQuiet(rule Rule, s plan.Statement) {
	if c.good {
		if c.from > 0 {
			return
		}
		c.f.offer(c.at.v, c.f.make(plan.Plan{s}, rule, c.at.v.turn(), nil, c.at.v, c.d), 0)
		return
	}
	c.place(rule, always(s))
}

// always makes a change that is the same for every plan.
func always(s plan.Statement) func(plan.Plan) plan.Plan {
	return func(plan.Plan) plan.Plan { return plan.Plan{s} }
}

// atSites calls a function for every site where a dangerous move is to be destroyed, for the plans from
// an index on that call for the move there.
func (f *finder) atSites(d *node, sites []site, from int, do func(c *destroyer)) {
	for _, s := range sites {
		if f.stopped() {
			return
		}
		if from > 0 && s.r != d.parent {
			continue // the plans that came late call for another move
		}
		do(&destroyer{f: f, d: d, at: s, good: f.good(s.v.turn(), s.v.balance), from: from})
	}
}

// victim returns the square of the own man that a dangerous move takes, NoSquare for none.
func (d *node) victim() board.Square {
	if !d.move.IsCapture() {
		return board.NoSquare
	}
	return d.move.To()
}
