package kaissa

import (
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
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
	n := recorded{rules: newRules(values), Node: t.Node(id)}
	if err := n.replay(t); err != nil {
		return search.Explanation{}, fmt.Errorf("explain node %d: %w", id, err)
	}
	for _, child := range t.Children(id, nil) {
		n.children = append(n.children, t.Node(child))
	}
	return search.Explanation{Terms: n.terms(&n.at.position), Absent: n.absent(examinedBelow(t, id, nil))}, nil
}

// recorded is a node of a record with what the rules ask of it.
type recorded struct {
	rules
	tree.Node
	at       node // as the search had it
	children []tree.Node
}

// replay plays the moves from the root to the node, and counts the quiet checks as the search did.
func (n *recorded) replay(t *tree.Tree) error {
	n.at.start(t.Header().Position)
	forcing := false // a forcing variation has begun
	for _, id := range t.Path(n.ID) {
		step := t.Node(id)
		var next node
		switch {
		case step.Type == TypeEstimate:
			forcing = true
			continue
		case step.Move == board.NoMove:
			continue
		case step.Move == board.Pass:
			next.pass(&n.at)
		case !n.at.position.IsLegal(step.Move):
			return fmt.Errorf("%s of node %d is not legal in %s", step.Move, id, n.at.position.FEN())
		default:
			next.after(&n.at, step.Move)
		}
		if step.Type == TypeForcing && !forcing {
			forcing, next.checks = true, [2]int{}
		}
		n.at = next
	}
	n.at.forcing = forcing
	return nil
}

// examinedBelow appends the moves that have a node below the given one, in whatever stage.
func examinedBelow(t *tree.Tree, id tree.ID, moves []board.Move) []board.Move {
	for _, child := range t.Children(id, nil) {
		switch n := t.Node(child); {
		case n.Type.Test():
		case n.Type.Stage():
			moves = examinedBelow(t, child, moves)
		default:
			moves = append(moves, n.Move)
		}
	}
	return moves
}

// absent lists the legal moves that have no node.
func (n *recorded) absent(examined []board.Move) (absent []search.Absent) {
	var list board.MoveList
	n.at.position.Legal(&list)
	for _, move := range list.All() {
		if !slices.Contains(examined, move) {
			reason, evidence := n.rule(move)
			absent = append(absent, search.Absent{Move: move, Reason: reason, Evidence: evidence})
		}
	}
	return absent
}

// rule says why a move has no node, with the numbers that decided.
func (n *recorded) rule(move board.Move) (tree.Reason, string) {
	switch {
	case !n.Closed || n.Reason == tree.ReasonStopped:
		return tree.ReasonNotReached, ""
	case n.Reason.Final():
		return n.Reason, "The game is over here."
	case n.Reason == tree.ReasonTable:
		return n.Reason, fmt.Sprintf("The table knew the value of the position: %s.", inWords(n.Score))
	case n.Reason == tree.ReasonPlyLimit, n.Reason == ReasonNoTime:
		return n.Reason, ""
	case n.Type == TypeFV1 && len(n.children) > 0:
		return ReasonNotBest, fmt.Sprintf("FV0's best move is %s.", n.at.position.SAN(n.children[0].Move))
	case n.at.forcing:
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
		return ReasonNotForcing, ""
	case n.at.given() >= n.fvChecks:
		return ReasonChecksUsed, fmt.Sprintf("Quiet checks given in the forcing variation: %d, fvChecks = %d.", n.at.given(),
			n.fvChecks)
	}
	return tree.ReasonOpen, ""
}

// cutEvidence names what reached the upper border: the static value, or the last move searched.
func (n *recorded) cutEvidence() string {
	border := inWords(n.Beta)
	if n.Reason == tree.ReasonStandPatCut || len(n.children) == 0 {
		return fmt.Sprintf("The static value is %s, and the upper border %s.", inWords(n.Score), border)
	}
	last := n.children[len(n.children)-1]
	if last.Move == board.Pass {
		return fmt.Sprintf("The blank move reached %s, and the upper border is %s.", inWords(last.ForParent()), border)
	}
	return fmt.Sprintf("%s reached %s, and the upper border is %s.", n.at.position.SAN(last.Move),
		inWords(last.ForParent()), border)
}

// inWords prints a score as points of material and the positional part, or as a mate.
func inWords(score eval.Score) string {
	if _, mate := scale.MatePly(int32(score)); mate {
		return scale.Text(score, "")
	}
	material := materialOf(score)
	return fmt.Sprintf("%+d points %+d", material, score-eval.Score(material)*point)
}
