package search

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// FinalRules says which positions end a line by the rules of chess, and what a mate is worth.
// Mate and stalemate always do.
type FinalRules struct {
	Mate         eval.Score // as in the programme's [tree.Scale]
	NearerMates  bool       // a mate counts one unit less for every ply from the root
	FiftyMoves   bool       // fifty moves without a capture or a pawn move are a draw
	Insufficient bool       // so is material with which no mate is possible
	Repetition   int        // and the occurrence with this number of a position; 0: none is
}

// Final reports whether a position is final, with its score and the reason for it. The history must
// hold the game, the line, and the position as its last. Draws do not end the search at the root,
// where a move is asked for.
func (r *FinalRules) Final(p *board.Position, ply int, history *board.History) (eval.Score, tree.Reason, bool) {
	return r.FinalIn(p.InCheck(), p, ply, history)
}

// FinalIn is Final for a programme that knows whether the side to move is in check.
func (r *FinalRules) FinalIn(check bool, p *board.Position, ply int, history *board.History) (eval.Score, tree.Reason,
	bool) {
	switch {
	case !p.HasMove(check):
		if check {
			return r.mated(ply), tree.ReasonCheckmate, true
		}
		return 0, tree.ReasonStalemate, true
	case ply == 0:
		return 0, tree.ReasonOpen, false
	}
	reason, drawn := r.Drawn(p, history)
	return 0, reason, drawn
}

// NoMove is the sentence for a position in which the side to move has no legal move: every programme
// gives none there, and says nothing of its own.
func NoMove(p *board.Position) string { return "There is no move: " + p.Status(nil).String() }

// Drawn is Final without mate and stalemate and below the root, for a search that sees neither: it
// costs no moves.
func (r *FinalRules) Drawn(p *board.Position, history *board.History) (tree.Reason, bool) {
	switch {
	case r.Insufficient && p.InsufficientMaterial():
		return tree.ReasonInsufficient, true
	case r.FiftyMoves && p.HalfmoveClock() >= 100:
		return tree.ReasonFiftyMoves, true
	case r.Repetition > 0 && history.CountLast() >= r.Repetition:
		return tree.ReasonRepetition, true
	}
	return tree.ReasonOpen, false
}

// mated returns the score of the side that is mated so many plies from the root.
func (r *FinalRules) mated(ply int) eval.Score {
	if r.NearerMates {
		return eval.Score(ply) - r.Mate
	}
	return -r.Mate
}

// mateRange is how far from Mate a score still counts as a mate, in plies; see [tree.Scale].
const mateRange = 256

// ToNode turns a score that counts mates from the root into one that counts them from a node at a
// ply, and FromNode back: the former can be known of a line, the latter of a position.
func (r *FinalRules) ToNode(score eval.Score, ply int) eval.Score {
	switch {
	case r.NearerMates && score > r.Mate-mateRange:
		return score + eval.Score(ply)
	case r.NearerMates && score < mateRange-r.Mate:
		return score - eval.Score(ply)
	}
	return score
}

func (r *FinalRules) FromNode(score eval.Score, ply int) eval.Score { return r.ToNode(score, -ply) }

// StartHistory returns a history for the search of a task, which pushes the positions of its line
// on it: the game's, or where there is none the task's position alone.
func StartHistory(task Task) board.History {
	history := task.History.Clone()
	if history.Len() == 0 {
		history.Push(task.Position.Key(), true)
	}
	return history
}
