package paulchess

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Explain takes the static value of a recorded node apart, and says by which rule each legal move
// without a node has none.
func (p Programme) Explain(t *tree.Tree, id tree.ID) (search.Explanation, error) {
	values, err := search.Resolve(p, t.Header().Options)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("explain node %d: %w", id, err)
	}
	n := recorded{rules: newRules(values), tree: t, Node: t.Node(id), children: t.ChildNodes(id), skips: t.Skips(id, nil)}
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
	tree *tree.Tree
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
func (n *recorded) rule(move board.Move) (reason tree.Reason, evidence sentence.Sentence) {
	for _, skip := range n.skips {
		if skip.Move == move {
			return skip.Reason, n.leftOut(skip)
		}
	}
	switch {
	case !n.Closed || n.Reason == tree.ReasonStopped:
		return tree.ReasonNotReached, sentence.Sentence{}
	case n.Reason.Final():
		return search.GameOver(n.Reason)(move)
	case n.Reason == tree.ReasonTable:
		return n.Reason, search.Known(n.tree, n.Node)
	case n.Reason == reasonNullCut || n.Reason == reasonNullCutQuiescence:
		return n.Reason, sentence.Of("The pass gives {value}, and {bound} is enough to cut.",
			"value", fact.ValueOf(n.tree, n.Node), "bound", fact.LimitOf(n.tree, n.Node, fact.Beta))
	case n.Reason == reasonReverseFutility:
		return n.Reason, n.against(fact.Beta)
	case isQuiescence(n.Type) && !n.isAsked(move):
		return reasonNotCapture, sentence.Sentence{}
	case n.Truncated:
		return tree.ReasonNotKept, sentence.Sentence{}
	case n.Reason == reasonLimit:
		return n.Reason, sentence.Of("Quiescence goes no further than {n} plies.", "n", fact.OptionOf(n.tree,
			optionQuiescence))
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
func (n *recorded) cutEvidence() sentence.Sentence {
	if last := n.last(); last != nil && last.Move != board.Pass {
		return search.Reached(n.tree, n.Node, *last)
	}
	return search.Stood(n.tree, n.Node)
}

// against sets the static value beside a bound at entry.
func (n *recorded) against(bound string) sentence.Sentence {
	say := sentence.With("value", fact.NumberOf(n.tree, n.Node, "static", n.Static),
		"bound", fact.LimitOf(n.tree, n.Node, bound))
	if bound == fact.Beta {
		return say("The static value is {value}, and to cut {bound} is asked for.")
	}
	return say("The static value is {value}, and to be better {bound} is asked for.")
}
