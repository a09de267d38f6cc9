package horizon

import (
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/cause"
	"drevo/engine/diff"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Horizon is why a search missed what another one found.
type Horizon struct {
	*cause.Cause             // from the search that missed it to that of the truth
	Lies         int         // half-moves from the root to where the truth lies, 0 where it has no leaf
	Left         tree.ID     // the node of the search that missed it at which the way was left, tree.None for none
	LeftAfter    int         // half-moves from the root to there
	Reason       tree.Reason // the rule by which it was left, ReasonOpen where there is none

	way []board.Move // from the root to where the truth lies
}

// Whole is the node that speaks for a search: the root, or where that was stopped its last iteration that was finished;
// ok is false where there is none.
func Whole(t *tree.Tree) (id tree.ID, ok bool) {
	if t.Empty() {
		return tree.None, false
	}
	if n := t.Node(tree.Root); n.Closed && n.Reason != tree.ReasonStopped {
		return tree.Root, true
	}
	for _, n := range slices.Backward(t.ChildNodes(tree.Root)) {
		if n.Type.Stage() && !n.Type.Test() && n.Closed && n.Reason != tree.ReasonStopped &&
			diff.Best(t, n.ID) != board.NoMove {
			return n.ID, true
		}
	}
	return tree.None, false
}

// Find says where a search left the way that another one found. The error says that one of them has no choice, or that
// both have the same.
func Find(missed, truth cause.Side) (*Horizon, error) {
	for _, s := range []*cause.Side{&missed, &truth} {
		whole, ok := Whole(s.Tree)
		if !ok {
			return nil, fmt.Errorf("a search was stopped before it had a value")
		}
		s.Node = whole
	}
	c, err := cause.Find(missed, truth)
	if err != nil {
		return nil, err
	}
	h := &Horizon{Cause: c, Left: tree.None}
	h.left()
	h.lies()
	return h, nil
}

// left finds the node at which the way was left, and the rule.
func (h *Horizon) left() {
	t := h.Sides[cause.Before].Tree
	switch s := h.Split; {
	case s.Kind == cause.NotYet:
		h.Left, h.Reason = s.At, s.Reason
	case s.Kind == cause.Unproved || s.Kind == cause.Same || s.Node[cause.Before] == tree.None:
		return
	default:
		h.Left = s.Node[cause.Before]
		if s.Kind == cause.Farther || s.Kind == cause.Ruled && s.Side == cause.Before {
			h.Reason = t.Node(h.Left).Reason
		}
	}
	h.LeftAfter = t.Node(h.Left).Ply
}

// lies finds how far the truth lies.
func (h *Horizon) lies() {
	leaf := h.Split.Node[cause.Now]
	if h.End != cause.AtStatic && h.End != cause.AtFinal || leaf == tree.None {
		return
	}
	t := h.Sides[cause.Now].Tree
	h.way = append(t.Moves(t.Path(leaf)), h.Further()...)
	h.Lies = len(h.way)
}

// Ruled reports whether there is a rule by which the way was left.
func (h *Horizon) Ruled() bool { return h.Left != tree.None && h.Reason != tree.ReasonOpen }

// Says says where the truth lies and where the way to it was left; empty where neither is known.
func (h *Horizon) Says() sentence.Sentence {
	return h.saysLies().Then(h.saysLeft())
}

func (h *Horizon) saysLies() sentence.Sentence {
	if h.Lies == 0 {
		return sentence.Sentence{}
	}
	return sentence.Of("The truth lies {n:1 half-move|# half-moves} on.", "n", fact.Fact{Kind: fact.Count,
		Key: "half-moves further", N: h.Lies, At: fact.Place{In: h.Sides[cause.Now].Tree, Node: tree.Root, Moves: h.way}})
}

func (h *Horizon) saysLeft() sentence.Sentence {
	if h.Left == tree.None {
		return sentence.Sentence{}
	}
	t := h.Sides[cause.Before].Tree
	n := t.Node(h.Left)
	say := sentence.With("n", fact.CountOf(t, n, "half-moves", n.Ply), "reason", fact.WordOf(t, n, "reason sentence"),
		"rule", fact.RuleOf(t, n.ID, h.Split.Move, h.Reason))
	switch {
	case h.Ruled() && h.Split.Kind == cause.NotYet:
		return say("The way to it was left after {n:1 half-move|# half-moves}: {rule}")
	case h.Ruled():
		return say("The way to it was left after {n:1 half-move|# half-moves}: {reason}")
	}
	return say("The way to it was left after {n:1 half-move|# half-moves}.")
}
