package why

import (
	"fmt"
	"slices"
	"strings"

	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/why"
)

// choice reads what the search did with the moves of a node, those of the best stage where there
// are stages: "27 moves: 5 given a value, 22 refuted against −0.9944". Absent are those that were only
// tested, or not looked at.
func (e evidence) choice(id tree.ID, absent []why.Absence) *why.Choice {
	moves := e.Nodes.BestMoves(id, 1<<16)
	if len(moves) == 0 {
		return nil
	}
	var c why.Choice
	var t tally
	t.addAbsent(absent)
	for _, child := range moves {
		n := e.Tree.Node(child)
		candidate := why.Candidate{Move: why.Move{ID: uint32(child), Name: e.Nodes.Move(n), Side: e.mover(n),
			Meaning: e.Nodes.Meaning(n)}, Nodes: int64(n.Count)}
		candidate.Value, candidate.Bound = e.value(n)
		c.Moves = append(c.Moves, candidate)
		t.add(n, e.Nodes.Settled(n))
	}
	parent := e.Tree.Node(e.Tree.Node(moves[0]).Parent)
	turn := e.Tree.Turn(parent)
	c.Summary = t.text(parent.Closed, func(bound eval.Score) string { return e.Nodes.Format.Bound(bound.For(turn)) })
	return &c
}

// tally counts moves by what became of them. The bounds are those of the side to move.
type tally struct {
	moves, valued, refuted, cutting, unfinished int

	tested, absent int // legal moves that were only tested, and those that were not looked at

	against []eval.Score // what the refuted ones would have had to beat
}

// addAbsent counts moves that were not searched.
func (t *tally) addAbsent(list []why.Absence) {
	for _, a := range list {
		if a.Tested {
			t.tested++
		} else {
			t.absent++
		}
	}
}

func (t *tally) add(n tree.Node, settled bool) {
	t.moves++
	switch {
	case !settled:
		t.unfinished++
	case n.Bound == tree.Lower: // of the opponent: the move is worth at most that
		t.refuted++
		t.against = append(t.against, -n.Beta)
	case n.Bound == tree.Upper:
		t.cutting++
	default:
		t.valued++
	}
}

// text sums the moves up.
func (t *tally) text(closed bool, bound func(eval.Score) string) string {
	var parts []string
	add := func(n int, part string) {
		if n > 0 {
			parts = append(parts, fmt.Sprintf(part, n))
		}
	}
	add(t.valued, "%d given a value")
	if t.refuted > 0 {
		low, high := bound(slices.Min(t.against)), bound(slices.Max(t.against))
		say := phrase.With("n", t.refuted, "bound", high)
		if low == high {
			parts = append(parts, say("{n} refuted against {bound}"))
		} else {
			parts = append(parts, say("{n} refuted against the best so far, in the end {bound}"))
		}
	}
	add(t.cutting, "%d so good that the rest was cut")
	add(t.unfinished, "%d not finished")
	add(t.tested, "%d only tested")
	add(t.absent, "%d not looked at")
	say := phrase.With("n", t.moves+t.tested+t.absent, "what", strings.Join(parts, ", "))
	if !closed {
		return say("{n:1 move|# moves} so far: {what}. The figures are the nodes that each took.")
	}
	return say("{n:1 move|# moves}: {what}. The figures are the nodes that each took.")
}
