package kaissa

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Explain takes the static value of a recorded node apart, and says by which rule each legal move
// without a node has none. A node has its terms wherever it stands; where the record holds a bound
// of the static value, they add up to a value on its far side.
func (p Programme) Explain(t *tree.Tree, id tree.ID) (search.Explanation, error) {
	values, err := search.Resolve(p, t.Header().Options)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("explain node %d: %w", id, err)
	}
	n := recorded{rules: newRules(values), tree: t, Node: t.Node(id), children: t.ChildNodes(id)}
	n.at.start(t.Header().Position)
	position, err := t.Replay(id, n.follow)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("explain node %d: %w", id, err)
	}
	return search.Explanation{Terms: n.terms(&position), Absent: search.AbsentMoves(t, id, &position, n.rule)}, nil
}

// recorded is a node of a record with what the rules ask of it.
type recorded struct {
	rules
	tree *tree.Tree
	tree.Node
	at       node // as the search had it
	children []tree.Node
}

// follow makes a move on the way to the node, and counts the quiet checks as the search did.
func (n *recorded) follow(step tree.Node, _ *board.Position) {
	var next node
	switch {
	case step.Type == typeEstimate:
		n.at.forcing = true
		return
	case step.Move == board.NoMove:
		return
	case step.Move == board.Pass:
		next.pass(&n.at)
	default:
		next.after(&n.at, step.Move)
	}
	next.forcing = n.at.forcing
	if step.Type == typeForcing && !next.forcing {
		next.forcing, next.checks = true, [2]int{}
	}
	n.at = next
}

// rule returns the rule for the moves of the node.
func (n *recorded) rule() search.Rule {
	switch {
	case !n.Closed || n.Reason == tree.ReasonStopped:
		return search.Always(tree.ReasonNotReached, sentence.Sentence{})
	case n.Reason.Final():
		return search.GameOver(n.Reason)
	case n.Reason == tree.ReasonTable:
		return search.Always(n.Reason, search.Known(n.tree, n.Node))
	case n.Reason == tree.ReasonPlyLimit, n.Reason == reasonNoTime:
		return search.Always(n.Reason, sentence.Sentence{})
	case n.Type == typeFV1 && len(n.children) > 0:
		return search.Always(reasonNotBest, sentence.Of("FV0's best move is {move}.",
			"move", fact.MoveTo(n.tree, n.children[0])))
	}
	return n.inTurn
}

// inTurn asks a forcing variation about a move; what it allows, and any other move, had its turn after the
// one that cut.
func (n *recorded) inTurn(move board.Move) (tree.Reason, sentence.Sentence) {
	if n.at.forcing {
		if reason, evidence := n.forcingRule(move); reason != tree.ReasonOpen {
			return reason, evidence
		}
	}
	if n.Truncated {
		return tree.ReasonNotKept, sentence.Sentence{}
	}
	return tree.ReasonAfterCut, n.cutEvidence()
}

// forcingRule says why a move is not to be searched in a forcing variation, ReasonOpen if it is.
func (n *recorded) forcingRule(move board.Move) (tree.Reason, sentence.Sentence) {
	switch {
	case n.at.inCheck, move.IsCapture(), n.promotions && move.IsPromotion():
		return tree.ReasonOpen, sentence.Sentence{}
	case !n.at.position.GivesCheck(move):
		return reasonNotForcing, sentence.Sentence{}
	case n.at.given() >= n.fvChecks:
		return reasonChecksUsed, sentence.Of("Quiet checks given in the forcing variation: {checks}, fvChecks = {fvChecks}.",
			"checks", fact.CountOf(n.tree, n.Node, "quiet checks", n.at.given()),
			"fvChecks", fact.OptionOf(n.tree, optionFVChecks))
	}
	return tree.ReasonOpen, sentence.Sentence{}
}

// cutEvidence names what reached the upper border: the static value, or the last move searched.
func (n *recorded) cutEvidence() sentence.Sentence {
	if n.Reason == tree.ReasonStandPatCut || len(n.children) == 0 {
		return sentence.Of("To stop here gives {value}, and {bound} is enough to cut.", "value", fact.ValueOf(n.tree, n.Node),
			"bound", fact.LimitOf(n.tree, n.Node, fact.Beta))
	}
	return search.Reached(n.tree, n.Node, n.children[len(n.children)-1])
}
