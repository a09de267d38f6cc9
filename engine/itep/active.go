package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// goOnRank is the last rank at which an active game goes on through the moves that
// it did not choose while the value does not lie within the bounds (§6).
const goOnRank = 1

// active is the active game at a position that is not final. It returns the
// pseudo-evaluation (formula 12.1): the best value of the moves that were
// considered, whether or not it lies within the bounds.
func (s *scheme) active(p *board.Position, rank int, m, M eval.Score) (eval.Score, tree.Reason) {
	// 1. The tests choose the moves to be considered, and sort all of them.
	considered, ok := s.choose(p, rank, m, M)
	if !ok {
		s.lines[rank].n = 0
		return m, tree.ReasonStopped
	}
	list := s.choices[rank].moves
	// 2. Where every move loses, none is considered; the best test has the value
	//    (ruling), and its line. Ranks 0 and 1 go on below.
	if considered == 0 && rank > goOnRank {
		s.run.SetBest(s.choices[rank].keptTest)
		return s.choices[rank].kept, ReasonAllLosing
	}
	s.lines[rank].n = 0
	best := eval.Score(-mate - 1)
	for i := range list {
		// 3. After the chosen moves ranks 0 and 1 go on, best evaluation first, until
		//    the value leaves the lower bound.
		if i >= considered && (rank > goOnRank || best > m) {
			break
		}
		if rank == 0 {
			s.report(search.Progress{Moves: len(list), Number: i + 1, Score: max(m, best)})
		}
		s.answers[rank+1] = list[i].threat == yes || s.untestedActive && list[i].threat == untested
		value, ok := s.try(p, list[i].move, list[i].class(), rank, max(m, best), M)
		if !ok {
			return max(best, -mate), tree.ReasonStopped
		}
		if value > best {
			best = value
			s.run.Improve()
			s.keep(rank, list[i].move)
		}
		// 4. Formula 20: M > m, or the node is done with.
		if best >= M {
			return best, tree.ReasonCut
		}
	}
	return best, tree.ReasonComplete
}
