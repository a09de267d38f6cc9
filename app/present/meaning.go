package present

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Say writes a sentence in the unit of the format.
func (p Nodes) Say(s sentence.Sentence) string { return s.Text(p.Format) }

// Exact prints a score with its unit so that any two that differ look different.
func (f Format) Exact(score eval.WhiteScore) string { return f.Deciding().Amount(score) }

// Meaning says in words what the value of a closed node is, and what would have been needed.
func (p Nodes) Meaning(n tree.Node) sentence.Sentence {
	limit, owner := fact.Alpha, fact.SideAt(p.Tree, n)
	if n.Bound == tree.Lower {
		limit, owner = fact.Beta, fact.OpponentAt(p.Tree, n)
	}
	lower, upper := p.limits(n)
	say := sentence.With("value", fact.ValueOf(p.Tree, n), "lower", lower, "upper", upper,
		"missed", fact.LimitOf(p.Tree, n, limit), "owner", owner)
	switch elsewhere := p.elsewhere(n, limit); {
	case !p.Known(n):
		return sentence.Of("No value: the search was stopped before a first move here had given one.")
	case !p.Settled(n):
		return say("The best so far is {value:full}, seen from White: the search was stopped before all moves were " +
			"examined.")
	case n.Bound == tree.Exact:
		return say("The value is exactly {value:full}, seen from White: it lies within the bounds at entry, {lower} to " +
			"{upper}.")
	case n.Content():
		return say("The value is {value:full}, seen from White: that was good enough, and nothing better was looked for.")
	case n.Bound == tree.Upper && elsewhere:
		return say("The value is {value:full}, seen from White: nothing that was looked at here beats {missed}, which " +
			"{owner} has elsewhere.")
	case n.Bound == tree.Upper:
		return say("The value is {value:full}, seen from White: nothing that was looked at here beats {missed}, the " +
			"bound at entry.")
	case elsewhere:
		return say("The value is {value:full}, seen from White: given up as soon as it could not beat {missed}, which " +
			"{owner} has elsewhere.")
	}
	return say("The value is {value:full}, seen from White: given up as soon as it reached {missed}, the bound at entry.")
}

// limits are the bounds at entry, White's lower one first.
func (p Nodes) limits(n tree.Node) (lower, upper fact.Fact) {
	alpha, beta := fact.LimitOf(p.Tree, n, fact.Alpha), fact.LimitOf(p.Tree, n, fact.Beta)
	if p.Turn(n) == board.Black {
		return beta, alpha
	}
	return alpha, beta
}

// elsewhere reports whether the side to which a bound at entry belongs has just that elsewhere: by a move that was
// examined before at a node on the way here, or by stopping there. Else the bound is that of a window.
func (p Nodes) elsewhere(n tree.Node, limit string) bool {
	bound, owner := n.Alpha.For(p.Turn(n)), p.Turn(n)
	if limit == fact.Beta {
		bound, owner = n.Beta.For(p.Turn(n)), owner.Opponent()
	}
	path := p.Tree.Path(n.ID)
	for i, id := range path[:len(path)-1] {
		above := p.Tree.Node(id)
		if p.Turn(above) != owner {
			continue
		}
		if above.HasStatic && above.Static.For(owner) == bound {
			return true
		}
		for _, child := range p.Tree.ChildNodes(id) {
			if child.ID < path[i+1] && p.Settled(child) && !child.Type.Test() && child.Bound != tree.Lower &&
				child.ForParent().For(owner) == bound {
				return true
			}
		}
	}
	return false
}

// Order says in a sentence when the move to a node had its turn, and why then; empty where the
// programme says nothing of it.
func (p Nodes) Order(n tree.Node) sentence.Sentence {
	if p.Place(n).Name == "" {
		return sentence.Sentence{}
	}
	number, of := p.Turned(n)
	say := sentence.With("place", fact.WordOf(p.Tree, n, "place"), "number", fact.CountOf(p.Tree, n, "turn", number),
		"all", fact.CountOf(p.Tree, n, "turns", of), "sentence", fact.WordOf(p.Tree, n, "place sentence"))
	if number > 0 && of > 1 {
		return say("Order: {place}, move {number} of {all} that were looked at. {sentence}")
	}
	return say("Order: {place}. {sentence}")
}
