package cause

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// say makes the chain: the choice, the move that is followed, a position that a table knew, where the trees part, and
// the end.
func (c *Cause) say() {
	c.link(Now, c.Choice[Now], sentence.Of("Before it chose {old}, with {was}; now it chooses {new}, with {is}.",
		"old", c.named(Before, c.Choice[Before]), "was", c.valued(Before, c.Choice[Before]),
		"new", c.named(Now, c.Choice[Now]), "is", c.valued(Now, c.Choice[Now])))
	c.sayMove()
	c.sayKnown()
	c.saySplit()
	c.sayEnd()
}

func (c *Cause) link(side int, node tree.ID, said sentence.Sentence) {
	if !said.Empty() {
		c.Links = append(c.Links, Link{side, node, said.WithPawns()})
	}
}

// named is the move that led to a node, or of stages to the node above them. The position of the root has none: a table
// knew it, and the move is the one that led back there.
func (c *Cause) named(side int, id tree.ID) fact.Fact {
	t := c.Sides[side].Tree
	n := t.Node(id)
	for n.Move == board.NoMove && n.ID != tree.Root {
		n = t.Node(n.Parent)
	}
	back := slices.IndexFunc(c.Known, func(k Known) bool { return k.Side == side && k.From == id })
	if n.ID == tree.Root && back >= 0 {
		return fact.MoveTo(t, t.Node(c.Known[back].At))
	}
	return fact.MoveTo(t, n)
}

// valued is what a side says of a node.
func (c *Cause) valued(side int, id tree.ID) fact.Fact {
	t := c.Sides[side].Tree
	return fact.ValueOf(t, t.Node(id))
}

// rule is why a side did not look at the move at which the trees part.
func (c *Cause) rule() fact.Fact {
	return fact.RuleOf(c.Sides[c.Split.Side].Tree, c.Split.At, c.Split.Move, c.Split.Reason)
}

// sayMove says what happened to the move that is followed.
func (c *Cause) sayMove() {
	switch c.Way {
	case Fell:
		say := sentence.With("move", c.named(Now, c.Tops[Now]), "was", c.valued(Before, c.Tops[Before]),
			"is", c.valued(Now, c.Tops[Now]))
		if c.exceeds(c.value(Now, c.Choice[Now]), c.value(Before, c.Choice[Before])) {
			c.link(Now, c.Tops[Now], say("{move} fell from {was} to {is}."))
			return
		}
		c.link(Now, c.Tops[Now], say("{move} fell from {was} to {is}; with what it had it would be chosen still."))
	case Rose:
		say := sentence.With("move", c.named(Now, c.Tops[Now]), "was", c.valued(Before, c.Tops[Before]),
			"is", c.valued(Now, c.Tops[Now]), "old", c.named(Before, c.Choice[Before]),
			"had", c.valued(Before, c.Choice[Before]))
		if c.exceeds(c.value(Now, c.Choice[Now]), c.value(Before, c.Choice[Before])) {
			c.link(Now, c.Tops[Now], say("{move} rose from {was} to {is}, more than {old} had, {had}."))
			return
		}
		c.link(Now, c.Tops[Now], say("{move} rose from {was} to {is}."))
	case Level:
		if c.Split.Kind == Unproved {
			return // which is said of the split
		}
		c.link(Now, c.Tops[Now], sentence.Of("That is no contradiction: {move} gives {is} now, where it had {was}.",
			"move", c.named(Now, c.Tops[Now]), "is", c.valued(Now, c.Tops[Now]), "was", c.valued(Before, c.Tops[Before])))
	}
}

// sayKnown names the first position of the second tree that a table knew.
func (c *Cause) sayKnown() {
	for _, k := range c.Known {
		if k.Side == Now {
			move, other := c.named(Now, k.At), c.named(Now, k.From)
			say := sentence.With("move", move, "other", other)
			if move.At.Moves[0] == other.At.Moves[0] {
				c.link(Now, k.From, say("The position after {move} was known: it had been searched before."))
				return
			}
			c.link(Now, k.From, say("The position after {move} was known: it had been searched after {other}."))
			return
		}
	}
}

// saySplit says where the trees part.
func (c *Cause) saySplit() {
	s := c.Split
	switch s.Kind {
	case NotYet, NoLonger:
		c.sayLeftOut()
		return
	case Unproved:
		say := sentence.With("move", c.named(s.Side, c.Tops[s.Side]))
		words := say("What {move} had before does not follow from the record.")
		if s.Side == Now {
			words = say("What {move} has now does not follow from the record.")
		}
		c.link(s.Side, s.Node[s.Side], words)
		return
	case Same:
		return
	case Ruled:
		c.sayRuled()
		return
	}
	say := sentence.With("move", c.named(Now, s.Node[Now]), "was", c.valued(Before, s.Node[Before]),
		"is", c.valued(Now, s.Node[Now]))
	if s.Kind == Farther {
		c.link(Now, s.Node[Now], c.farther())
		return
	}
	c.link(Now, s.Node[Now], map[Kind]sentence.Sentence{
		Nearer: say("The search stops after {move} now, with {is}; before it went on there, and had {was}."),
		Valued: say("Both stop after {move}, and value it otherwise: {was} before, {is} now.")}[s.Kind])
}

// farther says that the second goes on where the first stopped: how far its value lies from there, or that what it
// found there changes nothing.
func (c *Cause) farther() sentence.Sentence {
	s := c.Split
	say := sentence.With("move", c.named(Now, s.Node[Now]), "was", c.valued(Before, s.Node[Before]),
		"is", c.valued(Now, s.Node[Now]), "n", fact.Fact{Kind: fact.Count, Key: "half-moves further", N: len(c.deeper),
			At: fact.Place{In: c.Sides[Now].Tree, Node: s.Node[Now], Moves: c.deeper}})
	switch {
	case len(c.deeper) > 0:
		return say("{move} was searched {n:1 half-move|# half-moves} further: it had {was} before, and has {is} now.")
	case c.End == AtStatic && c.Leaf[Now] == s.Node[Now]:
		return say("The search stopped after {move} before, with {was}; now it went on there, found no answer that gives " +
			"more than the static value, and has {is}.")
	}
	return say("The search stopped after {move} before, with {was}; now it goes on there, and has {is}.")
}

// sayLeftOut says that one side did not look at the move at which the trees part, or tested it only; then the link is
// to the test, else to the position before, for the move has no node.
func (c *Cause) sayLeftOut() {
	s := c.Split
	at := c.Sides[s.Side].Tree
	move := fact.MoveAt(fact.Place{In: at, Node: s.At, Moves: []board.Move{s.Move}})
	say := sentence.With("move", move, "rule", c.rule())
	test, tested := at.Test(s.At, s.Move)
	switch {
	case s.Reason == tree.ReasonOpen:
		c.link(s.Side, s.At, [2]sentence.Sentence{Before: say("{move} was not looked at then."),
			Now: say("{move} is not looked at now.")}[s.Side])
	case tested:
		c.link(s.Side, test, [2]sentence.Sentence{Before: say("{move} was only tested then: {rule}"),
			Now: say("{move} is only tested now: {rule}")}[s.Side])
	default:
		c.link(s.Side, s.At, [2]sentence.Sentence{Before: say("{move} was not looked at then: {rule}"),
			Now: say("{move} is not looked at now: {rule}")}[s.Side])
	}
}

// sayRuled says that a rule alone, or a pass, gives a value on one side.
func (c *Cause) sayRuled() {
	s := c.Split
	t, id := c.Sides[s.Side].Tree, s.Node[s.Side]
	say := sentence.With("move", c.named(s.Side, id), "value", c.valued(s.Side, id),
		"reason", fact.WordOf(t, t.Node(id), "reason sentence"))
	c.link(s.Side, id, [2]sentence.Sentence{Before: say("After {move} a rule alone gave {value} before: {reason}"),
		Now: say("After {move} a rule alone gives {value} now: {reason}")}[s.Side])
}

// sayEnd says what the value is at the end of the chain.
func (c *Cause) sayEnd() {
	leaf := c.Leaf[Now]
	if leaf == tree.None {
		return
	}
	t := c.Sides[Now].Tree
	n := t.Node(leaf)
	say := sentence.With("move", c.named(Now, leaf), "reason", fact.WordOf(t, n, "reason sentence"),
		"value", c.valued(Now, leaf), "static", fact.NumberOf(t, n, "static", n.Static))
	switch {
	case c.End == AtRule:
		c.link(Now, leaf, say("The line ends after {move}: {reason}"))
	case c.End == AtFinal:
		c.link(Now, leaf, say("The game ends after {move}: {reason}"))
	case n.StaticBound != tree.Exact: // seen early to lie beyond the bounds
		c.link(Now, leaf, say("At the end, after {move}, stands {value}."))
	case c.Term == nil:
		c.link(Now, leaf, say("At the end, after {move}, the static value is {static}."))
	default:
		c.sayTerm(leaf)
	}
}

// sayTerm says it with the term that makes most of it.
func (c *Cause) sayTerm(leaf tree.ID) {
	t := c.Sides[Now].Tree
	term := func(side int) fact.Fact {
		return fact.Fact{Kind: fact.Term, At: fact.Place{In: c.Sides[side].Tree, Node: c.Leaf[side]}, Term: c.Term.Term,
			Score: c.Term.Net[side]}
	}
	name := term(Now)
	name.Kind = fact.TermName
	c.link(Now, leaf, sentence.Of("At the end, after {move}, the static value is {static}, by {term} most of all: "+
		"{worth} where it was {other}.", "move", c.named(Now, leaf), "static", fact.NumberOf(t, t.Node(leaf), "static",
		t.Node(leaf).Static), "term", name, "worth", term(Now), "other", term(Before)))
}
