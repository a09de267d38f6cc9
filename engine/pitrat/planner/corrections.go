package planner

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/ways"
)

// Site is where a dangerous move d is to be corrected before it is played (section 2.4.3): at v, in the place of
// the move r.
type Site struct{ V, R *Place }

// Correction is what is changed at a site, to be followed by the plans that call for the move r there.
type Correction struct {
	Rule   plan.Rule
	Change plan.Statement
	Quiet  bool // the change is a quiet move
}

// Before returns what is to stand before a plan. The man that makes the dangerous move is removed from its
// square; if the plan captures there later it is to be replaced by another.
func (c Correction) Before(rest plan.Plan) plan.Plan {
	s := c.Change
	if c.Rule == plan.RuleRemoveMover {
		for _, later := range rest {
			if later.Kind == plan.Move && later.To == s.Square {
				s.Want = plan.OtherEnemyMan(s.Have.Man())
			}
		}
	}
	return plan.Plan{s}
}

// Corrections returns what the classes 2 to 4 change at a site, before a dangerous move d.
//
//	2  the man that d takes leaves before, to anywhere, if the balance is good there
//	3  it leaves with a capture or a threat, whatever the balance
//	4  see [Planner.destroy]
func (pl *Planner) Corrections(class int8, d *Place, at Site) []Correction {
	good := pl.Good(at.V.Turn(), at.V.Balance)
	if class == 4 {
		return pl.destroy(d, at, good)
	}
	s := d.Move.To()
	if !d.Move.IsCapture() || !plan.Friend.Holds(at.V.Position.At(s), at.V.Turn()) {
		return nil
	}
	leave := plan.Modify(s, plan.Friend, plan.NotFriend)
	switch {
	case class == 3:
		return []Correction{{Rule: plan.RuleSaveManWithThreat, Change: leave.Starred()}}
	case good:
		return []Correction{{Rule: plan.RuleSaveMan, Change: leave}}
	}
	return nil
}

// LeaveCheck is the flight of the king from a check that is the dangerous move itself, nil where there is
// none (ruling).
func LeaveCheck(d *Place) plan.Plan {
	if d.Closed || !d.Position.InCheck() {
		return nil
	}
	return plan.Plan{plan.Modify(d.Position.KingSquare(d.Turn()), plan.Friend, plan.NotFriend)}
}

// destroyer finds the corrections of the fourth class.
type destroyer struct {
	*Planner
	d    *Place
	at   Site
	good bool // the balance at the site is good for the player
	list []Correction
}

// destroy is the fourth class (section 2.4.3).
//
//  1. The man that makes the dangerous move is removed from its square T: T En -> NEn; if the plan
//     captures on T later, T En -> ENn.
//  2. A square that the move crosses is occupied; with a threat where the balance is not good.
//  3. Its goal is guarded by a quiet move of another man (named in the paper, not detailed).
//  4. If it takes the king: a quiet move of another man gives the king a safe square (ruling).
func (pl *Planner) destroy(d *Place, at Site, good bool) []Correction {
	c := destroyer{Planner: pl, d: d, at: at, good: good}
	c.removeMover()
	c.block()
	if d.TakesKing() {
		c.flight()
	} else {
		c.guard()
	}
	return c.list
}

// add notes a correction.
func (c *destroyer) add(rule plan.Rule, s plan.Statement, quiet bool) {
	c.list = append(c.list, Correction{rule, s, quiet})
}

// removeMover is step 1.
func (c *destroyer) removeMover() {
	t := c.d.Move.From()
	man := c.at.V.Position.At(t)
	if man == board.NoPiece || man != c.d.Before.Position.At(t) {
		return // there is not that man: E2, e6
	}
	c.add(plan.RuleRemoveMover, plan.Modify(t, plan.EnemyMan(man.Type()), plan.NotEnemyMan(man.Type())), false)
}

// block is step 2.
func (c *destroyer) block() {
	for s := range ways.Squares(c.at.V.Turn(), board.Between(c.d.Move.From(), c.d.Move.To())) {
		if c.at.V.Position.At(s) != board.NoPiece || c.d.Before.Position.At(c.d.Move.From()).Type() == board.Knight {
			continue
		}
		change := plan.Modify(s, plan.Vacant, plan.NotVacant)
		if !c.good {
			change = change.Starred()
		}
		c.add(plan.RuleBlock, change, false)
	}
}

// guard is step 3: the quiet moves of other men that add a guard to the goal of the dangerous move.
// Where the balance is not good there is time for it only if it forbids the move: the king captures.
func (c *destroyer) guard() {
	goal := c.d.Move.To()
	if !c.good && (!c.d.Move.IsCapture() || c.d.Position.At(goal).Type() != board.King) {
		return
	}
	c.quietly(plan.RuleGuard, func(before, after *ways.Diagram, side board.Colour) bool {
		return after.Attackers(side, goal)&^before.Attackers(side, goal) != 0
	})
}

// flight is step 4: the quiet moves of other men after which the king would have a safe square where
// it was taken.
func (c *destroyer) flight() {
	d := ways.Of(&c.d.Before.Position)
	king := c.d.Move.To()
	enemy := c.d.Mover()
	c.quietly(plan.RuleFlight, func(before, after *ways.Diagram, side board.Colour) bool {
		if after.King(side) != king {
			return false
		}
		left := before.Side[side] &^ after.Side[side] // the square that the man leaves
		come := after.Side[side] &^ before.Side[side]
		own := d.Side[side]&^left | come
		through := d.Occupied()&^left&^king.Bitboard() | come
		for squares := board.KingAttacks(king) &^ own; squares != 0; squares = squares.ClearLowest() {
			if d.AttackersThrough(enemy, squares.Lowest(), through) == 0 {
				return true
			}
		}
		return false
	})
}

// quietly adds the quiet moves at the site, of men other than the king and the one that r moves, that
// do what is wanted.
func (c *destroyer) quietly(rule plan.Rule, wanted func(before, after *ways.Diagram, side board.Colour) bool) {
	v := c.at.V
	before := ways.Of(&v.Position)
	for _, m := range c.Legal(v) {
		if m.IsCapture() || m.IsPromotion() || m.From() == c.at.R.Move.From() && !c.at.R.Null() ||
			v.Position.At(m.From()).Type() == board.King {
			continue
		}
		after := before
		after.Move(m.From(), m.To())
		if wanted(&before, &after, v.Turn()) {
			c.add(rule, plan.Play(m.From(), m.To()), true)
		}
	}
}
