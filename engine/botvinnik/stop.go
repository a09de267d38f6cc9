package botvinnik

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/trajectory"
	"drevo/engine/tree"
)

// stop finds out what it is worth to stop at a node where the side to move is not in check, less
// than every value where it may not. A reason says that the node needs no more; ReasonOpen that the
// moves are looked at, for which the threats are listed.
func (g *game) stop(ply int, left remaining, alpha, beta eval.Score) (eval.Score, tree.Reason) {
	here := &g.plies[ply]
	value := g.standPat(here, left, alpha, beta, nil)
	g.run.Static(value)
	if here.cornered = g.cornered(here, left); here.cornered {
		value = -mate - 1
	}
	var found threat
	if value >= beta && g.triesStop(ply, left) {
		value, found = g.tryStop(ply, left, value, beta)
	}
	switch {
	case g.stopped():
		return value, tree.ReasonStopped
	case ply >= maxPly:
		return value, tree.ReasonPlyLimit
	case value >= beta:
		return value, tree.ReasonStandPatCut
	}
	if g.horizonWith(left) > 1 {
		g.listThreats(here)
		if found.value > 0 {
			here.threats = append(here.threats, found)
		}
	}
	return value, tree.ReasonOpen
}

// verifyLength is how many half-moves must be left for a claim on the king to be tried: an answer to
// it, and a check that needs three (ruling).
const verifyLength = 3

// fewMoves is how many moves a side has at most that can't pass them over (ruling).
const fewMoves = 5

// cornered reports whether an attack on the king of the side to move has F = 1, and there is time to
// try that: the side then may not stop, and examines every move, as in check. F = 1 on a king is a
// claim, not a proof, and no side may pass.
func (g *game) cornered(here *ply, left remaining) bool {
	if !g.verify || g.horizon < verifyLength || left.whole() < verifyLength {
		return false
	}
	return here.claimed || here.position.LegalMoveCount() <= fewMoves
}

// trialHorizon is the horizon from which on stopping is tried where nothing was gained before,
// trialLength how many half-moves must be left, and trialTime how many of them the trial takes (ruling).
const (
	trialHorizon = 4
	trialLength  = 5
	trialTime    = 4
)

// triesStop reports whether it is tried what stopping brings at a node, where F finds no more than
// what is taken at once, mated or promoted. Below the root, and not in answer to a trial.
func (g *game) triesStop(ply int, left remaining) bool {
	return g.tries && ply > 0 && ply < maxPly && left.whole() >= trialLength && !g.plies[ply-1].passed
}

// tryStop lets the side to move pass, and the opponent play the game of annihilation. Where that gains more
// than F has found, stopping is worth that much less, and the attack that it begins is a threat.
func (g *game) tryStop(ply int, left remaining, value, beta eval.Score) (eval.Score, threat) {
	here, after := &g.plies[ply], &g.plies[ply+1]
	next := &after.position
	if !g.run.Enter(board.Pass, typeTrial, tree.ClassNone, -beta, 1-beta) {
		return value, threat{}
	}
	here.passed = true
	here.position.MakePass(next)
	after.check = false
	g.played.Push(next.Key(), true)
	answer, reason := g.visit(ply+1, afterTrial(left), -beta, 1-beta)
	g.run.Leave(board.Pass, answer, -beta, 1-beta, reason)
	g.played.Pop()
	here.passed, here.laidOut = false, false
	if -answer >= value || g.stopped() {
		return value, threat{}
	}
	g.run.Improve()
	return -answer, threatOf(next, g.pv.First(ply+1), value+answer)
}

// afterTrial returns the time that is left to a line after a side has passed.
func afterTrial(left remaining) remaining { return max(left-plies(trialTime), wholePly) }

// threatOf makes a threat of a move that wins so much, none of NoMove.
func threatOf(p *board.Position, move board.Move, value eval.Score) threat {
	if move == board.NoMove {
		return threat{}
	}
	return threat{trajectory.OneMove(p, move.From(), move.To()), value}
}
