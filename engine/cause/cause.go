package cause

import (
	"fmt"
	"math"

	"drevo/engine/board"
	"drevo/engine/diff"
	"drevo/engine/eval"
	"drevo/engine/proof"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Side is one of two trees, from a node of it on: its root, or a stage.
type Side struct {
	Tree *tree.Tree
	Node tree.ID
	By   search.Explainer // of the tree's programme; nil: no rule that left a move out, and no term, is named
}

// The two sides: what was chosen before, and what is now.
const (
	Before = 0
	Now    = 1
)

// Way says what happened to the move that is followed.
type Way string

// What may have happened.
const (
	Fell    Way = "fell"    // the old choice is worth less now
	Rose    Way = "rose"    // the new choice is worth more now
	Unseen  Way = "unseen"  // the new choice was not looked at before
	Dropped Way = "dropped" // the old choice is not looked at now
	Level   Way = "level"   // nothing that is known of both contradicts itself
)

// Kind says what the trees part by where their proofs meet.
type Kind string

// By what two trees may part.
const (
	Farther  Kind = "farther"   // the first stops at the position, the second goes on
	Nearer   Kind = "nearer"    // the second stops there
	Valued   Kind = "valued"    // both stop there, and value it otherwise
	NotYet   Kind = "not-yet"   // the first did not look at the move
	NoLonger Kind = "no-longer" // the second does not
	Ruled    Kind = "ruled"     // a rule alone, a pass or a table without its node closes it on one side
	Unproved Kind = "unproved"  // a record does not prove what it says
	Same     Kind = "same"      // there is nothing to follow
)

// Split is where two trees part.
type Split struct {
	Kind   Kind
	Node   [2]tree.ID    // the position, or tree.None on the side that does not have the move
	Move   board.Move    // that one side did not look at, of the position before
	At     tree.ID       // of that side, the position before
	Side   int           // which side is spoken of, of NotYet, NoLonger, Ruled and Unproved
	Reason tree.Reason   // by which it left the move out, ReasonOpen where nobody says
	Why    proof.Missing // of Unproved
}

// End says where the chain ends.
type End string

// How a chain may end.
const (
	AtStatic End = "static" // at a leaf's static value
	AtFinal  End = "final"  // at the end of the game
	AtRule   End = "rule"   // at a node whose value a rule alone gives
	Open     End = "open"   // at the split
)

// Cause is why a choice changed.
type Cause struct {
	Sides  [2]Side
	Choice [2]tree.ID // the nodes of the chosen moves, each in its tree
	Move   board.Move // the one that is followed
	Way    Way
	Tops   [2]tree.ID // its nodes, tree.None where there is none
	Split  Split
	Known  []Known
	End    End
	Leaf   [2]tree.ID // at which the lines of both end, tree.None where they do not
	Term   *Change    // the largest change of a term from leaf to leaf, nil where both are not exact
	Links  []Link

	deeper []board.Move // from the split to the leaf of the second tree
}

// Known is a position of the chain that a table knew, and the node where it had been searched.
type Known struct {
	Side     int
	At, From tree.ID
}

// Change is what a term gives White at both leaves.
type Change struct {
	Term eval.Term
	Net  [2]eval.WhiteScore
}

// Link is a sentence of the chain, and the node that it is about.
type Link struct {
	Side int
	Node tree.ID
	Said sentence.Sentence
}

// Find says why the second tree chooses another move than the first. The error says that the trees are of two
// positions, choose the same, or that one of them has no choice.
func Find(before, now Side) (*Cause, error) {
	c := &Cause{Sides: [2]Side{before, now}, Tops: [2]tree.ID{tree.None, tree.None},
		Leaf: [2]tree.ID{tree.None, tree.None}, End: Open}
	c.Split = Split{Kind: Same, Node: [2]tree.ID{tree.None, tree.None}}
	var keys [2]uint64
	for i, s := range c.Sides {
		at, err := s.Tree.Position(s.Node)
		if err != nil {
			return nil, err
		}
		keys[i] = uint64(at.Key())
		id, ok := s.Tree.Best(diff.Deciding(s.Tree, s.Node))
		if !ok || diff.Best(s.Tree, s.Node) == board.NoMove {
			return nil, fmt.Errorf("one of the searches has chosen no move")
		}
		best, valued := s.Tree.Best(s.Node) // which may be a first estimate, where nothing else was finished
		if c.Choice[i] = id; !c.finished(i, id) || valued && !s.Tree.Within(id, best) {
			return nil, fmt.Errorf("one of the searches was stopped before it had valued its choice")
		}
	}
	if keys[0] != keys[1] {
		return nil, fmt.Errorf("the trees are of two positions")
	}
	if c.move(Before) == c.move(Now) {
		return nil, fmt.Errorf("both choose the same move")
	}
	c.follow()
	if c.Way == Fell || c.Way == Rose {
		c.meet()
	}
	c.terms()
	c.say()
	return c, nil
}

// Further are the moves from where the trees part to the leaf of the second; nil where the chain has none.
func (c *Cause) Further() []board.Move { return c.deeper }

// move is what a side chooses.
func (c *Cause) move(side int) board.Move { return c.Sides[side].Tree.Node(c.Choice[side]).Move }

// turn is who chooses.
func (c *Cause) turn() board.Colour {
	s := c.Sides[Now]
	return s.Tree.Turn(s.Tree.Node(s.Node))
}

// follow decides which move the chain is about (rule 1).
func (c *Cause) follow() {
	old, new := c.move(Before), c.move(Now)
	oldNow, newBefore := c.find(Now, old), c.find(Before, new)
	had, has := c.value(Before, c.Choice[Before]), c.value(Now, c.Choice[Now])
	fell := oldNow != tree.None && c.exceeds(had, c.value(Now, oldNow))
	rose := newBefore != tree.None && c.exceeds(has, c.value(Before, newBefore))
	more := c.exceeds(has, had)
	switch {
	case more && rose, rose && !fell && oldNow != tree.None:
		c.Way, c.Move, c.Tops = Rose, new, [2]tree.ID{newBefore, c.Choice[Now]}
	case more && newBefore == tree.None, newBefore == tree.None && !fell && oldNow != tree.None:
		c.Way, c.Move = Unseen, new
		c.leftOut(Before, c.Sides[Before].Node, new)
		c.goOn(Now, c.Choice[Now])
	case fell:
		c.Way, c.Move, c.Tops = Fell, old, [2]tree.ID{c.Choice[Before], oldNow}
	case oldNow == tree.None:
		c.Way, c.Move = Dropped, old
		c.leftOut(Now, c.Sides[Now].Node, old)
	default:
		c.Way, c.Move, c.Tops = Level, old, [2]tree.ID{c.Choice[Before], oldNow}
		if newBefore != tree.None && !c.finished(Before, newBefore) {
			c.Move, c.Tops = new, [2]tree.ID{newBefore, c.Choice[Now]}
		}
		for side, id := range c.Tops {
			if !c.finished(side, id) {
				c.Split = Split{Kind: Unproved, Side: side, Node: c.Tops, Why: proof.WasStopped}
			}
		}
	}
}

// find is the node of a move at the position of a side, tree.None where it has none: the one of the stage that gave
// the position its value, else the last one.
func (c *Cause) find(side int, move board.Move) tree.ID {
	s := c.Sides[side]
	if id, ok := diff.At(s.Tree, s.Node, []board.Move{move}); ok {
		return id
	}
	if id, ok := s.Tree.Find(s.Node, move); ok {
		return id
	}
	return tree.None
}

// known is what a record says of a move, for the side that chooses; of one that was not finished it says nothing, NaN.
type known struct {
	pawns float64
	bound tree.Bound
}

// finished reports whether a record has the value of a node.
func (c *Cause) finished(side int, id tree.ID) bool {
	n := c.Sides[side].Tree.Node(id)
	return n.Closed && n.Reason != tree.ReasonStopped
}

// value is what is known of the move that led to a node.
func (c *Cause) value(side int, id tree.ID) known {
	t := c.Sides[side].Tree
	n := t.Node(id)
	if !c.finished(side, id) {
		return known{pawns: math.NaN()}
	}
	v := t.Header().Scale.Value(n.Score, n.Bound, t.Turn(n))
	k := known{v.Pawns(), v.Bound}
	if c.turn() == board.Black {
		k = known{-k.pawns, k.bound.For(board.Black)}
	}
	return k
}

// least is the difference of values of two scales that is none, in pawns.
const least = 0.005

// exceeds reports whether one value is certainly more than another.
func (c *Cause) exceeds(a, b known) bool {
	more := a.pawns > b.pawns
	if c.Sides[Before].Tree.Header().Scale != c.Sides[Now].Tree.Header().Scale {
		more = a.pawns >= b.pawns+least
	}
	return more && a.bound != tree.Upper && b.bound != tree.Lower
}

// leftOut notes that a side did not look at a move of a position, and by which rule.
func (c *Cause) leftOut(side int, at tree.ID, move board.Move) {
	c.Split = Split{Kind: NotYet, Node: [2]tree.ID{tree.None, tree.None}, Move: move, At: at, Side: side}
	if side == Now {
		c.Split.Kind = NoLonger
	}
	s := c.Sides[side]
	if s.By == nil {
		return
	}
	explanation, err := s.By.Explain(s.Tree, at)
	if absent, ok := explanation.Of(move); err == nil && ok {
		c.Split.Reason = absent.Reason
	}
}

// terms finds the largest change of a term between the two leaves, in the direction of the change.
func (c *Cause) terms() {
	var rows [2]*eval.Breakdown
	for i, s := range c.Sides {
		if s.By == nil || c.Leaf[i] == tree.None || s.Tree.Header().Programme != c.Sides[0].Tree.Header().Programme {
			return
		}
		n := s.Tree.Node(c.Leaf[i])
		explanation, err := s.By.Explain(s.Tree, n.ID)
		if err != nil || explanation.Terms == nil || !n.HasStatic || n.StaticBound != tree.Exact || n.Reason.Final() ||
			explanation.Terms.Total != n.Static.For(s.Tree.Turn(n)) {
			return
		}
		rows[i] = explanation.Terms
	}
	side := c.turn()
	if c.Way == Fell || c.Way == Dropped {
		side = side.Opponent()
	}
	most := eval.Score(0)
	for _, change := range changes(rows) {
		if by := (change.Net[Now] - change.Net[Before]).For(side); by > most {
			most, c.Term = by, &change
		}
	}
}

// changes are the terms of both leaves.
func changes(rows [2]*eval.Breakdown) (list []Change) {
	at := map[string]int{}
	for side, b := range rows {
		for _, r := range b.Rows {
			i, seen := at[r.Term.Name]
			if !seen {
				i = len(list)
				at[r.Term.Name], list = i, append(list, Change{Term: r.Term})
			}
			list[i].Net[side] += r.Net()
		}
	}
	return list
}
