package botvinnik

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// outcome is what a stage has found out. Without a line, to stop is better than every move of the
// map.
type outcome struct {
	score   eval.Score
	beta    eval.Score // the bound under which the score was searched: from it on the score is the least that it is
	line    []board.Move
	stage   string  // the game that was played; empty where no move was examined
	node    tree.ID // of the stage in the record
	horizon int
	length  int
}

// nothing is the outcome before anything was found out.
var nothing = outcome{score: -mate, beta: mate, node: tree.None}

// firstChoice is the horizon before which the game of changing functions is played for the first
// time, so that there is a choice when the search is stopped.
const firstChoice = 3

// think plays the stages below the root.
func (g *game) think() search.Result {
	chosen := nothing
	if g.run.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -mate, mate) {
		reason := tree.ReasonComplete
		if value, why, final := finalRules.Final(&g.plies[0].position, 0, &g.played); final {
			chosen.score, reason = value, why
		} else {
			chosen = g.stages()
		}
		if g.run.Stopped() {
			reason = tree.ReasonStopped
		}
		g.run.SetBest(chosen.node)
		g.run.Leave(board.NoMove, chosen.score, -mate, chosen.beta, reason)
	}
	counts, elapsed := g.run.End()
	result := search.Result{Score: chosen.score, Bound: g.run.Bound(), Line: chosen.line,
		Stopped: g.run.Stopped(), Counts: counts, Elapsed: elapsed}
	if len(chosen.line) > 0 {
		result.Move = chosen.line[0]
	}
	switch {
	case len(chosen.line) > 0 && chosen.stage == "":
		result.Note = fmt.Sprintf("Stopped before a move was chosen. Of the moves that lose least to a capture this one "+
			"changes the functions most; the value is that of stopping; %s.", g.preset)
	case len(chosen.line) > 0:
		result.Note = phrase.Of("Chosen by the game of {stage}, horizon {horizon}, length {length}. Settled at horizon "+
			"{reached} of {longest}: {why}; {preset}.", "stage", chosen.stage, "horizon", chosen.horizon,
			"length", chosen.length, "reached", g.horizon, "longest", g.maxHorizon, "why", g.ended, "preset", g.preset)
	case result.Stopped:
		result.Note = fmt.Sprintf("Stopped before a move was examined; %s.", g.preset)
	}
	return result
}

// stages plays the game of annihilation with a growing horizon, and the game of changing functions
// if that gains nothing.
func (g *game) stages() outcome {
	balance := material(&g.plies[0].position)
	found, chosen := nothing, nothing
	for g.horizon = min(g.firstHorizon, g.maxHorizon); g.horizon <= g.maxHorizon; g.horizon++ {
		if g.horizon == firstChoice && !g.gains(found.score, balance) {
			g.changeFunctions(typeFirstChoice, &found, &chosen)
		}
		g.tries = g.trial && g.horizon >= trialHorizon && !g.gains(found.score, balance)
		if g.ended = g.annihilate(&found, balance); g.ended != "" {
			break
		}
	}
	if g.ended == "" {
		g.horizon, g.ended = g.maxHorizon, "there is no longer horizon"
	}
	if found.score > mateThreshold && g.nearer && !nearestMate(found.score) && !g.run.Stopped() {
		g.nearerMate(&found)
	}
	switch {
	case len(found.line) > 0 && (g.gains(found.score, balance) || g.averts(&found) ||
		g.run.Stopped() && found.score >= chosen.score):
		return found
	case !g.run.Stopped():
		g.changeFunctions(typeFunctions, &found, &chosen)
	case len(chosen.line) == 0:
		return g.unexamined(&found)
	}
	return chosen
}

// averts reports whether what was found averts a loss that stopping would bring, and is played for it.
func (g *game) averts(found *outcome) bool {
	here := &g.plies[0]
	here.reset()
	return g.averted && !here.position.InCheck() && found.score > g.standPat(here, plies(g.maxLength), -mate-1, mate, nil)
}

// annihilate plays the game of annihilation with one horizon in rounds of growing length, and says
// why the horizon should grow no further; nothing where it should. A round that takes too long is
// broken off as if the search had been stopped.
func (g *game) annihilate(found *outcome, balance eval.Score) (ended string) {
	if !g.run.Stage(tree.TypeIteration, g.horizon, -mate, mate) {
		return "stopped"
	}
	stage, rounds := nothing, 0
	g.effort.share(g)
	from, to := g.lengths(found.score)
	for length := from; length <= to && (length == from || !g.effort.shareSpent(g)); length++ {
		if !g.round(&stage, length) {
			break
		}
		if rounds++; isMate(stage.score) {
			break
		}
	}
	reason := tree.ReasonComplete
	switch {
	case g.run.Stopped():
		reason, ended = tree.ReasonStopped, "stopped"
	case g.stopped():
		reason = tree.ReasonStopped
	case isMate(stage.score):
		reason = reasonGain
	case g.untilGain && g.gains(stage.score, balance):
		reason, ended = reasonGain, "a gain was found"
	}
	if len(found.line) > 0 && found.stands(&stage) {
		g.run.Leave(board.NoMove, stage.score, -mate, mate, reason)
	} else {
		g.leaveStage(found, &stage, reason, rounds > 0)
	}
	switch {
	case ended != "":
	case nearestMate(found.score):
		ended = "a mate was found"
	case g.effort.spent(g):
		ended = "the effort is spent"
	}
	g.effort.last = 0
	return ended
}

// stands reports whether a move that was found before stands against what a farther horizon found: a
// mate against none that is nearer, a move against shorter lines of no greater value (ruling).
func (o *outcome) stands(later *outcome) bool {
	return later.score <= o.score && (o.score > mateThreshold || later.length < o.length)
}

// mateInTwo is the score of a mate in two moves.
const mateInTwo = mate - 3

// nearestMate reports whether a score is a mate that no farther horizon can bring nearer: in two
// moves or less, or against the side to move.
func nearestMate(score eval.Score) bool { return score >= mateInTwo || score < -mateThreshold }

// round plays the game of annihilation with one horizon and one length.
func (g *game) round(stage *outcome, length int) bool {
	if !g.run.Stage(tree.TypeRound, length, -mate, mate) {
		return false
	}
	value, reason := g.visit(0, plies(length), -mate, mate)
	result := outcome{score: value, beta: mate, line: g.pv.Line(), stage: "annihilation", horizon: g.horizon, length: length}
	g.leaveStage(stage, &result, reason, reason != tree.ReasonStopped)
	return reason != tree.ReasonStopped
}

// leaveStage closes a stage. What it has found is taken over if something in it was played to the
// end, or if it is as good as what was found before; else the stage knows nothing.
func (g *game) leaveStage(best, later *outcome, reason tree.Reason, whole bool) {
	if !whole && (later.score < best.score || len(later.line) == 0) {
		g.run.Leave(board.NoMove, -mate, -mate, mate, reason)
		return
	}
	g.run.Leave(board.NoMove, later.score, -mate, later.beta, reason)
	g.run.Improve()
	*best = *later
	best.node = g.run.Closed()
}

// stopped reports whether the search must end, or the round that is being played.
func (g *game) stopped() bool {
	return g.run.Stopped() || g.effort.last > 0 && g.run.Nodes() >= g.effort.last
}

// lengths returns the lengths of the rounds with a horizon: one half-move needs no more than the
// captures, two one denial, and longer attacks are begun while their time is left. Where a mate was
// found, no line needs to be longer than a nearer one.
func (g *game) lengths(found eval.Score) (from, to int) {
	switch g.horizon {
	case 1:
		return 0, 0
	case 2:
		return 1, min(2, g.maxLength)
	}
	from, to = min(g.horizon-1, g.maxLength), g.maxLength
	if !g.rounds {
		from = to
	}
	if found > mateThreshold {
		to = min(to, int(mate-found)-2)
	}
	return from, to
}

// isMate reports whether a score is a mate.
func isMate(score eval.Score) bool { return score > mateThreshold || score < -mateThreshold }
