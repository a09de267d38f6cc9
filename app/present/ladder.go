package present

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Rung says what the bounds made of the value of a node on the way to another: whether a side has better elsewhere,
// and so will not come here.
func (p Nodes) Rung(n tree.Node) sentence.Sentence {
	limit := fact.Alpha
	if n.Bound == tree.Lower {
		limit = fact.Beta
	}
	say := sentence.With("mover", fact.SideAt(p.Tree, n), "opponent", fact.OpponentAt(p.Tree, n),
		"missed", fact.LimitOf(p.Tree, n, limit), "value", fact.NumberOf(p.Tree, n, "score", n.Score),
		"known", fact.ValueOf(p.Tree, n))
	switch elsewhere := p.elsewhere(n, limit); {
	case !n.Closed:
		return sentence.Of("The search is still at work here.")
	case n.Reason == tree.ReasonStopped:
		return sentence.Of("The search was stopped here, so the value is only the best so far.")
	case n.Content():
		return say("What counts here is {known:full}: that was good enough, and nothing better was looked for.")
	case n.Bound == tree.Lower && elsewhere && n.Reason == tree.ReasonStandPatCut:
		return say("{opponent} already has {missed} elsewhere; the position alone gives {mover} {value:exact}, so " +
			"{opponent} will " +
			"not come here: cut.")
	case n.Bound == tree.Lower && elsewhere:
		return say("{opponent} already has {missed} elsewhere; this gives {mover} {value:exact}, so {opponent} " +
			"will not come " +
			"here: cut.")
	case n.Bound == tree.Lower:
		return say("The bounds at entry end at {missed}; this gives {mover} {value:exact}, which reaches them: cut.")
	case n.Bound == tree.Upper && elsewhere:
		return say("{mover} already has {missed} elsewhere; nothing here is better for {mover} than {value:exact}, so " +
			"{mover} will " +
			"not come here.")
	case n.Bound == tree.Upper:
		return say("The bounds at entry begin at {missed}; nothing here is better for {mover} than {value:exact}, " +
			"which does not " +
			"reach them.")
	case n.ID == tree.Root:
		return say("Nothing better was found than {value:exact}: it is the value of the search.")
	}
	return say("Neither side has better elsewhere: {value:exact} lies between the bounds and goes up a rank.")
}

// ByMover is the style of one rank as its mover sees it.
type ByMover struct {
	Format
	Turn board.Colour
}

// Score writes a score from the mover's side.
func (m ByMover) Score(score eval.WhiteScore) string { return m.Format.Score(m.turned(score)) }

// Exact writes a score with its unit from the mover's side.
func (m ByMover) Exact(score eval.WhiteScore) string { return m.Format.Exact(m.turned(score)) }

// Bound writes a bound from the mover's side.
func (m ByMover) Bound(score eval.WhiteScore) string { return m.Format.Bound(m.turned(score)) }

func (m ByMover) turned(score eval.WhiteScore) eval.WhiteScore {
	return eval.WhiteScore(score.For(m.Turn))
}
