package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// saveMan is the second class (section 2.4.3): the man that the dangerous move takes leaves before, to
// anywhere, if the balance is good there.
func (f *finder) saveMan(d *node) {
	f.atSites(d, f.sites(d), func(c *destroyer) {
		if s := d.victim(); s != board.NoSquare && c.good && c.mine(s) {
			c.place(RuleSaveMan, always(plan.Modify(s, plan.Friend, plan.NotFriend)))
		}
	})
}

// mine reports whether a man of the player stands on a square at the site.
func (c *destroyer) mine(s board.Square) bool {
	return plan.Friend.Holds(c.at.v.position.At(s), c.at.v.turn())
}
