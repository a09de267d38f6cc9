package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// saveMan is the second class (section 2.4.3): the man that the dangerous move takes leaves before, to
// anywhere, if the balance is good there. If the dangerous move is a check the king leaves at once
// (ruling), and a man of which only "it plays" was said plays where it answers.
func (f *finder) saveMan(d *node, from int) {
	if from == 0 {
		f.leaveCheck(d)
	}
	f.playElsewhere(d)
	f.atSites(d, f.sites(d), from, func(c *destroyer) {
		if s := d.victim(); s != board.NoSquare && c.good && c.mine(s) {
			c.place(RuleSaveMan, always(plan.Modify(s, plan.Friend, plan.NotFriend)))
		}
	})
}

// mine reports whether a man of the player stands on a square at the site.
func (c *destroyer) mine(s board.Square) bool {
	return plan.Friend.Holds(c.at.v.position.At(s), c.at.v.turn())
}

// leaveCheck offers the flight of the king from a check that is the dangerous move itself: alone, and
// before what the player was about.
func (f *finder) leaveCheck(d *node) {
	if d.closed || !d.position.InCheck() {
		return
	}
	king := plan.Modify(d.position.KingSquare(d.turn()), plan.Friend, plan.NotFriend)
	f.offer(d, f.make(plan.Plan{king}, RuleSaveMan, d.turn(), nil, d, d), 0)
	if d.parent == nil {
		return
	}
	for _, call := range d.parent.first {
		if rest := call.statements[call.at+1:]; len(rest) > 0 && len(rest) < longestPlan {
			f.offer(d, f.make(plan.Plan{king}.Followed(rest...), RuleSaveMan, d.turn(), call.made, d, d), 0)
		}
	}
}
