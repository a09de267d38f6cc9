package bounds

import (
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// sentence says what the bounds made of the value of a node: whether a side has better elsewhere,
// and so will not come here. Each number is written as in its row.
func (l Ladder) sentence(n tree.Node) string {
	turn := l.Turn(n)
	seen := func(score eval.Score) string { return l.Format.Bound(l.seen(score, turn)) }
	say := phrase.With("mover", turn, "opponent", turn.Opponent(), "lower", seen(n.Alpha), "upper", seen(n.Beta),
		"value", seen(n.Score))
	switch {
	case !n.Closed:
		return "The search is still at work here."
	case n.Reason == tree.ReasonStopped:
		return "The search was stopped here, so the value is only the best so far."
	case n.Bound == tree.Lower && n.Reason == tree.ReasonStandPatCut:
		return say("{opponent} already has {upper} elsewhere; the position alone gives {mover} {value}, so {opponent} will " +
			"not come here: cut.")
	case n.Bound == tree.Lower:
		return say("{opponent} already has {upper} elsewhere; this gives {mover} {value}, so {opponent} will not come " +
			"here: cut.")
	case n.Bound == tree.Upper:
		return say("{mover} already has {lower} elsewhere; here no move gives more than {value}, so {mover} will not come " +
			"here.")
	case n.ID == tree.Root:
		return say("Nothing better was found than {value}: it is the value of the search.")
	}
	return say("Neither side has better elsewhere: {value} lies between the bounds and goes up a rank.")
}
