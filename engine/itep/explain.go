package itep

import (
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/search"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Explain takes f(A) of a recorded node apart, and says by which rule each legal move without a
// node has none: it applies the rules of the search to the numbers of the record. A node has its
// terms wherever it stands, because f(A) is defined for every position.
func (p Programme) Explain(t *tree.Tree, id tree.ID) (search.Explanation, error) {
	values, err := search.Resolve(p, t.Header().Options)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("explain node %d: %w", id, err)
	}
	n := recorded{rules: newRules(values), tree: t, Node: lastStage(t, t.Node(id))}
	position, err := t.Replay(id, n.follow)
	if err != nil {
		return search.Explanation{}, fmt.Errorf("explain node %d: %w", id, err)
	}
	n.node.start(position)
	n.children, n.skips = t.ChildNodes(n.ID), t.Skips(n.ID, nil)
	return search.Explanation{Terms: n.terms(&position), Absent: search.AbsentMoves(t, id, &position, n.rule)}, nil
}

// recorded is a node of a record with what the rules ask of it.
type recorded struct {
	rules
	tree *tree.Tree
	tree.Node
	node     node // as the search had it
	children []tree.Node
	skips    []tree.Skip
}

// follow counts the checks that each side has given since the root or the start of the last test.
func (n *recorded) follow(step tree.Node, p *board.Position) {
	switch {
	case step.Move == board.NoMove:
	case step.Type.Test() || step.Move == board.Pass:
		n.node.checks = [2]int{}
	case p.InCheck():
		n.node.checks[p.Turn().Opponent()]++
	}
}

// lastStage returns the round that speaks for the root, and any other node itself.
func lastStage(t *tree.Tree, n tree.Node) tree.Node {
	for _, child := range t.ChildNodes(n.ID) {
		if child.Type.Stage() {
			n = child
		}
	}
	return n
}

// rule returns the rule for the moves of the node, by the game that was played there.
func (n *recorded) rule() search.Rule {
	switch {
	case n.Reason.Final():
		return search.GameOver(n.Reason)
	case n.Reason == tree.ReasonPlyLimit:
		return search.Always(n.Reason, search.Length(n.tree, n.Node))
	case n.Type == TypeActivity:
		return search.Always(reasonPasses, sentence.Sentence{})
	case n.Type.Test() || n.Type == TypeForced || n.Ply >= n.dn:
		return n.forcedRule()
	case n.isActive(n.Ply):
		return n.activeRule()
	case n.unfinished():
		return search.Always(tree.ReasonNotReached, sentence.Sentence{})
	case n.Truncated:
		return search.Always(tree.ReasonNotKept, sentence.Sentence{})
	}
	return search.Always(tree.ReasonAfterCut, n.cutEvidence())
}

// unfinished reports whether the search stands at the node or was stopped there, so that some of
// its moves may still have had their turn.
func (n *recorded) unfinished() bool { return !n.Closed || n.Reason == tree.ReasonStopped }

// forcedRule asks the definitions of the forced game (§4) about a move. Those that the material condition
// refused are recorded, with the bound when it did.
func (n *recorded) forcedRule() search.Rule {
	n.node.checking = n.node.position.CheckTest()
	return func(move board.Move) (tree.Reason, sentence.Sentence) {
		if i := slices.IndexFunc(n.skips, func(s tree.Skip) bool { return s.Move == move }); i >= 0 {
			return n.skips[i].Reason, n.tooLittle(n.skips[i])
		}
		switch reason := n.judge(&n.node, move, worst); {
		case reason == reasonChecksUsed:
			return reason, sentence.Of("Checks given on the line: {checks}, Zch = {zch}.",
				"checks", fact.CountOf(n.tree, n.Node, "checks", n.node.given()), "zch", fact.OptionOf(n.tree, optionZch))
		case reason == reasonNotForced:
			return reason, sentence.Sentence{}
		case n.Truncated:
			return tree.ReasonNotKept, sentence.Sentence{}
		case n.unfinished():
			return tree.ReasonNotReached, sentence.Sentence{}
		}
		return tree.ReasonAfterCut, n.cutEvidence()
	}
}

// tooLittle is the evidence for a move that the material condition refused: the material after it, and the entire part
// of the bound at that time, both from the mover's side whole points.
func (n *recorded) tooLittle(skip tree.Skip) sentence.Sentence {
	material := n.node.material + gain(&n.node.position, skip.Move)
	after := fact.NumberOf(n.tree, n.Node, "material after", eval.Score(material)*point)
	after.At.Moves = []board.Move{skip.Move}
	bound := fact.NumberOf(n.tree, n.Node, "whole bound", eval.Score(entire(n.boundAt(skip.After)))*point)
	bound.After = skip.After
	return sentence.Of("After it the material is {material}, and the bound asks for {bound}.", "material", after,
		"bound", bound)
}

// boundAt returns the mover's lower bound in the forced game after one of the children, or with None at the
// beginning. (Where a check must be answered the empty move does not count, but neither does the bound: every
// move is a forced one.)
func (n *recorded) boundAt(after tree.ID) eval.Score {
	m := max(n.Alpha, n.Static)
	for _, child := range n.children {
		if after != tree.None && child.ID <= after && !child.Type.Test() {
			m = max(m, child.ForParent())
		}
	}
	return m
}

// cutEvidence names what made the bounds meet: the empty move, or the last move
// that was examined.
func (n *recorded) cutEvidence() sentence.Sentence {
	if len(n.children) == 0 {
		return search.Stood(n.tree, n.Node)
	}
	return search.Reached(n.tree, n.Node, n.children[len(n.children)-1])
}
