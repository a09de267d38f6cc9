package pitrat

// before reports whether a candidate is to be corrected before another one (section 2.4.5; the order
// is a ruling): one with plans in its second list, one with no class tried, the least cost, the least class, the
// oldest. Costs may both be counted from the same node above.
func (c candidate) before(d candidate) bool {
	if a, b := c.rank(), d.rank(); a != b {
		return a < b
	}
	if c.cost != d.cost {
		return c.cost < d.cost
	}
	if !c.threat && c.class != d.class {
		return c.class < d.class
	}
	return c.order < d.order
}

// rank orders candidates before their cost does. New captures are tried quickly for all; what is ours comes last.
func (c candidate) rank() int {
	switch {
	case c.threat:
		return 6
	case len(c.second) > 0 && c.class == 0:
		return 0
	case len(c.second) > 0 && c.class < paperClasses:
		return 1
	case len(c.second) > 0:
		return 2
	case c.class == 0:
		return 3
	case c.class < paperClasses:
		return 4
	}
	return 5
}

// add takes over what is to be done at a node below.
func (s *study) add(below *study) {
	s.threats = s.threats || below.threats
	if below.best.node == nil {
		return
	}
	c := below.best
	c.cost += s.others
	if s.best.node == nil || c.before(s.best) {
		s.best = c
	}
}

// research walks from the root along the dangerous moves (section 2.4.1) and says what the failing
// player can do. The second player has failed if the first has a combination: a move of the first level with
// a sufficient value. He studies these moves like other dangerous ones.
func (c *chooser) research(first bool) *study {
	if first {
		return c.studyDanger(c.root)
	}
	s := c.root.concluded.move.begin()
	s.below, s.others = c.dangerous(s.below, c.root)
	for _, m := range s.below {
		s.add(c.studyDanger(m))
	}
	return s
}

// studyMove is what is to be done after a move y of the failing player that is not good: a threat
// without a reply asks for a null move, and the dangerous replies are to be corrected.
func (c *chooser) studyMove(y *node) *study {
	s := &y.concluded.move
	if y.concluded.has(knowsMove) {
		return s
	}
	s.begin()
	if len(y.children) == 0 {
		s.threats = y.threat && !y.Closed
		if !s.threats && c.isThreat(y) {
			s.best = candidate{node: y, threat: true}
		}
	}
	s.below, s.others = c.dangerous(s.below, y)
	for _, b := range s.below {
		s.add(c.studyDanger(b))
		if !b.quick() {
			y.correcting = b
		}
	}
	return s
}

// studyDanger is what is to be done at a dangerous move b, or at the root, and after the replies to it.
func (c *chooser) studyDanger(b *node) *study {
	s := &b.concluded.danger
	if b.concluded.has(knowsDanger) {
		return s
	}
	s.begin()
	if !c.hopeless(b) {
		s.best = candidate{node: b}
	}
	for _, y := range b.children {
		if !c.Good(y.mover(), y.value) && !c.isLost(y) {
			s.below = append(s.below, y)
			s.add(c.studyMove(y))
		}
	}
	return s
}

// dangerous adds to an empty list the moves after y that are dangerous for its mover and are to be studied: all at
// which there is something to be tried quickly; of the others one, that which is being corrected, else the oldest.
// If one is spent the others need no study. And how many stay to be corrected if one is. Of the root: the moves by
// which the first player has won.
func (c *chooser) dangerous(list []*node, y *node) (study []*node, others int32) {
	var one *node
	for _, b := range y.children {
		if c.Good(y.mover(), b.value) {
			continue
		}
		if c.isSpent(b) {
			return list[:0], 0
		}
		others++
		switch {
		case b.quick():
			list = append(list, b)
		case one == nil || y.correcting == b:
			one = b
		}
	}
	if one != nil {
		list = append(list, one)
	}
	return list, others - 1
}

// threatsOf adds to a list the moves of the failing player that ask for a null move, in the order of the walk, of
// the study of a dangerous move, or of one of his own.
func (s *study) threatsOf(list []*node, danger bool) []*node {
	for _, n := range s.below {
		below := n.concluded.study(!danger)
		switch {
		case !below.threats:
		case danger && len(n.children) == 0:
			list = append(list, n)
		default:
			list = below.threatsOf(list, !danger)
		}
	}
	return list
}
