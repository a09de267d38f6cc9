package kaissa

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Explain takes the static value of a recorded node apart, and says by which rule each legal move
// without a node has none. A node has its terms wherever it stands; where the record holds a bound
// of the static value, they add up to a value on its far side.
func (p Programme) Explain(t *tree.Tree, id tree.ID) (search.Explanation, error) {
	values, err := search.Resolve(p, t.Header().Options)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("explain node %d: %w", id, err)
	}
	n := recorded{rules: newRules(values), Node: t.Node(id), children: t.ChildNodes(id)}
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
		return search.Always(tree.ReasonNotReached, "")
	case n.Reason.Final():
		return search.GameOver(n.Reason)
	case n.Reason == tree.ReasonTable:
		return search.Always(n.Reason, fmt.Sprintf("The table knew the value of the position: %s.", inWords(n.Score)))
	case n.Reason == tree.ReasonPlyLimit, n.Reason == reasonNoTime:
		return search.Always(n.Reason, "")
	case n.Type == typeFV1 && len(n.children) > 0:
		return search.Always(reasonNotBest, fmt.Sprintf("FV0's best move is %s.",
			n.at.position.SAN(n.children[0].Move)))
	}
	return n.inTurn
}

// inTurn asks a forcing variation about a move; what it allows, and any other move, had its turn after the
// one that cut.
func (n *recorded) inTurn(move board.Move) (tree.Reason, string) {
	if n.at.forcing {
		if reason, evidence := n.forcingRule(move); reason != tree.ReasonOpen {
			return reason, evidence
		}
	}
	if n.Truncated {
		return tree.ReasonNotKept, ""
	}
	return tree.ReasonAfterCut, n.cutEvidence()
}

// forcingRule says why a move is not to be searched in a forcing variation, ReasonOpen if it is.
func (n *recorded) forcingRule(move board.Move) (tree.Reason, string) {
	switch {
	case n.at.inCheck, move.IsCapture(), n.promotions && move.IsPromotion():
		return tree.ReasonOpen, ""
	case !n.at.position.GivesCheck(move):
		return reasonNotForcing, ""
	case n.at.given() >= n.fvChecks:
		return reasonChecksUsed, phrase.Of("Quiet checks given in the forcing variation: {checks}, fvChecks = {fvChecks}.",
			"checks", n.at.given(), "fvChecks", n.fvChecks)
	}
	return tree.ReasonOpen, ""
}

// cutEvidence names what reached the upper border: the static value, or the last move searched.
func (n *recorded) cutEvidence() string {
	border := inWords(n.Beta)
	if n.Reason == tree.ReasonStandPatCut || len(n.children) == 0 {
		return phrase.Of("The static value is {value}, and the upper border {border}.", "value", inWords(n.Score),
			"border", border)
	}
	last := n.children[len(n.children)-1]
	if last.Move == board.Pass {
		return phrase.Of("The blank move reached {value}, and the upper border is {border}.",
			"value", inWords(last.ForParent()), "border", border)
	}
	return search.Reached(&n.at.position, last, "border", n.Beta, inWords)
}

// inWords prints a score as points of material and the positional part, or as a mate.
func inWords(score eval.Score) string { return scale.Text(int32(score)) }
