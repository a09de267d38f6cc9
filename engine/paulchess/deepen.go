package paulchess

import (
	"time"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// deepen searches to one ply, two, and so on up to the depth; with dynamic plies further while the
// time is expected to suffice.
func (g *gameTree) deepen() (score eval.Score, reason tree.Reason) {
	var last, before time.Duration
	score = -mate
	for depth := 1; depth <= g.depth && g.inTime(depth) || g.another(depth, score, last, before); depth++ {
		value := score
		if score, reason = g.iterate(depth, score); reason == tree.ReasonStopped {
			return score, reason
		}
		g.reached = depth
		g.steady.note(g.pv.First(0), value, score)
		g.run.Iterated(depth, score, g.pv.Line())
		if g.clock != nil {
			last, before = g.clock.Lap(), last
		}
	}
	return score, reason
}

// steadiness is how much the iterations of a search agree.
type steadiness struct {
	move board.Move // that the last one has found
	same int        // how many before it in a row have found it, too
	fell int        // hundredths of a pawn by which its value is lower than the one before
}

// note takes down what an iteration has found, and the value of the one before.
func (s *steadiness) note(move board.Move, before, score eval.Score) {
	if s.same++; move != s.move {
		s.move, s.same = move, 0
	}
	s.fell = max(int(before-score), 0)
}

// The hundredths of the time for a move that may be used up before another iteration begins: where the move
// has just changed, less for each iteration that has found it again, and more where the value fell.
const (
	shareChanged, shareSame = 150, 20
	mostSame, mostFell      = 5, 50
)

// share returns these hundredths.
func (g *gameTree) share() int {
	if !g.on[steadyTime] {
		return 100
	}
	return (shareChanged - shareSame*min(g.steady.same, mostSame)) * (100 + min(g.steady.fell, mostFell)) / 100
}

// inTime reports whether the clock of a game lets an iteration begin.
func (g *gameTree) inTime(depth int) bool {
	return depth == 1 || g.game == nil || g.game.AllowsShare(g.share())
}

// another reports whether one more iteration should be begun beyond the depth: the next is expected
// to take as many times longer than the last as that took longer than the one before (ruling).
func (g *gameTree) another(depth int, score eval.Score, last, before time.Duration) bool {
	if g.clock == nil || depth > maxDepth || isMate(score) {
		return false
	}
	expected := float64(last) * float64(last) / float64(max(before, 1))
	return expected < float64(g.dynamic) && g.clock.Allows(time.Duration(expected))
}

// isMate reports whether a score is a mate, for either side.
func isMate(score eval.Score) bool { return score > mate-2*maxPly || score < 2*maxPly-mate }

// iterate searches to a depth. When it is stopped, what was found before stands, unless the move
// found before was examined again first.
func (g *gameTree) iterate(depth int, score eval.Score) (eval.Score, tree.Reason) {
	if !g.run.Stage(tree.TypeIteration, depth, -mate, mate) {
		return score, tree.ReasonStopped
	}
	g.stand(score)
	g.confirmed = g.lastBest == board.NoMove
	g.pv.Clear(0)
	var found eval.Score
	var reason tree.Reason
	if g.on[aspiration] && g.alphaBeta && depth >= aspirationFrom && !isMate(score) {
		found, reason = g.aspire(depth, score)
	} else {
		found, reason = g.full(&g.nodes[0], depth, -mate, mate)
	}
	g.run.Leave(board.NoMove, found, -mate, mate, reason)
	if reason == tree.ReasonStopped && (!g.confirmed || g.pv.First(0) == board.NoMove) {
		g.pv.SetLine(g.standing)
		return g.worth, reason
	}
	g.run.Improve()
	return found, reason
}

// stand takes down the line that stands when the search is stopped before it has found another.
func (g *gameTree) stand(score eval.Score) {
	g.standing, g.worth, g.lastBest = g.pv.Line(), score, g.pv.First(0)
}
