package present

import (
	"drevo/app/session"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Contender is one of two moves that are compared, with what is known of it.
type Contender struct {
	At     fact.Place // the position before, in a record; the zero Place where it is in none
	Before board.Position
	Line   []board.Move    // the move, and what is expected after it
	Value  tree.Value      // of the move; the zero Value where there is none
	Known  fact.Place      // the node that has the value
	Terms  *eval.Breakdown // of the end of the line; nil where there are none
	Leaf   fact.Place      // where they are from
}

// Contender returns what the tree knows of the move that led to a node. Terms are those of the end
// of its line, nil for none.
func (p Nodes) Contender(n tree.Node, terms *eval.Breakdown) (Contender, error) {
	before, err := p.Tree.Position(n.Parent)
	if err != nil {
		return Contender{}, err
	}
	return Contender{At: p.place(n.Parent), Before: before, Known: p.place(n.ID), Value: p.ValueOf(n), Terms: terms,
		Line: append([]board.Move{n.Move}, p.Tree.Moves(p.Tree.Line(n.ID))...),
		Leaf: p.place(p.Tree.Provenance(n.ID).Leaf)}, nil
}

// Missing is a move that has no node below one, with the line of its test where it was tested.
func (p Nodes) Missing(id tree.ID, move board.Move) (Contender, error) {
	before, err := p.Tree.Position(id)
	if err != nil {
		return Contender{}, err
	}
	c := Contender{At: p.place(id), Before: before, Line: []board.Move{move}}
	if test, ok := p.Tree.Test(id, move); ok { // which shows what is wrong with the move
		c.Line = append(c.Line, p.Tree.Moves(p.Tree.Line(test))...)
	}
	return c, nil
}

// Found is a move with what a search of the position after it has found.
func (c Contender) Found(s *session.Search) Contender {
	c.Line, c.Value = c.Line[:1:1], tree.Value{}
	if _, err := s.Wait(); err != nil || s.Tree().Empty() {
		return c
	}
	own := NewNodes(s.Tree(), InPoints)
	n := s.Tree().Node(own.Stands(tree.Root))
	c.Line = append(c.Line, s.Tree().Moves(s.Tree().Line(n.ID))...)
	if own.Settled(n) {
		c.Value = own.ValueOf(n)
	}
	c.Known, c.Leaf = own.place(n.ID), own.place(s.Tree().Provenance(n.ID).Leaf)
	if explainer, ok := s.Programme.(search.Explainer); ok && !s.Tree().Node(c.Leaf.Node).Reason.Final() {
		if explanation, err := explainer.Explain(s.Tree(), c.Leaf.Node); err == nil {
			c.Terms = explanation.Terms
		}
	}
	return c
}

func (p Nodes) place(id tree.ID) fact.Place { return fact.Place{In: p.Tree, Node: id} }

// Exact reports whether the value of the move is known, and more than a bound.
func (c Contender) Exact() bool { return c.Value.Known() && c.Value.Bound == tree.Exact }

// Closes reports whether the terms at the end of the line come to the value of the move. They do not where the game is
// over there, or where the search made the value in another way.
func (c Contender) Closes() bool {
	return c.Exact() && c.Terms != nil && c.Terms.Total == c.Value.Score
}

// Move returns the move with its number: "30.Ba3".
func (c Contender) Move() string { return c.Numbered(0) }

// Numbered is a move of the line with its number.
func (c Contender) Numbered(at int) string {
	p := c.Before
	for _, move := range c.Line[:at] {
		p = p.After(move)
	}
	return Number(&p) + SAN(p, c.Line[at:at+1])[0]
}

// at is the place before the move: that of a record, else the position alone.
func (c Contender) at() fact.Place {
	if c.At.In == nil {
		return fact.Place{From: &c.Before}
	}
	return c.At
}

// move is a move of the line as a fact.
func (c Contender) move(at int) fact.Fact { return fact.MoveAt(c.at().After(c.Line[:at+1]...)) }

// value is the value of the move as a fact.
func (c Contender) value() fact.Fact {
	return fact.Fact{Kind: fact.Value, At: c.Known, Score: c.Value.Score, Bound: c.Value.Bound}
}

// Against says in one sentence why one move of a position, the second, is worse or better than
// another, the first: "30.Ba3 against 30.Ne2: 30...Qxa3 wins a bishop; at most −4.50 against
// −0.99". What it says it has from the two lines and the board, by this rule:
//
//  1. A line that ends in mate decides: "33...Qg2# mates".
//  2. Else the first move of the opponent, in the line of the worse move, that promotes or wins material (see
//     gain): at least a pawn more than at the end of the other line.
//  3. Else the same of the mover in the line of the better move, named where it is not that move itself: "after
//     30.Ba3, 33.Nxe4 wins a pawn".
//  4. Else, where a value is only a bound, the reply that showed that the move is not better: what else
//     the end of its line has was never weighed against anything.
//  5. Else what makes most of the difference at the ends of the lines: see terms.go.
//
// Where both lines say nothing of it, only the values stand there, and where one has none, nothing.
func Against(first, second Contender) sentence.Sentence {
	evidence := evidence(first, second)
	say := sentence.With("second", second.move(0), "first", first.move(0), "evidence", evidence, "value", second.value(),
		"other", first.value())
	switch known := first.Value.Known() && second.Value.Known(); {
	case known && !evidence.Empty():
		return say("{second} against {first}: {evidence}; {value} against {other}.")
	case known:
		return say("{second} against {first}: {value} against {other}.")
	case !evidence.Empty():
		return say("{second} against {first}: {evidence}.")
	}
	return sentence.Sentence{}
}

// evidence is what the lines of two moves show by the rule of [Against]; empty for nothing.
func evidence(first, second Contender) sentence.Sentence {
	better, worse := first, second
	mover := first.Before.Turn()
	if second.Value.Known() && first.Value.Known() && second.Value.Score.For(mover) > first.Value.Score.For(mover) {
		better, worse = second, first
	}
	for _, c := range []Contender{worse, better} {
		if said := c.mate(); !said.Empty() {
			return said
		}
	}
	opponent := mover.Opponent()
	if said, _ := worse.gain(opponent, better.balance(opponent)); !said.Empty() {
		return said
	}
	if said, _ := better.gain(mover, worse.balance(mover)); !said.Empty() {
		if begins := better.move(0); len(said.Facts()[0].At.Moves) > len(begins.At.Moves) {
			return sentence.Of("after {better}, {gain}", "better", begins, "gain", said)
		}
		return said
	}
	if !first.Exact() || !second.Exact() {
		return refutations(first, second)
	}
	return atTheEnds(better, worse)
}

// Shown says what the line of the second of two moves shows against it beside the first, by rules 1 and 2 of
// [Against]: a mate, or what the opponent wins; empty for neither. It is seen after so many half-moves of the line.
func Shown(first, second Contender) (said sentence.Sentence, seen int) {
	if said := second.mate(); !said.Empty() && len(second.Line)%2 == 0 {
		return said, len(second.Line)
	}
	opponent := first.Before.Turn().Opponent()
	return second.gain(opponent, first.balance(opponent))
}

// refutations names the replies by which moves were shown to be no better, for those of which only that is known.
func refutations(first, second Contender) sentence.Sentence {
	reply, other := second.refuted(), first.refuted()
	say := sentence.With("second", second.move(0), "first", first.move(0), "reply", second.reply(), "other", first.reply())
	switch {
	case reply && other:
		return say("{reply} refutes {second}, and {other} refutes {first}")
	case reply:
		return say("not better after {reply}")
	case other:
		return say("{other} refutes {first}")
	}
	return sentence.Sentence{}
}

// refuted reports whether the move was cut by a reply: its value is a bound from above for the mover, which is not only
// what was good enough for the opponent, and the reply is no pass.
func (c Contender) refuted() bool {
	above := map[board.Colour]tree.Bound{board.White: tree.Upper, board.Black: tree.Lower}[c.Before.Turn()]
	return c.Value.Known() && c.Value.Bound == above && len(c.Line) > 1 && c.Line[1] != board.Pass &&
		!c.Known.In.Node(c.Known.Node).Content()
}

// reply is the second move of the line, or the move itself where there is none.
func (c Contender) reply() fact.Fact { return c.move(min(1, len(c.Line)-1)) }

// mate says that a line ends in mate.
func (c Contender) mate() sentence.Sentence {
	p := c.Before
	for _, move := range c.Line {
		p = p.After(move)
	}
	if !p.InCheck() || p.HasLegalMove() {
		return sentence.Sentence{}
	}
	return sentence.Of("{move} mates", "move", c.move(len(c.Line)-1))
}
