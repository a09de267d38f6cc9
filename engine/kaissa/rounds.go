package kaissa

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// maxRounds is after how many rounds with narrow borders the whole range of values is searched
// (ruling).
const maxRounds = 4

// iteration is a search X.Y of all moves at the root, repeated in rounds until "the right material
// value of the root position" is found. The first guess is the material part of a value known before.
func (s *selection) iteration(l level, guess eval.Score) (eval.Score, tree.Reason) {
	if !s.run.Stage(tree.TypeIteration, l.number(), -infinite, infinite) {
		return s.standing, tree.ReasonStopped
	}
	s.running, s.taken = l, false
	s.refuters.Clear()
	value, reason := s.playRounds(materialOf(guess))
	s.run.Leave(board.NoMove, value, -infinite, infinite, reason)
	if s.taken {
		s.run.Improve()
	}
	return value, reason
}

// playRounds searches within the borders of one material value after the other.
func (s *selection) playRounds(g int32) (eval.Score, tree.Reason) {
	low, high := int32(-matePoints), int32(matePoints)
	for number := 1; ; number++ {
		// 1. "Kaissa first tries to guess the material value of the root position and makes narrow
		//    borders": those that enclose exactly one (ruling). After four rounds, or where what was
		//    found contradicts itself, there are none.
		a, b := borders(g)
		if number > maxRounds || low > high || !s.rounds {
			a, b = -infinite, infinite
		}
		value, reason := s.round(number, a, b)
		switch reason {
		// 2. "If Kaissa guesses wrong, it has to redo the search with the different material borders":
		//    above all that was excluded, or below.
		case tree.ReasonAboveBounds:
			low = g + 1
			g = max(low, materialOf(value))
		case tree.ReasonBelowBounds:
			high = g - 1
			g = min(high, materialOf(value))
		// 3. "The rounds are over when Kaissa determines the right material value."
		case tree.ReasonWithinBounds:
			return value, tree.ReasonComplete
		default:
			return s.standing, reason
		}
	}
}

// round searches the root within borders. One that has not reached the lower border names no best
// move, so the one before stays (ruling).
func (s *selection) round(number int, a, b eval.Score) (eval.Score, tree.Reason) {
	if !s.run.Stage(tree.TypeRound, number, a, b) {
		return s.standing, tree.ReasonStopped
	}
	line := s.pv.Line()
	s.pv.Clear(0)
	value, reason := s.search(&s.line[0], a, b)
	switch {
	case reason == tree.ReasonStopped:
	case value >= b:
		reason = tree.ReasonAboveBounds
	case value <= a:
		reason = tree.ReasonBelowBounds
	default:
		reason = tree.ReasonWithinBounds
	}
	s.run.Leave(board.NoMove, value, a, b, reason)
	if found := s.pv.First(0) != board.NoMove; found && (value > a || len(line) == 0) {
		s.standing, s.taken = value, true
		s.run.Improve()
	} else {
		s.pv.SetLine(line)
	}
	return value, reason
}
