package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// destroy is the fourth class (section 2.4.3).
//
//  1. The man that makes the dangerous move is removed from its square T: T En -> NEn; if the plan
//     captures on T later, T En -> ENn.
//  2. A square that the move crosses is occupied; with a threat where the balance is not good.
//  3. Its goal is guarded by a quiet move of another man (named in the paper, not detailed).
//  4. If it takes the king: a quiet move of another man gives the king a safe square (ruling).
//
// If it takes the king, also two plies higher (ruling).
func (f *finder) destroy(d *node, from int) {
	sites := f.sites(d)
	if d.closedByKing() && len(sites) > 0 {
		if v := sites[0].v; v.parent != nil && !v.parent.null() && v.parent.parent != nil {
			sites = append(sites, site{v.parent.parent, v.parent})
		}
	}
	f.atSites(d, sites, from, func(c *destroyer) {
		c.removeMover()
		c.block()
		if d.closedByKing() {
			c.flight()
		} else {
			c.guard()
		}
	})
}

// removeMover is step 1.
func (c *destroyer) removeMover() {
	t := c.d.move.From()
	man := c.at.v.position.At(t)
	if man == board.NoPiece || man != c.d.parent.position.At(t) {
		return // there is not that man: E2, e6
	}
	have := plan.EnemyMan(man.Type())
	c.place(RuleRemoveMover, func(rest plan.Plan) plan.Plan {
		want := plan.NotEnemyMan(man.Type())
		for _, s := range rest {
			if s.Kind == plan.Move && s.To == t {
				want = plan.OtherEnemyMan(man.Type())
			}
		}
		return plan.Plan{plan.Modify(t, have, want)}
	})
}

// block is step 2.
func (c *destroyer) block() {
	for squares := board.Between(c.d.move.From(), c.d.move.To()); squares != 0; squares = squares.ClearLowest() {
		s := squares.Lowest()
		if c.at.v.position.At(s) != board.NoPiece || c.d.parent.position.At(c.d.move.From()).Type() == board.Knight {
			continue
		}
		change := plan.Modify(s, plan.Vacant, plan.NotVacant)
		if !c.good {
			change = change.Starred()
		}
		c.place(RuleBlock, always(change))
	}
}

// guard is step 3: the quiet moves of other men that add a guard to the goal of the dangerous move.
// Where the balance is not good there is time for it only if it forbids the move: the king captures.
func (c *destroyer) guard() {
	goal := c.d.move.To()
	if !c.good && (!c.d.move.IsCapture() || c.d.position.At(goal).Type() != board.King) {
		return
	}
	c.quietly(RuleGuard, func(before, after *diagram, side board.Colour) bool {
		return after.attackers(side, goal)&^before.attackers(side, goal) != 0
	})
}

// flight is step 4: the quiet moves of other men after which the king would have a safe square where
// it was taken.
func (c *destroyer) flight() {
	d := diagramOf(&c.d.parent.position)
	king := c.d.move.To()
	enemy := c.d.mover()
	c.quietly(RuleFlight, func(before, after *diagram, side board.Colour) bool {
		if after.king(side) != king {
			return false
		}
		left := before.side[side] &^ after.side[side] // the square that the man leaves
		come := after.side[side] &^ before.side[side]
		own := d.side[side]&^left | come
		through := d.occupied()&^left&^king.Bitboard() | come
		for squares := board.KingAttacks(king) &^ own; squares != 0; squares = squares.ClearLowest() {
			if d.attackersThrough(enemy, squares.Lowest(), through) == 0 {
				return true
			}
		}
		return false
	})
}

// quietly places the quiet moves at the site, of men other than the king and the one that r moves, that
// do what is wanted.
func (c *destroyer) quietly(rule Rule, wanted func(before, after *diagram, side board.Colour) bool) {
	v := c.at.v
	before := diagramOf(&v.position)
	for _, m := range c.f.legal(v) {
		if m.IsCapture() || m.IsPromotion() || m.From() == c.at.r.move.From() && !c.at.r.null() ||
			v.position.At(m.From()).Type() == board.King {
			continue
		}
		after := before
		after.move(m.From(), m.To())
		if wanted(&before, &after, v.turn()) {
			c.placeQuiet(rule, plan.Play(m.From(), m.To()))
		}
	}
}
