package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

const (
	aspirationFrom   = 4 // the first iteration with narrow bounds
	aspirationMargin = 25
	widestMargin     = 600
)

// aspire searches an iteration within bounds around the value of the one before, and again with a
// bound let go where the value lies outside.
func (g *gameTree) aspire(depth int, before eval.Score) (score eval.Score, reason tree.Reason) {
	alpha, beta := before-aspirationMargin, before+aspirationMargin
	wider := eval.Score(aspirationMargin)
	for round := 1; ; round++ {
		g.confirmed = g.lastBest == board.NoMove
		if !g.run.Stage(tree.TypeRound, round, alpha, beta) {
			return before, tree.ReasonStopped
		}
		g.pv.Clear(0)
		g.progress.Number = 0
		score, reason = g.full(&g.nodes[0], depth, alpha, beta)
		outcome := tree.ReasonWithinBounds
		switch {
		case reason == tree.ReasonStopped:
			outcome = reason
		case score <= alpha:
			outcome = tree.ReasonBelowBounds
		case score >= beta:
			outcome = tree.ReasonAboveBounds
		}
		g.run.Leave(board.NoMove, score, alpha, beta, outcome)
		switch outcome {
		case tree.ReasonStopped:
			g.confirmed = g.confirmed && score > alpha // else no move is known to be good
			if g.confirmed && g.pv.First(0) != board.NoMove {
				g.run.Improve() // the iteration stands by it
			}
			return score, outcome
		case tree.ReasonBelowBounds:
			wider *= 3
			alpha = max(before-wider, -mate)
			if wider > widestMargin {
				alpha = -mate
			}
		case tree.ReasonAboveBounds:
			g.stand(score)
			wider *= 3
			beta = min(before+wider, mate)
			if wider > widestMargin {
				beta = mate
			}
		}
		g.run.Improve()
		if outcome == tree.ReasonWithinBounds {
			return score, reason
		}
	}
}
