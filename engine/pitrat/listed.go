package pitrat

// listing is where what is dangerous at a node and below it stood in the list of all that may be corrected:
// as long as nothing there changes it stands so in the next one.
type listing struct {
	turn       int32 // of the list, 0 for none
	begin, end int32
	cost       int32 // that the walk brought along
}

// lister lists for one player who fails all that may be corrected, with what it costs, in the order in which it is
// studied.
type lister struct {
	chooser *chooser
	turn    int32 // of the list that is being written
	whole   bool  // nothing is taken over
	listWriter
}

// list writes the whole list for a player after he has studied the tree. Cost: a walk over what has changed
// since his last turn.
func (l *lister) list(first bool) {
	l.whole = l.turn%wholeEvery == 0
	l.turn++
	l.listWriter = listWriter{text: l.text[:0]}
	l.part(l.chooser.root, first, 0)
	l.finish()
}

// part lists what is to be done at a node, a dangerous move or one of the player's own, and below it: as it was, or
// anew where something has changed.
func (l *lister) part(n *node, danger bool, cost int) {
	s := &n.concluded.move
	if danger {
		s = &n.concluded.danger
	}
	if s.empty() {
		return
	}
	begin := l.length
	if was := s.listed; !l.whole && was.turn == l.turn-1 {
		l.take(run{was.begin, was.end, int32(cost) - was.cost})
	} else {
		if danger && !l.chooser.hopeless(n) {
			l.add(Danger{Node: n.id, Class: n.class, Cost: int32(cost)})
		}
		for _, b := range s.below {
			l.part(b, !danger, cost+s.others)
		}
	}
	s.listed = listing{l.turn, begin, l.length, int32(cost)}
}
