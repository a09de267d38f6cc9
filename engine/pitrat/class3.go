package pitrat

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
)

// saveManWithThreat is the third class (section 2.4.3): the man that the dangerous move takes leaves
// before with a capture or a threat, whatever the balance.
func (f *finder) saveManWithThreat(d *node, from int) {
	f.atSites(d, f.sites(d), from, func(c *destroyer) {
		if s := d.victim(); s != board.NoSquare && c.mine(s) {
			c.place(RuleSaveManWithThreat, always(plan.Modify(s, plan.Friend, plan.NotFriend).Starred()))
		}
	})
}
