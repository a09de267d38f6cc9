package pitrat

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/planner"
)

// corrector corrects dangerous moves (sections 2.4.1 to 2.4.5).
type corrector struct {
	executor
	idle [2][]*made // the plans of the initial position, of each side as if it were to move (2.4.4)
}

// correct tries to correct a dangerous move: by the plans of its second list, in all cases first; then
// by the next of the six classes (section 2.4.1), and by the first four again for plans that have come since.
func (c *corrector) correct(d *node) {
	switch {
	case len(d.second) > 0:
		c.executeAll(d)
		return
	case d.newPlans():
		c.correctNewPlans(d)
	default:
		d.class++
		c.nextClass(d)
	}
	d.changed()
}

// nextClass runs the class that has come at a dangerous move.
func (c *corrector) nextClass(d *node) {
	switch d.class {
	case 5:
		c.interfere(d)
	case 6:
		c.analyseAgain(d)
	case 7:
		c.lookAround(d)
	default:
		c.correctPlans(d, d.class, 0)
	}
}

// correctPlans runs one of the classes 1 to 4, which go on with the plans that call for the move before d, from
// the plan with an index in that list on.
func (c *corrector) correctPlans(d *node, class int8, from int) {
	if class == 1 {
		d.corrected = int32(len(d.parent.first))
		c.captureAnew(d, from)
		return
	}
	c.destroy(d, class, from)
}

// correctNewPlans makes the corrections of d anew for the plans that have come since (ruling): "as many new
// plans as there were in the list".
func (c *corrector) correctNewPlans(d *node) {
	from := int(d.corrected)
	for class := int8(1); class <= min(d.class, 4); class++ {
		c.correctPlans(d, class, from)
	}
}

// captureAnew is the first class (section 2.4.2): each new capture is a plan of its own, and with the end of
// every plan that called for the own move before d.
func (c *corrector) captureAnew(d *node, from int) {
	for _, m := range c.NewCaptures(&d.Place) {
		start := func(q plan.Plan, parent *made) {
			c.execute(c.make(q, plan.RuleNewCapture, parent, d, d), 0, d, 0)
		}
		if from == 0 {
			start(planner.CaptureAlone(&d.Place, m), nil)
		}
		for i := from; i < len(d.parent.first); i++ {
			if call := d.parent.first[i]; len(call.after()) > 0 {
				start(plan.Plan{plan.Play(m.From(), m.To())}.Followed(call.after()...), call.made)
			}
		}
	}
}

// destroy is one of the classes 2 to 4 (section 2.4.3). Before the second the king leaves a check at once, or the man
// that d takes answers one (rulings), and a man of which only "it plays" was said plays where it answers.
func (c *corrector) destroy(d *node, class int8, from int) {
	if class == 2 {
		if from == 0 {
			c.leaveCheck(d)
			c.answerCheck(d)
		}
		c.playElsewhere(d)
	}
	for _, s := range sitesOf(d, class) {
		if c.stopped() {
			return
		}
		if from > 0 && s.r != d.parent {
			continue // the new plans call for another move
		}
		for _, change := range c.Corrections(class, &d.Place, planner.Site{V: &s.v.Place, R: &s.r.Place}) {
			c.place(d, s, change, from)
		}
	}
}

// leaveCheck offers the flight of the king from a check that is the dangerous move itself: alone, and
// before what the player was about.
func (c *corrector) leaveCheck(d *node) {
	leave := planner.LeaveCheck(&d.Place)
	if leave == nil {
		return
	}
	c.offer(d, c.make(leave, plan.RuleSaveMan, nil, d, d), 0)
	for _, call := range d.parent.first {
		if rest := call.after(); len(rest) > 0 && len(rest) < planner.LongestPlan {
			c.offer(d, c.make(leave.Followed(rest...), plan.RuleSaveMan, call.made, d, d), 0)
		}
	}
}

// answerCheck offers, where the dangerous move d takes a man after a check that was answered otherwise, that this man
// answers the check (ruling): two plies higher, where section 2.4.3 would save it, is too early where the check attacks
// it as well.
func (c *corrector) answerCheck(d *node) {
	v := d.parent.parent
	if v == nil || !v.Position.InCheck() || !d.Move.IsCapture() {
		return
	}
	s := d.Move.To()
	if plan.Friend.Holds(v.Position.At(s), v.turn()) && c.Good(v.turn(), v.Balance) {
		c.offer(v, c.make(plan.Plan{plan.Modify(s, plan.Friend, plan.NotFriend)}, plan.RuleSaveMan, nil, v, d), 0)
	}
}

// playElsewhere adds, beside every "the man on S plays" on the way to a dangerous move d, the moves of
// that man which answer d (section 2.3.2 (1)): "if the opponent captures later a man M, and if it is
// possible to protect it, the program generates at the same level the moves where the piece can protect M".
func (c *corrector) playElsewhere(d *node) {
	for y := d.parent; y != nil && y.parent != nil && !y.Null(); y = y.parent.parent {
		if !slices.ContainsFunc(y.first, carried.plays) {
			continue
		}
		answers := c.Answers(&d.Place, &y.Place)
		for i := 0; i < len(y.first); i++ {
			call := y.first[i]
			if !call.plays() {
				continue
			}
			for _, move := range answers {
				if !c.hasCalled(y.parent, move, call.made, call.at) {
					c.call(y.parent, move, call.made, call.at)
				}
			}
		}
	}
}

// place places a correction of a dangerous move d: the change, followed by each plan that calls for the move r;
// alone, too, if the balance at v is good for the player, or r is a null move (ruling). After a null move the
// player goes on with what he was about before v: the ends of the plans of his own move there (ruling,
// as P51). A quiet move stands alone where the balance is good, else never (ruling). The plans go to the second
// list of v.
func (c *corrector) place(d *node, s site, change planner.Correction, from int) {
	good := c.Good(s.v.turn(), s.v.Balance)
	if !change.Quiet || !good {
		for _, call := range s.calls(from) {
			if q := change.Before(call.end()).Followed(call.end()...); planner.Fits(q) {
				c.offer(s.v, c.make(q, change.Rule, call.made, s.v, d), 0)
			}
		}
	}
	if (good || s.r.Null()) && from == 0 {
		c.offer(s.v, c.make(change.Before(nil), change.Rule, nil, s.v, d), 0)
	}
}

// interfere is the fifth class (section 2.4.4): the plans of the initial position, of the player's own
// or as if he could have moved first, are tried at the dangerous move if nothing prevented them, or if
// a difficulty has gone.
func (c *corrector) interfere(d *node) {
	if d.Closed {
		return
	}
	for _, m := range c.idle[d.turn()] {
		if c.stopped() {
			return
		}
		rest, gone := planner.Remains(m.statements, m.guarded, &d.Place)
		if !gone {
			continue
		}
		if len(rest) < len(m.statements) {
			m = c.make(rest, plan.RuleInterference, m, d, d)
		}
		if !d.known.add(m.ends[0]) {
			continue
		}
		if fate := c.Simulate(m.statements, &d.Place); fate != plan.Waiting {
			c.note(m, 0, d, fate)
			continue
		}
		c.execute(m, 0, d, 0)
	}
}

// analyseAgain is the sixth class (section 2.4.5): the man that made the dangerous move is analysed on its new
// square, the king: attacks on it; and what the own man that moved before attacks.
func (c *corrector) analyseAgain(d *node) {
	if d.Closed {
		return
	}
	c.carryOut(plan.Plan{plan.Analyse(d.Move.To())}, plan.RuleAnalyse, nil, d, 0)
	c.carryOutAll(c.AttackAgain(&d.Place), plan.RuleAgain, d)
}

// lookAround is the seventh class, which is ours.
func (c *corrector) lookAround(d *node) {
	if d.Closed {
		return
	}
	plans, ideas := c.Around(&d.Place, c.winning(d.child(board.Pass)))
	for _, p := range plans {
		if c.stopped() {
			return
		}
		c.execute(c.make(p, plan.RuleWide, nil, d, d), 0, d, 0)
	}
	c.carryOutAll(ideas, plan.RuleWide, d)
}

// winning returns the moves after a null move, if there is one, by which the first player wins.
func (c *corrector) winning(null *node) (list []board.Move) {
	if null == nil {
		return nil
	}
	for _, y := range null.children {
		if c.Good(c.First, y.value) {
			list = append(list, y.Move)
		}
	}
	return list
}
