package present

import (
	"drevo/app/session"
	"drevo/engine/fact"
	"drevo/engine/search"
	"drevo/engine/sentence"
)

// WhyNot says why a move has no node that could give its parent a value: whether it was tested, or
// not even that, and by which rule.
func (p Nodes) WhyNot(m session.UnsearchedMove) sentence.Sentence {
	at := p.place(m.Node).After(m.Move)
	say := sentence.With("move", fact.MoveAt(at), "rule", fact.RuleOf(p.Tree, m.Node, m.Move, m.Why.Reason))
	if _, tested := p.Tree.Test(m.Node, m.Move); tested {
		return say("{move} was only tested here: {rule}").Then(m.Why.Evidence)
	}
	return say("{move} was not looked at here: {rule}").Then(m.Why.Evidence)
}

// ByItself says that a move was searched from the position after it, in a record of its own, with so much depth.
func ByItself(move fact.Place, found *session.Search) sentence.Sentence {
	say := sentence.With("move", fact.MoveAt(move), "depth", fact.Fact{Kind: fact.Setting,
		At: fact.Place{In: found.Tree()}, Key: found.Programme.About().Depth})
	if _, ok := search.DepthOf(found.Programme); ok {
		return say("{move} was searched by itself, from the position after it, with {depth}.")
	}
	return say("{move} was searched by itself, from the position after it.")
}
