package itep

import (
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
)

// candidate is a legal move of an active game with the verdicts of its tests.
type candidate struct {
	move     board.Move
	value    eval.Score // its evaluation: the pseudo-evaluation of the test that the variant names
	safety   verdict
	activity verdict
	chosen   bool    // the active game considers it
	last     tree.ID // its last test, whose class says what became of the move
}

func (c *candidate) safe() bool   { return c.safety.yes }
func (c *candidate) losing() bool { return c.safety.known && !c.safety.yes }
func (c *candidate) active() bool { return c.activity.yes }

// class says what is known of the move.
func (c *candidate) class() tree.MoveClass {
	switch {
	case c.losing():
		return ClassLosing
	case c.active():
		return ClassActive
	case !c.activity.known:
		return ClassNotLosing
	case c.chosen:
		return ClassBestPassive
	}
	return ClassPassive
}

// group is the place of a candidate in the sorted list.
func (c *candidate) group() int {
	switch {
	case !c.chosen:
		return 2
	case c.active():
		return 0
	}
	return 1
}

// choose tests the legal moves of a node as the variant of the active game says, and
// sorts them: first the considered ones, the active before the passive, then the
// others, each by their evaluation. It returns how many are considered, or 0 when the
// search was stopped.
func (s *scheme) choose(n *node, b bounds) (considered int) {
	s.listCandidates(n)
	switch {
	case s.variant == 1:
		s.chooseSafetyFirst(n, b)
	case s.variant == 2 && n.afterActive:
		s.chooseSafetyOnly(n, b)
	default:
		s.chooseActivityFirst(n, b, s.variant == 3 && n.afterActive)
	}
	if s.run.Stopped() {
		return 0
	}
	sortStable(n.candidates, func(a, b *candidate) bool {
		x, y := a.group(), b.group()
		return x < y || x == y && a.value > b.value
	})
	for i := range n.candidates {
		switch c := &n.candidates[i]; {
		case c.chosen:
			considered++
			s.run.Reclass(c.last, c.class())
		case !c.losing():
			s.run.Reclass(c.last, ClassNotConsidered)
		}
	}
	return considered
}

// listCandidates starts the choice of a node: all legal moves in their order.
func (s *scheme) listCandidates(n *node) {
	s.listLegal(n)
	n.candidates, n.bestSafe = n.candidates[:0], verdict{value: worst}
	for _, move := range n.moves.All() {
		n.candidates = append(n.candidates, candidate{move: move, last: tree.None})
	}
}

// chooseSafetyFirst is the first variant.
func (s *scheme) chooseSafetyFirst(n *node, b bounds) {
	list := n.candidates
	// 1. Moves that are not losing are found first, and their evaluations with them.
	for i := range list {
		if !s.testSafety(n, &list[i], b) {
			return
		}
		list[i].value = list[i].safety.value
	}
	// 2. Those are examined for their activity.
	for i := range list {
		if list[i].safe() && !s.testActivity(n, &list[i], b) {
			return
		}
	}
	// 3. All active ones are considered, and the best passive one.
	byValue(list)
	admitActive(list)
	admitPassive(list, 1)
}

// chooseActivityFirst is the second variant after a passive move, and the third.
func (s *scheme) chooseActivityFirst(n *node, b bounds, answer bool) {
	list := n.candidates
	// 1. Moves are examined for their activity first of all, and evaluated with that.
	for i := range list {
		if !s.testActivity(n, &list[i], b) {
			return
		}
		list[i].value = list[i].activity.value
	}
	// 2. Active ones are tested for safety, and considered if they don't lose.
	byValue(list)
	for i := range list {
		if list[i].active() && !s.testSafety(n, &list[i], b) {
			return
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
			return
		}
		if list[i].active() {
			continue
		}
		if !s.testSafety(n, &list[i], b) {
			return
		}
		wanted -= admitPassive(list[i:i+1], 1)
	}
}

// chooseSafetyOnly is the second variant after an active move of the opponent: the
// three best moves that don't lose, whether they are active or not.
func (s *scheme) chooseSafetyOnly(n *node, b bounds) {
	list := n.candidates
	for i := range list {
		if !s.testSafety(n, &list[i], b) {
			return
		}
		list[i].value = list[i].safety.value
	}
	byValue(list)
	admitPassive(list, 3)
}

// testSafety tests a candidate; the line of the best test is kept for a node where
// every move loses. It reports whether the search goes on.
func (s *scheme) testSafety(n *node, c *candidate, b bounds) bool {
	c.safety = s.safety(n, c.move, b)
	if s.run.Stopped() {
		return false
	}
	class := ClassNotLosing
	if c.losing() {
		class = ClassLosing
	}
	c.last = c.safety.node
	s.run.Reclass(c.last, class)
	if c.safety.value > n.bestSafe.value {
		n.bestSafe = c.safety
		s.pv.Keep(n.ply, c.move)
	}
	return true
}

// testActivity tests a candidate; a check is active and leaves no test. It reports
// whether the search goes on.
func (s *scheme) testActivity(n *node, c *candidate, b bounds) bool {
	c.activity = s.activity(n, c.move, b.m)
	if s.run.Stopped() {
		return false
	}
	if c.activity.node == tree.None {
		return true
	}
	class := ClassPassive
	if c.active() {
		class = ClassActive
	}
	c.last = c.activity.node
	s.run.Reclass(c.last, class)
	return true
}

func byValue(list []candidate) {
	sortStable(list, func(a, b *candidate) bool { return a.value > b.value })
}

// sortStable sorts by insertion: lists are short, and often nearly sorted.
func sortStable(list []candidate, before func(a, b *candidate) bool) {
	for i := 1; i < len(list); i++ {
		c, j := list[i], i
		for j > 0 && before(&c, &list[j-1]) {
			j--
		}
		if j < i {
			copy(list[j+1:i+1], list[j:i])
			list[j] = c
		}
	}
}

// admitActive chooses the moves that are active and not losing; it returns how many.
func admitActive(list []candidate) (n int) {
	for i := range list {
		if list[i].active() && list[i].safe() {
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
		if n < wanted && !list[i].active() && list[i].safe() {
			list[i].chosen = true
			n++
		}
	}
	return n
}
