package botvinnik

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// outcome is what the stages have found out so far.
type outcome struct {
	score   int32
	line    []board.Move
	horizon int
	length  int
	stage   string // the game that chose
}

// search plays the stages below the root.
func (g *game) search() search.Result {
	best := outcome{score: -mate}
	if g.run.Enter(board.NoMove, tree.KindRoot, tree.ClassNone, -mate, mate) {
		reason := tree.ReasonComplete
		if value, why, final := g.final(&g.frames[0].position, 0); final {
			best.score, reason = value, why
		} else {
			g.stages(&best)
		}
		if g.run.Stopped() {
			reason = tree.ReasonStopped
		}
		g.run.Leave(board.NoMove, best.score, -mate, mate, reason)
	}
	counts, elapsed := g.run.End()
	result := search.Result{Score: best.score, Line: best.line, Stopped: g.run.Stopped(), Counts: counts, Elapsed: elapsed}
	if len(best.line) > 0 {
		result.Move = best.line[0]
	}
	result.Note = g.note(&best)
	return result
}

// note says which game chose the move, and how far it saw.
func (g *game) note(best *outcome) string {
	switch {
	case best.stage == "" && g.run.Stopped():
		return "Stopped before a move was examined."
	case best.stage == "":
		return ""
	}
	return fmt.Sprintf("Chosen by the game of %s, horizon %d, length %d.", best.stage, best.horizon, best.length)
}

// stages plays the game of annihilation with a growing horizon, and the game of changing functions if that has gained
// nothing.
func (g *game) stages(best *outcome) {
	balance := material(&g.frames[0].position)
	for g.horizon = 1; g.horizon <= g.maxHorizon; g.horizon++ {
		if !g.annihilate(best, balance) {
			break
		}
	}
	g.horizon = min(g.horizon, g.maxHorizon)
	if len(best.line) == 0 || best.score <= balance {
		g.changeFunctions(best)
	}
}

// annihilate plays the game of annihilation with one horizon in rounds of growing length, and tells whether the horizon
// should grow further.
func (g *game) annihilate(best *outcome, balance int32) bool {
	if !g.run.Enter(board.NoMove, tree.KindIteration, tree.ClassNone, -mate, mate) {
		return false
	}
	stage := outcome{score: -mate}
	from, to := lengths(g.horizon, g.maxLength)
	for length := from; length <= to; length++ {
		if !g.round(&stage, length) || decided(stage.score) {
			break
		}
	}
	reason := tree.ReasonComplete
	switch {
	case g.run.Stopped():
		reason = tree.ReasonStopped
	case decided(stage.score) || g.untilGain && stage.score > balance:
		reason = tree.ReasonGain
	}
	g.run.Leave(board.NoMove, stage.score, -mate, mate, reason)
	adopt(best, &stage, reason)
	return reason == tree.ReasonComplete
}

// round plays the game of annihilation with one horizon and one length.
func (g *game) round(stage *outcome, length int) bool {
	if !g.run.Enter(board.NoMove, tree.KindRound, tree.ClassNone, -mate, mate) {
		return false
	}
	value, reason := g.play(0, length, -mate, mate)
	g.run.Leave(board.NoMove, value, -mate, mate, reason)
	l := &g.frames[0].line
	adopt(stage, &outcome{
		score: value, line: append([]board.Move(nil), l.moves[:l.n]...), horizon: g.horizon, length: length, stage: "annihilation",
	}, reason)
	return reason != tree.ReasonStopped
}

// adopt takes over what a later stage has found. One that was stopped speaks only if it has found something as good.
func adopt(best, later *outcome, reason tree.Reason) {
	if reason != tree.ReasonStopped || later.score >= best.score && len(later.line) > 0 {
		*best = *later
	}
}

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
func decided(score int32) bool { return score > lost || score < -lost }
