package itep

import (
	"cmp"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// candidate is a legal move of an active game with what its tests found.
type candidate struct {
	move   board.Move
	value  eval.Score // its evaluation: the pseudo-evaluation of the test that the variant names
	safety finding    // yes: not losing
	threat finding    // yes: active
	chosen bool       // the active game considers it
	last   tree.ID    // its last test, whose class says what became of the move
}

// finding is the answer of a test.
type finding uint8

const (
	untested finding = iota
	no
	yes
)

func found(is bool) finding {
	if is {
		return yes
	}
	return no
}

// class says what is known of the move.
func (c *candidate) class() tree.MoveClass {
	switch {
	case c.safety == no:
		return ClassLosing
	case c.threat == yes:
		return ClassActive
	case c.threat == untested:
		return ClassNotLosing
	case c.chosen:
		return ClassBestPassive
	}
	return ClassPassive
}

// choice is the work of choosing at one node.
type choice struct {
	moves    []candidate
	kept     eval.Score // the best that a safety test has left the mover
	keptTest tree.ID    // that test
}

// choose tests the legal moves of a node as the variant of the active game says, and
// sorts them: first the considered ones, the active before the passive, then the
// others, each by their evaluation. ok is false when the search was stopped.
func (s *scheme) choose(p *board.Position, rank int, m, M eval.Score) (considered int, ok bool) {
	s.listCandidates(p, rank)
	switch answer := s.answers[rank]; {
	case s.variant == 1:
		ok = s.chooseSafetyFirst(p, rank, m, M)
	case s.variant == 2 && answer:
		ok = s.chooseSafetyOnly(p, rank, m, M)
	default:
		ok = s.chooseActivityFirst(p, rank, m, M, s.variant == 3 && answer)
	}
	if !ok {
		return 0, false
	}
	list := s.choices[rank].moves
	slices.SortStableFunc(list, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.group(), b.group()), cmp.Compare(b.value, a.value))
	})
	for i := range list {
		switch c := &list[i]; {
		case c.chosen:
			considered++
			s.run.Reclass(c.last, c.class())
		case c.safety != no:
			s.run.Reclass(c.last, ClassNotConsidered)
		}
	}
	return considered, true
}

// listCandidates starts the choice of a node: all legal moves in their order.
func (s *scheme) listCandidates(p *board.Position, rank int) {
	list := &s.moves[rank]
	list.Clear()
	p.Legal(list)
	s.order(p, list)
	c := &s.choices[rank]
	c.moves, c.kept = c.moves[:0], -mate-1
	for _, move := range list.All() {
		c.moves = append(c.moves, candidate{move: move, last: tree.None})
	}
}

// group is the place of a candidate in the sorted list.
func (c *candidate) group() int {
	switch {
	case !c.chosen:
		return 2
	case c.threat == yes:
		return 0
	}
	return 1
}

// chooseSafetyFirst is the first variant.
func (s *scheme) chooseSafetyFirst(p *board.Position, rank int, m, M eval.Score) (ok bool) {
	list := s.choices[rank].moves
	// 1. Moves that are not losing are found first, and their evaluations with them.
	for i := range list {
		if list[i].value, ok = s.testSafety(p, &list[i], rank, m, M); !ok {
			return false
		}
	}
	// 2. Those are examined for their activity.
	for i := range list {
		if list[i].safety == yes {
			if _, ok = s.testActivity(p, &list[i], rank, m); !ok {
				return false
			}
		}
	}
	// 3. All active ones are considered, and the best passive one.
	byValue(list)
	admitActive(list)
	admitPassive(list, 1)
	return true
}

// chooseActivityFirst is the second variant after a passive move, and the third.
func (s *scheme) chooseActivityFirst(p *board.Position, rank int, m, M eval.Score, answer bool) (ok bool) {
	list := s.choices[rank].moves
	// 1. Moves are examined for their activity first of all, and evaluated with that.
	for i := range list {
		if list[i].value, ok = s.testActivity(p, &list[i], rank, m); !ok {
			return false
		}
	}
	// 2. Active ones are tested for safety, and considered if they don't lose.
	byValue(list)
	for i := range list {
		if list[i].threat == yes {
			if _, ok = s.testSafety(p, &list[i], rank, m, M); !ok {
				return false
			}
		}
	}
	active := admitActive(list)
	// 3. The best passive one joins them; in the third variant an active move of the
	//    opponent that has no active answer gets three passive ones.
	wanted := 1
	if answer && active == 0 {
		wanted = 3
	}
	for i := range list {
		if wanted == 0 {
			break
		}
		if list[i].threat == yes {
			continue
		}
		if _, ok = s.testSafety(p, &list[i], rank, m, M); !ok {
			return false
		}
		wanted -= admitPassive(list[i:i+1], 1)
	}
	return true
}

// chooseSafetyOnly is the second variant after an active move of the opponent: the
// three best moves that don't lose, whether they are active or not.
func (s *scheme) chooseSafetyOnly(p *board.Position, rank int, m, M eval.Score) (ok bool) {
	list := s.choices[rank].moves
	for i := range list {
		if list[i].value, ok = s.testSafety(p, &list[i], rank, m, M); !ok {
			return false
		}
	}
	byValue(list)
	admitPassive(list, 3)
	return true
}

// testSafety tests a candidate; the line of the best test is kept for a node where
// every move loses.
func (s *scheme) testSafety(p *board.Position, c *candidate, rank int, m, M eval.Score) (value eval.Score, ok bool) {
	value, losing, ok := s.safety(p, c.move, rank, m, M)
	if !ok {
		return value, false
	}
	c.safety, c.last = found(!losing), s.run.Closed()
	class := ClassNotLosing
	if losing {
		class = ClassLosing
	}
	s.run.Reclass(c.last, class)
	if node := &s.choices[rank]; value > node.kept {
		node.kept, node.keptTest = value, c.last
		s.keep(rank, c.move)
	}
	return value, true
}

// testActivity tests a candidate; a check is active and leaves no test.
func (s *scheme) testActivity(p *board.Position, c *candidate, rank int, m eval.Score) (value eval.Score, ok bool) {
	value, active, tested, ok := s.activity(p, c.move, rank, m)
	if !ok {
		return value, false
	}
	c.threat = found(active)
	class := ClassPassive
	if active {
		class = ClassActive
	}
	if tested {
		c.last = s.run.Closed()
		s.run.Reclass(c.last, class)
	}
	return value, true
}

func byValue(list []candidate) {
	slices.SortStableFunc(list, func(a, b candidate) int { return cmp.Compare(b.value, a.value) })
}

// admitActive chooses the moves that are active and not losing; it returns how many.
func admitActive(list []candidate) (n int) {
	for i := range list {
		if list[i].threat == yes && list[i].safety == yes {
			list[i].chosen = true
			n++
		}
	}
	return n
}

// admitPassive chooses the first moves that are not losing and not known to be
// active, at most as many as wanted; it returns how many.
func admitPassive(list []candidate, wanted int) (n int) {
	for i := range list {
		if n < wanted && list[i].threat != yes && list[i].safety == yes {
			list[i].chosen = true
			n++
		}
	}
	return n
}
