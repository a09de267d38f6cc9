package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// interfere is the fifth class (section 2.4.4): the plans of the initial position, of the player's own
// or as if he could have moved first, are tried at the dangerous move if nothing prevented them, or if
// a difficulty has gone: a square that was to be changed has changed, a target is no longer guarded.
func (f *finder) interfere(d *node) {
	if d.closed {
		return
	}
	here := diagramOf(&d.position)
	for _, m := range f.idle[d.turn()] {
		if f.stopped() {
			return
		}
		rest, gone := f.remains(m, d, &here)
		if !gone {
			continue
		}
		q := m
		if len(rest) < len(m.statements) {
			q = f.make(rest, RuleInterference, m.side, m, d, d)
		}
		if !d.known.add(q.hashes[0]) {
			continue
		}
		if fate := f.simulate(q, 0, d); fate != Waiting {
			f.note(q, 0, d, fate)
			continue
		}
		f.execute(q, 0, d, 0)
	}
}

// remains returns a plan without the modifications that are done; gone is false if it has difficulties
// and all of them are still there.
func (f *finder) remains(m *made, d *node, here *diagram) (rest plan.Plan, gone bool) {
	difficulties := 0
	for _, s := range m.statements {
		if s.Kind == plan.Modification {
			difficulties++
			if s.Want.Holds(d.position.At(s.Square), m.side) {
				gone = true
				continue
			}
		}
		rest = append(rest, s)
	}
	if m.guarded != board.NoSquare {
		difficulties++
		gone = gone || here.attackers(m.side.Opponent(), m.guarded) == 0
	}
	return rest, gone || difficulties == 0
}
