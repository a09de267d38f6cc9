package paulchess

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Explain takes the static value of a recorded node apart, and says by which rule each legal move
// without a node has none.
func (p Programme) Explain(t *tree.Tree, id tree.ID) (search.Explanation, error) {
	values, err := search.Resolve(p, t.Header().Options)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("explain node %d: %w", id, err)
	}
	n := recorded{rules: newRules(values), Node: t.Node(id), children: t.ChildNodes(id), skips: t.Skips(id, nil)}
	n.horizon = isQuiescence(n.Type) && !isQuiescence(t.Node(n.Parent).Type)
	if n.position, err = t.Position(id); err != nil {
		return search.Explanation{}, fmt.Errorf("explain node %d: %w", id, err)
	}
	absent := search.AbsentMoves(t, id, &n.position, func() search.Rule { return n.rule })
	return search.Explanation{Terms: n.terms(&n.position), Absent: absent}, nil
}

// recorded is a node of a record with what the rules ask of it.
type recorded struct {
	rules
	tree.Node
	position board.Position
	children []tree.Node
	skips    []tree.Skip
	horizon  bool // quiescence begins here
}

// isQuiescence reports whether only captures are allowed at nodes of a type.
func isQuiescence(kind tree.NodeType) bool {
	return kind == tree.TypeQuiescence || kind == typeNullHorizon || kind == typeNullQuiescence
}

// rule says why a move has no node, with the numbers that decided: it was left out when it had its turn, or
// the node came to an end before.
func (n *recorded) rule(move board.Move) (reason tree.Reason, evidence string) {
	for _, skip := range n.skips {
		if skip.Move == move {
			return skip.Reason, n.leftOut(skip)
		}
	}
	switch {
	case !n.Closed || n.Reason == tree.ReasonStopped:
		return tree.ReasonNotReached, ""
	case n.Reason.Final():
		return n.Reason, "The game is over here."
	case n.Reason == tree.ReasonTable:
		return n.Reason, fmt.Sprintf("The table had %s.", inPawns(n.Score))
	case n.Reason == reasonNullCut || n.Reason == reasonNullCutQuiescence:
		return n.Reason, phrase.Of("The pass gave {value}, and the upper bound is {bound}.", "value", inPawns(n.Score),
			"bound", inPawns(n.Beta))
	case n.Reason == reasonReverseFutility:
		return n.Reason, phrase.Of("The static value is {value}, and the upper bound is {bound}.", "value", inPawns(n.Static),
			"bound", inPawns(n.Beta))
	case isQuiescence(n.Type) && !n.isAsked(move):
		return reasonNotCapture, ""
	case n.Truncated:
		return tree.ReasonNotKept, ""
	case n.Reason == reasonLimit:
		return n.Reason, fmt.Sprintf("Quiescence goes on for %d plies at most.", n.quiescence)
	case n.twoPhase && !isQuiescence(n.Type) && n.cutBefore(move):
		return reasonNotGenerated, n.cutEvidence()
	}
	return tree.ReasonAfterCut, n.cutEvidence()
}

// isAsked reports whether quiescence has the move among those that it examines: captures; with the switch
// quiescenceChecks every answer to a check, and at the horizon every check.
func (n *recorded) isAsked(move board.Move) bool {
	switch {
	case move.IsCapture():
		return true
	case !n.on[checks]:
		return false
	case n.position.InCheck():
		return n.Reason != tree.ReasonStandPatCut && n.Reason != reasonLimit // else it had no plies left to answer
	}
	return n.horizon && n.position.GivesCheck(move)
}

// cutBefore reports whether a move cut before another was generated: a capture before quiet ones, and with
// hints the table's move before all.
func (n *recorded) cutBefore(move board.Move) bool {
	last := n.last()
	switch {
	case last == nil || n.Reason != tree.ReasonCut:
		return false
	case n.hints && last.Place == tree.PlaceTable:
		return true
	case n.hints && last.Place == tree.PlaceLosing:
		return false
	}
	return last.Class == tree.ClassCapture && !move.IsCapture()
}

// last returns the move that was examined last, nil for none.
func (n *recorded) last() *tree.Node {
	if len(n.children) == 0 {
		return nil
	}
	return &n.children[len(n.children)-1]
}

// cutEvidence names what reached the bound: standing pat, or the last move that was examined.
func (n *recorded) cutEvidence() string {
	last := n.last()
	if last == nil || last.Move == board.Pass {
		return phrase.Of("To stand pat gave {value}, and the upper bound is {bound}.", "value", inPawns(n.Static),
			"bound", inPawns(n.Beta))
	}
	return search.Reached(&n.position, *last, "bound", n.Beta, inPawns)
}

// inPawns prints a score in pawns, or as a mate.
func inPawns(score eval.Score) string { return New().Scale().Text(int32(score)) }
