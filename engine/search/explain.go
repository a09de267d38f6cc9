package search

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/fact"
	"drevo/engine/sentence"
	"drevo/engine/tree"
)

// Rule says why a legal move has no node, with the numbers that decided.
type Rule func(move board.Move) (reason tree.Reason, evidence sentence.Sentence)

// Always is the rule that does not look at the move.
func Always(reason tree.Reason, evidence sentence.Sentence) Rule {
	return func(board.Move) (tree.Reason, sentence.Sentence) { return reason, evidence }
}

// GameOver is the rule at a node where the game ended, by the reason for which it did.
func GameOver(final tree.Reason) Rule { return Always(final, sentence.Of("The game is over here.")) }

// AbsentMoves lists the legal moves of a position that have no node below its own or below that one's
// stages, in the order of generation. The rule is not made where every move has a node.
func AbsentMoves(t *tree.Tree, id tree.ID, p *board.Position, ruleOf func() Rule) (absent []Absent) {
	if p.PiecesOf(p.Turn(), board.King) == 0 {
		return nil // Pitrat's programme may take it
	}
	examined := examinedBelow(t, id, nil)
	var legal board.MoveList
	p.Legal(&legal)
	var rule Rule
	for _, move := range legal.All() {
		if slices.Contains(examined, move) {
			continue
		}
		if rule == nil {
			rule = ruleOf()
		}
		reason, evidence := rule(move)
		absent = append(absent, Absent{Move: move, Reason: reason, Evidence: evidence.Exactly()})
	}
	return absent
}

// examinedBelow appends the moves that have a node below a node or its stages. Tests do not count.
func examinedBelow(t *tree.Tree, id tree.ID, moves []board.Move) []board.Move {
	for _, n := range t.ChildNodes(id) {
		switch {
		case n.Type.Test():
		case n.Type.Stage():
			moves = examinedBelow(t, n.ID, moves)
		default:
			moves = append(moves, n.Move)
		}
	}
	return moves
}

// Reached is the evidence for a cut: what the last child of a node gave, and the bound that it met.
func Reached(t *tree.Tree, n, last tree.Node) sentence.Sentence {
	return sentence.Of("{move} gives {value}, and {bound} is enough to cut.", "move", fact.MoveTo(t, last),
		"value", fact.ValueOf(t, last), "bound", fact.LimitOf(t, n, fact.Beta))
}

// Stood is the evidence for a cut by the static value of a node.
func Stood(t *tree.Tree, n tree.Node) sentence.Sentence {
	return sentence.Of("To stop here gives {value}, and {bound} is enough to cut.",
		"value", fact.NumberOf(t, n, "static", n.Static), "bound", fact.LimitOf(t, n, fact.Beta))
}

// Known is the evidence of a table: what it had.
func Known(t *tree.Tree, n tree.Node) sentence.Sentence {
	return sentence.Of("The table knew {value} for the position.", "value", fact.ValueOf(t, n))
}

// Length is the evidence for a line that is too long.
func Length(t *tree.Tree, n tree.Node) sentence.Sentence {
	return sentence.Of("The line has {n:1 half-move|# half-moves}.", "n", fact.CountOf(t, n, "half-moves", n.Ply))
}
