package itep

import (
	"fmt"

	"drevo/engine/eval"
	"drevo/engine/tree"
)

// sentence says what the bounds made of the value of a node: whether a side has better elsewhere,
// and so will not come here. Each number is written as in its row.
func (r pathNodes) sentence(n tree.Node) string {
	turn := r.Turn(n)
	say := func(score eval.Score) string { return r.Format.Bound(r.seen(score, turn)) }
	opponent := turn.Opponent()
	switch {
	case !n.Closed:
		return "The search is still at work here."
	case n.Reason == tree.ReasonStopped:
		return "The search was stopped here, so the value is only the best so far."
	case n.Bound == tree.Lower && n.Reason == tree.ReasonStandPatCut:
		return fmt.Sprintf("%v already has %s elsewhere; the position alone gives %v %s, so %v will not come here: cut.",
			opponent, say(n.Beta), turn, say(n.Score), opponent)
	case n.Bound == tree.Lower:
		return fmt.Sprintf("%v already has %s elsewhere; this gives %v %s, so %v will not come here: cut.", opponent,
			say(n.Beta), turn, say(n.Score), opponent)
	case n.Bound == tree.Upper:
		return fmt.Sprintf("%v already has %s elsewhere; here no move gives more than %s, so %v will not come here.", turn,
			say(n.Alpha), say(n.Score), turn)
	case n.ID == tree.Root:
		return fmt.Sprintf("Nothing better was found than %s: it is the value of the search.", say(n.Score))
	}
	return fmt.Sprintf("Neither side has better elsewhere: %s lies between the bounds and goes up a rank.", say(n.Score))
}
