package itep

import (
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// goOnPly is the last ply at which an active game goes on through the moves that it did
// not choose while the value does not lie within the bounds (§6).
const goOnPly = 1

// active is the active game at a position that is not final. It returns the
// pseudo-evaluation (formula 12.1): the best value of the moves that were
// considered, whether or not it lies within the bounds.
func (s *scheme) active(n *node, b bounds) (eval.Score, tree.Reason) {
	// 1. The tests choose the moves to be considered, and sort all of them.
	considered := s.choose(n, b)
	if s.run.Stopped() {
		return s.bestTested(n, b), tree.ReasonStopped
	}
	// 2. Where every move loses, none is considered; the best test has the value
	//    (ruling), and its line. The ranks 0 and 1 go on below.
	if considered == 0 && n.ply > goOnPly {
		s.run.SetBest(n.bestSafe.node)
		return n.bestSafe.value, reasonAllLosing
	}
	if n.ply > 0 { // at the root the line of the best test stands until a move was examined
		s.pv.Clear(n.ply)
	}
	best := eval.Score(worst)
	for i := range n.candidates {
		c := &n.candidates[i]
		// 3. After the chosen moves the ranks 0 and 1 go on, best evaluation first, until
		//    the value leaves the lower bound.
		if i >= considered && (n.ply > goOnPly || best > b.m) {
			break
		}
		if n.ply == 0 {
			s.report(search.Progress{Moves: len(n.candidates), Number: i + 1, Score: max(b.m, best)})
		}
		s.branch[n.ply+1].afterActive = c.active() || s.untestedActive && !c.activity.known
		value := s.try(n, c.move, c.class(), b.from(best))
		if s.run.Stopped() {
			return s.bestExamined(n, b, best), tree.ReasonStopped
		}
		if value > best {
			best = value
			s.improve(n, c.move)
		}
		// 4. Formula 20: M > m, or the node is done with.
		if b.met(best) {
			return best, tree.ReasonCut
		}
	}
	return best, tree.ReasonComplete
}

// bestExamined returns what a node is worth whose moves were being examined when the search was stopped.
func (s *scheme) bestExamined(n *node, b bounds, best eval.Score) eval.Score {
	if n.ply == 0 && best == worst {
		return s.bestTested(n, b)
	}
	return max(best, -mate)
}

// bestTested returns what a node is worth whose tests were stopped: at the root the best of the safety tests,
// whose move can then be played (ruling), elsewhere no more than the lower bound.
func (s *scheme) bestTested(n *node, b bounds) eval.Score {
	if n.ply > 0 || !n.bestSafe.known {
		s.pv.Clear(n.ply)
		return b.m
	}
	s.run.SetBest(n.bestSafe.node)
	return n.bestSafe.value
}
