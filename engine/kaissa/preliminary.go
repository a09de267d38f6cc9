package kaissa

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// ranking is a list of moves with the values that their forcing variations found, the best first.
type ranking []ranked

// ranked is a move with its value for the side that makes it.
type ranked struct {
	move  board.Move
	value eval.Score
}

// place returns how many moves stand before one.
func (r ranking) place(move board.Move) int {
	return slices.IndexFunc(r, func(x ranked) bool { return x.move == move })
}

// searchFV0 searches the forcing variation "after each possible move in the position on the board"
// and orders the moves by what it finds.
func (s *selection) searchFV0() (eval.Score, tree.Reason) {
	if !s.run.Stage(typeFV0, 0, -infinite, infinite) {
		return -mate, tree.ReasonStopped
	}
	best, reason := s.rank(&s.line[0], &s.fv0)
	s.run.Leave(board.NoMove, best, -infinite, infinite, reason)
	if s.pv.First(0) != board.NoMove {
		s.run.Improve()
	}
	return best, reason
}

// searchFV1 "repeats the procedure for the opponent's moves after the best FV0 move". What it finds
// is the order of the replies; the move stays.
func (s *selection) searchFV1() (eval.Score, tree.Reason) {
	if !s.run.Stage(typeFV1, 1, -infinite, infinite) {
		return -mate, tree.ReasonStopped
	}
	line := s.pv.Line()
	value, reason := eval.Score(-mate), tree.ReasonStopped
	next := &s.line[1]
	next.after(&s.line[0], s.fv0[0].move)
	next.forcing, next.nonForcing, next.checks = false, 0, [2]int{}
	s.history.Push(next.position.Key(), next.position.HalfmoveClock() == 0)
	if s.run.Enter(next.last, tree.TypeFullWidth, next.class(&s.line[0]), -infinite, infinite) {
		s.run.Place(tree.PlaceEarlier)
		s.pv.Clear(1)
		var final bool
		if value, reason, final = s.final.Final(&next.position, 1, &s.history); !final {
			value, reason = s.rank(next, &s.fv1)
		}
		s.run.Leave(next.last, value, -infinite, infinite, reason)
		s.run.Improve()
		value = -value
	}
	s.history.Pop()
	s.pv.SetLine(line)
	s.run.Leave(board.NoMove, value, -infinite, infinite, s.unless(tree.ReasonComplete))
	return value, s.unless(tree.ReasonComplete)
}

// rank searches every legal move of a node with its forcing variation, within the whole range of
// values so that all are exact (ruling), and ranks them.
func (s *selection) rank(n *node, into *ranking) (eval.Score, tree.Reason) {
	n.position.Legal(&n.moves)
	best := eval.Score(worst)
	list := make(ranking, 0, n.moves.Len())
	for i, move := range n.moves.All() {
		if n.ply == 0 {
			s.report(search.Progress{Moves: n.moves.Len(), Number: i + 1, Score: max(best, -mate)})
		}
		next := &s.line[n.ply+1]
		next.after(n, move)
		s.enterForcing(next, true)
		value := s.try(n, next, tree.PlaceGenerated, -infinite, infinite)
		if s.run.Stopped() {
			return max(best, -mate), tree.ReasonStopped
		}
		if value > best {
			best = value
			s.improve(n, move)
		}
		list = append(list, ranked{move, value})
	}
	slices.SortStableFunc(list, func(x, y ranked) int { return cmp.Compare(y.value, x.value) })
	*into = list
	return best, tree.ReasonComplete
}
