package botvinnik

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// outcome is what a stage has found out. Without a line, to stop is better than every move of the map.
type outcome struct {
	score   eval.Score
	line    []board.Move
	stage   string  // the game that was played
	node    tree.ID // of the stage in the record
	horizon int
	length  int
}

// The horizon before which the game of changing functions is played for the first time, so that there is a choice when
// the search is stopped.
const firstChoice = 3

// search plays the stages below the root.
func (g *game) search() search.Result {
	chosen := outcome{score: -mate, node: tree.None}
	if g.run.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -mate, mate) {
		reason := tree.ReasonComplete
		if value, why, final := g.final(&g.frames[0].position, 0); final {
			chosen.score, reason = value, why
		} else {
			chosen = g.stages()
		}
		if g.run.Stopped() {
			reason = tree.ReasonStopped
		}
		g.run.SetBest(chosen.node)
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

// stages plays the game of annihilation with a growing horizon, and the game of changing functions if that gains nothing.
func (g *game) stages() outcome {
	balance := material(&g.frames[0].position)
	found, chosen := outcome{score: -mate, node: tree.None}, outcome{score: -mate, node: tree.None}
	for g.horizon = 1; g.horizon <= g.maxHorizon && !g.spent(); g.horizon++ {
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

// annihilate plays the game of annihilation with one horizon in rounds of growing length, and tells whether the horizon
// should grow further. A round that takes too long is broken off as if the search had been stopped.
func (g *game) annihilate(found *outcome, balance eval.Score) bool {
	if !g.run.Stage(tree.TypeIteration, g.horizon, -mate, mate) {
		return false
	}
	stage, rounds := outcome{score: -mate}, 0
	g.last = mostEffort * g.effort
	from, to := lengths(g.horizon, g.maxLength)
	for length := from; length <= to && (length == from || !g.spent()); length++ {
		if !g.round(&stage, length) {
			break
		}
		if rounds++; decided(stage.score) {
			break
		}
	}
	reason, adopted := tree.ReasonComplete, true
	switch {
	case g.stopped():
		reason, adopted = tree.ReasonStopped, rounds > 0 || stage.score >= found.score && len(stage.line) > 0
	case decided(stage.score) || g.untilGain && stage.score > balance:
		reason = ReasonGain
	}
	score := eval.Score(-mate) // one that gives no move knows nothing
	if adopted {
		*found = stage
		score = stage.score
	}
	g.run.Leave(board.NoMove, score, -mate, mate, reason)
	if adopted {
		g.improve(found)
	}
	g.last = 0
	return reason == tree.ReasonComplete
}

// round plays the game of annihilation with one horizon and one length.
func (g *game) round(stage *outcome, length int) bool {
	if !g.run.Stage(tree.TypeRound, length, -mate, mate) {
		return false
	}
	value, reason := g.play(0, lasting(length), -mate, mate)
	result := outcome{score: value, line: g.frames[0].line.copied(), stage: "annihilation", horizon: g.horizon, length: length}
	g.leaveStage(stage, &result, reason)
	return reason != tree.ReasonStopped
}

// leaveStage closes a stage. What it has found is taken over, unless it was stopped and has found
// nothing as good: then it knows nothing.
func (g *game) leaveStage(best, later *outcome, reason tree.Reason) {
	adopted := reason != tree.ReasonStopped || later.score >= best.score && len(later.line) > 0
	score := eval.Score(-mate)
	if adopted {
		score = later.score
	}
	g.run.Leave(board.NoMove, score, -mate, mate, reason)
	if adopted {
		*best = *later
		g.improve(best)
	}
}

// improve notes that the stage that was left last speaks for what is above it.
func (g *game) improve(found *outcome) {
	g.run.Improve()
	found.node = g.run.Closed()
}

// spent tells whether the effort is used up, so that no longer or farther calculation should begin.
func (g *game) spent() bool { return g.effort > 0 && g.run.Nodes() >= g.effort }

// stopped tells whether the search must end, or the round that is being played.
func (g *game) stopped() bool { return g.run.Stopped() || g.last > 0 && g.run.Nodes() >= g.last }

// lengths gives the lengths of the rounds with a horizon: one half-move needs no more than the captures, two one denial,
// and longer attacks are begun while their time is left.
func lengths(horizon, most int) (from, to int) {
	switch horizon {
	case 1:
		return 0, 0
	case 2:
		return 1, min(2, most)
	}
	return min(horizon-1, most), most
}

// decided tells whether a score is a mate.
func decided(score eval.Score) bool { return score > lost || score < -lost }
