package itep

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// maxRounds is how often the active game is played with other bounds before the
// programme stops without a move (§6).
const maxRounds = 4

// rounds is the active game from the root: an estimate, then rounds until one has
// its value within its bounds.
func (s *scheme) rounds() eval.Score {
	if !s.run.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -mate, mate) {
		return -mate
	}
	value, reason, final := s.final.Final(&s.branch[0].position, 0, &s.history)
	if !final {
		value, reason = s.playRounds()
	}
	s.run.Leave(board.NoMove, value, -mate, mate, reason)
	return value
}

// played is what a round was entered with and what it found.
type played struct {
	bounds  bounds
	score   eval.Score
	outcome tree.Reason
	line    []board.Move
	node    tree.ID
}

func (s *scheme) playRounds() (value eval.Score, reason tree.Reason) {
	// 1. The forced game from the root, within the extreme bounds (13.1 and 13.2),
	//    gives EVA0, from which the first bounds follow (14.1 and 14.2).
	value, reason = s.estimate()
	if reason == tree.ReasonStopped {
		return value, reason
	}
	var before []played
	for number := range maxRounds {
		// 2. A round with the bounds of an earlier one finds what that one found, so it
		//    is not played again (ruling).
		b := roundBounds(value)
		if i := slices.IndexFunc(before, func(p played) bool { return p.bounds == b }); i >= 0 {
			value, reason = s.playAgain(before[i]), reasonRoundsRepeat
			before = append(before, before[i])
			continue
		}
		// 3. A round within the bounds of one whole point.
		value, reason = s.round(number+1, value, b)
		if reason == tree.ReasonStopped || reason == tree.ReasonWithinBounds {
			return value, reason
		}
		// 4. The pseudo-evaluation PEVA0 gives the next bounds (15.1 and 15.2).
		before = append(before, played{b, value, reason, s.pv.Line(), s.run.Closed()})
	}
	// 5. After four rounds the programme stops without a move.
	s.unsettled = true
	if reason != reasonRoundsRepeat {
		reason = reasonRoundsUsed
	}
	return value, reason
}

// playAgain takes over what an earlier round found.
func (s *scheme) playAgain(earlier played) eval.Score {
	s.repeated++
	s.pv.SetLine(earlier.line)
	s.run.SetBest(earlier.node)
	return earlier.score
}

// estimate plays the forced game from the root.
func (s *scheme) estimate() (eval.Score, tree.Reason) {
	b := allValues
	if !s.run.Stage(TypeEstimate, 0, b.m, b.M) {
		return -mate, tree.ReasonStopped
	}
	value, reason := s.play(s.root(true), b)
	s.run.Leave(board.NoMove, value, b.m, b.M, reason)
	s.run.Improve()
	return value, reason
}

// round plays the active game within the bounds that a value has given. When it is
// stopped, what was found before stands unless it found something better than its
// lower bound.
func (s *scheme) round(number int, value eval.Score, b bounds) (eval.Score, tree.Reason) {
	if !s.run.Stage(tree.TypeRound, number, b.m, b.M) {
		return value, tree.ReasonStopped
	}
	before := s.pv.Line()
	s.pv.Clear(0)
	s.examined = false
	score, reason := s.play(s.root(s.dn == 0), b)
	outcome := judgeRound(score, b)
	switch {
	case reason == tree.ReasonStopped:
		outcome = reason
	case s.pv.First(0) != board.NoMove: // else the root is declined
		reason = outcome
	}
	s.run.Leave(board.NoMove, score, b.m, b.M, reason)
	if reason == tree.ReasonStopped && !s.improves(score, value, b, number, len(before) > 0) {
		s.pv.SetLine(before)
		return value, outcome
	}
	s.tested = reason == tree.ReasonStopped && !s.examined
	s.run.Improve()
	return score, outcome
}

// improves reports whether what a stopped round has found is played instead of what was found before it, a
// line with the given value if there is one: a move that was examined, if it is better than the lower bound;
// the best of the tests of the first round only where it is better than the estimate (ruling).
func (s *scheme) improves(score, value eval.Score, b bounds, number int, before bool) bool {
	switch {
	case s.pv.First(0) == board.NoMove:
		return false
	case !before:
		return true
	case s.examined:
		return score > b.m
	}
	return number == 1 && score > value
}

// roundBounds are formulas 14 and 15: the whole point in which a value lies. Where
// that is a mate, the upper bound lets nearer ones in (ruling).
func roundBounds(value eval.Score) bounds {
	b := bounds{whole(value), whole(value) + point - 1}
	if b.M >= mate-1 {
		b.M = mate
	}
	return b
}

// judgeRound says how a round ended. Bounds themselves are no values (formula 20).
func judgeRound(score eval.Score, b bounds) tree.Reason {
	switch {
	case score <= b.m:
		return tree.ReasonBelowBounds
	case score >= b.M:
		return tree.ReasonAboveBounds
	}
	return tree.ReasonWithinBounds
}

// unsettledNote says that no round has its value within its bounds, and what becomes of the best
// move found.
func (s *scheme) unsettledNote(r search.Result) string {
	say := phrase.With("n", maxRounds-s.repeated)
	note := say("After {n:one round|# rounds} the value still lies outside the bounds.")
	if s.repeated > 0 {
		note = say("After {n:one round|# rounds} the value still lies outside the bounds; the next would have " +
			"the bounds of " +
			"one before and find the same.")
	}
	switch {
	case s.playBest:
		return note + " The report's programme would give no move; the best one found is played (ruling, option playBest)."
	case len(r.Line) == 0:
		return note + " The programme gives no move."
	}
	return note + phrase.Of(" The programme gives no move. The best move found is {move}, {value}.",
		"move", s.branch[0].position.SAN(r.Line[0]), "value", scale.Text(int32(r.Score)))
}
