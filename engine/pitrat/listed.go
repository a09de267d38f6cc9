package pitrat

// spot is where a node stands in a list, with what cost, and the list in which those below it were given their
// places there; 0 where that is not known.
type spot struct{ begin, cost, walked int32 }

// lister lists for one player who fails all that may be corrected, with what it costs, in the order in which it is
// studied.
type lister struct {
	chooser *chooser
	turn    int32 // of the list that is being written
	whole   bool  // nothing is taken over
	listWriter
}

// list writes the whole list for a player after he has studied the tree. Cost: a step for every brother of a
// node at which something has changed since his last turn.
func (l *lister) list(first bool) {
	before := spot{walked: l.turn}
	if l.whole = l.turn%wholeEvery == 0; l.whole {
		before.walked = 0
	}
	l.turn++
	l.listWriter = listWriter{text: l.text[:0]}
	if s := l.chooser.root.concluded.study(first); !s.empty() {
		l.part(l.chooser.root, s, first, 0, spot{}, before)
	}
	l.finish()
}

// part lists what is to be done at a node, a dangerous move or one of the player's own, and below it: as it was, or
// anew where something has changed. It costs so much more than the node above, which stands there now and stood
// somewhere in the list before.
func (l *lister) part(n *node, s *study, danger bool, more int32, now, before spot) {
	known := before.walked > 0 && s.listed.turn == before.walked
	before = spot{before.begin + s.listed.offset, before.cost + s.listed.cost, s.listed.walked}
	s.listed.turn, s.listed.offset, s.listed.cost = l.turn, l.length-now.begin, more
	if cost := now.cost + more; known && !s.changed {
		l.take(run{before.begin, before.begin + s.listed.length, cost - before.cost})
	} else {
		if !known {
			before.walked = 0
		}
		l.anew(n, s, danger, spot{begin: l.length, cost: cost}, before)
	}
}

// anew lists a node that has changed where it stands now, and each below it.
func (l *lister) anew(n *node, s *study, danger bool, here, before spot) {
	if danger && !l.chooser.hopeless(n) {
		l.add(Danger{Node: n.id, Class: n.class, Cost: here.cost})
	}
	for _, b := range s.below {
		if below := b.concluded.study(!danger); !below.empty() {
			l.part(b, below, !danger, s.others, here, before)
		}
	}
	s.changed, s.listed.walked, s.listed.length = false, l.turn, l.length-here.begin
}
