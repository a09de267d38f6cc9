package session

import (
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Explain says by what the tree itself knows why moves have no node: the rule that left a move out when it had its
// turn, else why its node was closed. There are no terms, which only a programme has.
func (p traced) Explain(t *tree.Tree, id tree.ID) (search.Explanation, error) {
	position, err := t.Position(id)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("explain node %d: %w", id, err)
	}
	rule := func() search.Rule { return ruleOf(t, id) }
	return search.Explanation{Absent: search.AbsentMoves(t, id, &position, rule)}, nil
}

// ruleOf is the rule for the moves of a node, or of the last stage that it was searched in.
func ruleOf(t *tree.Tree, id tree.ID) search.Rule {
	n, skips := t.Node(id), t.Skips(id, nil)
	for last := n; ; {
		stages := slices.DeleteFunc(t.ChildNodes(last.ID), func(c tree.Node) bool {
			return !c.Type.Stage() || c.Type.Test()
		})
		if len(stages) == 0 {
			break
		}
		last = stages[len(stages)-1]
		skips = t.Skips(last.ID, skips)
		n = last
	}
	closed := closedBy(t, n)
	return func(move board.Move) (tree.Reason, sentence.Sentence) {
		for _, skip := range slices.Backward(skips) {
			if skip.Move == move {
				return skip.Reason, sentence.Sentence{}
			}
		}
		return closed(move)
	}
}

// closedBy is the rule for moves that had no turn at a node.
func closedBy(t *tree.Tree, n tree.Node) search.Rule {
	switch {
	case !n.Closed || n.Reason == tree.ReasonStopped:
		return search.Always(tree.ReasonNotReached, sentence.Sentence{})
	case n.Reason.Final():
		return search.GameOver(n.Reason)
	case n.Reason == tree.ReasonTable:
		return search.Always(n.Reason, search.Known(t, n))
	case n.Reason == tree.ReasonCut:
		moves := slices.DeleteFunc(t.ChildNodes(n.ID), func(c tree.Node) bool { return c.Type.Test() })
		if len(moves) > 0 {
			return search.Always(tree.ReasonAfterCut, search.Reached(t, n, moves[len(moves)-1]))
		}
		return search.Always(tree.ReasonAfterCut, sentence.Sentence{})
	}
	return search.Always(n.Reason, sentence.Sentence{})
}
