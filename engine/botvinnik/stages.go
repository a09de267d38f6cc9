package botvinnik

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// outcome is what a stage has found out. Without a line, to stop is better than every move of the
// map.
type outcome struct {
	score   int32
	line    []board.Move
	stage   string // the game that was played
	horizon int
	length  int
}

// The horizon before which the game of changing functions is played for the first time, so that
// there is a choice when the search is stopped.
const firstChoice = 3

// think plays the stages below the root.
func (g *game) think() search.Result {
	chosen := outcome{score: -mate}
	if g.run.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -mate, mate) {
		reason := tree.ReasonComplete
		if value, why, final := g.final(&g.plies[0].position, 0); final {
			chosen.score, reason = value, why
		} else {
			chosen = g.stages()
		}
		if g.run.Stopped() {
			reason = tree.ReasonStopped
		}
		g.run.Leave(board.NoMove, chosen.score, -mate, mate, reason)
	}
	counts, elapsed := g.run.End()
	result := search.Result{Score: chosen.score, Line: chosen.line, Stopped: g.run.Stopped(), Counts: counts, Elapsed: elapsed}
	if len(chosen.line) > 0 {
		result.Move = chosen.line[0]
		result.Note = fmt.Sprintf("Chosen by the game of %s, horizon %d, length %d.", chosen.stage, chosen.horizon, chosen.length)
	} else if result.Stopped {
		result.Note = "Stopped before a move was examined."
	}
	return result
}

// stages plays the game of annihilation with a growing horizon, and the game of changing functions
// if that gains nothing.
func (g *game) stages() outcome {
	balance := material(&g.plies[0].position)
	found, chosen := outcome{score: -mate}, outcome{score: -mate}
	for g.horizon = 1; g.horizon <= g.maxHorizon && !g.effortSpent(); g.horizon++ {
		if g.horizon == firstChoice && found.score <= balance {
			g.changeFunctions(&found, &chosen)
		}
		if !g.annihilate(&found, balance) {
			break
		}
	}
	g.horizon = min(g.horizon, g.maxHorizon)
	switch {
	case len(found.line) > 0 && (found.score > balance || g.run.Stopped() && found.score >= chosen.score):
		return found
	case !g.run.Stopped():
		g.changeFunctions(&found, &chosen)
	case len(chosen.line) == 0:
		return g.unexamined()
	}
	return chosen
}

// annihilate plays the game of annihilation with one horizon in rounds of growing length, and
// reports whether the horizon should grow further. A round that takes too long is broken off as if
// the search had been stopped.
func (g *game) annihilate(found *outcome, balance int32) bool {
	if !g.run.Enter(board.NoMove, tree.TypeIteration, tree.ClassNone, -mate, mate) {
		return false
	}
	stage, rounds := outcome{score: -mate}, 0
	g.last = mostEffort * g.effort
	from, to := lengths(g.horizon, g.maxLength)
	for length := from; length <= to && (length == from || !g.effortSpent()); length++ {
		if !g.round(&stage, length) {
			break
		}
		if rounds++; isMate(stage.score) {
			break
		}
	}
	reason, score := tree.ReasonComplete, stage.score
	switch {
	case g.stopped():
		reason, score = tree.ReasonStopped, settle(found, &stage, rounds)
	case isMate(stage.score) || g.untilGain && stage.score > balance:
		reason, *found = tree.ReasonGain, stage
	default:
		*found = stage
	}
	g.run.Leave(board.NoMove, score, -mate, mate, reason)
	g.last = 0
	return reason == tree.ReasonComplete
}

// settle takes over what a stopped stage has found, if one of its rounds was whole or it found
// something as good as before. It returns the score to close the stage with: one that gives no move
// knows nothing.
func settle(found, stage *outcome, rounds int) int32 {
	if rounds > 0 || stage.score >= found.score && len(stage.line) > 0 {
		*found = *stage
	}
	if len(stage.line) == 0 || len(found.line) == 0 || stage.score != found.score {
		return -mate
	}
	return stage.score
}

// round plays the game of annihilation with one horizon and one length.
func (g *game) round(stage *outcome, length int) bool {
	if !g.run.Enter(board.NoMove, tree.TypeRound, tree.ClassNone, -mate, mate) {
		return false
	}
	value, reason := g.visit(0, plies(length), -mate, mate)
	result := outcome{score: value, line: g.plies[0].line.copied(), stage: "annihilation", horizon: g.horizon, length: length}
	g.run.Leave(board.NoMove, adopt(stage, &result, reason), -mate, mate, reason)
	return reason != tree.ReasonStopped
}

// adopt takes over what a later stage has found, and returns the score to close it with. One that was
// stopped speaks only if it has found something as good; else it knows nothing.
func adopt(best, later *outcome, reason tree.Reason) int32 {
	if reason == tree.ReasonStopped && (later.score < best.score || len(later.line) == 0) {
		return -mate
	}
	*best = *later
	return later.score
}

// effortSpent reports whether the effort is used up, so that no longer or farther calculation should
// begin.
func (g *game) effortSpent() bool { return g.effort > 0 && g.run.Nodes() >= g.effort }

// stopped reports whether the search must end, or the round that is being played.
func (g *game) stopped() bool { return g.run.Stopped() || g.last > 0 && g.run.Nodes() >= g.last }

// lengths returns the lengths of the rounds with a horizon: one half-move needs no more than the
// captures, two one denial, and longer attacks are begun while their time is left.
func lengths(horizon, most int) (from, to int) {
	switch horizon {
	case 1:
		return 0, 0
	case 2:
		return 1, min(2, most)
	}
	return min(horizon-1, most), most
}

// isMate reports whether a score is a mate.
func isMate(score int32) bool { return score > mateThreshold || score < -mateThreshold }
