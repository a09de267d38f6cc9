package search

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Rule says why a legal move has no node, with the numbers that decided.
type Rule func(move board.Move) (reason tree.Reason, evidence string)

// Always is the rule that does not look at the move.
func Always(reason tree.Reason, evidence string) Rule {
	return func(board.Move) (tree.Reason, string) { return reason, evidence }
}

// GameOver is the rule at a node where the game ended, by the reason for which it did.
func GameOver(final tree.Reason) Rule { return Always(final, "The game is over here.") }

// AbsentMoves lists the legal moves of a position that have no node below its own or below that one's
// stages, in the order of generation. The rule is not made where every move has a node.
func AbsentMoves(t *tree.Tree, id tree.ID, p *board.Position, ruleOf func() Rule) (absent []Absent) {
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
		absent = append(absent, Absent{Move: move, Reason: reason, Evidence: evidence})
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

// Reached is the evidence for a cut: what the last move reached, and the bound that it met, by its name and
// value. Scores are put in the programme's words.
func Reached(p *board.Position, last tree.Node, bound string, at eval.Score, inWords func(eval.Score) string) string {
	return phrase.Of("{move} reached {value}, and the upper {bound} is {at}.", "move", p.SAN(last.Move),
		"value", inWords(last.ForParent()), "bound", bound, "at", inWords(at))
}
