package paulchess

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Explain takes the static value of a recorded node apart, and says by which rule each legal move
// without a node has none.
func (p Programme) Explain(t *tree.Tree, id tree.ID) (search.Explanation, error) {
	values, err := search.Resolve(p, t.Header().Options)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("explain node %d: %w", id, err)
	}
	position, err := t.Position(id)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("explain node %d: %w", id, err)
	}
	n := recorded{rules: newRules(values), Node: t.Node(id), position: position}
	for _, child := range t.Children(id, nil) {
		n.children = append(n.children, t.Node(child))
	}
	if position.Legal(&n.legal); n.asks() || n.checks {
		n.way = t.Path(id)
		n.left = n.depthAt(t, n.way)
	}
	return search.Explanation{Terms: n.terms(&position), Absent: n.absent(t)}, nil
}

// recorded is a node of a record with what the rules ask of it.
type recorded struct {
	rules
	tree.Node
	position board.Position
	children []tree.Node
	legal    board.MoveList
	way      []tree.ID // from the root; with left for what Modern asks
	left     int       // the plies that were left when the node was entered
}

// absent lists the legal moves that were not examined.
func (n *recorded) absent(t *tree.Tree) (absent []search.Absent) {
	for _, move := range n.legal.All() {
		if _, found := t.Find(n.ID, move); !found {
			reason, evidence := n.rule(t, move)
			absent = append(absent, search.Absent{Move: move, Reason: reason, Evidence: evidence})
		}
	}
	return absent
}

// rule says why a move has no node, with the numbers that decided.
func (n *recorded) rule(t *tree.Tree, move board.Move) (reason tree.Reason, evidence string) {
	switch {
	case !n.Closed || n.Reason == tree.ReasonStopped:
		return tree.ReasonNotReached, ""
	case n.Reason.Final():
		return n.Reason, "The game is over here."
	case n.Reason == tree.ReasonTable:
		return n.Reason, fmt.Sprintf("The table had %s.", inPawns(n.Score))
	case n.Reason == ReasonNullCut || n.Reason == ReasonNullCutQuiescence:
		return n.Reason, fmt.Sprintf("The pass gave %s, and the upper bound is %s.", inPawns(n.Score), inPawns(n.Beta))
	case n.Reason == ReasonReverseFutility:
		return n.Reason, fmt.Sprintf("The static value is %s, and the upper bound is %s.", inPawns(n.Static), inPawns(n.Beta))
	case n.isQuiescence() && !n.isAsked(move):
		return ReasonNotCapture, ""
	case n.Truncated:
		return tree.ReasonNotKept, ""
	case n.Reason == ReasonLimit:
		return n.Reason, fmt.Sprintf("Quiescence goes on for %d plies at most.", n.quiescence)
	case n.twoPhase && !n.isQuiescence() && n.cutBefore(move):
		return ReasonNotGenerated, n.cutEvidence()
	case n.isAfterCut(move):
		return tree.ReasonAfterCut, n.cutEvidence()
	}
	if reason, evidence := n.pruned(t, move); reason != tree.ReasonOpen {
		return reason, evidence
	}
	return tree.ReasonAfterCut, n.cutEvidence()
}

// isQuiescence reports whether only captures were allowed at the node.
func (n *recorded) isQuiescence() bool {
	return n.Type == tree.TypeQuiescence || n.Type == TypeNullHorizon || n.Type == TypeNullQuiescence
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
		return fmt.Sprintf("To stand pat gave %s, and the upper bound is %s.", inPawns(n.Static), inPawns(n.Beta))
	}
	return fmt.Sprintf("%s reached %s, and the upper bound is %s.", n.position.SAN(last.Move), inPawns(last.ForParent()),
		inPawns(n.Beta))
}

// inPawns prints a score in pawns, or as a mate.
func inPawns(score eval.Score) string { return New().Scale().Text(score, "") }
